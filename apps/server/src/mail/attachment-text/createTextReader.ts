import { type AttachedFile, limits, type TextFailure } from '../../mime/document/index.ts';
import { createConfinedReader } from '../../platform/confined/index.ts';

/** Text of a file with its lexemes, or the reason why it has none. */
export type ReadFile = { text: string; isCut: boolean; lexemes: string[] } | { failure: TextFailure };

/** Reads files one after the other, in a process that none of them can take the server down with. */
export interface TextReader {
  read(file: AttachedFile): Promise<ReadFile>;
  /** Ends the process. What it was reading is not read, and says so by an error. */
  close(): void;
}

const program = new URL('./textProcess.ts', import.meta.url);
const idleMs = 10_000;
const lowestPriority = 19;

/** Makes a reader. Its process starts with the first file and goes when there are none. */
export function createTextReader({ timeLimitMs = limits.milliseconds as number } = {}): TextReader {
  const { heapMegabytes } = limits;
  const reader = createConfinedReader<AttachedFile, ReadFile>({ program, heapMegabytes, timeLimitMs, idleMs, niceness: lowestPriority });
  return {
    async read(file) {
      return file.bytes.length > limits.fileBytes ? { failure: 'too-large' } : reader.read(file);
    },
    close: () => reader.close(),
  };
}
