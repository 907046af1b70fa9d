import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccount } from '../../testing/factories.ts';
import { seededRandom } from '../../testing/generateMail.ts';
import { type KillableServer, makeKillableServer } from '../../testing/killableServer.ts';
import { check } from '../check/check.ts';
import { readRaw } from '../content/content.repository.ts';

const rounds = 21;
const clients = 4;
/** Each round ends after this many messages have been acknowledged. So there is load at any machine speed. */
const mailsBeforeKill = 8;
const recipients = ['lin.yue@jinshu.example', 'chen.wei@jinshu.example'];

let server: KillableServer;

beforeAll(async () => {
  server = await makeKillableServer();
  // A clean shutdown saves compiled code, which halves the time of each later start.
  await server.start();
  await server.stop();
  const { deps, close } = await server.open();
  for (const address of recipients) await makeAccount(deps, { address });
  await close();
}, 180_000);

afterAll(() => server.remove(), 180_000);

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
        port: server.smtpPort,
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

  await server.start();
  const sending = Array.from({ length: clients }, client);
  for (let round = 0; round < rounds; round += 1) {
    await someMails();
    const victim = (['database', 'server', 'both'] as const)[round % 3];
    // The server restarts its database automatically, but the test must start the server.
    if (victim !== 'server') await server.killDatabase();
    if (victim !== 'database') {
      await server.kill();
      await server.start();
    }
  }
  await someMails();
  isSending = false;
  await Promise.all(sending);
  await server.stop();

  const { deps, close } = await server.open();
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
  // A blob whose transaction was killed belongs to no message and does no harm.
  expect(faults).toEqual([]);
  expect(accepted.size).toBeGreaterThan(rounds * mailsBeforeKill);
}, 600_000);
