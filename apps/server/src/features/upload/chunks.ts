import { chunkBytes, Problem } from '@jinshu/api';
import { selectUsage } from '../../mail/usage/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { forgetPlaces, joinAhead, placesOf, stopJoining } from './joinAhead.ts';
import { type Chunk, deleteChunk, deleteChunks, deleteOldChunks, selectChunks, upsertChunk } from './upload.repository.ts';

const joinName = ({ mailboxId, md5 }: UploadKey): string => `${mailboxId}/${md5}`;
/** Returns the scratch name of a piece: its own or one shared with other pieces. */
const scratchOf = (upload: UploadKey, { number, place }: Pick<Chunk, 'number' | 'place'>): string =>
  `upload/${joinName(upload)}/${place ?? number}`;

function readChunk({ blobs }: Pick<Deps, 'blobs'>, upload: UploadKey, chunk: Chunk): ReturnType<Deps['blobs']['readScratch']> {
  const start = chunk.number * chunkBytes;
  return blobs.readScratch(scratchOf(upload, chunk), chunk.place === null ? undefined : { start, end: start + chunk.size - 1 });
}

const deletesAtOnce = 8;
const unclaimedMs = 7 * 86_400_000;

/** Keeps one piece of a file; sent twice, it is kept once (ATT-28). */
export async function keepChunk(
  deps: Deps,
  { mailboxId, md5, number, parts, largest }: UploadKey & { number: number; parts: readonly Uint8Array[]; largest: number },
): Promise<void> {
  const { db, blobs, now } = deps;
  const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  // Numbers begin at 0 or at 1.
  if ((number - 1) * chunkBytes >= largest) throw new Problem('too-large');
  const { quota, used, pending } = await selectUsage(db, mailboxId, now());
  // Limit unfinished uploads even if the mailbox has no quota.
  const wanted = pending + size;
  if (wanted > 2 * largest || (quota > 0 && used + wanted > quota)) throw new Problem('upload-over-mailbox');
  const upload = { mailboxId, md5 };
  const join = joinAhead(deps, joinName(upload), size === chunkBytes, {
    placeName: (place) => scratchOf(upload, { number, place }),
    present: () => selectChunks(db, mailboxId, md5),
    read: (chunk) => readChunk(deps, upload, chunk),
  });
  const place = (await join?.write(number, parts)) ?? null;
  if (place === null) await blobs.putScratch(scratchOf(upload, { number, place }), parts);
  await upsertChunk(db, { mailboxId, md5, number, size, place, at: now() });
  join?.arrived(number, parts);
}

/** Mailbox of an upload, and the key of its pieces: the MD5 of the file, or a name that the client uses until the MD5 is known. */
export interface UploadKey {
  mailboxId: number;
  md5: string;
}

/** Returns the file that was joined while its pieces arrived, once the last piece has arrived. */
export const joinedAhead = (deps: Deps, upload: UploadKey, chunks: readonly Chunk[]) =>
  chunks[0]?.number === 0 ? stopJoining(deps, joinName(upload), chunks.length) : undefined;

/** Whether the pieces are all there: numbered without a gap from 0 or 1, and as long together as the file. */
export function isComplete(chunks: readonly Chunk[], size: number): boolean {
  const first = chunks[0]?.number ?? -1;
  return (
    (first === 0 || first === 1) &&
    chunks.every(({ number }, index) => number === first + index) &&
    chunks.reduce((sum, chunk) => sum + chunk.size, 0) === size
  );
}

/** The bytes of a file whose pieces are all there. A piece that a power cut took is forgotten, so that it is sent again. */
export async function* bytesOf(deps: Deps, upload: UploadKey, chunks: readonly Chunk[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    const stream = await readChunk(deps, upload, chunk).catch((error: Error & { code?: string }) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    let read = 0;
    for await (const part of (stream ?? []) as AsyncIterable<Uint8Array>) {
      read += part.byteLength;
      yield part;
    }
    if (read === chunk.size) continue;
    await deleteChunk(deps.db, upload.mailboxId, upload.md5, chunk);
    throw new Problem('upload-incomplete');
  }
}

/** Forgets the pieces of a file. */
export async function dropChunks(deps: Deps, upload: UploadKey, chunks: readonly Chunk[]): Promise<void> {
  await stopJoining(deps, joinName(upload))?.catch(() => undefined);
  await deleteChunks(deps.db, upload.mailboxId, upload.md5);
  await deleteAll(deps.blobs, [...chunks.map((chunk) => scratchOf(upload, chunk)), ...madeBy(deps, upload)]);
}

/** Forgets the places that this process made for an upload, and answers their names. A place may hold no piece any more. */
function madeBy(deps: Pick<Deps, 'blobs'>, upload: UploadKey): string[] {
  const names = placesOf(deps, joinName(upload)).map((place) => scratchOf(upload, { number: 0, place }));
  forgetPlaces(deps, joinName(upload));
  return names;
}

/**
 * Returns the problem of a file whose content is not the expected one. If another process wrote some pieces, a power failure may have
 * damaged them without changing their size, so the client must upload them again.
 */
export function damageOf(deps: Pick<Deps, 'blobs'>, upload: UploadKey, chunks: readonly Chunk[]): Problem {
  const own = placesOf(deps, joinName(upload));
  return new Problem(chunks.some(({ place }) => place !== null && !own.includes(place)) ? 'upload-incomplete' : 'upload-damaged');
}

/** Several at a time: each waits for the disk or for a distant store. */
async function deleteAll(blobs: Deps['blobs'], names: readonly string[]): Promise<void> {
  const pending = new Set(names).values();
  const go = async () => {
    for (const name of pending) await blobs.deleteScratch(name);
  };
  await Promise.all(Array.from({ length: deletesAtOnce }, go));
}

/** Deletes the pieces of uploads that were not finished within a week. */
export async function dropUnclaimedChunks(deps: Deps): Promise<void> {
  const { db, blobs, now } = deps;
  for (;;) {
    const dropped = await deleteOldChunks(db, new Date(now().getTime() - unclaimedMs), 20);
    if (dropped.length === 0) return;
    await deleteAll(
      blobs,
      dropped.flatMap((chunk) => [scratchOf(chunk, chunk), ...madeBy(deps, chunk)]),
    );
  }
}
