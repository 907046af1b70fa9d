/** Conditions of an advanced search. Omitted fields aren't searched. */
export interface SearchConditions {
  keyword?: string | undefined;
  subject?: string | undefined;
  /** Words inside attachments. */
  attachment?: string | undefined;
  /** Raw name of a folder; without it all folders but Drafts. */
  folder?: string | undefined;
  sender?: string | undefined;
  recipient?: string | undefined;
  /** An address: mail from it and mail to it. */
  person?: string | undefined;
  /** 1 yesterday, 2 past 3 days, 3 last week, 4 last month, 5 past 3 months, 6 past 6 months, 7 last year. */
  date?: number | undefined;
  /** 1 up to 100 KB, 2 up to 10 MB, 3 above. */
  size?: number | undefined;
}

/** Text fields of a search, in display order. */
const searchTexts = ['keyword', 'subject', 'attachment', 'sender', 'recipient', 'person'] as const;

const leading = ['keyword', 'subject', 'attachment', 'person'] as const;

/** Whether a search says enough: keyword, subject or attachment text, or a person as one address. */
export const isSearchable = (conditions: SearchConditions): boolean => leading.some((field) => (conditions[field] ?? '').trim() !== '');

/** The conditions with trimmed words and without empty ones. */
export function tidySearch(conditions: SearchConditions): SearchConditions {
  const { folder, date, size } = conditions;
  const tidy: SearchConditions = {};
  for (const field of searchTexts) {
    const words = conditions[field]?.trim();
    if (words) tidy[field] = words;
  }
  return {
    ...tidy,
    ...(folder !== undefined && { folder }),
    ...(date !== undefined && { date }),
    ...(size !== undefined && { size }),
  };
}
