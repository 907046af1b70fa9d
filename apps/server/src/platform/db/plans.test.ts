import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runMailJobSlice } from '../../mail/mail-job/runMailJobs.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { makeAccount } from '../../testing/factories.ts';
import { fillFolder } from '../../testing/fillFolder.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** Tables that grow with mail. A full scan of one of them becomes slower with every message received. */
const mailTables = ['message', 'message_text', 'content', 'change', 'draft', 'submission', 'delivery', 'contact', 'mail_job'];

interface Asked {
  text: string;
  values: unknown[];
}
interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

let test: OpenMailbox;
let lin: Person;
let asked: Asked[] = [];
/** Records nothing while plans are requested. */
let isNoting = false;

/** Notes what goes to the database through this connection. */
function note(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const noting = (...args: unknown[]) => {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    if (isNoting) {
      if (typeof first === 'string') asked.push({ text: first, values: Array.isArray(second) ? second : [] });
      else asked.push({ text: first.text, values: first.values ?? [] });
    }
    return query(...args);
  };
  Object.assign(client, { query: noting });
}

beforeAll(async () => {
  const database = await createTestDatabase();
  database.pool.on('connect', note);
  test = await openMailbox({ database });
  lin = test.lin;
  const { db } = test.deps;
  const tag = Number((await lin.post('/mail/tag/', { name: '项目', color: '#33B679' })).body.tagname.slice(3));
  // The others' mail is most of the table, as on any server.
  await fillFolder(db, { mailboxId: lin.mailboxId, count: 6_000, tagNumber: tag });
  await fillFolder(db, { mailboxId: lin.mailboxId, folder: 'Sent', count: 500 });
  await fillFolder(db, { mailboxId: test.chen.mailboxId, count: 20_000 });
  await sql`
    INSERT INTO change (mailbox_id, version, type, payload)
    SELECT ${test.chen.mailboxId}, n, 'folder.changed', '{}' FROM generate_series(1, 20000) AS n`.execute(db);
  await sql`
    INSERT INTO contact (mailbox_id, name, address)
    SELECT ${test.chen.mailboxId}, 'Contact ' || n, 'c' || n || '@made.example' FROM generate_series(1, 5000) AS n`.execute(db);
  await sql`
    INSERT INTO draft (mailbox_id, id, form)
    SELECT ${test.chen.mailboxId}, gen_random_uuid(), '{}' FROM generate_series(1, 5000)`.execute(db);
  await sql`
    WITH sent AS (
      INSERT INTO submission (mailbox_id, id, account_id, content_id, message_id, sender_address)
      SELECT ${test.chen.mailboxId}, gen_random_uuid(), ${test.chen.accountId}, id, message_id, ${test.chen.address} FROM content LIMIT 5000
      RETURNING mailbox_id, id
    )
    INSERT INTO delivery (mailbox_id, submission_id, recipient) SELECT mailbox_id, id, 'a@made.example' FROM sent`.execute(db);
  await sql`
    INSERT INTO mail_job (mailbox_id, account_id, folder, work, last_uid, total_count, state)
    SELECT ${test.chen.mailboxId}, ${test.chen.accountId}, 'INBOX', '{}', 1, 1, 'done' FROM generate_series(1, 5000)`.execute(db);
  await sql`ANALYZE`.execute(db);
});
afterAll(async () => {
  isNoting = false;
  await test.close();
  await test.database.drop();
});

const readsWhole = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && mailTables.includes(plan['Relation Name'] ?? '') ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(readsWhole),
];

/** Rows that a plan has read from tables and indexes, those it passed over included. */
const rowsRead = (plan: Plan): number =>
  ((plan['Relation Name'] ? (plan['Actual Rows'] ?? 0) : 0) + (plan['Rows Removed by Filter'] ?? 0)) * (plan['Actual Loops'] ?? 0) +
  (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), 0);

/** Returns the queries of the given calls whose plans have a fault. */
async function faultsOf(act: () => Promise<unknown>, options: string, judge: (plan: Plan) => string): Promise<string[]> {
  asked = [];
  isNoting = true;
  await act();
  isNoting = false;
  const faults: string[] = [];
  const statements = asked.filter(({ text }) => /^\s*(?:WITH|SELECT|UPDATE|DELETE|INSERT)\b/i.test(text));
  expect(statements.length, 'nothing was asked').toBeGreaterThan(0);
  for (const { text, values } of statements) {
    const client = await test.database.pool.connect();
    try {
      await client.query('BEGIN');
      // As the search itself asks for it.
      if (asked.some((one) => one.text.includes('enable_seqscan'))) await client.query('SET LOCAL enable_seqscan = off');
      const { rows } = await client.query(`EXPLAIN (${options}FORMAT JSON) ${text}`, values);
      const fault = judge(rows[0]['QUERY PLAN'][0].Plan);
      if (fault) faults.push(`${fault}: ${text.replace(/\s+/g, ' ').trim()}`);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }
  return faults;
}

/** Returns the queries of the given calls that scan whole tables. */
const wholeReads = (act: () => Promise<unknown>) => faultsOf(act, '', (plan) => readsWhole(plan).join());

const ok = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
};
const list = (more: Record<string, string> = {}) =>
  ok(lin.get(`/mail/message/?${new URLSearchParams({ folder: 'INBOX', limit: '20', offset: '0', ...more })}`));

const sorts = ['REVERSE ARRIVAL', 'ARRIVAL', 'FROM', 'REVERSE FROM', 'SUBJECT', 'REVERSE SUBJECT', 'SIZE', 'REVERSE SIZE'];
const filters = [
  'unseen',
  'seen',
  'flagged',
  'unflagged',
  'ANSWERED',
  'KEYWORD umail-green',
  'KEYWORD umail-forword',
  'KEYWORD umail-emergent',
  'KEYWORD umail-attach',
];

describe('no query of the mailbox reads a whole table', () => {
  it('notices one that does', async () => {
    expect(await wholeReads(() => sql`SELECT count(*) FROM message WHERE remark = 'x'`.execute(test.deps.db))).toHaveLength(1);
  });

  it.each(sorts)('LST-03 for the sort %s, near, in the middle and at the end', async (sort) => {
    for (const offset of [0, 3_000, 5_980]) expect(await wholeReads(() => list({ sort, offset: String(offset) }))).toEqual([]);
  });

  it.each(filters)('LST-05 for the filter %s, whichever way it is sorted', async (search) => {
    for (const sort of sorts)
      for (const offset of [0, 40]) expect(await wholeReads(() => list({ search, sort, offset: String(offset) }))).toEqual([]);
  });

  it('LST-05 for a tag', async () => {
    const { results } = (await lin.get('/mail/tag/')).body;
    for (const sort of sorts) expect(await wholeReads(() => list({ search: `KEYWORD ${results[0].tagname}`, sort }))).toEqual([]);
  });

  it('LST-09 for the form of the list', async () => {
    for (const form of [{ subject: '4000' }, { content: 'mail' }, { subject: 'mail 17', content: '17' }])
      expect(await wholeReads(() => list(form))).toEqual([]);
  });

  it.each([
    ['a page of uids', () => ok(lin.get('/mail/message/neighbours/?folder=INBOX&limit=20&offset=2000'))],
    ['the neighbours of a read mail', () => ok(lin.get('/mail/message/neighbours/?folder=INBOX&limit=5&offset=0&uid=3000'))],
    [
      'those among the unread, by sender',
      () => ok(lin.get('/mail/message/neighbours/?folder=INBOX&limit=5&offset=0&uid=3000&search=unseen&sort=FROM')),
    ],
    ['a read mail', () => ok(lin.get('/mail/message/40/?folder=INBOX'))],
    ['a prefetched mail', () => ok(lin.get('/mail/message/41/?folder=INBOX&prefetch=1'))],
    ['new mails', () => ok(lin.get('/mail/message/new/'))],
    ['the folders', () => ok(lin.get('/mail/folder/'))],
    ['the folders with their sizes', () => ok(lin.get('/mail/folder/ext/'))],
    ['the tags with their sizes', () => ok(lin.get('/mail/tag/ext/'))],
    ['a search', () => ok(lin.get('/mail/message/search/?keyword=4000&page=1&page_size=20'))],
    ['a search in subjects', () => ok(lin.get('/mail/message/search/?subject=mail&page=1&page_size=20'))],
    ['the mail exchanged with somebody', () => ok(lin.get('/mail/message/search/?person=s1@made.example&page=1&page_size=20'))],
    ['a search with dates and sizes', () => ok(lin.get('/mail/message/search/?keyword=mail&date=3&size=1&page=1&page_size=20'))],
    ['the card of a sender', () => ok(lin.get('/mail/message/contact-info/?email=s1@made.example'))],
    ['people who are typed', () => ok(lin.get('/contact/lenovoall/?search=con'))],
    [
      'a package',
      async () => void (await test.app.inject({ url: '/api/mail/message/zip/?uids=1,2,3&folder=INBOX', headers: lin.headers })),
    ],
  ])('for %s', async (_what, act) => expect(await wholeReads(act)).toEqual([]));

  const some = { uids: [101, 102, 103], folder: 'INBOX' };
  it.each([
    ['a flag', () => ok(lin.post('/mail/message/flag/', { ...some, action: 'add', flags: ['umail-pink'] }))],
    ['a remark', () => ok(lin.post('/mail/message/remark/', { uid: 101, folder: 'INBOX', remark: '要紧' }))],
    ['a move', () => ok(lin.post('/mail/message/move/', { uids: [101], src_folder: 'INBOX', dst_folder: 'Sent' }))],
    ['a delete', () => ok(lin.post('/mail/message/delete/', { ...some, uids: [102] }))],
    ['an expunge', () => ok(lin.post('/mail/message/expunge/', { ...some, uids: [103] }))],
    ['a refusal', () => ok(lin.post('/mail/message/reject/', { ...some, uids: [104] }))],
    ['not spam', () => ok(lin.post('/mail/message/not-spam/', { uids: [1], folder: 'Sent', to_white: true }))],
    ['a whole folder', () => ok(lin.post('/mail/message/flag/', { ...some, uids: 'all', action: 'add', flags: ['Answered'] }))],
    ['a job', () => ok(lin.post('/mail/message/flag/', { ...some, uids: 'all', action: 'remove', flags: ['\\Seen'] }))],
    ['a slice of it', () => runMailJobSlice(test.deps)],
    ['an arrival', () => test.arrive()],
  ])('for %s', async (_what, act) => expect(await wholeReads(act)).toEqual([]));
});

describe('a mailbox that came after the statistics, which have it for empty', () => {
  const count = 2_000;
  const flag = (who: Person, action: string) =>
    ok(who.post('/mail/message/flag/', { uids: 'all', folder: 'INBOX', action, flags: ['\\Seen'] }));
  const move = (who: Person, src_folder: string, dst_folder: string) =>
    ok(who.post('/mail/message/move/', { uids: 'all', src_folder, dst_folder }));
  it.each([
    ['flags', (who: Person) => flag(who, 'remove'), (who: Person) => flag(who, 'add')],
    ['moves', (who: Person) => move(who, 'INBOX', 'Sent'), (who: Person) => move(who, 'Sent', 'INBOX')],
  ])('%s all of its mail without reading it again for each', async (_what, act, undo) => {
    const who = await test.enter(await makeAccount(test.deps));
    await fillFolder(test.deps.db, { mailboxId: who.mailboxId, count });
    // What has been done is not there to be explained.
    const actAndUndo = async () => {
      await act(who);
      isNoting = false;
      await undo(who);
    };
    const many = (plan: Plan) => (rowsRead(plan) > 50 * count ? `${rowsRead(plan)} rows` : '');
    expect(await faultsOf(actAndUndo, 'ANALYZE, ', many)).toEqual([]);
  });
});
