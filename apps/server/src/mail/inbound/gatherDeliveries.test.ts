import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { gatherDeliveries } from './gatherDeliveries.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 });

let test: TestDeps;
let lin: TestAccount;
let chen: TestAccount;

beforeAll(async () => {
  test = await buildTestDeps();
  lin = await makeAccount(test.deps);
  chen = await makeAccount(test.deps);
});
afterAll(() => test.close());

const letter = (subject: string, from = 'ann@partner.example') =>
  Buffer.from(`From: ${from}\r\nSubject: ${subject}\r\nContent-Type: text/plain\r\n\r\nHello, ${subject}.\r\n`);

const stored = async ({ mailboxId }: TestAccount) => {
  const { rows } = await sql<{ folder: string; subject: string; uid: number; version: number; transaction: string }>`
    SELECT f.raw_name AS folder, m.subject, m.uid, m.version, m.xmin::text AS transaction
    FROM message m JOIN folder f ON f.mailbox_id = m.mailbox_id AND f.id = m.folder_id
    WHERE m.mailbox_id = ${mailboxId} ORDER BY m.folder_id, m.uid`.execute(test.deps.db);
  return rows;
};
const journal = async ({ mailboxId }: TestAccount) => {
  const rows = await test.deps.db.selectFrom('change').selectAll().where('mailbox_id', '=', mailboxId).orderBy('version').execute();
  return rows.map(({ version, payload }) => ({ version, ...(payload as { folder: string; uids: number[] }) }));
};

it('takes mails that come together into few transactions, each once, numbered without a gap', async () => {
  const deliver = gatherDeliveries(test.deps);
  const subjects = Array.from({ length: 40 }, (_, index) => `mail ${index}`);
  const outcomes = await Promise.all(
    subjects.map((subject, index) =>
      deliver({
        raw: letter(subject),
        mailFrom: 'ann@partner.example',
        recipients: index % 4 === 0 ? [lin.address, chen.address] : [lin.address],
      }),
    ),
  );
  const mine = await stored(lin);
  expect(mine.map(({ subject }) => subject).sort()).toEqual([...subjects].sort());
  expect(mine.map(({ uid }) => uid)).toEqual(subjects.map((_, index) => index + 1));
  expect(new Set(mine.map(({ transaction }) => transaction)).size).toBeLessThan(10);
  for (const [index, { copies }] of outcomes.entries()) {
    const own = copies.find(({ mailboxId }) => mailboxId === lin.mailboxId);
    expect(mine.find(({ uid }) => uid === own?.uid)?.subject).toBe(subjects[index]);
    expect(copies).toHaveLength(index % 4 === 0 ? 2 : 1);
  }
  expect(await stored(chen)).toHaveLength(10);
  // Each row carries the version of the change that tells of it.
  const told = (await journal(lin)).flatMap(({ version, uids }) => uids.map((uid) => ({ uid, version })));
  expect(told).toEqual(mine.map(({ uid, version }) => ({ uid, version })));
});

it('keeps folders, rules and room apart within one transaction', async () => {
  const own = await makeAccount(test.deps, { quotaBytes: 330 });
  await test.deps.db.insertInto('sender_rule').values({ mailbox_id: own.mailboxId, pattern: '@spam.example', action: 'black' }).execute();
  const deliver = gatherDeliveries(test.deps);
  const send = (subject: string, from: string) => deliver({ raw: letter(subject, from), mailFrom: from, recipients: [own.address] });
  // The first two leave at once; the others wait for one of them and go together.
  const outcomes = await Promise.all([
    send('a', 'ann@partner.example'),
    send('b', 'ads@spam.example'),
    send('c', 'ann@partner.example'),
    send('d', 'ads@spam.example'),
    send('e', 'ann@partner.example'),
  ]);
  const rows = await stored(own);
  const taken = outcomes.filter(({ copies }) => copies.length > 0).length;
  expect([taken, rows.length]).toEqual([4, 4]);
  expect(outcomes.flatMap(({ failed }) => [...failed.values()])).toEqual(['over-quota']);
  expect(rows.every(({ folder, subject }) => (folder === 'Spam') === 'bd'.includes(subject))).toBe(true);
  const told = (await journal(own)).flatMap(({ version, folder, uids }) => uids.map((uid) => ({ folder, uid, version })));
  const byPlace = (a: { folder: string; uid: number }, b: { folder: string; uid: number }) =>
    a.folder < b.folder ? -1 : a.folder > b.folder ? 1 : a.uid - b.uid;
  expect(told.sort(byPlace)).toEqual(rows.map(({ folder, uid, version }) => ({ folder, uid, version })).sort(byPlace));
});

it('delivers the others when one of those that came together cannot be stored', async () => {
  const own = await makeAccount(test.deps);
  const deliver = gatherDeliveries(test.deps);

  const { putAll } = test.deps.blobs;
  const refuse = vi.spyOn(test.deps.blobs, 'putAll').mockImplementation(async (tx, blobs) => {
    if (blobs.some(({ bytes }) => Buffer.from(bytes).includes('refuse me'))) throw new Error('the store is full');
    return putAll(tx, blobs);
  });
  const withFile = Buffer.concat([
    Buffer.from(
      'From: a@b.example\r\nSubject: file\r\nContent-Type: application/octet-stream; name=f\r\nContent-Transfer-Encoding: base64\r\n\r\n',
    ),
    Buffer.from(
      `${Buffer.from('refuse me '.repeat(400))
        .toString('base64')
        .match(/.{1,76}/g)
        ?.join('\r\n')}\r\n`,
    ),
  ]);
  const settled = await Promise.allSettled(
    [letter('zero'), letter('one'), withFile, letter('two'), letter('three')].map((raw) =>
      deliver({ raw, mailFrom: '', recipients: [own.address] }),
    ),
  );
  refuse.mockRestore();
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect((await stored(own)).map(({ subject }) => subject).sort()).toEqual(['one', 'three', 'two', 'zero']);
});
