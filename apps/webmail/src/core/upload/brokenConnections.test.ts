// @vitest-environment node
import { createHash, randomFillSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { chunkBytes } from '@jinshu/api';
import { createApiClient } from '@jinshu/api/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { md5OfSlices } from './md5OfSlices.ts';
import { uploadFile } from './uploadFile.ts';

vi.unmock('./hashFile.ts');

/** Megabytes of the file: 40 in the usual run, `JINSHU_UPLOAD_MB=200` for the whole. */
const megabytes = Number(process.env.JINSHU_UPLOAD_MB ?? 40);
const size = megabytes * 1_048_576 + 12_345;
const cuts = 20;

class HashWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror = null;
  terminate = () => undefined;
  postMessage(file: Blob): void {
    void md5OfSlices(file, chunkBytes).then((md5) => this.onmessage?.({ data: { md5 } }));
  }
}

let md5 = '';
let file: File;
let prefix = '';
/** The pieces that are kept: their hashes only, so that the memory that is measured is the sender's. */
const kept = new Map<number, string>();
const sentTwice: number[] = [];
let broken = 0;
let begun = 0;
let finished = 0;
let underWay = 0;

/** Collect garbage first, so that only memory in use is measured. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Reads a form's number and takes the hash of its piece as it passes. */
async function takePiece(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const form = await new Response(Buffer.concat(parts), { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData();
  const number = Number(form.get('chunkNumber'));
  if (kept.has(number)) sentTwice.push(number);
  const piece = Buffer.from(await (form.get('chunkFile') as File).arrayBuffer());
  kept.set(number, createHash('md5').update(piece).digest('hex'));
  answer(response, { is_present: true });
}

const answer = (response: ServerResponse, body: object) =>
  void response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  if (pathname.endsWith('/upload-state/')) return answer(response, { state: kept.size > 0 ? 1 : 0, chunks: [...kept.keys()] });
  if (pathname.endsWith('/uploadnew/') && request.method === 'GET')
    return answer(response, { is_present: kept.has(Number(searchParams.get('chunkNumber'))) });
  if (pathname.endsWith('/uploadnew/')) {
    underWay += 1;
    return void takePiece(request, response)
      .catch(() => response.destroy())
      .finally(() => {
        underWay -= 1;
      });
  }
  finished += 1;
  request.resume();
  return answer(response, { id: 5, name: 'large.bin', size, type: '', created_at: '2026-11-20T02:30:00Z' });
});

beforeAll(async () => {
  vi.stubGlobal('Worker', HashWorker);
  const bytes = randomFillSync(Buffer.alloc(size));
  md5 = createHash('md5').update(bytes).digest('hex');
  file = new File([bytes], 'large.bin');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  prefix = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it(`ATT-19 ATT-20 ATT-27 brings ${megabytes} MB through ${cuts} broken connections and one reload, no piece twice, and holds but a few pieces in memory`, {
  timeout: 300_000,
}, async () => {
  let isGone = false;
  const api = createApiClient({
    prefix,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (isGone) {
        await request.arrayBuffer();
        throw new DOMException('the page is gone', 'AbortError');
      }
      begun += request.method === 'POST' && request.url.includes('/uploadnew/') ? 1 : 0;
      const shouldBreak = request.method === 'POST' && request.url.includes('/uploadnew/') && broken < cuts && begun % 3 !== 0;
      if (!shouldBreak) return fetch(request);
      broken += 1;
      // Two of three breaks lose the piece. At the third, the piece is stored, but the response is lost.
      await (broken % 3 === 0 ? await fetch(request) : request).arrayBuffer();
      throw new TypeError('Failed to fetch');
    },
  });
  const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
  const total = Math.ceil(size / chunkBytes);
  let most = 0;
  collectGarbage();
  const atFirst = process.memoryUsage().arrayBuffers;
  const { signal } = new AbortController();
  const watch = () => {
    collectGarbage();
    most = Math.max(most, process.memoryUsage().arrayBuffers - atFirst);
  };

  // The page goes away in the middle of it.
  const first = uploadFile(api, file, {
    signal,
    pause,
    onProgress: (sent) => {
      watch();
      isGone ||= sent > size / 2;
    },
  });
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  // Pieces that were in transit then may still have arrived.
  await vi.waitFor(() => expect(underWay).toBe(0), 10_000);
  isGone = false;
  const before = kept.size;
  expect(before).toBeGreaterThan(total / 3);
  expect(before).toBeLessThan(total);

  const stored = await uploadFile(api, file, { signal, pause, onProgress: watch });
  expect(stored).toMatchObject({ id: 5, size });
  expect({ broken, finished, sentTwice }).toEqual({ broken: cuts, finished: 1, sentTwice: [] });

  const whole = createHash('md5');
  for (let number = 0; number < total; number += 1) {
    const piece = Buffer.from(await file.slice(number * chunkBytes, (number + 1) * chunkBytes).arrayBuffer());
    expect(kept.get(number)).toBe(createHash('md5').update(piece).digest('hex'));
    whole.update(piece);
  }
  expect(whole.digest('hex')).toBe(md5);
  // Three pieces in transit, each with a few copies in sender and receiver. The peak is the same for 200 MB as for 40 MB.
  expect(most).toBeLessThan(48 * chunkBytes);
});
