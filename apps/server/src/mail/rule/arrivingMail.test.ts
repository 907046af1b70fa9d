import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAccount } from '../../testing/factories.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';
import { folderFaults, journalFaults, mailboxFaults } from '../check/check.repository.ts';
import { deliver } from '../inbound/deliver.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let person: Person;

beforeAll(async () => {
  test = await openMailbox();
});
afterAll(() => test.close());
beforeEach(async () => {
  person = await test.enter(await makeAccount(test.deps));
});

interface Rule {
  action: object;
  conditions?: object[];
  priority?: number;
  isLast?: boolean;
  isActive?: boolean;
}
const write = async ({ action, conditions = [], priority = 1, isLast = false, isActive = true }: Rule) => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO filter_rule (mailbox_id, priority, name, is_active, is_last, match, conditions, action)
    VALUES (${person.mailboxId}, ${priority}, 'r', ${isActive}, ${isLast}, 'all', ${JSON.stringify(conditions)}::jsonb, ${JSON.stringify(action)}::jsonb)
    RETURNING id`.execute(test.deps.db);
  return rows[0]?.id as number;
};
const makeFolder = async (name: string): Promise<string> => (await person.post('/mail/folder/', { name })).body.raw_name;
const makeTag = async (name: string): Promise<string> => (await person.post('/mail/tag/', { name, color: '#33B679' })).body.tagname;
const arrive = (subject = '外包合同付款节点') => test.arrive({ subject }, [person.address]);
const rowOf = async ({ folder, uid }: { folder: string; uid: number }) => {
  const { rows } = await sql`
    SELECT f.raw_name AS folder, m.is_seen, m.flag_color, m.tag_ids FROM message m JOIN folder f ON f.id = m.folder_id
    WHERE m.mailbox_id = ${person.mailboxId} AND f.raw_name = ${folder} AND m.uid = ${uid}`.execute(test.deps.db);
  return rows[0];
};
const faults = async () => [
  ...(await folderFaults(test.deps.db)),
  ...(await mailboxFaults(test.deps.db)),
  ...(await journalFaults(test.deps.db)),
];
const contract = { field: 'subject', comparison: 'contains', value: '合同' };

describe('mail that arrives', () => {
  it('SET-95 SET-115 is filed, flagged, tagged and marked read by the enabled rules, in order of priority', async () => {
    const folder = await makeFolder('合作来往');
    const tag = await makeTag('出差');
    await write({ priority: 3, action: { type: 'move', folder: 'Trash' } });
    await write({ priority: 2, action: { type: 'move', folder }, conditions: [contract] });
    await write({ priority: 4, action: { type: 'flag', color: 'green' } });
    await write({ priority: 5, action: { type: 'tag', tagId: tag } });
    await write({ priority: 6, action: { type: 'markRead' }, isLast: true });
    await write({ priority: 7, action: { type: 'tag', tagId: await makeTag('之后') } });
    await write({ priority: 1, action: { type: 'move', folder: 'Spam' }, isActive: false });
    const row = await rowOf(await arrive());
    expect(row).toEqual({ folder, is_seen: true, flag_color: 'green', tag_ids: [Number(tag.slice(3))] });
    const added = (await test.journal(person.mailboxId)).filter(({ type }) => type === 'message.added');
    expect(added.map(({ payload }) => payload)).toEqual([{ folder, uids: [1], isArrival: false }]);
    expect(await rowOf(await arrive('其他'))).toMatchObject({ folder: 'Trash', is_seen: true });
    expect(await faults()).toEqual([]);
  });

  it('SET-94 SET-95 is filed by the mailing list that it came by, and so is what is there, when a rule is applied', async () => {
    const folder = await makeFolder('周报');
    const conditions = [{ field: 'list', comparison: 'equals', value: 'weekly.lists.example' }];
    const letter = (list: string) =>
      deliver(test.deps, {
        raw: Buffer.from(`From: <post@lists.example>\r\nTo: ${person.address}\r\nSubject: x\r\nList-Id: Weekly <${list}>\r\n\r\nwords\r\n`),
        mailFrom: 'post@lists.example',
        recipients: [person.address],
      });
    await letter('weekly.lists.example');
    const { body: there } = await person.post('/setting/filters/try/', { match: 'all', conditions, folder: '' });
    await write({ action: { type: 'move', folder }, conditions });
    await letter('weekly.lists.example');
    await letter('other.lists.example');
    const { rows } = await sql<{ folder: string }>`
      SELECT f.raw_name AS folder FROM message m JOIN folder f ON f.id = m.folder_id WHERE m.mailbox_id = ${person.mailboxId} ORDER BY m.id`.execute(
      test.deps.db,
    );
    expect(rows.map((row) => row.folder)).toEqual(['INBOX', folder, 'INBOX']);
    expect(there).toMatchObject({ count: 1 });
  });

  it('SET-95 lies in Trash if a rule deletes it', async () => {
    await write({ action: { type: 'delete' }, conditions: [contract] });
    expect([(await arrive()).folder, (await arrive('周报')).folder]).toEqual(['Trash', 'INBOX']);
  });

  it('SET-95 stays in the Inbox if the folder or the tag of a rule is gone, and such a rule is not the last one', async () => {
    await write({ priority: 1, action: { type: 'move', folder: 'f999999' }, isLast: true });
    await write({ priority: 2, action: { type: 'tag', tagId: 'tag999999' }, isLast: true });
    await write({ priority: 3, action: { type: 'markRead' } });
    const copy = await arrive();
    expect(await rowOf(copy)).toEqual({ folder: 'INBOX', is_seen: true, flag_color: null, tag_ids: [] });
  });

  it('SET-95 passes the lists of senders first: no rule acts in Spam, and none moves mail of an allowed sender there', async () => {
    const judge = (action: string) => person.post('/mail/message/white-black/', { email: '@partner.example', action });
    await write({ priority: 1, action: { type: 'move', folder: 'Spam' } });
    await write({ priority: 2, action: { type: 'markRead' } });
    await judge('black');
    expect(await rowOf(await arrive())).toMatchObject({ folder: 'Spam', is_seen: false });
    await judge('white');
    expect(await rowOf(await arrive())).toMatchObject({ folder: 'INBOX', is_seen: true });
  });

  it('SET-95 is not lost by a rule that cannot be read: it stays in the Inbox, and other rules act', async () => {
    const id = await write({ action: { type: 'move', folder: 'Trash' } });
    await sql`UPDATE filter_rule SET conditions = '{"no": "list"}' WHERE mailbox_id = ${person.mailboxId} AND id = ${id}`.execute(
      test.deps.db,
    );
    await write({ priority: 2, action: { type: 'markRead' } });
    expect(await rowOf(await arrive())).toEqual({ folder: 'INBOX', is_seen: true, flag_color: null, tag_ids: [] });
  });

  it('SET-95 is judged by the rules of each mailbox that it reaches', async () => {
    await write({ action: { type: 'delete' } });
    const other = await test.enter(await makeAccount(test.deps));
    await test.arrive({}, [other.address, person.address]);
    const inFolder = async (of: Person, folder: string) => (await of.get(`/mail/message/?folder=${folder}&limit=10&offset=0`)).body.count;
    expect([await inFolder(person, 'Trash'), await inFolder(person, 'INBOX'), await inFolder(other, 'INBOX')]).toEqual([1, 0, 1]);
  });

  it('counts what each rule caught, day by day', async () => {
    const id = await write({ action: { type: 'markRead' }, conditions: [contract] });
    for (const subject of ['合同一', '合同二', '周报']) await arrive(subject);
    const { rows } = await sql`SELECT rule_id AS id, count FROM filter_hit WHERE mailbox_id = ${person.mailboxId}`.execute(test.deps.db);
    expect(rows).toEqual([{ id, count: 2 }]);
  });
});
