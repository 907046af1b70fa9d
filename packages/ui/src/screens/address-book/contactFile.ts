/** Extensions of the files that contacts can be imported from. */
export const CONTACT_FILE_TYPES: readonly string[] = ['.xls', '.xlsx', '.csv', '.vcf'];

/** Maximum size of a file to import, in bytes (10 MB). */
export const CONTACT_FILE_LIMIT = 10 * 1024 * 1024;

/** Why a file is not taken. */
export type ContactFileProblem = 'type' | 'size' | 'empty';

/** Returns why a file can't be imported, or `undefined` if it can. */
export function contactFileProblem({ name, size }: Pick<File, 'name' | 'size'>): ContactFileProblem | undefined {
  if (!CONTACT_FILE_TYPES.some((ending) => name.toLowerCase().endsWith(ending))) return 'type';
  if (size === 0) return 'empty';
  return size > CONTACT_FILE_LIMIT ? 'size' : undefined;
}
