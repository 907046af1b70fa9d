import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PolicyValues } from '../../platform/policy/policies.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import { folderFaults, mailboxFaults } from '../check/check.repository.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let uids: number[];
let own: string;

beforeAll(async () => {
  test = await openMailbox();
  own = (await test.lin.post('/mail/folder/', { name: '客户' })).body.raw_name;
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.lin.post('/mail/message/expunge/', { uids: 'all', folder: 'INBOX' });
  uids = [];
  for (const subject of ['一', '二', '三']) uids.push((await test.arrive({ subject })).uid);
});

const rows = async (folder = 'INBOX') =>
  (await test.lin.get(`/mail/message/?folder=${folder}&limit=100&offset=0&sort=ARRIVAL`)).body.results;
const unseen = async (folder = 'INBOX') => (await test.lin.get(`/mail/message/?folder=${folder}&limit=10&offset=0`)).body.unseen_count;
const flag = (action: 'add' | 'remove', flags: string[], which: number[] | 'all' = uids) =>
  test.lin.post('/mail/message/flag/', { uids: which, folder: 'INBOX', action, flags });
const faults = async () => [...(await folderFaults(test.deps.db)), ...(await mailboxFaults(test.deps.db))];

describe('flags', () => {
  it('TAG-02 TAG-03 counts unread mail down and up again', async () => {
    expect(await unseen()).toBe(3);
    await flag('add', ['\\Seen'], [uids[0] ?? 0, uids[1] ?? 0]);
    expect(await unseen()).toBe(1);
    await flag('add', ['\\Seen'], [uids[0] ?? 0]);
    expect(await unseen()).toBe(1);
    await flag('remove', ['\\Seen'], 'all');
    expect(await unseen()).toBe(3);
    expect(await faults()).toEqual([]);
  });

  it('TAG-25 TAG-05 adds and removes flags by their wire names', async () => {
    await flag('add', ['Answered', 'umail-forword', 'umail-emergent', '\\flagged']);
    expect((await rows())[0].flags).toEqual(['Answered', 'umail-forword', 'umail-emergent', '\\flagged']);
    await flag('remove', ['Answered', 'umail-emergent']);
    expect((await rows())[0].flags).toEqual(['umail-forword', '\\flagged']);
  });

  it('TAG-07 TAG-08 keeps one colour at a time, and taking the flag off clears it', async () => {
    await flag('add', ['\\flagged']);
    await flag('add', ['umail-green']);
    expect((await rows())[0].flags).toEqual(['umail-green']);
    await flag('remove', ['umail-blue']);
    expect((await rows())[0].flags).toEqual(['umail-green']);
    await flag('remove', ['\\flagged']);
    expect((await rows())[0].flags).toEqual([]);
  });

  it('tells the journal which mails changed, once, and only those', async () => {
    const before = (await test.journal(test.lin.mailboxId)).length;
    await flag('add', ['\\Seen'], [uids[1] ?? 0]);
    await flag('add', ['\\Seen'], [uids[1] ?? 0]);
    const news = (await test.journal(test.lin.mailboxId)).slice(before);
    expect(news).toEqual([{ type: 'message.changed', payload: { folder: 'INBOX', uids: [uids[1]] } }]);
  });

  it('leaves the mail of others alone', async () => {
    const theirs = await test.arrive({}, [test.chen.address]);
    await test.lin.post('/mail/message/flag/', { uids: [theirs.uid], folder: 'INBOX', action: 'add', flags: ['umail-pink'] });
    expect((await test.chen.get('/mail/message/?folder=INBOX&limit=10&offset=0')).body.results[0].flags).toEqual([]);
  });
});

describe('tags and remarks', () => {
  it('TAG-19 TAG-20 TAG-21 TAG-26 TAG-27 puts tags on, takes one off, takes all off', async () => {
    const one = (await test.lin.post('/mail/tag/', { name: `甲${uids[0]}`, color: '#33B679' })).body.tagname;
    const two = (await test.lin.post('/mail/tag/', { name: `乙${uids[0]}`, color: '#D9482B' })).body.tagname;
    await flag('add', [one, two, one]);
    const names = async () => (await rows())[0].tags.map(({ tagname }: { tagname: string }) => tagname);
    expect(await names()).toEqual([one, two]);
    await test.lin.post('/mail/message/cancel-stag/', { uids, folder: 'INBOX', flag: one });
    expect(await names()).toEqual([two]);
    await test.lin.post('/mail/message/cancel-tag/', { uids: 'all', folder: 'INBOX' });
    expect(await names()).toEqual([]);
  });

  it('refuses tags that the mailbox has not', async () => {
    const theirs = (await test.chen.post('/mail/tag/', { name: `丙${uids[0]}`, color: '#33B679' })).body.tagname;
    expect(await flag('add', [theirs])).toMatchObject({ status: 404, body: { code: 'tag-not-found' } });
  });

  it('TAG-23 TAG-34 TAG-35 keeps, bounds and removes a remark', async () => {
    const ref = { uid: uids[0], folder: 'INBOX' };
    const remark = (text: string) => test.lin.post('/mail/message/remark/', { ...ref, remark: text });
    expect((await remark('  ')).body.code).toBe('enter-note');
    expect((await remark('字'.repeat(201))).body.code).toBe('note-too-long');
    expect((await remark('字'.repeat(200))).status).toBe(200);
    expect((await rows())[0].remark).toBe('字'.repeat(200));
    await test.lin.post('/mail/message/remark-del/', ref);
    expect((await rows())[0].remark).toBe('');
    expect((await test.lin.post('/mail/message/remark/', { ...ref, uid: 999_999, remark: 'x' })).body.code).toBe('mail-not-found');
  });
});

describe('moving and removing', () => {
  it('LST-71 LST-85 moves mail with its flags, tags and remark under new uids', async () => {
    await flag('add', ['umail-pink', 'Answered'], [uids[1] ?? 0]);
    await test.lin.post('/mail/message/remark/', { uid: uids[1], folder: 'INBOX', remark: '要紧' });
    const moved = [uids[1] ?? 0, uids[2] ?? 0];
    expect((await test.lin.post('/mail/message/move/', { uids: moved, src_folder: 'INBOX', dst_folder: own })).body).toEqual({
      msg: 'success',
      uids: [1, 2],
    });
    expect((await rows()).map(({ subject }: { subject: string }) => subject)).toEqual(['一']);
    expect(await rows(own)).toMatchObject([
      { subject: '二', flags: ['Answered', 'umail-pink'], remark: '要紧', folder: '客户', raw_name: own },
      { subject: '三', flags: [] },
    ]);
    const first = (await rows(own))[0].uid;
    await test.lin.post('/mail/message/move/', { uids: 'all', src_folder: own, dst_folder: 'INBOX' });
    expect((await rows()).map(({ uid }: { uid: number }) => uid).slice(1)).not.toContain(uids[1]);
    expect(first).toBeGreaterThan(0);
    expect(await faults()).toEqual([]);
  });

  it('LST-72 answers where the mail now is', async () => {
    const { body } = await test.lin.post('/mail/message/pmove/', { uid: uids[0], src_folder: 'INBOX', dst_folder: own });
    expect(body).toEqual({ folder: own, uid: (await rows(own)).at(-1).uid });
    const again = await test.lin.post('/mail/message/pmove/', { uid: uids[0], src_folder: 'INBOX', dst_folder: own });
    expect(again).toMatchObject({ status: 404, body: { code: 'mail-not-found' } });
  });

  it('tells the journal where mail went from and to', async () => {
    const before = (await test.journal(test.lin.mailboxId)).length;
    await test.lin.post('/mail/message/move/', { uids: [uids[0]], src_folder: 'INBOX', dst_folder: 'Spam' });
    const spam = (await rows('Spam')).at(-1).uid;
    expect((await test.journal(test.lin.mailboxId)).slice(before)).toEqual([
      { type: 'message.removed', payload: { folder: 'INBOX', uids: [uids[0]] } },
      { type: 'message.added', payload: { folder: 'Spam', uids: [spam], isArrival: false } },
    ]);
  });

  it('takes nothing but drafts into Drafts', async () => {
    expect(await test.lin.post('/mail/message/move/', { uids, src_folder: 'INBOX', dst_folder: 'Drafts' })).toMatchObject({ status: 403 });
    expect(await rows()).toHaveLength(3);
  });

  it('LST-73 LST-82 deletes to Trash, and from Trash for good', async () => {
    await test.lin.post('/mail/message/delete/', { uids: [uids[0]], folder: 'INBOX' });
    expect(await rows()).toHaveLength(2);
    const trashed = (await rows('Trash')).at(-1);
    expect(trashed.subject).toBe('一');
    await test.lin.post('/mail/message/delete/', { uids: [trashed.uid], folder: 'Trash' });
    expect((await rows('Trash')).map(({ uid }: { uid: number }) => uid)).not.toContain(trashed.uid);
    expect(await faults()).toEqual([]);
  });

  it('LST-74 expunges, and what nobody holds any more is gone', async () => {
    const shared = await test.arrive({ subject: '给两人' }, [test.lin.address, test.chen.address]);
    uids.push((await test.arrive({ subject: '只此一封' })).uid);
    const contents = () => test.deps.db.selectFrom('content').select('subject').execute();
    await test.lin.post('/mail/message/expunge/', { uids: [...uids, shared.uid], folder: 'INBOX' });
    expect(await rows()).toEqual([]);
    const subjects = (await contents()).map(({ subject }) => subject);
    expect(subjects).toContain('给两人');
    expect(subjects).not.toContain('只此一封');
    expect(await faults()).toEqual([]);
  });

  it('PRM-07 deletes nothing for an account from which deleting was taken', async () => {
    const { db } = test.deps;
    const permissions = (values: Partial<PolicyValues>) => setOwnPolicies(db, test.lin.accountId, values);
    await permissions({ disable_delete_button: true });
    expect((await test.lin.post('/mail/message/delete/', { uids, folder: 'INBOX' })).status).toBe(403);
    expect((await test.lin.post('/mail/message/expunge/', { uids, folder: 'INBOX' })).status).toBe(403);
    await permissions({});
    expect(await rows()).toHaveLength(3);
  });
});
