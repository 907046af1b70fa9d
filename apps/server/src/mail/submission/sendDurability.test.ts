import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Draft, draftSchema, emptyDraft } from '@jinshu/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encode } from 'zod/mini';
import type { OpenDeps } from '../../platform/deps/openDeps.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { seededRandom } from '../../testing/generateMail.ts';
import { type KillableServer, makeKillableServer } from '../../testing/killableServer.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtpSink.ts';
import { check } from '../check/check.ts';

/** Number of times the server is killed. Set `JINSHU_KILLS` to change it. */
const kills = Number(process.env.JINSHU_KILLS ?? 12);
/** Every so many times its database is killed with it. */
const databaseEvery = 5;
const userCount = 100;
/** Number of accepted messages after which a round ends, so that there is load at any machine speed. */
const mailsBeforeKill = 5;

interface User extends TestAccount, TestSession {}

let server: KillableServer;
let sink: SmtpSink;
let users: User[];
/** Keeps the database running while the server is down, so that the test waits only for the server's start. */
let open: OpenDeps;

beforeAll(async () => {
  sink = await startSmtpSink();
  // A demo writes its SMS to files. Its organization isn't made, because the users are there before the server starts.
  server = await makeKillableServer({ JINSHU_SMTP_RELAY: `smtp://127.0.0.1:${sink.port}`, JINSHU_DEMO: '1' });
  open = await server.open();
  const { deps } = open;
  users = [];
  for (let number = 0; number < userCount; number += 1) {
    const account = await makeAccount(deps, { address: `user${number}@jinshu.example` });
    users.push({ ...account, ...(await openSession(deps, account, { expiresAt: new Date(Date.now() + 86_400_000) })) });
  }
  await sql`UPDATE account SET mobile = '138' || lpad(id::text, 8, '0')`.execute(deps.db);
  // A regular exit saves the compile cache: later starts take half as long.
  await server.start();
  await server.stop();
}, 180_000);

afterAll(async () => {
  await server.stop();
  await open.close();
  await server.remove();
  await sink.stop();
}, 180_000);

/** Request of a user, and its response. */
interface Asked {
  subject: string;
  inside: string[];
  outside: string[];
  notifies: boolean;
}

/** Sends a form until it gets a response, like a user who presses the button again. Returns null if the test is over first. */
async function sendUntilAnswered({ headers }: User, form: Draft, isOver: () => boolean): Promise<{ success: boolean } | null> {
  const body = JSON.stringify({ ...(encode(draftSchema, form) as object), action: 'sent' });
  while (!isOver()) {
    try {
      const answer = await fetch(`${server.url}/api/mail/message/sent/`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(20_000),
      });
      if (answer.ok) return (await answer.json()) as { success: boolean };
      if (answer.status < 500) throw new Error(`refused: ${await answer.text()}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('refused')) throw error;
    }
    // Wait a random time, so that a dead server does not get a thousand requests, and a restarted one does not get all of them at the same
    // moment.
    await pause(Math.random() * 2000);
  }
  return null;
}

it('SND-11 what was answered as sent arrives once, however often the server is killed while many send', async () => {
  const random = seededRandom(20_261_121);
  const accepted: Asked[] = [];
  const asked: Asked[] = [];
  let isOver = false;
  let onAnswer: () => void = () => undefined;

  const user = async (own: User, number: number) => {
    for (let round = 0; !isOver; round += 1) {
      const kind = random();
      const inside = users.filter(() => random() < 0.02).map(({ address }) => address);
      const outside = random() < 0.4 ? [`p${number}-${round}@partner.example`, `q${number}-${round}@other.example`] : [];
      if (inside.length + outside.length === 0) inside.push(own.address);
      const mail: Asked = { subject: `mail ${number}/${round}`, inside, outside, notifies: random() < 0.3 };
      const form: Draft = {
        ...emptyDraft(randomUUID(), { address: own.address, name: '' }),
        to: [...inside, ...outside].map((address) => ({ address, name: '' })),
        subject: mail.subject,
        html: `<p>${'text '.repeat(random() < 0.1 ? 20_000 : 20)}</p>`,
        isSeparate: random() < 0.2,
        notifiesBySms: mail.notifies,
        ...(kind < 0.15 && { isScheduled: true, scheduledAt: new Date(Date.now() + 3_600_000).toISOString() }),
        ...(kind >= 0.15 && kind < 0.3 && { isBurn: true, burnLimit: 3 }),
        ...(kind >= 0.3 && kind < 0.4 && { hasPassword: true, password: 'a1B2c3' }),
      };
      asked.push(mail);
      const answer = await sendUntilAnswered(own, form, () => isOver);
      if (!answer?.success) continue;
      accepted.push(mail);
      onAnswer();
    }
  };
  const someMails = () => {
    const until = accepted.length + mailsBeforeKill + Math.floor(random() * 6);
    return new Promise<void>((resolve) => {
      onAnswer = () => accepted.length >= until && resolve();
    });
  };

  await server.start();
  const sending = users.map(user);
  for (let round = 1; round <= kills; round += 1) {
    await someMails();
    // Wait a random time, so that the kill falls anywhere between a commit, a response, a claim and a delivery.
    await pause(random() * 60);
    if (round % databaseEvery === 0) await server.killDatabase();
    await server.kill();
    await server.start();
  }
  await someMails();
  isOver = true;
  await Promise.all(sending);
  await server.kill();

  // Leases of the dead run out, and times come.
  const { deps } = open;
  await sql`UPDATE delivery SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL`.execute(deps.db);
  await sql`UPDATE draft SET claimed_until = NULL, scheduled_at = now() WHERE scheduled_at IS NOT NULL`.execute(deps.db);
  await sql`UPDATE sms SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL`.execute(deps.db);
  await server.start();
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT (SELECT count(*) FROM delivery WHERE next_attempt_at IS NOT NULL) + (SELECT count(*) FROM draft WHERE scheduled_at IS NOT NULL)
        + (SELECT count(*) FROM sms WHERE next_attempt_at IS NOT NULL) AS count`.execute(deps.db);
    return rows[0]?.count ?? 0;
  };
  while ((await waiting()) > 0) await pause(100);
  await server.stop();

  const rows = await deps.db
    .selectFrom('message')
    .innerJoin('mailbox', 'mailbox.id', 'message.mailbox_id')
    .innerJoin('folder', (join) => join.onRef('folder.mailbox_id', '=', 'message.mailbox_id').onRef('folder.id', '=', 'message.folder_id'))
    .select(['mailbox.address', 'message.subject'])
    .where('folder.role', '=', 'inbox')
    .execute();
  const found = new Map<string, number>();
  for (const { address, subject } of rows) found.set(`${subject} ${address}`, (found.get(`${subject} ${address}`) ?? 0) + 1);
  // Between the other server's 250 and our commit lies a moment in which a kill means a second copy (RFC 5321, 4.5.4.1 and 6.1): it comes under
  // the same Message-ID, by which the other side knows it for the same mail.
  const copiesOutside = new Map<string, string[]>();
  for (const { raw, recipients } of sink.mails) {
    const text = raw.toString('latin1');
    const subject = /^Subject: (mail \S+)/m.exec(text)?.[1];
    const messageId = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '';
    for (const address of recipients) {
      const key = `${subject} ${address}`;
      copiesOutside.set(key, [...(copiesOutside.get(key) ?? []), messageId]);
    }
  }
  const isAccepted = new Set(accepted);
  const wrong: string[] = [];
  let twiceOutside = 0;
  let leftOutside = 0;
  for (const mail of asked) {
    for (const address of mail.inside) {
      const times = found.get(`${mail.subject} ${address}`) ?? 0;
      if (isAccepted.has(mail) ? times !== 1 : times > 1) wrong.push(`${mail.subject} is ${times} times in the Inbox of ${address}`);
    }
    for (const address of mail.outside) {
      const copies = copiesOutside.get(`${mail.subject} ${address}`) ?? [];
      const times = new Set(copies).size;
      if (isAccepted.has(mail) ? times !== 1 : times > 1) wrong.push(`${mail.subject} left ${times} times for ${address}`);
      twiceOutside += Math.max(0, copies.length - 1);
      leftOutside += Math.min(1, copies.length);
    }
  }
  const written = await readdir(path.join(server.dataDir, 'sms')).catch(() => [] as string[]);
  const sms = written.filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(sms.map((name) => readFile(path.join(server.dataDir, 'sms', name), 'utf8')));
  const notices = new Set(texts.map((text) => `${JSON.parse(text).number} ${JSON.parse(text).text}`));
  const { faults } = await check(deps, { isDeep: true });
  expect(wrong).toEqual([]);
  // Delivery between two servers can't be exactly once. Allow at most 1% duplicates, even with as many kills as messages.
  expect({ leftOutside, twiceOutside, isFew: twiceOutside <= Math.max(1, leftOutside / 100) }).toMatchObject({ isFew: true });
  expect(texts.length).toBeGreaterThan(0);
  expect(notices.size).toBe(texts.length);
  expect(faults).toEqual([]);
  expect(accepted.length).toBeGreaterThan(kills * mailsBeforeKill);
}, 1_800_000);
