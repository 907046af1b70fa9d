import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type S3Server, startS3Server } from '../../testing/s3Server.ts';
import { readConfig } from '../config/config.ts';
import type { BlobStore } from './BlobStore.ts';
import { createBlobStore } from './createBlobStore.ts';
import { objectName } from './largeBlobs.ts';
import { largestRow } from './putStream.ts';

let database: TestDatabase;
let s3: S3Server;
let directory: string;
const stores: Record<'files' | 'S3', BlobStore> = {} as never;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');
/** Yields bytes in chunks, the last one shorter, as a socket does. */
async function* pieces(bytes: Buffer, size = 50_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-blobs-'));
  s3 = await startS3Server();
  stores.files = createBlobStore(readConfig({ JINSHU_BLOB_URL: `file:${directory}` }).blobs);
  stores.S3 = createBlobStore(readConfig({ JINSHU_BLOB_URL: s3.blobUrl }).blobs);
});
afterAll(async () => {
  await s3.stop();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

describe.each(['files', 'S3'] as const)('blobs in %s', (kind) => {
  it.each([
    ['no bytes', 0],
    ['a row of the table', largestRow],
    ['an object', largestRow + 1],
    ['an object of several parts', 17 * 1024 * 1024],
  ])('gives back %s', async (_what, size) => {
    const store = stores[kind];
    const bytes = randomBytes(size);
    expect(await store.put(database.db, bytes)).toEqual({ hash: sha256(bytes), size });
    expect((await store.get(database.db, sha256(bytes))).equals(bytes)).toBe(true);
    const other = randomBytes(size);
    expect(await store.putStream(database.db, pieces(other))).toEqual({ hash: sha256(other), size, md5: md5(other) });
    expect((await store.get(database.db, sha256(other))).equals(other)).toBe(true);
  });

  it('gives a part', async () => {
    const store = stores[kind];
    for (const size of [1_000, 200_000]) {
      const bytes = randomBytes(size);
      const { hash } = await store.put(database.db, bytes);
      const part = await buffer(await store.stream(database.db, hash, { start: 10, end: size - 11 }));
      expect(part.equals(bytes.subarray(10, -10))).toBe(true);
    }
  });

  it('stores the same bytes once, however they come', async () => {
    const store = stores[kind];
    const bytes = randomBytes(100_000);
    const results = await Promise.all([
      store.put(database.db, bytes),
      store.putStream(database.db, pieces(bytes)),
      store.putStream(database.db, pieces(bytes, 7)),
    ]);
    expect(new Set(results.map(({ hash }) => hash.toString('hex'))).size).toBe(1);
    const { rows } = await database.pool.query('SELECT count(*) AS count FROM blob WHERE hash = $1', [sha256(bytes)]);
    expect(rows).toEqual([{ count: 1 }]);
    expect((await store.get(database.db, sha256(bytes))).equals(bytes)).toBe(true);
  });

  it('leaves no row of a transaction that was rolled back', async () => {
    const store = stores[kind];
    const bytes = randomBytes(100);
    await database.db
      .transaction()
      .execute(async (tx) => {
        await store.put(tx, bytes);
        throw new Error('no');
      })
      .catch(() => undefined);
    await expect(store.get(database.db, sha256(bytes))).rejects.toThrow('is unknown');
  });

  it('says which blob is missing', async () => {
    const hash = randomBytes(32);
    await database.pool.query('INSERT INTO blob (hash, size) VALUES ($1, 70000)', [hash]);
    await expect(stores[kind].get(database.db, hash)).rejects.toThrow(`${hash.toString('hex')} is missing`);
    expect(await stores[kind].openObject(hash)).toBeNull();
  });

  it('keeps, reads and forgets parts of an unfinished upload', async () => {
    const store = stores[kind];
    await store.putScratch('7/abc/1', [Buffer.from('on'), Buffer.from('e')]);
    await store.putScratch('7/abc/1', [Buffer.from('two')]);
    expect((await buffer(await store.readScratch('7/abc/1'))).toString()).toBe('two');
    await store.deleteScratch('7/abc/1');
    await store.deleteScratch('7/abc/1');
    await expect(store.readScratch('7/abc/1')).rejects.toThrow('is missing');
    for (const name of ['../x', 'a/../../x', '/etc/x', 'a//b', '.'])
      await expect(async () => store.putScratch(name, [Buffer.from('x')])).rejects.toThrow();
  });
});

describe('blobs in files', () => {
  it('makes a blob of what was written in parts, each at its place, and leaves the scratch', async () => {
    const store = stores.files;
    const bytes = randomBytes(40 * 1024 * 1024);
    const whole = store.openWhole('7/whole/1');
    if (!whole) throw new Error('files can be written in parts');
    const half = bytes.length / 2;
    await Promise.all([whole.writeAt([bytes.subarray(half)], half), whole.writeAt([bytes.subarray(0, 7), bytes.subarray(7, half)], 0)]);
    expect(await store.putWhole(database.db, whole, pieces(bytes))).toEqual({ hash: sha256(bytes), size: bytes.length, md5: md5(bytes) });
    await expect(whole.writeAt([bytes], 0)).rejects.toThrow('nothing more');
    const part = await buffer(await store.readScratch('7/whole/1', { start: 10, end: 19 }));
    expect(part.equals(bytes.subarray(10, 20))).toBe(true);
    await store.deleteScratch('7/whole/1');
    expect((await store.get(database.db, sha256(bytes))).equals(bytes)).toBe(true);
    expect(stores.S3.openWhole('7/whole/1')).toBeNull();
  });

  it('leaves nothing of a stream that breaks, and replaces a file that was cut short', async () => {
    const before = await readdir(directory, { recursive: true });
    const broken = async function* () {
      yield randomBytes(100_000);
      throw new Error('the line went dead');
    };
    await expect(stores.files.putStream(database.db, broken())).rejects.toThrow('the line went dead');
    const files = (names: string[]) => names.filter((name) => /\.new$|incoming\/./.test(name));
    expect(files(await readdir(directory, { recursive: true }))).toEqual(files(before));

    const bytes = randomBytes(80_000);
    const { hash } = await stores.files.put(database.db, bytes);
    await writeFile(path.join(directory, objectName(hash)), 'cut');
    await stores.files.put(database.db, bytes);
    expect((await stores.files.get(database.db, hash)).equals(bytes)).toBe(true);
  });
});

describe('blobs in S3', () => {
  it('says in one sentence that the store refuses or is away', async () => {
    const stranger = createBlobStore(readConfig({ JINSHU_BLOB_URL: s3.blobUrl.replace('access_key=S3RVER', 'access_key=wrong') }).blobs);
    await expect(stranger.put(database.db, randomBytes(70_000))).rejects.toThrow('status 403');
    const away = createBlobStore(readConfig({ JINSHU_BLOB_URL: 's3://mail?endpoint=http://127.0.0.1:9&access_key=a&secret_key=b' }).blobs);
    await expect(away.put(database.db, randomBytes(70_000))).rejects.toThrow('http://127.0.0.1:9 cannot be reached');
  });
});

it('keeps no large object whose bytes the disk would not take on the way', async () => {
  const handle = await open(directory);
  const flush = vi
    .spyOn(Object.getPrototypeOf(handle), 'datasync')
    .mockRejectedValueOnce(Object.assign(new Error('bad disk'), { code: 'EIO' }))
    .mockRejectedValueOnce(Object.assign(new Error('bad disk'), { code: 'EIO' }));
  await handle.close();
  const bytes = randomBytes(17 * 1024 * 1024);
  await expect(stores.files.putStream(database.db, pieces(bytes))).rejects.toThrow('bad disk');
  const whole = stores.files.openWhole('7/whole/2');
  if (!whole) throw new Error('files can be written in parts');
  await whole.writeAt([bytes], 0);
  await expect(stores.files.putWhole(database.db, whole, pieces(bytes))).rejects.toThrow('bad disk');
  expect(flush).toHaveBeenCalledTimes(3);
  flush.mockRestore();
  expect(await stores.files.openObject(sha256(bytes))).toBeNull();
  expect((await stores.files.putStream(database.db, pieces(bytes))).size).toBe(bytes.length);
});
