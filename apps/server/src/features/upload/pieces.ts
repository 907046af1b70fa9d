import { chunkBytes } from '@jinshu/api';
import type { ScratchWhole } from '../../platform/blob/index.ts';
import type { Chunk } from './upload.repository.ts';

/** Bytes of a piece, as they arrived. */
export type Parts = readonly Uint8Array[];

/** Number of early pieces per file that stay in memory. Others are read when their turn comes. */
const mostHeld = 4;

/** Returns the number of bytes. */
export const sizeOf = (parts: Parts): number => parts.reduce((sum, { byteLength }) => sum + byteLength, 0);

/** Whether a piece is here with its bytes. */
export const isParts = (found: Parts | Chunk): found is Parts => Array.isArray(found);

/** Keeps pieces that wait for their turn: the bytes of some, and of the others where to read them. */
export function createWaitingPieces() {
  const here = new Map<number, Parts | Chunk>();
  let held = 0;
  let wake: () => void = () => undefined;
  const take = (number: number) => {
    const found = here.get(number);
    here.delete(number);
    if (found && isParts(found)) held -= 1;
    return found;
  };
  return {
    has: (number: number): boolean => here.has(number),
    take,
    /** Adds a piece that has arrived. `isNext` keeps its bytes in any case. */
    put(number: number, parts: Parts, { place, isNext }: { place: string | null; isNext: boolean }): void {
      take(number);
      const isHeld = isNext || held < mostHeld;
      here.set(number, isHeld ? parts : { number, size: sizeOf(parts), place });
      if (isHeld) held += 1;
      wake();
    },
    /** Adds a piece that came before, unless it has come again since. */
    note(chunk: Chunk): void {
      if (here.has(chunk.number)) return;
      here.set(chunk.number, chunk);
      wake();
    },
    /** Waits for the next piece, or for `wake`. */
    news: () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      }),
    wake: () => wake(),
  };
}

/** Writes pieces into a whole, each once at its place, as far as the store has wholes. */
export function createWholeWriter(whole: ScratchWhole | null) {
  const written = new Map<number, number>();
  let writing = 0;
  const put = (number: number, parts: Parts) => {
    written.set(number, sizeOf(parts));
    return whole?.writeAt(parts, number * chunkBytes);
  };
  return {
    has: (number: number): boolean => written.has(number),
    /** Whether a piece has been written with its full length, so that the next one leaves no hole. */
    isFull: (number: number): boolean => written.get(number) === chunkBytes,
    /** Whether the whole may differ from a file of so many pieces: one is being written, or has a higher number. */
    isUnsure: (count: number): boolean => writing > 0 || [...written.keys()].some((number) => number >= count),
    async write(number: number, parts: Parts): Promise<void> {
      writing += 1;
      try {
        await put(number, parts);
      } finally {
        writing -= 1;
      }
    },
    /** Writes a piece that is stored separately, and returns its bytes. */
    async copy({ number, size }: Chunk, read: () => Promise<AsyncIterable<Uint8Array>>): Promise<Parts> {
      if (written.has(number)) throw new Error('a piece has come again');
      const parts: Uint8Array[] = [];
      // Mark it as written now. If it is uploaded again meanwhile, that copy is stored separately.
      written.set(number, 0);
      for await (const part of await read()) parts.push(part);
      if (sizeOf(parts) !== size) throw new Error('a piece is not whole');
      await put(number, parts);
      return parts;
    },
  };
}
