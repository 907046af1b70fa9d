import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { blob, chunkBytes, endpoint, multipart, named, Problem, queryInt, wireObject } from '@jinshu/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestSession } from '../../testing/factories.ts';
import { contentDisposition, parseRange } from './BlobAnswer.ts';
import { route } from './route.ts';

const echoShape = wireObject({ unseenCount: z.int(), from: named('mfrom', z.string()) });
const note = z.string().check(z.maxLength(3, 'note-too-long'));
const publicCall = { access: { of: 'public' }, summary: 'x' } as const;
const ownCall = { access: { of: 'account' }, summary: 'x' } as const;
const calls = {
  echo: endpoint({ method: 'POST', path: '/t/echo/', body: echoShape, response: echoShape, ...publicCall }),
  page: endpoint({
    method: 'GET',
    path: '/t/page/',
    query: wireObject({ limit: queryInt(1, 9) }),
    response: z.object({ limit: z.int() }),
    ...publicCall,
  }),
  noted: endpoint({ method: 'POST', path: '/t/noted/', body: z.object({ note, name: z.string() }), response: z.object({}), ...publicCall }),
  full: endpoint({ method: 'GET', path: '/t/full/', response: z.object({}), problems: ['folder-name-taken'], ...publicCall }),
  bug: endpoint({ method: 'GET', path: '/t/bug/', response: z.object({}), ...publicCall }),
  away: endpoint({ method: 'GET', path: '/t/away/', response: z.object({}), ...publicCall }),
  wrong: endpoint({ method: 'GET', path: '/t/wrong/', response: z.object({ count: z.int() }), ...publicCall }),
  bytes: endpoint({ method: 'GET', path: '/t/bytes/', response: blob, ...publicCall }),
  lost: endpoint({ method: 'GET', path: '/t/lost/', response: blob, ...publicCall }),
  chunk: endpoint({
    method: 'POST',
    path: '/t/chunk/',
    body: multipart('chunkFile', wireObject({ number: queryInt(0, 9) })),
    response: z.object({ got: z.string() }),
    ...publicCall,
  }),
  mine: endpoint({ method: 'GET', path: '/t/mine/', response: z.object({ address: z.string() }), ...ownCall }),
  change: endpoint({ method: 'POST', path: '/t/change/', response: z.object({}), ...ownCall }),
  changingGet: endpoint({ method: 'GET', path: '/t/leave/', response: z.object({}), ...ownCall, changes: true }),
} as const;

let test: Awaited<ReturnType<typeof buildTestApp>>;
let session: TestSession;
const secret = 'SELECT secret FROM somewhere';

beforeAll(async () => {
  test = await buildTestApp({
    prepare: (app) => {
      route(app, calls.echo, async ({ body }) => ({ ...body, unseenCount: body.unseenCount + 1 }));
      route(app, calls.page, async ({ query }) => ({ limit: query.limit }));
      route(app, calls.noted, async () => ({}));
      route(app, calls.full, async () => {
        throw new Problem('folder-name-taken', { name: '项目' });
      });
      route(app, calls.bug, async () => {
        throw new Error(secret);
      });
      route(app, calls.away, async () => {
        throw Object.assign(new Error(secret), { code: '57P01' });
      });
      route(app, calls.wrong, async () => ({ count: 'many' }) as never);
      route(app, calls.bytes, async () => ({
        bytes: async (range) => Readable.from([Buffer.from('0123456789').subarray(range?.start, range && range.end + 1)]),
        fileName: '评审 "终稿"\u202egpj.exe',
        type: 'text/html',
        size: 10,
      }));
      route(app, calls.lost, async () => {
        throw new Problem('attachment-not-found');
      });
      route(app, calls.chunk, async ({ body, file }) => ({ got: `${body.number} ${file.fileName} ${file.bytes.length}` }));
      route(app, calls.mine, async (call) => ({ address: call.session.address }));
      route(app, calls.change, async () => ({}));
      route(app, calls.changingGet, async () => ({}));
    },
  });
  session = await openSession(test.deps, await makeAccount(test.deps, { address: 'lin.yue@jinshu.example' }));
});
afterAll(() => test.close());

const get = (path: string, headers: Record<string, string> = {}) => test.app.inject({ url: `/api${path}`, headers });
const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: `/api${path}`, payload: payload as object, headers });

describe('route', () => {
  it('API-01 turns wire names into code words and back, and passes over what the contract does not know', async () => {
    const answer = await post('/t/echo/', { unseen_count: 1, mfrom: '林月', extra: true });
    expect([answer.statusCode, answer.json()]).toEqual([200, { unseen_count: 2, mfrom: '林月' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('API-02 API-04 reads numbers of an address and passes over the cache-buster', async () => {
    expect((await get('/t/page/?limit=7&_t=176000000000012345')).json()).toEqual({ limit: 7 });
    expect((await get('/t/page/?limit=10')).statusCode).toBe(400);
  });

  it('API-08 API-14 answers bytes with a safe name, in parts when asked, and errors as JSON', async () => {
    const whole = await get('/t/bytes/');
    expect([whole.statusCode, whole.body, whole.headers['content-length'], whole.headers['accept-ranges']]).toEqual([
      200,
      '0123456789',
      '10',
      'bytes',
    ]);
    expect(whole.headers['content-disposition']).toBe(
      'attachment; filename="__ ____gpj.exe"; filename*=UTF-8\'\'%E8%AF%84%E5%AE%A1%20%22%E7%BB%88%E7%A8%BF%22gpj.exe',
    );
    expect(whole.headers['x-content-type-options']).toBe('nosniff');
    expect(whole.headers['content-security-policy']).toContain('sandbox');
    const part = await get('/t/bytes/', { range: 'bytes=-3' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '789', 'bytes 7-9/10']);
    expect((await get('/t/bytes/', { range: 'bytes=10-' })).statusCode).toBe(416);
    const lost = await get('/t/lost/');
    expect([lost.statusCode, lost.headers['content-type'], lost.headers['content-disposition']]).toEqual([
      404,
      'application/json; charset=utf-8',
      undefined,
    ]);
  });

  it('ATT-28 takes form data with one file, and refuses one that is too large or missing', async () => {
    const form = (number: string, bytes: Buffer | null) => {
      const data = new FormData();
      data.append('number', number);
      if (bytes) data.append('chunkFile', new Blob([new Uint8Array(bytes)]), '图.png');
      return data;
    };
    const send = async (body: FormData) => {
      const request = new Request('http://x/', { method: 'POST', body });
      const headers = { 'content-type': request.headers.get('content-type') ?? '' };
      return test.app.inject({ method: 'POST', url: '/api/t/chunk/', headers, payload: Buffer.from(await request.arrayBuffer()) });
    };
    expect((await send(form('2', Buffer.from('abc')))).json()).toEqual({ got: '2 图.png 3' });
    expect((await send(form('2', Buffer.alloc(chunkBytes)))).statusCode).toBe(200);
    expect((await send(form('2', Buffer.alloc(chunkBytes + 1)))).json()).toMatchObject({ code: 'too-large' });
    expect((await send(form('2', Buffer.alloc(chunkBytes + 200_000)))).json()).toMatchObject({ code: 'too-large' });
    expect((await send(form('2', null))).json()).toMatchObject({ code: 'invalid-input', chunkFile: [expect.any(String)] });
    expect((await send(form('99', Buffer.from('abc')))).json()).toMatchObject({ code: 'invalid-input', number: [expect.any(String)] });
    expect((await post('/t/chunk/', { number: '2' })).json()).toMatchObject({ code: 'unsupported-body' });
  });
});

describe('problems', () => {
  it('API-13 API-19 take the shape and the status of their code', async () => {
    const answer = await get('/t/full/');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error_message: 'A folder with this name already exists.', code: 'folder-name-taken', params: { name: '项目' } },
    ]);
  });

  it('API-21 name the fields that a schema refuses, and the code that a schema names', async () => {
    expect((await post('/t/echo/', { unseen_count: 'x' })).json()).toEqual({
      non_field_errors: ['The input is not valid.'],
      code: 'invalid-input',
      unseen_count: ['Invalid input: expected number, received string'],
      mfrom: ['Invalid input: expected string, received undefined'],
    });
    expect((await post('/t/noted/', { note: 'much too long', name: 'x' })).json()).toMatchObject({
      code: 'note-too-long',
      note: ['Use 200 characters or fewer.'],
    });
  });

  it.each([
    ['broken JSON', '{"a":', 'application/json', 'invalid-input'],
    ['an empty body', '', 'application/json', 'invalid-input'],
    ['a key that would reach the prototype', '{"__proto__":{"a":1}}', 'application/json', 'invalid-input'],
    ['another kind of body', 'a=1', 'application/x-www-form-urlencoded', 'unsupported-body'],
    ['plain text', 'a', 'text/plain', 'unsupported-body'],
    ['too many bytes', JSON.stringify({ mfrom: 'x'.repeat(17 * 1024 * 1024) }), 'application/json', 'too-large'],
  ])('of %s are a 400 with a code', async (_what, payload, type, code) => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/t/echo/', payload, headers: { 'content-type': type } });
    expect([answer.statusCode, answer.json().code, answer.json().non_field_errors]).toEqual([400, code, [expect.any(String)]]);
  });

  it('of somebody without a session may not be long', async () => {
    const payload = JSON.stringify({ account: 'x', password: 'y'.repeat(100_000) });
    const answer = await test.app.inject({ method: 'POST', url: '/api/login/', payload, headers: { 'content-type': 'application/json' } });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'too-large']);
  });

  it('API-16 API-17 tell nothing of a bug or of the database', async () => {
    for (const [path, status, code] of [
      ['/t/bug/', 500, 'internal'],
      ['/t/wrong/', 500, 'internal'],
      ['/t/away/', 503, 'unavailable'],
    ] as const) {
      const answer = await get(path);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(answer.body).not.toContain('SELECT');
      expect(answer.body).not.toContain(' at ');
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('of an unknown call are a 404 with detail', async () => {
    for (const url of ['/api/', '/api/nothing/', '/api/t/echo/', '/api/%zz/']) {
      const answer = await test.app.inject({ url });
      expect(answer.json(), url).toMatchObject({ code: url.includes('%') ? 'invalid-input' : 'not-found' });
      expect(answer.statusCode, url).toBeLessThan(500);
    }
    expect((await test.app.inject({ url: '/api/nothing/' })).json()).toEqual({
      detail: 'There is nothing at this address.',
      code: 'not-found',
    });
  });
});

describe('who may call', () => {
  it('API-09 SES-20 nobody without a session, and nobody with one that has ended', async () => {
    const ended = await openSession(test.deps, await makeAccount(test.deps), { expiresAt: new Date(Date.now() - 1000) });
    for (const headers of [{}, { cookie: 'jinshu_session=x' }, ended.headers]) {
      const answer = await get('/t/mine/', headers as Record<string, string>);
      expect([answer.statusCode, answer.json().code, answer.json().detail]).toEqual([401, 'session-expired', expect.any(String)]);
    }
    expect((await get('/t/mine/', session.headers)).json()).toEqual({ address: 'lin.yue@jinshu.example' });
  });

  it('API-15 no page of another origin, and nobody without the token', async () => {
    const { cookie } = session.headers;
    const change = async (headers: Record<string, string>) => (await post('/t/change/', undefined, headers)).statusCode;
    expect(await change(session.headers)).toBe(200);
    expect(await change({ cookie })).toBe(403);
    expect(await change({ cookie, 'x-jinshu-token': 'x'.repeat(session.token.length) })).toBe(403);
    expect(await change({ ...session.headers, origin: 'https://evil.example' })).toBe(403);
    expect(await change({ ...session.headers, origin: 'null' })).toBe(403);
    expect(await change({ ...session.headers, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await change({ ...session.headers, 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await change({ ...session.headers, host: 'mail.x', origin: 'http://mail.x', 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect((await get('/t/mine/', { cookie })).statusCode).toBe(200);
    expect((await get('/t/leave/', { cookie })).statusCode).toBe(403);
    expect((await get('/t/leave/', session.headers)).statusCode).toBe(200);
    expect((await post('/t/echo/', { unseen_count: 1, mfrom: 'x' }, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  it('not too often without a session', async () => {
    const { app, close } = await buildTestApp();
    const ask = () => app.inject({ url: '/api/core/login-before/', remoteAddress: '10.0.0.1' });
    const statuses = new Set<number>();
    for (let count = 0; count < 620; count += 20) {
      for (const answer of await Promise.all(Array.from({ length: 20 }, ask))) statuses.add(answer.statusCode);
    }
    expect([...statuses]).toEqual([200, 403]);
    expect((await ask()).json()).toMatchObject({ code: 'rate-limited', detail: expect.any(String) });
    await close();
  });
});

describe('the OpenAPI document', () => {
  it('describes every call in wire words, with who may call and what may go wrong', async () => {
    const document = (await test.app.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.1');
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/login/', '/logout/', '/core/login-before/', '/mail/message/']));
    const { post: login } = document.paths['/login/'];
    expect(login.operationId).toBe('logIn');
    expect(login.security).toEqual([]);
    expect(Object.keys(login.requestBody.content['application/json'].schema.properties)).toEqual([
      'account',
      'password',
      'captcha_id',
      'security_answer',
    ]);
    expect(Object.keys(login.responses['200'].content['application/json'].schema.properties)).toEqual([
      'username',
      'token',
      'is_twofactor',
    ]);
    expect(login.responses['400'].description).toContain('`login-failed`');
    expect(document.paths['/logout/'].get.security).toEqual([{ session: [], token: [] }]);
  });

  it('names each call once, and only parameters that stand in the path', async () => {
    const document = (await test.app.inject({ url: '/api/openapi.json' })).json();
    const ids: string[] = [];
    for (const [path, methods] of Object.entries<Record<string, { operationId: string; parameters: { name: string; in: string }[] }>>(
      document.paths,
    )) {
      for (const { operationId, parameters } of Object.values(methods)) {
        ids.push(operationId);
        const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
        expect(inPath.sort(), path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
      }
    }
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('names and parts of downloads', () => {
  it.each([
    ['a.txt', `attachment; filename="a.txt"; filename*=UTF-8''a.txt`],
    ['', `attachment; filename="download"; filename*=UTF-8''download`],
    ['../a\r\nb', `attachment; filename=".._ab"; filename*=UTF-8''.._ab`],
    ['\ud800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ])('%j', (name, header) => expect(contentDisposition(name)).toBe(header));

  it.each([
    [undefined, null],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['bytes=2-400', { start: 2, end: 9 }],
    ['bytes=-400', { start: 0, end: 9 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=4-2', null],
    ['bytes=0-1,3-4', null],
    ['bytes=-', null],
    ['lines=1-2', null],
  ])('of %j is %j', (header, range) => expect(parseRange(header, 10)).toEqual(range));
});

describe('a real connection', () => {
  it('takes a request that is cut short for what it is', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/t/echo/',
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    });
    request.on('error', () => undefined);
    request.write('{"un');
    request.destroy();
    expect((await get('/t/page/?limit=1')).statusCode).toBe(200);
  });
});
