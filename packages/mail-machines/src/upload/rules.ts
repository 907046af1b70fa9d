/** What a place takes in. */
export interface UploadRules {
  /** Endings of files that run when they are opened (ATT-08). */
  excludedExtensions: readonly string[];
  /** The largest file, in bytes (ATT-13). */
  maximumBytes: number;
}

/** Why a file is not taken: it is empty (ATT-07), it runs (ATT-08), it is too large (ATT-13), or its name is in the list already (ATT-09). */
export type RuleRefusal = 'empty' | 'executable' | 'over-limit' | 'duplicate';

/** A file that was chosen, dropped or pasted. */
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
    const refusal = refusalByRules(file, rules) ?? (names.has(file.name.toLowerCase()) ? 'duplicate' : null);
    if (refusal === null) {
      taken.push(file);
      names.add(file.name.toLowerCase());
    } else refused.push({ name: file.name, refusal });
  }
  return { taken, refused };
}

/** Above this many bytes a file had better go as an online attachment (ATT-10). */
export const largeAttachment = 31_457_280;

/** Whether a file of a letter should be offered to go as an online attachment (ATT-10). */
export const suggestsOnline = ({ size, isOnline }: { size: number; isOnline: boolean }): boolean => size > largeAttachment && !isOnline;

/** Whether a file of a letter is moved to the network disk by itself: all are, or those at or above a size (ATT-11, ATT-12). */
export const goesToDisk = (
  { size }: { size: number },
  { movesAllToDisk, movesLargeToDisk, diskThreshold }: { movesAllToDisk: boolean; movesLargeToDisk: boolean; diskThreshold: number },
): boolean => movesAllToDisk || (movesLargeToDisk && size >= diskThreshold);
