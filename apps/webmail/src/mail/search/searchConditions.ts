import type { SearchQuery } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import type { SearchConditions } from '@jinshu/ui/search-form';

const texts = ['keyword', 'subject', 'attachment', 'sender', 'recipient', 'person', 'folder'] as const;
const ranges = ['date', 'size'] as const;

/** Returns the texts of the conditions of a search tab (SRC-17). They are sent to the server, which ignores them. */
export function textsOf({ query }: Pick<MailTab, 'query'>): Pick<SearchQuery, 'folderText' | 'dateText' | 'sizeText'> {
  const { folderText, dateText, sizeText } = (query ?? {}) as Partial<Record<string, string>>;
  return { ...(folderText && { folderText }), ...(dateText && { dateText }), ...(sizeText && { sizeText }) };
}

/** Returns the conditions of a search tab. */
export function conditionsOf({ query }: Pick<MailTab, 'query'>): SearchConditions {
  const conditions: SearchConditions = {};
  for (const name of texts) if (typeof query?.[name] === 'string') conditions[name] = query[name];
  for (const name of ranges) if (typeof query?.[name] === 'number') conditions[name] = query[name];
  return conditions;
}

/** Returns the search terms, for a heading. */
export const wordsOf = ({ keyword, subject, attachment, sender, recipient, person }: SearchConditions): string =>
  [keyword, subject, attachment, sender, recipient, person].filter(Boolean).join(' ');
