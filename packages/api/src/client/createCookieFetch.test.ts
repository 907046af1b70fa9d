import { generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCookieFetch } from './createCookieFetch.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** A server with one account, whose session is a cookie and a token. */
function answer(request: IncomingMessage, body: string): [status: number, body: unknown, cookies?: string[]] {
  const { pathname } = new URL(request.url ?? '', 'http://server');
  const isIn = request.headers.cookie === 'session=s-1' && request.headers['x-jinshu-token'] === 't-1';
  if (pathname === '/api/core/login-before/') return [200, loginPage];
  if (pathname === '/api/login/') {
    const { account, password } = JSON.parse(body) as Record<string, string>;
    const sealed = privateDecrypt({ key: privateKey, oaepHash: 'sha256' }, Buffer.from(password ?? '', 'base64'));
    const { value } = JSON.parse(sealed.toString()) as { value: string };
    return account === 'lin.yue' && value === 'Jinshu-2026'
      ? [200, { username: 'lin.yue', token: 't-1', is_twofactor: false }, ['session=s-1; Path=/; HttpOnly', 'old=x; Max-Age=0']]
      : [400, { non_field_errors: ['Wrong'], code: 'login-failed' }];
  }
  if (!isIn) return [401, { detail: 'Log in' }];
  if (pathname === '/api/logout/') return [200, { logout_url: '' }, ['session=; Max-Age=0']];
  return [200, { count: 0, unseen_count: 7, results: [] }];
}

const loginPage = {
  system_name: 'Jinshu',
  system_names: { 'zh-hans': '', 'zh-tw': '', en: 'Jinshu' },
  welcome_logo: '',
  domain: 'jinshu.example',
  public_key: spki,
  is_register: false,
  is_recovery: false,
  is_passkey_login: false,
  is_social_login: false,
  social_providers: [],
  languages: [],
  skin_name: 'jingdianlan',
};

const respond = (request: IncomingMessage, response: ServerResponse) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const [status, value, cookies = []] = answer(request, body);
    response
      .writeHead(status, { 'content-type': 'application/json', 'set-cookie': cookies, connection: 'close' })
      .end(JSON.stringify(value));
  });
};
const server = createServer(respond);
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('a program outside a browser', () => {
  it('logs in, calls and logs out with the lines of the README', async () => {
    const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
    const code = /```ts\n\/\/ unread\.ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    const place = mkdtempSync(path.join(tmpdir(), 'jinshu-readme-'));
    const file = path.join(place, 'unread.ts');
    const source = (name: string) => `'${pathToFileURL(path.resolve(import.meta.dirname, name)).href}'`;
    writeFileSync(
      file,
      code
        .replaceAll("'@jinshu/api'", source('../index.ts'))
        .replaceAll("'@jinshu/api/client'", source('index.ts'))
        .replace('https://mail.example.org', origin)
        .replace('process.env.PASSWORD', "'Jinshu-2026'"),
    );
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      await import(file);
    } finally {
      rmSync(place, { recursive: true });
    }
    expect(log.mock.calls).toEqual([[7]]);
    log.mockRestore();
  });
});

describe('createCookieFetch', () => {
  const asked: (string | undefined)[] = [];
  let cookies: string[] = [];
  const send = (async (request: Request) => {
    asked.push(request.headers.get('cookie') ?? undefined);
    const headers = new Headers();
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response('', { headers });
  }) as typeof fetch;

  beforeEach(() => asked.splice(0));

  it('keeps what a server sets, replaces it, and drops what has ended', async () => {
    const call = createCookieFetch(send);
    for (const next of [['a=1', 'b=x=y; Path=/'], ['a=2; Max-Age=60', 'b=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'], []]) {
      cookies = next;
      await call('https://mail.example.org/api/');
    }
    expect(asked).toEqual([undefined, 'a=1; b=x=y', 'a=2']);
  });

  it('gives the cookies of a server to no other one', async () => {
    const call = createCookieFetch(send);
    cookies = ['a=1'];
    await call('https://mail.example.org/');
    await call('https://other.example/');
    expect(asked).toEqual([undefined, undefined]);
  });
});
