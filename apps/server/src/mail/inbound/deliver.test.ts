import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDepartment } from '../../features/account/account.repository.ts';
import { searchQuery } from '../../mime/lexeme/lexemes.ts';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { makeAccount, makeSharedMailbox, type TestAccount } from '../../testing/factories.ts';
import { generateMails } from '../../testing/generateMail.ts';
import { readRaw } from '../content/content.repository.ts';
import { deliver } from './deliver.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 });

let test: TestDeps;
let lin: TestAccount;
let chen: TestAccount;
const mailFrom = 'outside@partner.example';

beforeAll(async () => {
  test = await buildTestDeps();
  lin = await makeAccount(test.deps, { name: '林月', address: 'lin.yue@jinshu.example' });
  chen = await makeAccount(test.deps, { name: '陈伟', address: 'chen.wei@jinshu.example' });
});
afterAll(() => test.close());

const letter = (subject: string, { from = mailFrom, body = '正文' } = {}) =>
  Buffer.from(
    `From: ${from}\r\nTo: lin.yue@jinshu.example\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}\r\n`,
  );

const rowsOf = (mailboxId: number) =>
  test.deps.db
    .selectFrom('message')
    .innerJoin('folder', (join) => join.onRef('folder.mailbox_id', '=', 'message.mailbox_id').onRef('folder.id', '=', 'message.folder_id'))
    .select(['folder.raw_name', 'message.subject', 'message.uid', 'message.content_id', 'message.version', 'message.smtp_sender'])
    .where('message.mailbox_id', '=', mailboxId)
    .orderBy('message.id')
    .execute();

/** Counters of folders and mailboxes against what is there. */
async function miscounted() {
  const { rows } = await sql`
    SELECT f.mailbox_id, f.raw_name FROM folder f LEFT JOIN message m ON m.mailbox_id = f.mailbox_id AND m.folder_id = f.id
    GROUP BY f.mailbox_id, f.id, f.raw_name, f.message_count, f.unseen_count, f.byte_count
    HAVING f.message_count <> count(m.id) OR f.unseen_count <> count(m.id) FILTER (WHERE NOT m.is_seen) OR f.byte_count <> coalesce(sum(m.size), 0)
    UNION ALL
    SELECT b.id, 'mailbox' FROM mailbox b LEFT JOIN message m ON m.mailbox_id = b.id GROUP BY b.id HAVING b.used_bytes <> coalesce(sum(m.size), 0)`.execute(
    test.deps.db,
  );
  return rows;
}

it('stores a mail once for all who get it, and tells each of them', async () => {
  const notices: number[] = [];
  const told = Promise.withResolvers<void>();
  const onNotice = ({ mailboxId }: { mailboxId: number }) => {
    notices.push(mailboxId);
    if (notices.length === 2) told.resolve();
  };
  const stops = [test.deps.bus.watch(lin.mailboxId, onNotice), test.deps.bus.watch(chen.mailboxId, onNotice)];
  const raw = letter('项目进度');
  const outcome = await deliver(test.deps, { raw, mailFrom, recipients: ['LIN.YUE@jinshu.example', 'chen.wei+list@jinshu.example'] });
  expect(outcome.failed.size).toBe(0);
  expect(outcome.copies.map(({ mailboxId, folder }) => ({ mailboxId, folder })).sort((a, b) => a.mailboxId - b.mailboxId)).toEqual([
    { mailboxId: lin.mailboxId, folder: 'INBOX' },
    { mailboxId: chen.mailboxId, folder: 'INBOX' },
  ]);
  const [mine] = await rowsOf(lin.mailboxId);
  const [theirs] = await rowsOf(chen.mailboxId);
  expect(mine).toMatchObject({ raw_name: 'INBOX', subject: '项目进度', smtp_sender: mailFrom });
  expect(theirs?.content_id).toBe(mine?.content_id);
  expect((await readRaw(test.deps.db, test.deps.blobs, outcome.contentId as number))?.equals(raw)).toBe(true);
  const journal = await test.deps.db.selectFrom('change').selectAll().where('mailbox_id', '=', lin.mailboxId).executeTakeFirstOrThrow();
  expect(journal).toMatchObject({
    type: 'message.added',
    version: mine?.version,
    payload: { folder: 'INBOX', uids: [mine?.uid], isArrival: true },
  });
  await told.promise;
  for (const stop of stops) stop();
  expect(await miscounted()).toEqual([]);
});

it('makes what arrives searchable in its own mailbox only', async () => {
  await deliver(test.deps, { raw: letter('差旅报销', { body: '独一无二的词语' }), mailFrom, recipients: [lin.address] });
  const found = async (mailboxId: number) => {
    const { rows } = await sql`SELECT 1 FROM message_text WHERE lexemes @@ ${searchQuery('獨一無二', { mailboxId })}::tsquery`.execute(
      test.deps.db,
    );
    return rows.length;
  };
  expect([await found(lin.mailboxId), await found(chen.mailboxId)]).toEqual([1, 0]);
});

it('answers unknown and full mailboxes by name and delivers to the others', async () => {
  const full = await makeAccount(test.deps, { quotaBytes: 10 });
  const raw = letter('给三个人');
  const outcome = await deliver(test.deps, { raw, mailFrom, recipients: [full.address, 'nobody@jinshu.example', chen.address] });
  expect([...outcome.failed]).toEqual([
    ['nobody@jinshu.example', 'unknown-recipient'],
    [full.address, 'over-quota'],
  ]);
  expect(outcome.copies.map(({ mailboxId }) => mailboxId)).toEqual([chen.mailboxId]);
  const one = await deliver(test.deps, { raw: letter('一个人'), mailFrom, recipients: [full.address] }, { whenFull: 'all-or-none' });
  expect([one.copies.length, one.failed.get(full.address)]).toEqual([0, 'over-quota']);
  const both = await deliver(
    test.deps,
    { raw: letter('两个人'), mailFrom, recipients: [full.address, chen.address] },
    { whenFull: 'all-or-none' },
  );
  expect([both.copies.length, both.failed.size]).toEqual([2, 0]);
  expect(await miscounted()).toEqual([]);
});

it('LST-78 puts mail of a banned sender into Spam unless the same sender is allowed', async () => {
  const picky = await makeAccount(test.deps);
  await test.deps.db
    .insertInto('sender_rule')
    .values([
      { mailbox_id: picky.mailboxId, pattern: '@spam.example', action: 'black' },
      { mailbox_id: picky.mailboxId, pattern: 'friend@spam.example', action: 'white' },
    ])
    .execute();
  for (const from of ['ads@spam.example', 'Friend@Spam.example', 'other@ham.example'])
    await deliver(test.deps, { raw: letter(from, { from }), mailFrom: from, recipients: [picky.address] });
  expect((await rowsOf(picky.mailboxId)).map(({ raw_name, subject }) => [raw_name, subject])).toEqual([
    ['Spam', 'ads@spam.example'],
    ['INBOX', 'Friend@Spam.example'],
    ['INBOX', 'other@ham.example'],
  ]);
});

it('takes a mail in whose words are more than the index holds', async () => {
  const words = Array.from({ length: 30_000 }, (_, index) => `${String(index).padStart(8, '0')}${'ж'.repeat(32)}`).join(' ');
  const outcome = await deliver(test.deps, { raw: letter('洪水', { body: words }), mailFrom, recipients: [chen.address] });
  expect(outcome.copies).toHaveLength(1);
});

describe('PIC-18', () => {
  it('delivers to a department, those below it, and to everyone of the domain, once each', async () => {
    const other = await buildTestDeps();
    const { deps } = other;
    const [top, below] = await deps.db.transaction().execute(async (tx) => {
      const parentId = await createDepartment(tx, { name: '研究部' });
      return [parentId, await createDepartment(tx, { name: '基础研究', parentId })] as const;
    });
    const head = await makeAccount(deps, { departmentId: top });
    const member = await makeAccount(deps, { departmentId: below });
    const outsider = await makeAccount(deps);
    await makeSharedMailbox(deps);
    const ids = async (recipient: string) =>
      (await deliver(deps, { raw: letter(recipient), mailFrom, recipients: [recipient, member.address] })).copies.map(
        ({ mailboxId }) => mailboxId,
      );
    expect(await ids(`dept_${top}@jinshu.example`)).toEqual([head.mailboxId, member.mailboxId]);
    expect(await ids('everyone@jinshu.example')).toEqual([head.mailboxId, member.mailboxId, outsider.mailboxId]);
    const nobody = await deliver(deps, { raw: letter('x'), mailFrom, recipients: ['dept_99999@jinshu.example'] });
    expect([...nobody.failed]).toEqual([['dept_99999@jinshu.example', 'unknown-recipient']]);
    await other.close();
  });
});

it('delivers at the same time to overlapping sets of mailboxes without a deadlock', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => makeAccount(test.deps)));
  const addresses = people.map(({ address }) => address);
  await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      deliver(test.deps, { raw: letter(`并发 ${index}`), mailFrom, recipients: index % 2 === 0 ? addresses : [...addresses].reverse() }),
    ),
  );
  for (const { mailboxId } of people) {
    const uids = (await rowsOf(mailboxId)).map(({ uid }) => uid).sort((a, b) => a - b);
    expect(uids).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  }
  expect(await miscounted()).toEqual([]);
});

it('delivers one mail to 10,000 mailboxes at once', async () => {
  const other = await buildTestDeps();
  const { db } = other.deps;
  await sql`INSERT INTO mailbox (address, name) SELECT 'u' || n || '@jinshu.example', 'U' || n FROM generate_series(1, 10000) n`.execute(
    db,
  );
  await sql`INSERT INTO folder (mailbox_id, raw_name, name, role) SELECT id, 'INBOX', 'INBOX', 'inbox' FROM mailbox`.execute(db);
  await sql`INSERT INTO account (mailbox_id, login, name) SELECT id, address, name FROM mailbox`.execute(db);
  await sql`ANALYZE`.execute(db);
  const { raw } = generateMails({ seed: 3, attachments: 1 }).next().value;
  const outcome = await deliver(other.deps, { raw, mailFrom, recipients: ['everyone@jinshu.example'] });
  expect(outcome.copies).toHaveLength(10_000);
  await other.close();
}, 60_000);
