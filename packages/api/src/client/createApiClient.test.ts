import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { codePath, named, wireObject } from '../contract/wire.ts';
import { createContact, downloadMessage, listFolders, listMessages, logIn, Problem, removeFolder, uploadChunk } from '../index.ts';
import { createApiClient, fileNameOf } from './createApiClient.ts';
import { sealSecret } from './sealSecret.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer = () => undefined;
const server = createServer((request, response) => answer(request, response));
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.closeAllConnections());
afterAll(() => new Promise((resolve) => server.close(resolve)));

const json =
  (status: number, body: unknown): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
  };
const client = (options = {}) => createApiClient({ prefix: `${origin}/api`, getToken: () => 'token-1', ...options });
const page = { query: { folder: 'INBOX', limit: 20, offset: 0 } };
const emptyPage = { count: 0, unseen_count: 0, results: [] };
const failed = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as Problem,
  );

/** Answers every request with the body and remembers what was asked. */
function remember(body: unknown) {
  const asked: { url: URL; method: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
  answer = (request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      asked.push({ url: new URL(request.url ?? '', origin), method: request.method, headers: request.headers, body: text });
      json(200, body)(request, response);
    });
  };
  return asked;
}

describe('client', () => {
  it('API-01 API-04 asks below the prefix, with the query by its wire names', async () => {
    const asked = remember(emptyPage);
    expect(await client().call(listMessages, { query: { ...page.query, viewFilter: 'unseen' } })).toEqual({
      count: 0,
      unseenCount: 0,
      results: [],
    });
    expect(asked[0]?.url.pathname).toBe('/api/mail/message/');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
      folder: 'INBOX',
      limit: '20',
      offset: '0',
      search: 'unseen',
    });
  });

  it('API-02 puts a timestamp and 5 digits into every address, each time others', async () => {
    const asked = remember({ count: 0, results: [] });
    const before = Date.now();
    await client().call(listFolders);
    await client().call(listFolders);
    const busters = asked.map(({ url }) => url.searchParams.get('_t') ?? '');
    for (const buster of busters) {
      expect(buster).toMatch(/^\d{18}$/);
      expect(Number(buster.slice(0, 13))).toBeGreaterThanOrEqual(before);
    }
    expect(new Set(busters).size).toBe(2);
  });

  it('sends the token with every call, and none before login', async () => {
    const asked = remember({ count: 0, results: [] });
    await client().call(listFolders);
    await client({ getToken: () => '' }).call(listFolders);
    expect(asked.map(({ headers }) => headers['x-jinshu-token'])).toEqual(['token-1', undefined]);
  });

  it('fills the path and escapes what goes into it', async () => {
    const asked = remember({ msg: 'success' });
    await client().call(removeFolder, { params: { id: 7 } });
    expect([asked[0]?.method, asked[0]?.url.pathname]).toEqual(['DELETE', '/api/mail/folder/7/']);
  });

  it('API-03 LST-70 cancels the pending list before it asks for the next', async () => {
    const aborted = vi.fn();
    answer = (request) => request.on('close', aborted);
    const first = failed(client_.call(listMessages, page, { supersedes: 'list' }));
    await vi.waitFor(() => expect(server.listening).toBe(true));
    const asked = remember(emptyPage);
    const second = client_.call(listMessages, page, { supersedes: 'list' });
    expect((await first)?.name).toBe('AbortError');
    await second;
    expect(asked).toHaveLength(1);
  });

  it('stops the request when its signal fires', async () => {
    answer = () => undefined;
    const stop = new AbortController();
    const call = failed(client().call(listFolders, undefined, { signal: stop.signal }));
    stop.abort();
    expect((await call)?.name).toBe('AbortError');
  });

  it.each([
    [401, { detail: '登录已过期' }, 'session-expired', '登录已过期'],
    [400, { non_field_errors: ['账号或密码错误'], code: 'login-failed' }, 'login-failed', '账号或密码错误'],
    [400, { error_message: '重名', code: 'folder-name-taken' }, 'folder-name-taken', '重名'],
    [403, { detail: '没有权限' }, 'forbidden', '没有权限'],
    [500, { detail: 'x' }, 'internal', 'x'],
    [502, {}, 'unavailable', 'unavailable'],
  ] as const)('API-09 API-13 API-15 API-16 API-17 throws status %i %j as %s', async (status, body, code, message) => {
    answer = json(status, body);
    const heard = vi.fn();
    const problem = await failed(client({ onProblem: heard }).call(listFolders));
    expect([problem instanceof Problem, problem?.code, problem?.message, problem?.status]).toEqual([true, code, message, status]);
    expect(heard).toHaveBeenCalledWith(problem, listFolders);
  });

  it('throws a problem for an answer that is no JSON and for one that is not of the contract', async () => {
    answer = (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html>bad gateway</html>');
    expect((await failed(client().call(listFolders)))?.code).toBe('unavailable');
    answer = json(200, { results: 'none' });
    expect((await failed(client().call(listFolders)))?.code).toBe('unreadable-answer');
    answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>log in to the network</html>');
    expect((await failed(client().call(listFolders)))?.code).toBe('unreadable-answer');
  });

  it('SND-17 takes the raw text of an answer that has no shape, and of a page none', async () => {
    answer = (_, response) => response.writeHead(400, { 'content-type': 'text/plain' }).end('发件地址已停用');
    expect((await failed(client().call(listFolders)))?.message).toBe('发件地址已停用');
    answer = json(400, '发件地址已停用');
    expect((await failed(client().call(listFolders)))?.message).toBe('发件地址已停用');
    answer = (_, response) => response.writeHead(413, { 'content-type': 'text/html' }).end('<html>Request Entity Too Large</html>');
    const { code, message } = (await failed(client().call(listFolders))) as Problem;
    expect([code, message]).toEqual(['too-large', 'too-large']);
  });

  it('tells a server that is not there from one that refuses', async () => {
    expect((await failed(createApiClient({ prefix: 'http://127.0.0.1:9/api' }).call(listFolders)))?.code).toBe('offline');
  });

  it('API-08 IMX-14 answers bytes with the name from the header', async () => {
    answer = (_, response) =>
      response
        .writeHead(200, {
          'content-type': 'message/rfc822',
          'content-disposition': 'attachment; filename="mail.eml"; filename*=UTF-8\'\'%E8%AF%84%E5%AE%A1.eml',
        })
        .end('Subject: x');
    const { blob, fileName } = await client().call(downloadMessage, { query: { uid: 1, folder: 'INBOX' } });
    expect([await blob.text(), fileName]).toEqual(['Subject: x', '评审.eml']);
  });

  it('API-14 reads the error in the answer to a blob request', async () => {
    answer = json(404, { detail: '找不到', code: 'mail-not-found' });
    expect((await failed(client().call(downloadMessage, { query: { uid: 1, folder: 'INBOX' } })))?.code).toBe('mail-not-found');
  });

  it('ATT-28 writes a form once: for a file in pieces a second request of each costs more than its fields', async () => {
    remember({ is_present: true });
    const made = vi.spyOn(globalThis, 'Request');
    try {
      const body = { number: 3, md5: '0'.repeat(32), nonce: '1' };
      await client({ fetch: (request: Request) => fetch(request) }).call(uploadChunk, { body, file: new Blob(['piece']) });
      expect(made.mock.calls.map(([input]) => new URL(String(input)).searchParams.has('_t'))).toEqual([true]);
    } finally {
      made.mockRestore();
    }
  });

  it('ATT-28 sends form data with the fields and the file', async () => {
    const asked = remember({ is_present: true });
    await client().call(uploadChunk, { body: { number: 2, md5: 'd41d8cd98f00b204e9800998ecf8427e', nonce: 'n' }, file: new Blob(['abc']) });
    for (const name of ['chunkNumber', 'fileMd5', '"t"', 'chunkFile']) expect(asked[0]?.body).toContain(name);
  });

  it('makes the address of a call for links', () => {
    expect(createApiClient().href(downloadMessage, { query: { uid: 4, folder: 'f 1' } })).toBe('/api/mail/message/eml/?uid=4&folder=f+1');
  });
});

const client_ = createApiClient({
  prefix: 'http://unused.invalid/api',
  fetch: (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    return fetch(`${origin}${url.pathname}${url.search}`, { signal: input instanceof Request ? input.signal : (init?.signal ?? null) });
  },
});

describe('what the contract does not take', () => {
  it('is refused as the server would refuse it, and nothing is asked', async () => {
    const asked = vi.fn();
    answer = (_, response) => {
      asked();
      response.end('{}');
    };
    const error = await failed(client().call(createContact, { body: { address: 'a@b.cn', name: '人', mobile: 'none' } }));
    expect([error, asked.mock.calls]).toEqual([expect.objectContaining({ code: 'invalid-input' }), []]);
    expect(error?.fields).toEqual({ mobile: [expect.any(String)] });
  });

  it('is named by the path of the field in code words, through lists and objects', () => {
    const person = wireObject({ address: named('email', z.string()), fullName: z.string() });
    const schema = wireObject({ to: named('rcpt_to', z.optional(z.array(person))), isUrgent: z.boolean() });
    const broken = {
      to: [
        { address: 'a@b.cn', fullName: 'A' },
        { address: 7, fullName: 'B' },
      ],
      isUrgent: 'no',
    };
    const issues = z.safeEncode(schema, broken as never).error?.issues ?? [];
    expect(issues.map(({ path }) => codePath(schema, path))).toEqual(['to.1.address', 'isUrgent']);
  });
});

describe('file name', () => {
  it.each([
    [null, ''],
    ['attachment', ''],
    ['attachment; filename="a b.pdf"', 'a b.pdf'],
    ["attachment; filename*=UTF-8''%", ''],
  ])('of %s is %j', (header, name) => expect(fileNameOf(header)).toBe(name));
});

describe('secret', () => {
  it('API-06 API-07 can be read with the private key alone, and carries the time', async () => {
    const { privateKey, publicKey } = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['encrypt', 'decrypt'],
    );
    const spki = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))));
    const sealed = await sealSecret(spki, 'Jinshu-2026', 1_764_000_000_000);
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
    const opened = new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, bytes));
    expect(JSON.parse(opened)).toEqual({ value: 'Jinshu-2026', at: 1_764_000_000_000 });
    expect(sealed).not.toContain('Jinshu');
  });

  it('LGN-47 is what the contract takes for a password', () => {
    expect(z.safeDecode(logIn.body as z.ZodMiniType, { account: 'a', password: '' } as never).success).toBe(false);
  });
});
