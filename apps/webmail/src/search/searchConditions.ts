import type { SearchQuery } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import type { SearchConditions } from '@jinshu/ui/search-form';

const texts = ['keyword', 'subject', 'attachment', 'sender', 'recipient', 'person', 'folder'] as const;
const ranges = ['date', 'size'] as const;

/** What a search tab was asked for in words (SRC-17): the server is told, and does not look at it. */
export function textsOf({ query }: Pick<MailTab, 'query'>): Pick<SearchQuery, 'folderText' | 'dateText' | 'sizeText'> {
  const { folderText, dateText, sizeText } = (query ?? {}) as Partial<Record<string, string>>;
  return { ...(folderText && { folderText }), ...(dateText && { dateText }), ...(sizeText && { sizeText }) };
}

/** What a search tab asks for. */
export function conditionsOf({ query }: Pick<MailTab, 'query'>): SearchConditions {
  const conditions: SearchConditions = {};
  for (const name of texts) if (typeof query?.[name] === 'string') conditions[name] = query[name];
  for (const name of ranges) if (typeof query?.[name] === 'number') conditions[name] = query[name];
  return conditions;
}

/** The words that are looked for, for a heading. */
export const wordsOf = ({ keyword, subject, attachment, sender, recipient, person }: SearchConditions): string =>
  [keyword, subject, attachment, sender, recipient, person].filter(Boolean).join(' ');
