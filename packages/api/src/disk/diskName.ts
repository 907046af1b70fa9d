/** Maximum length of a name, in characters. */
export const maximumDiskName = 100;
/** Maximum depth of nested folders. */
export const maximumDiskDepth = 50;
/** Number of days for which deleted entries can be restored. */
export const trashDays = 30;
/** Number of earlier versions that a file keeps. */
export const keptVersions = 10;

/** Reason why a name is invalid. */
export type DiskNameFault = 'required' | 'too-long' | 'wrong-character';

/** Returns why a name is invalid for a file or folder of a disk, or undefined. */
export function checkDiskName(name: string): DiskNameFault | undefined {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed === '.' || trimmed === '..') return 'required';
  if ([...trimmed].length > maximumDiskName) return 'too-long';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a name is one line of text
  return /[/\\:*?"<>|\u0000-\u001f\u007f]/.test(trimmed) ? 'wrong-character' : undefined;
}

/** Whether a disk is nearly full, so that its pages warn. One without a limit never is. */
export const isDiskNearlyFull = ({ used, total }: { used: number; total: number }): boolean => total > 0 && used >= total * 0.9;
