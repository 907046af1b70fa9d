import type { PreviewSheet } from '@jinshu/api';

/** What a file was made into, so that it can be shown. `bytes` stand in place of those of the file. */
export type Shown =
  | { kind: 'image'; type: string; bytes: Uint8Array }
  | { kind: 'pdf'; bytes: Uint8Array }
  | { kind: 'html'; html: string; isCut: boolean }
  | { kind: 'text'; text: string; html?: string | undefined; isCut: boolean }
  | { kind: 'sheets'; sheets: PreviewSheet[]; text?: string | undefined; isCut: boolean };

/** A file that is to be shown. */
export interface FileToShow {
  bytes: Uint8Array;
  /** The ending by which it is known. */
  suffix: string;
}
