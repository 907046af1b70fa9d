import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Running, runScript, startScript } from './testing/runScript.ts';

let dataDir: string;
let started: Running[];
const env = (more: Record<string, string> = {}) => ({
  JINSHU_DATA: dataDir,
  JINSHU_PORT: '0',
  JINSHU_SMTP_PORT: '0',
  JINSHU_DEMO: '0',
  JINSHU_RSA_BITS: '1024',
  ...more,
});
const startServer = async (more: Record<string, string> = {}) => {
  const running = startScript('main.ts', [], env(more));
  started.push(running);
  const url = (await running.line(/^Jinshu is ready at /)).slice('Jinshu is ready at '.length);
  return { ...running, url };
};
const postmaster = async () =>
  Number.parseInt(await readFile(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8').catch(() => ''), 10) || null;
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'jinshu-main-'));
  started = [];
});
afterEach(async () => {
  for (const { process: child, finished } of started) {
    child.kill('SIGTERM');
    await finished;
  }
  const pid = await postmaster();
  if (pid && isAlive(pid)) process.kill(pid, 'SIGINT');
  await vi.waitFor(() => expect(pid && isAlive(pid)).toBeFalsy(), { timeout: 10_000 });
  await rm(dataDir, { recursive: true, force: true });
});

describe('the server', () => {
  it('is ready where it says so, stops everything when told, and finds its data again', async () => {
    const first = await startServer();
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${first.url}/metrics`)).text()).toContain('jinshu_db_connections{state="open"}');
    const added = await runScript('cli.ts', ['user', 'add', 'lin.yue@jinshu.example', '--json'], env());
    expect(added.status).toBe(0);
    first.process.kill('SIGTERM');
    expect((await first.finished).status).toBe(0);
    expect(await postmaster()).toBeNull();
    const second = await startServer();
    const listed = await runScript('cli.ts', ['user', 'list'], env());
    expect(listed.out).toContain('lin.yue@jinshu.example');
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  }, 90_000);

  it('says in one sentence that its port is taken, and leaves the database of the other one alone', async () => {
    const first = await startServer();
    const { port } = new URL(first.url);
    const second = await runScript('main.ts', [], env({ JINSHU_PORT: port, JINSHU_LOG_LEVEL: 'silent' }));
    expect([second.status, second.err]).toEqual([
      1,
      `Cannot listen on 127.0.0.1, port ${port}: something else listens there already. Choose another one with JINSHU_PORT.\n`,
    ]);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  }, 90_000);

  it('goes on after its database was killed', async () => {
    const { url } = await startServer({ JINSHU_LOG_LEVEL: 'silent' });
    const before = await postmaster();
    process.kill(before as number, 'SIGKILL');
    await vi.waitFor(async () => expect(await postmaster()).not.toBe(before), { timeout: 40_000 });
    await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), { timeout: 40_000, interval: 100 });
    expect((await fetch(`${url}/api/core/login-before/`)).status).toBe(200);
  }, 90_000);

  it('takes over the database of a server that was killed', async () => {
    const first = await startServer();
    const before = await postmaster();
    first.process.kill('SIGKILL');
    await first.finished;
    const second = await startServer();
    expect(await postmaster()).toBe(before);
    second.process.kill('SIGINT');
    expect((await second.finished).status).toBe(0);
    expect(await postmaster()).toBeNull();
  }, 90_000);

  it('stops when whoever started it has gone', async () => {
    const main = JSON.stringify(path.join(import.meta.dirname, 'main.ts'));
    const launcher = spawn(
      process.execPath,
      ['-e', `require('node:child_process').spawn(process.execPath, ['--conditions=jinshu-source', ${main}], { stdio: 'inherit' })`],
      { env: { PATH: process.env.PATH, JINSHU_STARTED_BY: 'test', ...env() }, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    await once(launcher.stdout, 'data');
    const pid = (await postmaster()) as number;
    launcher.kill('SIGKILL');
    // The server holds the other end of the pipe: it closes when the server has ended.
    await once(launcher.stdout, 'close');
    expect(isAlive(pid)).toBe(false);
  }, 90_000);

  it('lets a request finish that is under way when it is told to stop', async () => {
    const { url, process: child, finished } = await startServer();
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    let answer = '';
    socket.on('data', (text) => {
      answer += text;
    });
    const body = JSON.stringify({ account: 'x', password: '{}' });
    socket.write(
      `POST /api/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), 10_000);
    child.kill('SIGTERM');
    socket.write(body.slice(5));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect((await finished).status).toBe(0);
  }, 90_000);

  it('refuses wrong settings, all at once, before it touches anything', async () => {
    const { status, err } = await runScript('main.ts', [], {
      JINSHU_DATA: path.join(dataDir, 'none'),
      JINSHU_PORT: 'x',
      JINSHU_CAPTCHA: 'riddle',
    });
    expect([status, err.trim().split('\n')]).toEqual([
      1,
      [expect.stringContaining('JINSHU_PORT'), expect.stringContaining('JINSHU_CAPTCHA')],
    ]);
    await expect(readFile(path.join(dataDir, 'none'))).rejects.toThrow('ENOENT');
  });
});
