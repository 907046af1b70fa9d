/** Rules for files that may be added. */
export interface UploadRules {
  /** Extensions of executable files. */
  excludedExtensions: readonly string[];
  /** Maximum file size, in bytes. */
  maximumBytes: number;
  /**
   * Whether several files may have the same name, because they go to different folders.
   * @default false
   */
  allowsSameName?: boolean | undefined;
}

/** Reason a file is refused: empty, executable, too large, or a name that is already in the list. */
export type RuleRefusal = 'empty' | 'executable' | 'over-limit' | 'duplicate';

/** File that was selected, dropped or pasted. */
export interface ChosenFile {
  name: string;
  size: number;
}

/** Whether a file runs when it is opened. Windows passes over dots and blanks at the end of a name, and runs what is before them. */
export function isExecutable(name: string, excludedExtensions: readonly string[]): boolean {
  const extension = /\.([^.\s]+)[.\s]*$/.exec(name)?.[1]?.toLowerCase();
  return extension !== undefined && excludedExtensions.some((excluded) => excluded.replace(/^\./, '').toLowerCase() === extension);
}

/** Why a file is not taken, or nothing. */
export function refusalByRules({ name, size }: ChosenFile, rules: UploadRules): RuleRefusal | null {
  if (size === 0) return 'empty';
  if (isExecutable(name, rules.excludedExtensions)) return 'executable';
  return size > rules.maximumBytes ? 'over-limit' : null;
}

/** Parts the files that are taken from those that are not. `listed` are the names that no further file may have. */
export function sortByRules<T extends ChosenFile>(
  files: readonly T[],
  rules: UploadRules,
  listed: readonly string[] = [],
): { taken: T[]; refused: { name: string; refusal: RuleRefusal }[] } {
  const names = new Set(listed.map((name) => name.toLowerCase()));
  const taken: T[] = [];
  const refused: { name: string; refusal: RuleRefusal }[] = [];
  for (const file of files) {
    const refusal = refusalByRules(file, rules) ?? (!rules.allowsSameName && names.has(file.name.toLowerCase()) ? 'duplicate' : null);
    if (refusal === null) {
      taken.push(file);
      names.add(file.name.toLowerCase());
    } else refused.push({ name: file.name, refusal });
  }
  return { taken, refused };
}

/** Returns the upload type of a file: `eml` if its messages are imported into a folder, otherwise `mail`. */
export const uploadTypeOf = (importInto: string | undefined): 'mail' | 'eml' => (importInto === undefined ? 'mail' : 'eml');

/** Size above which an online attachment is suggested, in bytes. */
export const largeAttachment = 31_457_280;

/** Whether to suggest sending the file as an online attachment. */
export const suggestsOnline = ({ size, isOnline }: { size: number; isOnline: boolean }): boolean => size > largeAttachment && !isOnline;

/** Whether an attachment is moved to the personal drive automatically: all files are, or those at or above a size. */
export const goesToDisk = (
  { size }: { size: number },
  { movesAllToDisk, movesLargeToDisk, diskThreshold }: { movesAllToDisk: boolean; movesLargeToDisk: boolean; diskThreshold: number },
): boolean => movesAllToDisk || (movesLargeToDisk && size >= diskThreshold);
