import { randomUUID } from 'node:crypto';
import { chunkBytes } from '@jinshu/api';
import type { BlobStore, ScratchWhole, StoredBlob } from '../blob/BlobStore.ts';
import type { Deps } from '../deps.ts';
import type { Chunk } from './upload.repository.ts';

/** What a file turned out to be. */
type Joined = StoredBlob & { md5: string };

type Parts = readonly Uint8Array[];

interface Join {
  /** Writes a piece where it belongs in the file; answers the place, or null when the piece is to be kept by itself. */
  write: (number: number, parts: Parts) => Promise<string | null>;
  arrived: (number: number, parts: Parts) => void;
  /** Ends with so many pieces, or without them gives up. */
  end: (total: number | undefined) => void;
  joined: Promise<Joined>;
}

/** An upload of which a piece has come. */
interface Upload {
  /** Where what is written of it lies. */
  placeName: (place: string) => string;
  /** The pieces that came in before. */
  present: () => Promise<readonly Chunk[]>;
  /** Reads one of them. */
  read: (chunk: Chunk) => Promise<AsyncIterable<Uint8Array>>;
}

/** So many files are joined while they come in; what is more is joined at its end. */
const mostAtOnce = 16;
/** Of one file so many pieces that came before their turn stay in memory, no more; others are read when it is theirs. */
const mostHeld = 4;
/** After so long without a piece the sender is taken to be gone: it may come back, and then the file is joined at its end. */
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
 * Joins a file while its pieces still come in: hashed, and where the store can written to its place, by the time that the last of them is
 * there. Nobody else writes there, and no piece twice, so that what was hashed is what is kept. `isFull` says whether a piece is as long as
 * one can be: shorter ones end a file.
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

/** Begins with whichever piece is the first to come in: several are on their way at once. */
function begin(deps: Deps, name: string, { placeName, present, read }: Upload, forget: () => void): Join {
  const { blobs, db } = deps;
  const place = randomUUID();
  const whole = blobs.openWhole(placeName(place));
  if (whole) mapOf(places, deps).set(name, [...placesOf(deps, name), place]);
  /** The pieces that wait for their turn: their bytes, or where they are to be read. */
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
    // Once only: the name may be another's by the time that writing has failed.
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
    // Taken from now on: should it be sent again meanwhile, it is kept by itself.
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
  // Nobody may ask for it, and then it failing is no news.
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

/** Ends the joining of a file, with all of its pieces or without; nothing when there is none. */
export function stopJoining(deps: Pick<Deps, 'blobs'>, name: string, total?: number): Promise<Joined> | undefined {
  const join = mapOf(joins, deps).get(name);
  join?.end(total);
  return join?.joined;
}

/** Ends all that is being joined, as the server ends. */
export async function stopAllJoining(deps: Pick<Deps, 'blobs'>): Promise<void> {
  await Promise.allSettled([...mapOf(joins, deps).keys()].map((name) => stopJoining(deps, name)));
}
