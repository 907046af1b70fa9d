/** Maximum length of a name, in characters. */
export const maximumDiskName = 100;
/** Maximum number of folders that lie in each other. */
export const maximumDiskDepth = 50;
/** Number of days for which deleted entries can be restored. */
export const trashDays = 30;
/** Number of earlier versions that a file keeps. */
export const keptVersions = 10;

/** Why a name does not stand. */
export type DiskNameFault = 'required' | 'too-long' | 'wrong-character';

/** Says why a name does not stand for a file or folder of a disk (FIL-17), or nothing. */
export function checkDiskName(name: string): DiskNameFault | undefined {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed === '.' || trimmed === '..') return 'required';
  if ([...trimmed].length > maximumDiskName) return 'too-long';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a name is one line of text
  return /[/\\:*?"<>|\u0000-\u001f\u007f]/.test(trimmed) ? 'wrong-character' : undefined;
}

/** Whether a disk is nearly full, so that its pages warn (FIL-57). One without a limit never is. */
export const isDiskNearlyFull = ({ used, total }: { used: number; total: number }): boolean => total > 0 && used >= total * 0.9;
