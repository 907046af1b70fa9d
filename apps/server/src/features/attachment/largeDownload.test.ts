import { type ChildProcess, fork } from 'node:child_process';
import { createCipheriv, createHash } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillFolder } from '../../testing/fillFolder.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const megabytes = 200;
const megabyte = 1024 * 1024;
/** Memory that the server may use to send a file of any size. Garbage collection frees sent chunks in batches. */
const allowance = 110 * megabyte;

let test: OpenMailbox;
let server: ChildProcess;
let port = 0;
let uid = 0;
let md5 = '';

/** Bytes that do not pack, the same in every run. */
async function* bytes() {
  const cipher = createCipheriv('aes-256-ctr', Buffer.alloc(32, 7), Buffer.alloc(16));
  const nothing = Buffer.alloc(megabyte);
  for (let number = 0; number < megabytes; number += 1) yield cipher.update(nothing);
}

beforeAll(async () => {
  test = await openMailbox();
  const { deps, database, lin } = test;
  const stored = await deps.blobs.putStream(deps.db, bytes());
  md5 = stored.md5;
  await fillFolder(deps.db, { mailboxId: lin.mailboxId, count: 1 });
  const part = {
    name: '录像.mp4',
    type: 'application/octet-stream',
    size: stored.size,
    hash: stored.hash.toString('hex'),
    contentId: null,
  };
  const attachments = ['1', '2'].map((sid) => ({ ...part, sid, isInline: false }));
  await database.pool.query('UPDATE content SET attachments = $1', [JSON.stringify(attachments)]);
  const { rows } = await database.pool.query('SELECT uid, current_database() AS database FROM message');
  uid = rows[0].uid;
  server = fork(fileURLToPath(new URL('../../testing/serveTestDeps.ts', import.meta.url)), {
    execArgv: ['--conditions=jinshu-source'],
    env: {
      ...process.env,
      JINSHU_TEST_SERVER: JSON.stringify({
        connection: { ...JSON.parse(process.env.JINSHU_TEST_DATABASE ?? '{}'), database: rows[0].database },
        dataDir: test.dataDir,
      }),
    },
  });
  [{ port }] = (await once(server, 'message')) as [{ port: number }];
});
afterAll(async () => {
  server?.disconnect();
  await test.close();
});

async function mostMemory(): Promise<number> {
  server.send('');
  const [{ most }] = (await once(server, 'message')) as [{ most: number }];
  return most;
}

async function fetchFile(path: string): Promise<IncomingMessage> {
  const request = get({ host: '127.0.0.1', port, path: `/api${path}`, headers: test.lin.headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  return response;
}

/** Reads as a browser on a slow line does at first: the server must wait, not gather. */
async function read(response: IncomingMessage, take: (chunk: Buffer) => void): Promise<void> {
  await once(response, 'readable');
  await vi.waitFor(() => expect(response.readableLength).toBeGreaterThan(0), 10_000);
  await pipeline(response, async (source) => {
    for await (const chunk of source as AsyncIterable<Buffer>) take(chunk);
  });
}

it('ATT-35 sends a large file in flat memory, whole', async () => {
  // What the first answer loads belongs to no file.
  (await fetchFile('/mail/folder/')).resume();
  await fetchFile(`/mail/attach/0/?uid=${uid}&folder=INBOX&sid=1&download=1`).then((response) => response.destroy());
  const before = await mostMemory();
  const hash = createHash('md5');
  await read(await fetchFile(`/mail/attach/0/?uid=${uid}&folder=INBOX&sid=1&download=1`), (chunk) => hash.update(chunk));
  expect(hash.digest('hex')).toBe(md5);
  const grown = (await mostMemory()) - before;
  expect(grown).toBeLessThan(allowance);
});

it('ATT-43 packs large files in flat memory', async () => {
  const before = await mostMemory();
  let length = 0;
  await read(await fetchFile(`/mail/message/attach-zip/?uid=${uid}&folder=INBOX`), (chunk) => {
    length += chunk.length;
  });
  expect(length).toBeGreaterThan(megabytes * megabyte);
  const grown = (await mostMemory()) - before;
  expect(grown).toBeLessThan(allowance);
});
