import type { ScratchWhole, StoredBlob } from '../../platform/blob/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { createWaitingPieces, createWholeWriter, isParts, type Parts, sizeOf } from './pieces.ts';
import type { Chunk } from './upload.repository.ts';

/** Joined file with its hash, size and MD5. */
export type Joined = StoredBlob & { md5: string };

/** A file that is being joined. */
export interface Join {
  /** Writes a piece at its position in the file. Returns the place, or null if the piece must be stored separately. */
  write: (number: number, parts: Parts) => Promise<string | null>;
  arrived: (number: number, parts: Parts) => void;
  /** Ends with so many pieces, or without them gives up. */
  end: (total: number | undefined) => void;
  joined: Promise<Joined>;
}

/** An upload of which a piece has come. */
export interface Upload {
  /** Returns the scratch name of a place. */
  placeName: (place: string) => string;
  /** The pieces that came in before. */
  present: () => Promise<readonly Chunk[]>;
  /** Reads one of them. */
  read: (chunk: Chunk) => Promise<AsyncIterable<Uint8Array>>;
}

/** Time without a new piece after which joining is given up, in milliseconds. If the upload resumes, the file is joined at its end. */
const idleMs = 60_000;

const keepWhole = ({ blobs, db }: Pick<Deps, 'blobs' | 'db'>, whole: ScratchWhole, bytes: AsyncIterable<Uint8Array>): Promise<Joined> =>
  blobs.putWhole(db, whole, bytes).finally(() => whole.close());

/**
 * Begins to join a file at its first piece that arrives, because several pieces are in transit at once. `place` is the place of the whole,
 * and `forget` is called when the joining ends.
 */
export function beginJoin(
  { blobs, db }: Deps,
  { present, read }: Upload,
  { whole, place, forget }: { whole: ScratchWhole | null; place: string; forget: () => void },
): Join {
  const waiting = createWaitingPieces();
  const written = createWholeWriter(whole);
  let turn = 0;
  let total: number | undefined;
  let hasEnded = false;
  let hasGivenUp = false;
  const end = (count: number | undefined) => {
    // Run only once: when a write fails later, another upload may already use the name.
    if (hasEnded) return;
    hasEnded = true;
    forget();
    clearTimeout(idle);
    total = count;
    hasGivenUp = count === undefined || written.isUnsure(count);
    waiting.wake();
  };
  const idle = setTimeout(() => end(undefined), idleMs).unref();
  const isWaiting = (next: number) => !hasGivenUp && total === undefined && !waiting.has(next);
  /** The bytes of a piece; one that came before this began is written to its place as well. */
  async function* bytesOf(number: number): AsyncGenerator<Uint8Array> {
    // At the end it may be its turn before it is known where it lies.
    if (!waiting.has(number)) await known;
    const found = waiting.take(number);
    if (!found) throw new Error('a piece is missing');
    if (isParts(found)) return yield* found;
    if (!whole || found.place === place) return yield* await read(found);
    yield* await written.copy(found, () => read(found));
  }
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (; turn !== total; turn += 1) {
      while (isWaiting(turn)) await waiting.news();
      if (hasGivenUp) throw new Error('the file did not come to its end');
      if (turn === total) return;
      // One that is short leaves a hole before the next, which only a file without a place of its own can do without.
      if (whole && turn > 0 && !written.isFull(turn - 1)) throw new Error('a piece is too short');
      yield* bytesOf(turn);
    }
    if (hasGivenUp) throw new Error('more than the file has come in');
  }
  const known = present().then(
    (chunks) => {
      for (const chunk of chunks) if (chunk.number >= turn) waiting.note(chunk);
    },
    () => end(undefined),
  );
  const joined = whole ? keepWhole({ blobs, db }, whole, bytes()) : blobs.putStream(db, bytes());
  // The result may never be used, so handle the rejection here.
  joined.catch(() => end(undefined));
  return {
    write: async (number, parts) => {
      if (!whole || hasEnded || sizeOf(parts) === 0) return null;
      if (written.has(number)) {
        // It comes again, perhaps with other bytes: what was hashed may no longer be what counts.
        end(undefined);
        return null;
      }
      try {
        await written.write(number, parts);
      } catch (error) {
        end(undefined);
        throw error;
      }
      return place;
    },
    arrived: (number, parts) => {
      if (hasEnded) return;
      // One that has had its turn comes again, and then the end will show whether it was the same.
      if (number >= turn) waiting.put(number, parts, { place: whole && place, isNext: number === turn });
      idle.refresh();
    },
    end,
    joined,
  };
}
