import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createConfinedReader } from './createConfinedReader.ts';
import { networkWarning } from './withoutNetwork.ts';

it('VIE-07 SRC-02 a process that reads files finds the contract in its sources: nothing may have been built', async () => {
  const program = new URL('../../testing/whereTheContractIs.ts', import.meta.url);
  const reader = createConfinedReader({ program, heapMegabytes: 128, timeLimitMs: 30_000, idleMs: 1000, niceness: 0 });
  expect(await reader.read(null)).toEqual({ place: expect.stringMatching(/\/packages\/api\/src\/index\.ts$/) });
  reader.close();
}, 60_000);

it('SRC-19 a process that reads files sees no other file, and nothing of the network where the system allows that', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'jinshu-'));
  const file = path.join(folder, 'another.txt');
  await writeFile(file, 'private');
  const server = net.createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const program = new URL('../../testing/whatIsReached.ts', import.meta.url);
  const reader = createConfinedReader({ program, heapMegabytes: 128, timeLimitMs: 30_000, idleMs: 1000, niceness: 0 });
  const { port } = server.address() as AddressInfo;
  const seen = await reader.read({ file, port });
  reader.close();
  server.close();
  await rm(folder, { recursive: true });
  expect(seen).toEqual({ file: 'ERR_ACCESS_DENIED', port: networkWarning() === null ? 'ENETUNREACH' : 'reached' });
}, 60_000);
