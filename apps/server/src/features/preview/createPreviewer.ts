import { Problem } from '@jinshu/api';
import type { TextFailure } from '../../mime/document/index.ts';
import { type ConfinedReader, createConfinedReader } from '../../platform/confined/index.ts';
import { limits } from './limits.ts';
import type { FileToShow, Shown } from './Shown.ts';

/** Result of a preview: a displayable form or a failure. */
export type ShownOrNot = Shown | { failure: TextFailure };

/** Makes files into what can be shown, in processes that none of them can take the server down with. */
export interface Previewer {
  show(file: FileToShow): Promise<ShownOrNot>;
  close(): void;
}

const program = new URL('./previewProcess.ts', import.meta.url);
/** People wait for it, but those who read their mail come first. */
const niceness = 5;
const idleMs = 60_000;
/** Two processes, so that one slow file does not delay all others. */
const processes = 2;
const mostWaiting = 40;

/** Makes a previewer. Its processes start when they are needed and go when there is nothing to do. */
export function createPreviewer({ timeLimitMs = limits.milliseconds as number } = {}): Previewer {
  const { heapMegabytes } = limits;
  const readers = Array.from(
    { length: processes },
    (): ConfinedReader<FileToShow, ShownOrNot> => createConfinedReader({ program, heapMegabytes, timeLimitMs, idleMs, niceness }),
  );
  return {
    async show(file) {
      const [first, ...others] = readers;
      const reader = others.reduce((least, one) => (one.pending < (least?.pending ?? 0) ? one : least), first);
      if (!reader || reader.pending >= mostWaiting) throw new Problem('unavailable');
      return reader.read(file);
    },
    close: () => {
      for (const reader of readers) reader.close();
    },
  };
}
