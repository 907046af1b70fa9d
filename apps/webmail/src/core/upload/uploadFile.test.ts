// @vitest-environment node
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chunkBytes } from '@jinshu/api';
import { createApiClient } from '@jinshu/api/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { md5OfSlices } from './md5OfSlices.ts';
import { uploadFile } from './uploadFile.ts';

vi.unmock('./hashFile.ts');

/** Computes the hash as the real worker does; a page has another thread for it, a test has not. */
class HashWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  terminate = () => undefined;
  postMessage(file: Blob): void {
    if (missing > 0) {
      missing -= 1;
      queueMicrotask(() => this.onerror?.(new Event('error')));
      return;
    }
    hashGate
      .then(() => md5OfSlices(file, chunkBytes))
      .then(
        (md5) => this.onmessage?.({ data: { md5 } }),
        (error: unknown) => this.onmessage?.({ data: { error: String(error) } }),
      );
  }
}

/** Number of times that the worker's script fails to load. */
let missing = 0;

/** No hash is ready before this. */
let hashGate = Promise.resolve();

type Wire = Record<string, unknown>;
const pieces = new Map<number, Buffer>();
const arrivals: number[] = [];
let finished: Wire[] = [];
let underWay = 0;
let mostUnderWay = 0;
let waiting: (() => void)[] = [];
/** Pieces wait here until this many are in progress, so that a test sees the number of concurrent requests. */
let gate = 0;
let refusal: Wire | undefined;

async function bodyOf(request: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new Response(Buffer.concat(parts), { headers: { 'content-type': request.headers['content-type'] ?? '' } });
}

const send = (response: ServerResponse, status: number, body: Wire) =>
  void response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));

async function takePiece(request: IncomingMessage, response: ServerResponse): Promise<void> {
  underWay += 1;
  mostUnderWay = Math.max(mostUnderWay, underWay);
  const form = await (await bodyOf(request)).formData();
  if (underWay >= gate) for (const go of waiting.splice(0)) go();
  else await new Promise<void>((go) => waiting.push(go));
  gate = 0;
  underWay -= 1;
  if (refusal) return send(response, 400, refusal);
  const number = Number(form.get('chunkNumber'));
  pieces.set(number, Buffer.from(await (form.get('chunkFile') as File).arrayBuffer()));
  arrivals.push(number);
  send(response, 200, { is_present: true });
}

/** State in the response, for how much of the file is stored: 0, 1 or 2 (ATT-19). */
let state = 0;
/** The only name that the state is about; any. */
let stateOf: string | undefined;
const asked: URLSearchParams[] = [];
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  if (pathname === '/api/netdisk/upload-state/') {
    asked.push(searchParams);
    if (stateOf !== undefined && searchParams.get('fileMd5') !== stateOf)
      return send(response, 200, { state: 0, chunks: [], may_be_known: true });
    return send(response, 200, { state, chunks: [...pieces.keys()] });
  }
  if (pathname === '/api/netdisk/uploadnew/') return void takePiece(request, response).catch(() => response.destroy());
  return void bodyOf(request).then(async (body) => {
    const wire = (await body.json()) as Wire;
    finished.push(wire);
    send(response, 200, { id: 5, name: wire.file_name, size: wire.file_size, type: wire.file_type, created_at: '2026-11-20T02:30:00Z' });
  });
});
let prefix = '';

beforeAll(async () => {
  vi.stubGlobal('Worker', HashWorker);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  prefix = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
beforeEach(() => {
  pieces.clear();
  arrivals.length = 0;
  asked.length = 0;
  finished = [];
  [stateOf, hashGate] = [undefined, Promise.resolve()];
  [underWay, mostUnderWay, waiting, gate, refusal, state] = [0, 0, [], 0, undefined, 0];
});
afterEach(() => server.closeAllConnections());
afterAll(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});

const size = 4 * chunkBytes + 1000;
const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 9)) & 255));
const file = new File([bytes], '二期验收日程.pdf', { type: 'application/pdf' });
const md5 = createHash('md5').update(bytes).digest('hex');

function upload(signal: AbortSignal = new AbortController().signal) {
  const progress: number[] = [];
  return { progress, done: uploadFile(createApiClient({ prefix }), file, { signal, onProgress: (sent) => progress.push(sent) }) };
}

describe('an upload', () => {
  it('ATT-16 ATT-17 ATT-18 ATT-22 goes in pieces of 2 MiB, three at once, and arrives whole', async () => {
    gate = 3;
    const { done, progress } = upload();
    await expect(done).resolves.toEqual({
      id: 5,
      name: '二期验收日程.pdf',
      size,
      type: 'application/pdf',
      createdAt: '2026-11-20T02:30:00Z',
    });
    const inOrder = [...pieces].sort(([a], [b]) => a - b).map(([, piece]) => piece);
    expect(inOrder.map((piece) => piece.length)).toEqual([chunkBytes, chunkBytes, chunkBytes, chunkBytes, 1000]);
    expect(Buffer.concat(inOrder).equals(bytes)).toBe(true);
    expect(mostUnderWay).toBe(3);
    expect(finished).toEqual([
      { fileMd5: md5, upload_type: 'mail', file_name: '二期验收日程.pdf', file_type: 'application/pdf', file_size: size, folder_id: -1 },
    ]);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(size);
  });

  it('ATT-20 sends only the pieces that the server has not', async () => {
    state = 1;
    for (const number of [0, 2]) pieces.set(number, bytes.subarray(number * chunkBytes, (number + 1) * chunkBytes));
    const { done, progress } = upload();
    await done;
    expect(arrivals.toSorted()).toEqual([1, 3, 4]);
    expect(progress[0]).toBe(2 * chunkBytes);
  });

  it('ATT-21 sends no piece of a file that the server has', async () => {
    state = 2;
    const { done, progress } = upload();
    await done;
    expect([arrivals, finished.length, progress]).toEqual([[], 1, [size]]);
  });

  const large = new File([Buffer.concat([bytes, bytes, bytes])], 'large.bin', { lastModified: 7 });
  const largeMd5 = createHash('md5').update(bytes).update(bytes).update(bytes).digest('hex');
  const uploadLarge = () => uploadFile(createApiClient({ prefix }), large, { signal: new AbortController().signal, onProgress: () => {} });

  it('ATT-18 sends a large file while its MD5 is still being computed, under the same name after a reload', async () => {
    let release = () => {};
    hashGate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const done = uploadLarge();
    await vi.waitFor(() => expect(pieces.size).toBe(13), { timeout: 10_000 });
    expect(finished).toEqual([]);
    release();
    await done;
    const sentAs = asked[0]?.get('fileMd5');
    expect(asked[0]?.get('file_size')).toBe(String(large.size));
    expect(sentAs).not.toBe(largeMd5);
    expect(finished).toMatchObject([{ fileMd5: largeMd5, sent_as: sentAs }]);
    state = 1;
    arrivals.length = 0;
    await uploadLarge();
    expect([asked.at(-1)?.get('fileMd5'), arrivals]).toEqual([sentAs, []]);
  });

  it('ATT-21 waits for the MD5 of a large file that the server may have', async () => {
    [state, stateOf] = [2, largeMd5];
    await uploadLarge();
    expect([arrivals, asked.length]).toEqual([[], 2]);
    expect(finished).toMatchObject([{ fileMd5: largeMd5 }]);
    expect(finished[0]).not.toHaveProperty('sent_as');
  });

  it('ATT-18 waits for a network that brings the program which computes the MD5', async () => {
    missing = 1;
    await expect(upload().done).resolves.toMatchObject({ id: 5 });
    expect([missing, finished[0]?.fileMd5]).toEqual([0, md5]);
  });

  it('ATT-25 stops with what the server says, and does not finish', async () => {
    refusal = { non_field_errors: ['The mailbox has no room for this upload.'], code: 'upload-over-mailbox' };
    await expect(upload().done).rejects.toMatchObject({ name: 'Problem', code: 'upload-over-mailbox' });
    expect(finished).toEqual([]);
  });

  it('stops when it is given up', async () => {
    gate = Number.POSITIVE_INFINITY;
    const stop = new AbortController();
    const { done } = upload(stop.signal);
    const failed = expect(done).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(waiting).toHaveLength(3), { timeout: 5000 });
    stop.abort();
    await failed;
    expect([arrivals, finished]).toEqual([[], []]);
  });

  it.each(['slice', 'stream'] as const)('fails when the file cannot be read (%s)', async (how) => {
    const reading = vi.spyOn(File.prototype, how).mockImplementationOnce(() => {
      throw new Error('the file was changed');
    });
    await expect(upload().done).rejects.toThrow('the file was changed');
    reading.mockRestore();
  });
});

describe('ATT-18 md5OfSlices', () => {
  it('is the MD5 of the whole file, whatever the slices', async () => {
    for (const slice of [7, 1000, 4096]) {
      expect(await md5OfSlices(file.slice(0, 4096), slice)).toBe(createHash('md5').update(bytes.subarray(0, 4096)).digest('hex'));
    }
  });

  it('reads the file as one stream, and slice by slice where a browser has none that fills a buffer', async () => {
    const head = file.slice(0, 4100);
    const read = vi.spyOn(head, 'slice');
    const md5 = createHash('md5').update(bytes.subarray(0, 4100)).digest('hex');
    expect([await md5OfSlices(head, 1000), read.mock.calls.length]).toEqual([md5, 0]);
    vi.spyOn(head, 'stream').mockReturnValue(new ReadableStream());
    expect([await md5OfSlices(head, 1000), read.mock.calls.length]).toEqual([md5, 5]);
  });

  it('fails for a file that ends before it should', async () => {
    const head = file.slice(0, 4100);
    vi.spyOn(head, 'stream').mockReturnValue(file.slice(0, 4000).stream());
    await expect(md5OfSlices(head, 1000)).rejects.toThrow('shorter than it was');
  });

  it('has a value for an empty file', async () => {
    expect(await md5OfSlices(new Blob(), 1000)).toBe(createHash('md5').digest('hex'));
  });
});
