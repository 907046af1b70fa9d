import { Readable } from 'node:stream';
import type { Db, Tx } from '../db/index.ts';
import type { ByteRange, StoredBlob } from './BlobStore.ts';
import { insertBlobs } from './blob.repository.ts';
import type { ObjectStore } from './ObjectStore.ts';

/** The name of a large blob in the store: two levels of directories keep each of them small. */
export const objectName = (hash: Uint8Array): string => {
  const hex = Buffer.from(hash).toString('hex');
  return `${hex.slice(0, 2)}/${hex.slice(2, 4)}/${hex}`;
};

/** Opens a large blob, or a part of it. */
export async function openLarge(objects: ObjectStore, hash: Uint8Array, range?: ByteRange): Promise<Readable> {
  const stream = await objects.read(objectName(hash), range);
  if (!stream) throw new Error(`the blob ${Buffer.from(hash).toString('hex')} is missing from the store`);
  return stream;
}

const isThere = async (objects: ObjectStore, { hash, size }: StoredBlob) => (await objects.has(objectName(hash))) === size;

/** Writes the object of a blob unless it is there. */
export async function writeMissing(objects: ObjectStore, blob: StoredBlob, bytes: Uint8Array): Promise<void> {
  if (!(await isThere(objects, blob))) await objects.write(objectName(blob.hash), Readable.from([bytes]));
}

/**
 * Writes the row, and then the object by `write`. The row is seen by others only with the commit, when the object is durable; and holding it
 * keeps `collectBlobs` from removing the object in between.
 */
export async function keepLarge(db: Db | Tx, { hash, size }: StoredBlob, write: () => Promise<void>): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((tx) => keepLarge(tx, { hash, size }, write));
  await insertBlobs(db, [{ hash, size, bytes: null }]);
  await write();
}

/** Keeps a blob whose bytes the store has under another name. `move` gives them the name of the blob unless its object is there. */
export const keepWritten = (objects: ObjectStore, db: Db | Tx, blob: StoredBlob, move: (name: string) => Promise<void>): Promise<void> =>
  keepLarge(db, blob, async () => {
    if (!(await isThere(objects, blob))) await move(objectName(blob.hash));
  });
