import { randomUUID } from 'node:crypto';
import type { BlobStore } from '../../platform/blob/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { beginJoin, type Join, type Joined, type Upload } from './beginJoin.ts';

/** Number of files joined while they arrive. Further files are joined at the end of their upload. */
const mostAtOnce = 16;
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
  if (!running.has(name) && isFull && running.size < mostAtOnce) {
    const place = randomUUID();
    const whole = deps.blobs.openWhole(upload.placeName(place));
    if (whole) mapOf(places, deps).set(name, [...placesOf(deps, name), place]);
    running.set(name, beginJoin(deps, upload, { whole, place, forget: () => running.delete(name) }));
  }
  return running.get(name);
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
