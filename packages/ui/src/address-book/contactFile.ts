/** Endings of the files that contacts are imported from (CON-15). */
export const CONTACT_FILE_TYPES: readonly string[] = ['.xls', '.xlsx', '.csv'];

/** Bytes that a file to import may have (CON-16): 10M. */
export const CONTACT_FILE_LIMIT = 10 * 1024 * 1024;

/** Why a file is not taken. */
export type ContactFileProblem = 'type' | 'size' | 'empty';

/** What keeps a file from being imported; `undefined` when nothing does. */
export function contactFileProblem({ name, size }: Pick<File, 'name' | 'size'>): ContactFileProblem | undefined {
  if (!CONTACT_FILE_TYPES.some((ending) => name.toLowerCase().endsWith(ending))) return 'type';
  if (size === 0) return 'empty';
  return size > CONTACT_FILE_LIMIT ? 'size' : undefined;
}
