import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { folderId } from '../../testing/factories.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
const total = 2000;

/** Fills Lin Yue's inbox with messages whose fields follow from their numbers. */
async function fill(folder: number): Promise<void> {
  const { mailboxId } = test.lin;
  await sql`INSERT INTO tag (mailbox_id, name, color) VALUES (${mailboxId}, '项目', '#33B679')`.execute(test.deps.db);
  await sql`
    INSERT INTO message (mailbox_id, folder_id, uid, arrived_at, sent_at, size, subject, sender, recipients, subject_key, party_key,
      is_seen, is_answered, is_forwarded, is_urgent, flag_color, has_attachment, tag_ids, version)
    SELECT ${mailboxId}, ${folder}, n, timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + n * interval '1 minute',
      1000 + (n * 7919) % 2000, 'Mail ' || lpad(((n * 31) % 2000)::text, 4, '0'),
      jsonb_build_object('name', 'P' || lpad((n % 100)::text, 3, '0'), 'address', 'p' || n % 100 || '@x.example'), '[]',
      'mail ' || lpad(((n * 31) % 2000)::text, 4, '0'), 'p' || lpad((n % 100)::text, 3, '0'),
      n % 10 <> 0, n % 20 = 0, n % 25 = 0, n % 50 = 0, CASE WHEN n % 40 = 0 THEN 'red' WHEN n % 40 = 1 THEN 'green' END, n % 5 = 0,
      CASE WHEN n % 100 = 0 THEN ARRAY(SELECT id FROM tag WHERE mailbox_id = ${mailboxId}) ELSE '{}' END, 1
    FROM generate_series(1, ${total}) n`.execute(test.deps.db);
  await sql`UPDATE folder SET message_count = ${total}, unseen_count = ${total / 10}, next_uid = ${total + 1}
    WHERE mailbox_id = ${mailboxId} AND id = ${folder}`.execute(test.deps.db);
  await sql`VACUUM ANALYZE message`.execute(test.deps.db);
}

beforeAll(async () => {
  test = await openMailbox();
  await fill(await folderId(test.deps, test.lin.mailboxId));
});
afterAll(() => test.close());

const list = async (query: string) => (await test.lin.get(`/mail/message/?folder=INBOX&limit=20&offset=0&${query}`)).body;
const uidsOf = (body: { results: { uid: number }[] }) => body.results.map(({ uid }) => uid);

describe('the list of a folder', () => {
  it('LST-69 LST-04 answers count, unread count and the newest rows', async () => {
    const body = await list('');
    expect(body.count).toBe(total);
    expect(body.unseen_count).toBe(total / 10);
    expect(uidsOf(body)).toEqual(Array.from({ length: 20 }, (_, index) => total - index));
  });

  it('LST-67 writes a row as the wire spells it', async () => {
    const [row] = (await list('')).results;
    expect(row).toEqual({
      uid: 2000,
      raw_name: 'INBOX',
      folder: 'INBOX',
      subject: 'Mail 0000',
      mfrom: { name: 'P000', address: 'p0@x.example' },
      to: [],
      date: '2026-01-02T09:20:00.000Z',
      internaldate: '2026-01-02T09:20:00.000Z',
      size: 1000,
      flags: ['Answered', 'umail-forword', 'umail-emergent', 'umail-attach', '\\flagged'],
      remark: '',
      tags: [{ tagname: expect.stringMatching(/^tag\d+$/), name: '项目', color: '#33B679' }],
      is_move: false,
    });
  });

  it('API-04 pages from either end and stops at the last row', async () => {
    for (const offset of [0, 5, 990, 1005, 1975, 1990]) {
      const body = (await test.lin.get(`/mail/message/?folder=INBOX&limit=20&offset=${offset}`)).body;
      const size = Math.min(20, total - offset);
      expect(uidsOf(body)).toEqual(Array.from({ length: size }, (_, index) => total - offset - index));
    }
    expect(uidsOf((await test.lin.get('/mail/message/?folder=INBOX&limit=20&offset=5000')).body)).toEqual([]);
  });

  it.each([
    ['ARRIVAL', (n: number) => n],
    ['FROM', (n: number) => (n % 100) * 10_000 + n],
    ['SUBJECT', (n: number) => ((n * 31) % 2000) * 10_000 + n],
    ['SIZE', (n: number) => ((n * 7919) % 2000) * 10_000 + n],
  ])('LST-03 sorts by %s, forwards and backwards', async (sort, keyOf) => {
    const expected = Array.from({ length: total }, (_, index) => index + 1).sort((a, b) => keyOf(a) - keyOf(b));
    const page = async (name: string, offset: number) =>
      uidsOf((await test.lin.get(`/mail/message/?folder=INBOX&limit=10&offset=${offset}&sort=${encodeURIComponent(name)}`)).body);
    expect(await page(sort, 30)).toEqual(expected.slice(30, 40));
    expect(await page(sort, 1700)).toEqual(expected.slice(1700, 1710));
    expected.reverse();
    expect(await page(`REVERSE ${sort}`, 30)).toEqual(expected.slice(30, 40));
    expect(await page(`REVERSE ${sort}`, 1700)).toEqual(expected.slice(1700, 1710));
  });

  it.each([
    ['unseen', (n: number) => n % 10 === 0],
    ['seen', (n: number) => n % 10 !== 0],
    ['flagged', (n: number) => n % 40 < 2],
    ['unflagged', (n: number) => n % 40 >= 2],
    ['ANSWERED', (n: number) => n % 20 === 0],
    ['KEYWORD \\flagged', (n: number) => n % 40 === 0],
    ['KEYWORD \\Seen', (n: number) => n % 10 !== 0],
    ['KEYWORD Answered', (n: number) => n % 20 === 0],
    ['KEYWORD umail-schedule', () => false],
    ['KEYWORD umail-burn', () => false],
    ['KEYWORD umail-green', (n: number) => n % 40 === 1],
    ['KEYWORD umail-forword', (n: number) => n % 25 === 0],
    ['KEYWORD umail-emergent', (n: number) => n % 50 === 0],
    ['KEYWORD umail-attach', (n: number) => n % 5 === 0],
    ['KEYWORD tag', (n: number) => n % 100 === 0],
  ])('LST-05 filters by %s and counts what is left', async (filter, isLeft) => {
    const tag = (await list('')).results[0].tags[0].tagname;
    const name = filter === 'KEYWORD tag' ? `KEYWORD ${tag}` : filter;
    const expected = Array.from({ length: total }, (_, index) => total - index).filter(isLeft);
    const body = await list(`search=${encodeURIComponent(name)}`);
    expect(body.count).toBe(expected.length);
    expect(uidsOf(body)).toEqual(expected.slice(0, 20));
  });

  it('LST-02 names every mail that a filter leaves, to act on them all', async () => {
    const { body } = await test.lin.get('/mail/message/neighbours/?folder=INBOX&limit=100000&offset=0&search=seen');
    expect(uidsOf(body)).toEqual(Array.from({ length: total }, (_, index) => total - index).filter((n) => n % 10 !== 0));
  });

  it('RED-58 answers the uids beside a mail in the order of the list', async () => {
    const { body } = await test.lin.get('/mail/message/neighbours/?folder=INBOX&limit=3&offset=4&sort=ARRIVAL&search=unseen');
    expect(body).toEqual({ count: 200, results: [{ uid: 50 }, { uid: 60 }, { uid: 70 }] });
  });

  it.each([
    ['ARRIVAL', '', 1000, [997, 998, 999, 1000, 1001, 1002, 1003]],
    ['REVERSE ARRIVAL', '', 1000, [1003, 1002, 1001, 1000, 999, 998, 997]],
    ['REVERSE ARRIVAL', '', 2, [5, 4, 3, 2, 1]],
    // The message itself is already read, as happens when a user continues reading from it.
    ['REVERSE ARRIVAL', 'unseen', 1001, [1030, 1020, 1010, 1001, 1000, 990, 980]],
    ['ARRIVAL', 'unseen', 2000, [1970, 1980, 1990, 2000]],
    ['FROM', '', 701, [401, 501, 601, 701, 801, 901, 1001]],
    ['REVERSE FROM', 'flagged', 1001, [1601, 1401, 1201, 1001, 801, 601, 401]],
    ['ARRIVAL', '', 5000, []],
  ])('RED-58 answers those beside a mail wherever it stands: %s %s %i', async (sort, search, uid, expected) => {
    const query = new URLSearchParams({ folder: 'INBOX', limit: '7', offset: '0', sort, uid: String(uid), ...(search && { search }) });
    expect(uidsOf((await test.lin.get(`/mail/message/neighbours/?${query}`)).body)).toEqual(expected);
  });

  it('PSH-18 answers the newest unread arrivals, at most twenty', async () => {
    const { body } = await test.lin.get('/mail/message/new/');
    expect(body.count).toBe(200);
    expect(uidsOf(body)).toEqual(Array.from({ length: 20 }, (_, index) => total - index * 10));
    expect(body.results[0].raw_name).toBe('INBOX');
  });

  it('knows only the folders of its own mailbox', async () => {
    expect((await test.lin.get('/mail/message/?folder=nothing&limit=20&offset=0')).status).toBe(404);
    const other = (await test.chen.get('/mail/message/?folder=INBOX&limit=20&offset=0')).body;
    expect(other).toMatchObject({ count: 0, unseen_count: 0, results: [] });
  });
});

describe('the plan of a page', () => {
  const explain = async (where: string, order: string) => {
    const { mailboxId } = test.lin;
    const folder = await folderId(test.deps, mailboxId);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN SELECT m.id FROM message m
      WHERE m.mailbox_id = ${sql.lit(mailboxId)} AND m.folder_id = ${sql.lit(folder)} ${sql.raw(where)}
      ORDER BY ${sql.raw(order)} LIMIT 20 OFFSET 900`.execute(test.deps.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  it.each([
    ['arrival', '', 'm.arrived_at DESC, m.id DESC', 'message_by_arrival'],
    ['arrival from the other end', '', 'm.arrived_at ASC, m.id ASC', 'message_by_arrival'],
    ['party', '', 'm.party_key DESC, m.arrived_at DESC, m.id DESC', 'message_by_party'],
    ['subject', '', 'm.subject_key ASC, m.arrived_at ASC, m.id ASC', 'message_by_subject'],
    ['size', '', 'm.size DESC, m.arrived_at DESC, m.id DESC', 'message_by_size'],
    ['what was read', 'AND m.is_seen', 'm.arrived_at DESC, m.id DESC', 'message_by_arrival'],
    ['what has no flag', 'AND m.flag_color IS NULL', 'm.arrived_at DESC, m.id DESC', 'message_by_arrival'],
    ['what is unread', 'AND NOT m.is_seen', 'm.arrived_at DESC, m.id DESC', 'message_unseen'],
    ['what was answered', 'AND m.is_answered', 'm.arrived_at DESC, m.id DESC', 'message_answered'],
    ['what has files', 'AND m.has_attachment', 'm.arrived_at DESC, m.id DESC', 'message_with_attachment'],
  ])('reads %s from its index alone, without sorting', async (_name, where, order, index) => {
    const plan = await explain(where, order);
    expect(plan).toMatch(new RegExp(`Index Only Scan.* using ${index} `));
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });
});
