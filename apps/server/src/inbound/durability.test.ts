import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { check } from '../check/check.ts';
import { readConfig } from '../config.ts';
import { silentLog } from '../log.ts';
import { readRaw } from '../mime/content.repository.ts';
import { openDeps } from '../openDeps.ts';
import { makeAccount } from '../testing/factories.ts';
import { seededRandom } from '../testing/generateMail.ts';

const rounds = 21;
const clients = 4;
/** Each round ends once so many mails have been answered: there is load whatever the machine's speed. */
const mailsBeforeKill = 8;
const recipients = ['lin.yue@jinshu.example', 'chen.wei@jinshu.example'];

let dataDir: string;
let env: Record<string, string>;
let smtpPort: number;
let server: ChildProcess | null = null;

const freePort = async () => {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

const open = () => openDeps(readConfig(env), silentLog(), { hearsChanges: false });

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'jinshu-durable-'));
  smtpPort = await freePort();
  env = {
    JINSHU_DATA: dataDir,
    JINSHU_DEMO: '0',
    JINSHU_PORT: String(await freePort()),
    JINSHU_SMTP_PORT: String(smtpPort),
    JINSHU_LOG_LEVEL: 'fatal',
  };
  const { deps, close } = await open();
  for (const address of recipients) await makeAccount(deps, { address });
  await close();
}, 60_000);

afterAll(async () => {
  await stopServer();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

async function startServer(): Promise<void> {
  const child = spawn(process.execPath, ['--conditions=jinshu-source', path.resolve(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (bytes: Buffer) => bytes.toString().includes('Jinshu is ready') && resolve());
    child.once('exit', () => reject(new Error('The server ended before it was ready.')));
  });
}

async function stopServer(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function killServer(): Promise<void> {
  const child = server as ChildProcess;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const killDatabase = async () => {
  const pid = Number((await readFile(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8').catch(() => '')).split('\n', 1)[0]);
  if (pid > 0) process.kill(pid, 'SIGKILL');
};

it('what was answered 250 is there, once and whole, however often server and database are killed', async () => {
  const random = seededRandom(20_261_120);
  const accepted = new Map<string, { body: string; to: string[] }>();
  let answered = 0;
  let isSending = true;
  let sent = 0;
  let onAnswer: () => void = () => undefined;

  const client = async () => {
    while (isSending) {
      const transport = nodemailer.createTransport({
        host: '127.0.0.1',
        port: smtpPort,
        ignoreTLS: true,
        connectionTimeout: 2_000,
        greetingTimeout: 2_000,
        socketTimeout: 10_000,
      });
      sent += 1;
      const subject = `mail ${sent}`;
      // Some small enough for a row, some with a file that goes to the blob store.
      const size = random() < 0.3 ? 90_000 + Math.floor(random() * 50_000) : 500;
      const file = `${Buffer.alloc(size, `${subject} `)
        .toString('base64')
        .match(/.{1,76}/g)
        ?.join('\r\n')}`;
      const body = `Content-Type: application/octet-stream; name=f\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}\r\n`;
      const to = random() < 0.3 ? recipients : [recipients[sent % 2] as string];
      try {
        const answer = await transport.sendMail({
          envelope: { from: 'a@partner.example', to },
          raw: `From: a@partner.example\r\nSubject: ${subject}\r\n${body}`,
        });
        // A recipient who was put off by a 451 while the database was away was promised nothing.
        accepted.set(subject, { body, to: answer.accepted.map(String) });
        answered += 1;
        onAnswer();
      } catch {
        // Not answered 250: nothing is promised. A pause, so that a dead server is not asked a thousand times.
        await new Promise((resolve) => setTimeout(resolve, 50));
      } finally {
        transport.close();
      }
    }
  };

  const someMails = () => {
    const until = answered + mailsBeforeKill + Math.floor(random() * 6);
    return new Promise<void>((resolve) => {
      onAnswer = () => answered >= until && resolve();
    });
  };

  await startServer();
  const sending = Array.from({ length: clients }, client);
  for (let round = 0; round < rounds; round += 1) {
    await someMails();
    const victim = (['database', 'server', 'both'] as const)[round % 3];
    // The server starts its database again by itself; it has to be started by us.
    if (victim !== 'server') await killDatabase();
    if (victim !== 'database') {
      await killServer();
      await startServer();
    }
  }
  await someMails();
  isSending = false;
  await Promise.all(sending);
  await stopServer();

  const { deps, close } = await open();
  const rows = await deps.db
    .selectFrom('message')
    .innerJoin('mailbox', 'mailbox.id', 'message.mailbox_id')
    .select(['mailbox.address', 'message.subject', 'message.content_id'])
    .execute();
  const found = new Map<string, number>();
  for (const { address, subject } of rows) found.set(`${subject} ${address}`, (found.get(`${subject} ${address}`) ?? 0) + 1);
  const contents = new Map(rows.map(({ subject, content_id }) => [subject, content_id as number]));
  const wrong: string[] = [];
  for (const [subject, { body, to }] of accepted) {
    for (const address of to)
      if (found.get(`${subject} ${address}`) !== 1)
        wrong.push(`${subject} is there ${found.get(`${subject} ${address}`) ?? 0} times for ${address}`);
    const contentId = contents.get(subject);
    const raw = contentId === undefined ? null : await readRaw(deps.db, deps.blobs, contentId);
    if (!raw?.toString('latin1').endsWith(body)) wrong.push(`${subject} is not whole`);
  }
  const { faults } = await check(deps, { isDeep: true });
  await close();
  expect(wrong).toEqual([]);
  // A blob that was written before its transaction was killed belongs to nobody, and harms nobody.
  expect(faults).toEqual([]);
  expect(accepted.size).toBeGreaterThan(rounds * mailsBeforeKill);
}, 240_000);
