import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BlobLocation } from '../config/index.ts';
import type { BlobStore, HashedBlob } from './BlobStore.ts';
import { insertBlobs, selectBlob } from './blob.repository.ts';
import { createFileObjectStore } from './createFileObjectStore.ts';
import { createS3ObjectStore } from './createS3ObjectStore.ts';
import { createDigest } from './digest.ts';
import { keepLarge, keepWritten, objectName, openLarge, writeMissing } from './largeBlobs.ts';
import type { ObjectStore } from './ObjectStore.ts';
import { largestRow, putStream } from './putStream.ts';

/** Large blobs that one call writes at the same time: each waits for the disk or for a distant store. */
const writesAtOnce = 4;

const scratchName = (name: string): string => {
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(name) || name.split('/').some((part) => /^\.+$/.test(part)))
    throw new Error(`"${name}" is no name for scratch`);
  return `scratch/${name}`;
};

/** Opens the store that the settings name. */
export const createBlobStore = (location: BlobLocation): BlobStore =>
  overObjects(location.kind === 'file' ? createFileObjectStore(location.directory) : createS3ObjectStore(location));

function overObjects(objects: ObjectStore): BlobStore {
  const missing = (hash: Uint8Array) => new Error(`the blob ${Buffer.from(hash).toString('hex')} is unknown`);

  return {
    async put(db, bytes) {
      const hash = createHash('sha256').update(bytes).digest();
      const size = bytes.byteLength;
      if (size <= largestRow) await insertBlobs(db, [{ hash, size, bytes }]);
      else await keepLarge(db, { hash, size }, () => writeMissing(objects, { hash, size }, bytes));
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
        for (const { hash, bytes } of pending) await writeMissing(objects, { hash, size: bytes.byteLength }, bytes);
      };
      await Promise.all(Array.from({ length: writesAtOnce }, write));
    },

    putStream: (db, source) => putStream(objects, db, source),

    async get(db, hash) {
      const row = await selectBlob(db, hash);
      if (!row) throw missing(hash);
      return row.bytes ?? buffer(await openLarge(objects, hash));
    },

    async stream(db, hash, range) {
      const row = await selectBlob(db, hash);
      if (!row) throw missing(hash);
      if (!row.bytes) return openLarge(objects, hash, range);
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
      const digest = createDigest();
      for await (const part of bytes) digest.add(part);
      await whole.finish();
      const stored = digest.end();
      await keepWritten(objects, db, stored, async (name) => objects.link?.(scratchName(whole.name), name));
      return stored;
    },
    async readScratch(name, range) {
      const stream = await objects.read(scratchName(name), range);
      if (!stream) throw Object.assign(new Error(`the scratch object ${name} is missing`), { code: 'ENOENT' });
      return stream;
    },
    deleteScratch: (name) => objects.delete(scratchName(name)),
  };
}
