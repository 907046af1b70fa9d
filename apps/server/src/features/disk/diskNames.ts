import { maximumDiskName } from '@jinshu/api';
import { plainName } from '../../platform/http/index.ts';

/** Characters that no name on a disk has (FIL-17). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a name is one line of text
const forbidden = /[/\\:*?"<>|\u0000-\u001f\u007f]/g;

/** A name as a disk takes it: without what FIL-17 forbids, and not longer than it allows, its ending kept. */
export function diskName(given: string): string {
  const name = plainName(given).replace(forbidden, '_').trim().replace(/^\.+$/, '') || 'file';
  const letters = [...name];
  if (letters.length <= maximumDiskName) return name;
  const ending = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? '';
  return letters.slice(0, maximumDiskName - [...ending].length).join('') + ending;
}

/** The name with a number before its ending. */
export function numberedName(name: string, number: number): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? [];
  return diskName(`${[...stem].slice(0, maximumDiskName - 10 - [...ending].length).join('')} (${number})${ending}`);
}

/** The name, or where it is taken the first free one with a number. */
export function freeName(name: string, isTaken: (lower: string) => boolean): string {
  if (!isTaken(name.toLowerCase())) return name;
  for (let number = 2; ; number += 1) {
    const numbered = numberedName(name, number);
    if (!isTaken(numbered.toLowerCase())) return numbered;
  }
}
