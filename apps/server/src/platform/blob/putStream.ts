import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../db/index.ts';
import type { StoredBlob } from './BlobStore.ts';
import { insertBlobs } from './blob.repository.ts';
import { createDigest } from './digest.ts';
import { keepWritten } from './largeBlobs.ts';
import type { ObjectStore } from './ObjectStore.ts';

/** Up to this size bytes are a row of the database: one write, durable with the commit. */
export const largestRow = 65_536;

/** Stores bytes whose hash is known only at their end: large ones under a name of their own first, which then becomes that of the blob. */
export async function putStream(
  objects: ObjectStore,
  db: Db | Tx,
  source: AsyncIterable<Uint8Array>,
): Promise<StoredBlob & { md5: string }> {
  const digest = createDigest();
  let head: Uint8Array[] = [];
  const name = `scratch/incoming/${randomUUID()}`;
  const iterator = source[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await iterator.next();
    if (done) return null;
    digest.add(value);
    return value;
  };
  // What fits into a row never touches the store.
  for (let chunk = await next(); chunk !== null; chunk = await next()) {
    head.push(chunk);
    if (digest.size > largestRow) break;
  }
  if (digest.size <= largestRow) {
    const stored = digest.end();
    await insertBlobs(db, [{ hash: stored.hash, size: stored.size, bytes: Buffer.concat(head) }]);
    return stored;
  }
  await objects.write(
    name,
    (async function* () {
      yield* head;
      head = [];
      for (let chunk = await next(); chunk !== null; chunk = await next()) yield chunk;
    })(),
  );
  const stored = digest.end();
  await keepWritten(objects, db, stored, (own) => objects.rename(name, own));
  await objects.delete(name);
  return stored;
}
