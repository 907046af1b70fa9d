import { layoutStrings as s } from '../../core/page/index.ts';

/** Labels of the search scopes of the box in the top bar. */
export const searchScopes = { keyword: s.scopeKeyword, subject: s.scopeSubject, attachment: s.scopeAttachment } as const;
export type SearchScope = keyof typeof searchScopes;
