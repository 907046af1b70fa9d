import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { plainPage } from './plainPage.ts';

let dist: string;
let test: Awaited<ReturnType<typeof buildTestApp>>;
const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

beforeAll(async () => {
  dist = await mkdtemp(path.join(os.tmpdir(), 'jinshu-dist-'));
  await mkdir(path.join(dist, 'assets'));
  await writeFile(path.join(dist, 'index.html'), '<!doctype html><title>锦书</title>');
  await writeFile(path.join(dist, '.sources'), 'secret');
  await writeFile(path.join(dist, 'assets/app-1a2b.js'), 'console.log(1)');
  await writeFile(path.join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync('console.log(1)'));
  test = await buildTestApp({ webmailDist: dist });
});
afterAll(async () => {
  await test.close();
  await rm(dist, { recursive: true, force: true });
});

describe('the webmail', () => {
  it('is the same page at every address of its own, never cached, and brings no script from elsewhere', async () => {
    for (const url of ['/', '/mailbox/INBOX', '/login', '/settings/param?x=1.js', '/index.html']) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.body]).toEqual([url, 200, '<!doctype html><title>锦书</title>']);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-dns-prefetch-control': 'off',
      });
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain("connect-src 'self';");
      for (const rule of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        "img-src 'self' data: blob:;",
      ]) {
        expect(policy).toContain(rule);
      }
      expect(policy.match(/script-src [^;]*/)?.[0]).toBe("script-src 'self'");
    }
  });

  it('LGN-01 brings the login with its page, and lets no script run in a page but those that the build put there', async () => {
    const own = path.join(dist, 'own');
    await mkdir(own);
    await writeFile(path.join(own, 'index.html'), '<script>boot()</script>');
    const write = (html: string) =>
      Promise.all([writeFile(path.join(own, 'login.html'), html), writeFile(path.join(own, 'login.html.br'), brotliCompressSync(html))]);
    await write('<script>boot()</script><form></form><script>fill()</script>');
    const other = await buildTestApp({ webmailDist: own });
    const scriptsAt = async (url: string, headers: Record<string, string> = {}) => {
      const answer = await other.app.inject({ url, headers });
      return String(answer.headers['content-security-policy']).match(/script-src [^;]*/)?.[0];
    };
    const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    const packed = { 'accept-encoding': 'br' };
    for (const url of ['/', '/login', '/login/', '/login?x=1'])
      expect([url, await scriptsAt(url, packed)]).toEqual([url, `script-src 'self' ${hash('boot()')} ${hash('fill()')}`]);
    expect(await scriptsAt('/mailbox')).toBe(`script-src 'self' ${hash('boot()')}`);
    await write('<script>another build()</script>');
    await utimes(path.join(own, 'login.html'), 1, 1);
    expect(await scriptsAt('/login', packed)).toBe(`script-src 'self' ${hash('another build()')}`);
    await other.close();
  });

  it('gives its hashed files for good, packed for those who can unpack', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual(['console.log(1)', 'public, max-age=31536000, immutable']);
    const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': expect.stringContaining('javascript') });
    expect(packed.rawPayload).toEqual(brotliCompressSync('console.log(1)'));
  });

  it('does not give its page for a file that is not there, nor files that are hidden or outside', async () => {
    for (const url of [
      '/assets/old.js',
      '/assets/none',
      '/favicon.png',
      '/.sources',
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, expect.any(Number)]);
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toMatch(/secret|jinshu-server|"name"/);
    }
    expect((await test.app.inject({ method: 'POST', url: '/mailbox' })).statusCode).toBe(404);
  });

  it('says what to do when it has not been built', async () => {
    const other = await buildTestApp({ webmailDist: path.join(dist, 'nowhere') });
    const answer = await other.app.inject({ url: '/mailbox' });
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('has not been built')]);
    await other.close();
  });

  it('I18-06 RED-62 help and the letter for people outside have one look', async () => {
    const colours = (style: string) =>
      [...style.replaceAll(' ', '').matchAll(/(--\w+):(#\w+)/g)].map(([, name, value]) => `${name} ${value}`);
    const help = path.resolve(import.meta.dirname, '../../../../webmail/public/help');
    const sheet = colours(await readFile(path.join(help, 'help.css'), 'utf8'));
    expect(sheet).toHaveLength(14);
    for (const html of [plainPage('en', 'Letter', '')]) {
      expect(colours(html)).toEqual(expect.arrayContaining(sheet));
      expect(html).toContain('<div class="brand">');
    }
    for (const [folder, name] of [
      ['en', 'Jinshu'],
      ['zh_hans', '锦书'],
      ['zh_hant', '錦書'],
    ] as const) {
      const page = await readFile(path.join(help, folder, 'index.html'), 'utf8');
      expect(page).toMatch(
        new RegExp(`<div class="brand">\\s*<img src="/favicon.svg" alt="" width="32" height="32" />\\s*<span>${name}</span>`),
      );
      expect(page).toContain('<link rel="stylesheet" href="/help/help.css" />');
    }
  });
});

describe('the back stage', () => {
  let backStageDist: string;
  let own: Awaited<ReturnType<typeof buildTestApp>>;
  const ask = (url: string, headers: Record<string, string> = {}) => own.app.inject({ url, headers });

  beforeAll(async () => {
    backStageDist = await mkdtemp(path.join(os.tmpdir(), 'jinshu-operation-'));
    await mkdir(path.join(backStageDist, 'assets'));
    await writeFile(path.join(backStageDist, 'index.html'), '<!doctype html><title>back stage</title>');
    await writeFile(path.join(backStageDist, 'assets/stage-1a2b.js'), 'console.log(2)');
    await writeFile(path.join(backStageDist, 'assets/stage-1a2b.js.br'), brotliCompressSync('console.log(2)'));
    own = await buildTestApp({ webmailDist: dist, backStageDist });
  });
  afterAll(async () => {
    await own.close();
    await rm(backStageDist, { recursive: true, force: true });
  });

  it('BAK-01 ADM-02 is an app of its own at every address under /operation/, beside the webmail', async () => {
    for (const url of ['/operation/', '/operation', '/operation/people', '/operation/people/12?tab=records']) {
      const answer = await ask(url);
      expect([url, answer.statusCode, answer.body]).toEqual([url, 200, '<!doctype html><title>back stage</title>']);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(String(answer.headers['content-security-policy'])).toContain("script-src 'self';");
    }
    const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    expect((await ask('/operation/mail-system/domain/jinshu.example', asPage)).body).toBe('<!doctype html><title>back stage</title>');
    expect((await ask('/mailbox/innerbox/v1.2', asPage)).body).toBe('<!doctype html><title>锦书</title>');
    expect((await ask('/operation/assets/old.js', asPage)).statusCode).toBe(404);
    for (const url of ['/', '/mailbox', '/operations'])
      expect([url, (await ask(url)).body]).toEqual([url, '<!doctype html><title>锦书</title>']);
  });

  it('BAK-01 gives its hashed files for good, packed, and neither app gives those of the other', async () => {
    const packed = await ask('/operation/assets/stage-1a2b.js', { 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(packed.rawPayload).toEqual(brotliCompressSync('console.log(2)'));
    for (const url of ['/assets/stage-1a2b.js', '/operation/assets/app-1a2b.js', '/operation/assets/none', '/operation/.sources'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
  });

  it('says what to do when it has not been built', async () => {
    const other = await buildTestApp({ webmailDist: dist, backStageDist: path.join(dist, 'nowhere') });
    const answer = await other.app.inject({ url: '/operation/people' });
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('back stage has not been built')]);
    await other.close();
  });
});

describe('health', () => {
  it('is fine while the database answers, and is not when it is gone', async () => {
    const own = await buildTestApp();
    expect((await own.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    await own.database.pool.query('ALTER TABLE migration RENAME TO elsewhere');
    expect((await own.app.inject({ url: '/healthz' })).statusCode).toBe(503);
    await own.close();
  });

  it('counts requests by route, not by address', async () => {
    await get('/mailbox/secret-address');
    await get('/api/mail/message/?folder=secret');
    const { body } = await get('/metrics');
    expect(body).toMatch(/jinshu_http_request_seconds_count\{method="GET",route="\/api\/mail\/message\/",status="401"\} 1/);
    for (const name of [
      'jinshu_outbox_waiting',
      'jinshu_outbox_oldest_seconds',
      'jinshu_db_connections',
      'jinshu_smtp_messages_total',
      'process_resident_memory_bytes',
    ])
      expect(body).toContain(name);
    expect(body).not.toContain('secret');
  });
});
