import { layoutStrings as s } from './layout.strings.ts';

/** What the box of the top bar can search, by its words. */
export const searchScopes = { keyword: s.scopeKeyword, subject: s.scopeSubject, attachment: s.scopeAttachment } as const;
export type SearchScope = keyof typeof searchScopes;
