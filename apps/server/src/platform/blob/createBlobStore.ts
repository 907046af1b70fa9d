import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BlobLocation } from '../config/index.ts';
import type { Db, Tx } from '../db/index.ts';
import type { BlobStore, HashedBlob, StoredBlob } from './BlobStore.ts';
import { insertBlobs, selectBlob } from './blob.repository.ts';
import { createFileObjectStore } from './createFileObjectStore.ts';
import { createS3ObjectStore } from './createS3ObjectStore.ts';
import type { ObjectStore } from './ObjectStore.ts';

/** Up to this size bytes are a row of the database: one write, durable with the commit. */
export const largestRow = 65_536;

/** Large blobs that one call writes at the same time: each waits for the disk or for a distant store. */
const writesAtOnce = 4;

/** The name of a large blob in the store: two levels of directories keep each of them small. */
export const objectName = (hash: Uint8Array): string => {
  const hex = Buffer.from(hash).toString('hex');
  return `${hex.slice(0, 2)}/${hex.slice(2, 4)}/${hex}`;
};

const scratchName = (name: string): string => {
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(name) || name.split('/').some((part) => /^\.+$/.test(part)))
    throw new Error(`"${name}" is no name for scratch`);
  return `scratch/${name}`;
};

/** Opens the store that the settings name. */
export const createBlobStore = (location: BlobLocation): BlobStore =>
  overObjects(location.kind === 'file' ? createFileObjectStore(location.directory) : createS3ObjectStore(location));

function overObjects(objects: ObjectStore): BlobStore {
  const open = async (hash: Uint8Array, range?: { start: number; end: number }) => {
    const stream = await objects.read(objectName(hash), range);
    if (!stream) throw new Error(`the blob ${Buffer.from(hash).toString('hex')} is missing from the store`);
    return stream;
  };
  /**
   * Writes the row, and then the object unless it is there. The row is seen by others only with the commit, when the object is durable;
   * and holding it keeps `collectBlobs` from removing the object in between.
   */
  const keepObject = async (db: Db | Tx, { hash, size }: StoredBlob, write: () => Promise<void>): Promise<void> => {
    if (!db.isTransaction) return db.transaction().execute((tx) => keepObject(tx, { hash, size }, write));
    await insertBlobs(db, [{ hash, size, bytes: null }]);
    await write();
  };
  const isThere = async ({ hash, size }: StoredBlob) => (await objects.has(objectName(hash))) === size;
  const writeMissing = async (blob: StoredBlob, bytes: Uint8Array) => {
    if (!(await isThere(blob))) await objects.write(objectName(blob.hash), Readable.from([bytes]));
  };
  const missing = (hash: Uint8Array) => new Error(`the blob ${Buffer.from(hash).toString('hex')} is unknown`);

  return {
    async put(db, bytes) {
      const hash = createHash('sha256').update(bytes).digest();
      const size = bytes.byteLength;
      if (size <= largestRow) await insertBlobs(db, [{ hash, size, bytes }]);
      else await keepObject(db, { hash, size }, () => writeMissing({ hash, size }, bytes));
      return { hash, size };
    },

    async putAll(tx, blobs) {
      const isLarge = ({ bytes }: HashedBlob) => bytes.byteLength > largestRow;
      await insertBlobs(
        tx,
        blobs.map((blob) => ({ hash: blob.hash, size: blob.bytes.byteLength, bytes: isLarge(blob) ? null : blob.bytes })),
      );
      const pending = blobs.filter(isLarge).values();
      const write = async () => {
        for (const { hash, bytes } of pending) await writeMissing({ hash, size: bytes.byteLength }, bytes);
      };
      await Promise.all(Array.from({ length: writesAtOnce }, write));
    },

    async putStream(db, source) {
      const sha256 = createHash('sha256');
      const md5 = createHash('md5');
      let size = 0;
      let head: Uint8Array[] = [];
      const name = `scratch/incoming/${randomUUID()}`;
      const iterator = source[Symbol.asyncIterator]();
      const next = async () => {
        const { value, done } = await iterator.next();
        if (done) return null;
        sha256.update(value);
        md5.update(value);
        size += value.byteLength;
        return value;
      };
      // What fits into a row never touches the store.
      for (let chunk = await next(); chunk !== null; chunk = await next()) {
        head.push(chunk);
        if (size > largestRow) break;
      }
      if (size <= largestRow) {
        const hash = sha256.digest();
        await insertBlobs(db, [{ hash, size, bytes: Buffer.concat(head) }]);
        return { hash, size, md5: md5.digest('hex') };
      }
      await objects.write(
        name,
        (async function* () {
          yield* head;
          head = [];
          for (let chunk = await next(); chunk !== null; chunk = await next()) yield chunk;
        })(),
      );
      const hash = sha256.digest();
      await keepObject(db, { hash, size }, async () => {
        if (!(await isThere({ hash, size }))) await objects.rename(name, objectName(hash));
      });
      await objects.delete(name);
      return { hash, size, md5: md5.digest('hex') };
    },

    async get(db, hash) {
      const row = await selectBlob(db, hash);
      if (!row) throw missing(hash);
      return row.bytes ?? buffer(await open(hash));
    },

    async stream(db, hash, range) {
      const row = await selectBlob(db, hash);
      if (!row) throw missing(hash);
      if (!row.bytes) return open(hash, range);
      return Readable.from([range ? row.bytes.subarray(range.start, range.end + 1) : row.bytes]);
    },

    openObject: (hash) => objects.read(objectName(hash)),
    writeObject: (hash, bytes) => objects.write(objectName(hash), bytes),
    deleteObject: (hash) => objects.delete(objectName(hash)),
    putScratch: async (name, parts) => objects.writePassing(scratchName(name), parts),
    openWhole(name) {
      const whole = objects.link && objects.openWhole?.(scratchName(name));
      return whole ? { ...whole, name } : null;
    },
    async putWhole(db, whole, bytes) {
      const sha256 = createHash('sha256');
      const md5 = createHash('md5');
      let size = 0;
      for await (const part of bytes) {
        sha256.update(part);
        md5.update(part);
        size += part.byteLength;
      }
      await whole.finish();
      const hash = sha256.digest();
      await keepObject(db, { hash, size }, async () => {
        if (!(await isThere({ hash, size }))) await objects.link?.(scratchName(whole.name), objectName(hash));
      });
      return { hash, size, md5: md5.digest('hex') };
    },
    async readScratch(name, range) {
      const stream = await objects.read(scratchName(name), range);
      if (!stream) throw Object.assign(new Error(`the scratch object ${name} is missing`), { code: 'ENOENT' });
      return stream;
    },
    deleteScratch: (name) => objects.delete(scratchName(name)),
  };
}
