import { randomUUID } from 'node:crypto';
import { chunkBytes } from '@jinshu/api';
import type { BlobStore, ScratchWhole, StoredBlob } from '../../platform/blob/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import type { Chunk } from './upload.repository.ts';

/** Joined file with its hash, size and MD5. */
type Joined = StoredBlob & { md5: string };

type Parts = readonly Uint8Array[];

interface Join {
  /** Writes a piece at its position in the file. Returns the place, or null if the piece must be stored separately. */
  write: (number: number, parts: Parts) => Promise<string | null>;
  arrived: (number: number, parts: Parts) => void;
  /** Ends with so many pieces, or without them gives up. */
  end: (total: number | undefined) => void;
  joined: Promise<Joined>;
}

/** An upload of which a piece has come. */
interface Upload {
  /** Returns the scratch name of a place. */
  placeName: (place: string) => string;
  /** The pieces that came in before. */
  present: () => Promise<readonly Chunk[]>;
  /** Reads one of them. */
  read: (chunk: Chunk) => Promise<AsyncIterable<Uint8Array>>;
}

/** Number of files joined while they arrive. Further files are joined at the end of their upload. */
const mostAtOnce = 16;
/** Number of early pieces per file that stay in memory. Others are read when their turn comes. */
const mostHeld = 4;
/** Time without a new piece after which joining is given up, in milliseconds. If the upload resumes, the file is joined at its end. */
const idleMs = 60_000;

const joins = new WeakMap<BlobStore, Map<string, Join>>();
const places = new WeakMap<BlobStore, Map<string, string[]>>();

function mapOf<T>(maps: WeakMap<BlobStore, Map<string, T>>, { blobs }: Pick<Deps, 'blobs'>): Map<string, T> {
  const known = maps.get(blobs) ?? new Map<string, T>();
  maps.set(blobs, known);
  return known;
}

/** The places of an upload that this process has made. */
export const placesOf = (deps: Pick<Deps, 'blobs'>, name: string): readonly string[] => mapOf(places, deps).get(name) ?? [];

/** Forgets the places of an upload. */
export const forgetPlaces = (deps: Pick<Deps, 'blobs'>, name: string): void => void mapOf(places, deps).delete(name);

/**
 * Joins a file while its pieces arrive. When the last one is there, the file is already hashed and, if the store supports it, written to
 * its place. Only this code writes there and writes each piece only once, so the hash matches the stored bytes. `isFull` tells whether a
 * piece has the maximum length; only the last piece of a file may be shorter.
 */
export function joinAhead(deps: Deps, name: string, isFull: boolean, upload: Upload): Join | undefined {
  const running = mapOf(joins, deps);
  if (!running.has(name) && isFull && running.size < mostAtOnce)
    running.set(
      name,
      begin(deps, name, upload, () => running.delete(name)),
    );
  return running.get(name);
}

/** Starts with the first piece that arrives, because several pieces are in transit at once. */
function begin(deps: Deps, name: string, { placeName, present, read }: Upload, forget: () => void): Join {
  const { blobs, db } = deps;
  const place = randomUUID();
  const whole = blobs.openWhole(placeName(place));
  if (whole) mapOf(places, deps).set(name, [...placesOf(deps, name), place]);
  /** Pieces waiting for their turn: their bytes, or where to read them. */
  const here = new Map<number, Parts | Chunk>();
  /** The pieces that were written into the whole, with their sizes. */
  const written = new Map<number, number>();
  let writing = 0;
  let held = 0;
  let turn = 0;
  let total: number | undefined;
  let hasEnded = false;
  let hasGivenUp = false;
  let wake: (() => void) | undefined;
  const end = (count: number | undefined) => {
    // Run only once: when a write fails later, another upload may already use the name.
    if (hasEnded) return;
    hasEnded = true;
    forget();
    clearTimeout(idle);
    total = count;
    hasGivenUp = count === undefined || writing > 0 || [...written.keys()].some((number) => number >= count);
    wake?.();
  };
  const idle = setTimeout(() => end(undefined), idleMs).unref();
  const isWaiting = (next: number) => !hasGivenUp && total === undefined && !here.has(next);
  const take = (number: number) => {
    const found = here.get(number);
    here.delete(number);
    if (Array.isArray(found)) held -= 1;
    return found;
  };
  const put = (number: number, parts: Parts) => {
    written.set(number, sizeOf(parts));
    return whole?.writeAt(parts, number * chunkBytes);
  };
  /** The bytes of a piece; one that came before this began is written to its place as well. */
  async function* bytesOf(number: number): AsyncGenerator<Uint8Array> {
    // At the end it may be its turn before it is known where it lies.
    if (!here.has(number)) await known;
    const found = take(number);
    if (!found) throw new Error('a piece is missing');
    if (isParts(found)) return yield* found;
    if (!whole || found.place === place) return yield* await read(found);
    if (written.has(number)) throw new Error('a piece has come again');
    const parts: Uint8Array[] = [];
    // Mark it as written now. If it is uploaded again meanwhile, that copy is stored separately.
    written.set(number, 0);
    for await (const part of await read(found)) parts.push(part);
    if (sizeOf(parts) !== found.size) throw new Error('a piece is not whole');
    await put(number, parts);
    yield* parts;
  }
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (; turn !== total; turn += 1) {
      while (isWaiting(turn))
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (hasGivenUp) throw new Error('the file did not come to its end');
      if (turn === total) return;
      // One that is short leaves a hole before the next, which only a file without a place of its own can do without.
      if (whole && turn > 0 && written.get(turn - 1) !== chunkBytes) throw new Error('a piece is too short');
      yield* bytesOf(turn);
    }
    if (hasGivenUp) throw new Error('more than the file has come in');
  }
  const known = present().then(
    (chunks) => {
      for (const chunk of chunks) if (chunk.number >= turn && !here.has(chunk.number)) here.set(chunk.number, chunk);
      wake?.();
    },
    () => end(undefined),
  );
  const joined = whole ? keepWhole(deps, whole, bytes()) : blobs.putStream(db, bytes());
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
      writing += 1;
      try {
        await put(number, parts);
      } catch (error) {
        end(undefined);
        throw error;
      } finally {
        writing -= 1;
      }
      return place;
    },
    arrived: (number, parts) => {
      if (hasEnded) return;
      // One that has had its turn comes again, and then the end will show whether it was the same.
      if (number >= turn) {
        take(number);
        const isHeld = number === turn || held < mostHeld;
        here.set(number, isHeld ? parts : { number, size: sizeOf(parts), place: whole && place });
        if (isHeld) held += 1;
      }
      idle.refresh();
      wake?.();
    },
    end,
    joined,
  };
}

const isParts = (found: Parts | Chunk): found is Parts => Array.isArray(found);
const sizeOf = (parts: Parts) => parts.reduce((sum, { byteLength }) => sum + byteLength, 0);

async function keepWhole({ blobs, db }: Deps, whole: ScratchWhole, bytes: AsyncIterable<Uint8Array>): Promise<Joined> {
  try {
    return await blobs.putWhole(db, whole, bytes);
  } finally {
    await whole.close();
  }
}

/** Ends the joining of a file, with all of its pieces (`total`) or aborting. Returns undefined if it is not being joined. */
export function stopJoining(deps: Pick<Deps, 'blobs'>, name: string, total?: number): Promise<Joined> | undefined {
  const join = mapOf(joins, deps).get(name);
  join?.end(total);
  return join?.joined;
}

/** Ends all that is being joined, as the server ends. */
export async function stopAllJoining(deps: Pick<Deps, 'blobs'>): Promise<void> {
  await Promise.allSettled([...mapOf(joins, deps).keys()].map((name) => stopJoining(deps, name)));
}
