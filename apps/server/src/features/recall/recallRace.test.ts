import { randomUUID } from 'node:crypto';
import { Problem } from '@jinshu/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { check } from '../../mail/check/check.ts';
import { storeContent } from '../../mail/content/content.repository.ts';
import { deliverIn } from '../../mail/inbound/deliver.ts';
import { composeMessage } from '../../mime/compose/composeMessage.ts';
import { prepareMessage } from '../../mime/reading/prepareMessage.ts';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { enqueueMail } from '../../testing/enqueueMail.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { readMessage } from '../message/readMessage.ts';
import { recallMail } from './recallMail.ts';

/** Number of messages. Each is raced once in every mailbox of its circle: 4,000 races by default. */
const mails = Number(process.env.JINSHU_RACE_MAILS ?? 200);
const readers = 20;
/** Number of circles. A reader's lock also locks the sender, so several circles whose members write only to each other race in parallel. */
const circles = 4;
/** Number of circle members that open a message at the same time. */
const atOnce = 3;
/** Number of messages sent in one transaction. */
const batch = 25;

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

interface Circle {
  sender: TestAccount;
  people: TestAccount[];
}

let test: TestDeps;
let all: Circle[];
beforeAll(async () => {
  test = await buildTestDeps();
  all = await Promise.all(
    Array.from({ length: circles }, async (_, circle) => ({
      sender: await makeAccount(test.deps, { name: '林月', address: `lin.yue${circle}@jinshu.example` }),
      people: await Promise.all(
        Array.from({ length: readers }, (_, n) => makeAccount(test.deps, { address: `reader${circle}.${n}@jinshu.example` })),
      ),
    })),
  );
});
afterAll(() => test.close());

/** Delivers messages to all mailboxes of a circle, as the outbox does. Returns their message ids. */
async function send({ sender, people }: Circle, numbers: readonly number[]): Promise<string[]> {
  const { deps } = test;
  const recipients = people.map(({ address }) => ({ address, name: '' }));
  const { mailboxId, accountId, address: senderAddress } = sender;
  const composed = await Promise.all(
    numbers.map((number) =>
      composeMessage({
        from: sender,
        to: recipients,
        cc: [],
        subject: `第 ${number} 封`,
        text: '密件内容',
        domain: 'jinshu.example',
        date: deps.now(),
      }),
    ),
  );
  await deps.db.transaction().execute(async (tx) => {
    for (const { raw, messageId } of composed) {
      const prepared = prepareMessage(raw);
      const contentId = await storeContent(tx, deps.blobs, prepared);
      await enqueueMail(tx, deps, { mailboxId, id: randomUUID(), accountId, contentId, messageId, senderAddress, recipients });
      await deliverIn(tx, deps, prepared, { mailFrom: senderAddress, recipients: recipients.map(({ address }) => address) });
    }
    await sql`
      UPDATE delivery SET status = 'delivered', next_attempt_at = NULL WHERE mailbox_id = ${mailboxId} AND status = 'queued'`.execute(tx);
  });
  return composed.map(({ messageId }) => messageId);
}

/** Returns the uids of messages: by message id, then by mailbox. */
async function uidsOf(messageIds: readonly string[]): Promise<Map<string, Map<number, number>>> {
  const { rows } = await sql<{ messageId: string; mailboxId: number; uid: number }>`
    SELECT c.message_id AS "messageId", m.mailbox_id AS "mailboxId", m.uid FROM message m JOIN content c ON c.id = m.content_id
    WHERE c.message_id = ANY(${[...messageIds]}::text[])`.execute(test.deps.db);
  const byMail = Map.groupBy(rows, ({ messageId }) => messageId);
  return new Map([...byMail].map(([id, found]) => [id, new Map(found.map(({ mailboxId, uid }) => [mailboxId, uid]))]));
}

/** Opens a message. Returns its text, or null if it no longer exists. */
async function read({ mailboxId, accountId }: TestAccount, uid: number): Promise<string | null> {
  try {
    return (await readMessage(test.deps, { mailboxId, accountId, folder: 'INBOX', uid, ip: '127.0.0.1' })).text;
  } catch (error) {
    if (error instanceof Problem && error.code === 'mail-not-found') return null;
    throw error;
  }
}

const count = { read: 0, recalled: 0 };

/**
 * All members of a circle open a message, a few at a time, and its sender recalls it meanwhile. The recall starts at a different position
 * each time: it takes longer than reading, so if all started together it would always finish last.
 */
async function race({ sender, people }: Circle, number: number, messageId: string, uids: ReadonlyMap<number, number>): Promise<void> {
  const place = (number * 7) % readers;
  const texts: (string | null)[] = [];
  let taking: ReturnType<typeof recallMail> | undefined;
  let next = 0;
  const goOn = async () => {
    while (next < readers) {
      const index = next;
      next += 1;
      if (index === place) taking = recallMail(test.deps, { mailboxId: sender.mailboxId, messageId });
      const person = people[index] as TestAccount;
      texts[index] = await read(person, uids.get(person.mailboxId) ?? 0);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  const results = (await taking)?.results ?? [];
  const byRecipient = new Map(results.map((row) => [row.recipient, row.recallStatus]));
  expect(people.map(({ address }) => [address, byRecipient.get(address)])).toEqual(
    people.map(({ address }, index) => [address, texts[index] === null ? 'recalled' : 'failed']),
  );
  for (const text of texts) {
    if (text !== null) expect(text).toContain('密件内容');
    count[text === null ? 'recalled' : 'read'] += 1;
  }
}

it(`SND-52 a mail that is read and taken back at the same moment is one or the other, never both: ${mails * readers} races`, async () => {
  const numbers = Array.from({ length: mails }, (_, number) => number);
  await Promise.all(
    all.map(async (circle, index) => {
      const own = numbers.filter((number) => number % circles === index);
      for (let start = 0; start < own.length; start += batch) {
        const slice = own.slice(start, start + batch);
        const messageIds = await send(circle, slice);
        const uids = await uidsOf(messageIds);
        for (const [at, messageId] of messageIds.entries()) await race(circle, slice[at] ?? 0, messageId, uids.get(messageId) ?? new Map());
      }
    }),
  );
  expect(count.read + count.recalled).toBe(mails * readers);
  const senders = all.map(({ sender }) => sender.mailboxId);
  const { rows } = await sql<{ notices: number; kept: number }>`
    SELECT count(*) FILTER (WHERE is_recalled) AS notices, count(*) FILTER (WHERE is_opened AND NOT is_recalled) AS kept FROM message
    WHERE NOT mailbox_id = ANY(${senders}::bigint[])`.execute(test.deps.db);
  expect(rows).toEqual([{ notices: count.recalled, kept: count.read }]);
  // Otherwise one of the two always came first and there was no race.
  expect(Math.min(count.read, count.recalled)).toBeGreaterThan((mails * readers) / 50);
  expect((await check(test.deps)).faults).toEqual([]);
});
