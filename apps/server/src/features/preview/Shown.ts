import type { PreviewSheet } from '@jinshu/api';

/** Displayable form of a file. `bytes` replace those of the file. */
export type Shown =
  | { kind: 'image'; type: string; bytes: Uint8Array }
  | { kind: 'pdf'; bytes: Uint8Array }
  | { kind: 'html'; html: string; isCut: boolean }
  | { kind: 'text'; text: string; html?: string | undefined; isCut: boolean }
  | { kind: 'sheets'; sheets: PreviewSheet[]; text?: string | undefined; isCut: boolean };

/** File to preview. */
export interface FileToShow {
  bytes: Uint8Array;
  /** The ending by which it is known. */
  suffix: string;
}
