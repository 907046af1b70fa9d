import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../mail/check/check.ts';
import { deliver } from '../../mail/inbound/deliver.ts';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { makeAccount, openSession, type TestAccount } from '../../testing/factories.ts';
import { mailWithFile } from '../../testing/mailWithFile.ts';
import { createBlobStore } from '../blob/createBlobStore.ts';
import { type BackupResult, backUp } from './backUp.ts';
import { restore } from './restore.ts';
import { isKept, listTables } from './tables.repository.ts';

let source: TestDeps;
let lin: TestAccount;
let directory: string;
let file: string;
let made: BackupResult;
const opened: TestDatabase[] = [];

/** An empty database and an empty blob store, as a fresh server has them. */
async function target({ isEmpty = true } = {}) {
  const database = await createTestDatabase({ isEmpty });
  opened.push(database);
  const blobs = createBlobStore({ kind: 'file', directory: path.join(directory, randomBytes(4).toString('hex')) });
  return { db: database.db, pool: database.pool, blobs };
}

/** Everything that the tables of a database hold, as text. */
async function contentOf({ pool }: { pool: TestDatabase['pool'] }): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const shape of (await listTables(pool)).filter(isKept)) {
    const { rows } = await pool.query(`SELECT t::text AS row FROM ${shape.table} AS t ORDER BY 1`);
    content[shape.table] = rows.map(({ row }) => row);
  }
  return content;
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-backup-'));
  file = path.join(directory, 'whole.jinshu');
  source = await buildTestDeps();
  lin = await makeAccount(source.deps, { name: '林月' });
  await makeAccount(source.deps, { name: '陈伟\t"\\N"\n第二行' });
  await openSession(source.deps, lin);
  for (const [subject, size] of [
    ['小附件', 20_000],
    ['大附件', 300_000],
  ] as const) {
    const raw = mailWithFile({ to: lin.address, subject, file: randomBytes(size) });
    await deliver(source.deps, { raw, mailFrom: 'zhou@partner.example', recipients: [lin.address] });
  }
  made = await backUp(source.deps, { file });
});
afterAll(async () => {
  for (const database of opened) await database.drop();
  await source.close();
  await rm(directory, { recursive: true, force: true });
});

describe('a backup', () => {
  it('brings everything back into an empty database, where work goes on', async () => {
    const deps = await target();
    expect(await restore(deps, { file })).toEqual({
      madeAt: expect.any(String),
      domain: 'jinshu.example',
      rows: made.rows,
      blobs: made.blobs,
    });
    expect(made).toMatchObject({ blobs: 1, missingBlobs: [], bytes: (await stat(file)).size });
    expect(await contentOf(deps)).toEqual(await contentOf(source.database));
    expect((await check(deps, { isDeep: true })).faults).toEqual([]);
    const { accountId } = await makeAccount({ ...deps, config: source.deps.config });
    expect(accountId).toBeGreaterThan(lin.accountId + 1);
    const raw = mailWithFile({ to: lin.address, subject: '之后', file: randomBytes(100) });
    const { copies } = await deliver({ ...source.deps, ...deps }, { raw, mailFrom: '', recipients: [lin.address] });
    expect(copies).toEqual([{ mailboxId: lin.mailboxId, folder: 'INBOX', uid: 3 }]);
  });

  it('holds one moment while mail goes on coming in', async () => {
    const other = path.join(directory, 'busy.jinshu');
    let isDone = false;
    const arriving = (async () => {
      for (let number = 0; !isDone; number += 1) {
        const raw = mailWithFile({ to: lin.address, subject: `忙${number}`, file: randomBytes(70_000) });
        await deliver(source.deps, { raw, mailFrom: 'zhou@partner.example', recipients: [lin.address] });
      }
    })();
    await backUp(source.deps, { file: other });
    isDone = true;
    await arriving;
    const deps = await target();
    await restore(deps, { file: other });
    expect((await check(deps, { isDeep: true })).faults).toEqual([]);
  });

  it('goes into a database that a server has prepared, but not into one with people in it', async () => {
    const prepared = await target({ isEmpty: false });
    await prepared.pool.query("INSERT INTO server_key VALUES ('push', '\\x01')");
    await restore(prepared, { file });
    const before = await contentOf(prepared);
    await expect(restore(prepared, { file })).rejects.toThrow('The database is not empty');
    expect(await contentOf(prepared)).toEqual(before);
  });

  it.each([
    ['is cut short', (copy: string, size: number) => truncate(copy, size - 10), 'ends too early'],
    ['is cut in the middle', (copy: string, size: number) => truncate(copy, Math.floor(size / 2)), 'ends too early'],
    [
      'has one other byte',
      async (copy: string, size: number) => {
        const handle = await open(copy, 'r+');
        await handle.write(Buffer.from([1, 2, 3, 4]), 0, 4, size - 5_000);
        await handle.close();
      },
      'damaged',
    ],
    [
      'is something else',
      (copy: string) => writeFile(copy, 'PK\u0003\u0004 something else, longer than the first line'),
      'is not a backup of Jinshu',
    ],
  ])('that %s is refused, and nothing of it stays', async (_how, damage, reason) => {
    const copy = path.join(directory, 'copy.jinshu');
    const bytes = await readFile(file);
    await writeFile(copy, bytes);
    await damage(copy, bytes.length);
    const deps = await target({ isEmpty: false });
    await expect(restore(deps, { file: copy })).rejects.toThrow(reason);
    expect(Object.values(await contentOf(deps)).flat()).toEqual([]);
  });

  it('says which blobs are not what was stored, in the store and in rows', async () => {
    const own = await buildTestDeps();
    const { pool } = own.database;
    const [stored, inRow] = [randomBytes(32), randomBytes(32)].toSorted(Buffer.compare) as [Buffer, Buffer];
    await own.deps.blobs.writeObject(stored, Readable.from([randomBytes(90_000)]));
    await pool.query('INSERT INTO blob (hash, size) VALUES ($1, 90000)', [stored]);
    await pool.query('INSERT INTO blob (hash, size, bytes) VALUES ($1, 3, $2)', [inRow, Buffer.from('abc')]);
    const result = await backUp(own.deps, { file: path.join(directory, 'spoilt.jinshu') });
    expect(result).toMatchObject({ missingBlobs: [], damagedBlobs: [inRow, stored].map((hash) => hash.toString('hex')) });
    await own.close();
  });

  it('says which blobs it could not find, and holds the rest', async () => {
    const hash = randomBytes(32);
    await source.database.pool.query('INSERT INTO blob (hash, size) VALUES ($1, 80000)', [hash]);
    const result = await backUp(source.deps, { file: path.join(directory, 'holed.jinshu') });
    await source.database.pool.query('DELETE FROM blob WHERE hash = $1', [hash]);
    expect(result.missingBlobs).toEqual([hash.toString('hex')]);
    const deps = await target();
    await restore(deps, { file: result.file });
    expect((await check(deps)).faults).toEqual([{ kind: 'blob', text: `The blob ${hash.toString('hex')} is missing from the store.` }]);
  });
});
