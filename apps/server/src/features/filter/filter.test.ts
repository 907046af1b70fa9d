import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderFaults, journalFaults, mailboxFaults } from '../../mail/check/check.repository.ts';
import { runMailJobSlice } from '../../mail/mail-job/runMailJobs.ts';
import { makeAccount } from '../../testing/factories.ts';
import { fillFolder } from '../../testing/fillFolder.ts';
import { type Answer, type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let person: Person;

beforeAll(async () => {
  test = await openMailbox();
});
afterAll(() => test.close());
beforeEach(async () => {
  person = await test.enter(await makeAccount(test.deps));
});

const filters = '/setting/filters/';
const send = async (method: 'PUT' | 'DELETE', path: string, payload?: object, { headers } = person): Promise<Answer> => {
  const response = await test.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
};
const condition = (text: string) => {
  const [field, comparison, ...rest] = text.split(' ');
  return { field, comparison, value: rest.join(' ') };
};
const form = (more: object = {}) => ({
  name: '合同',
  priority: 1,
  is_last: false,
  match: 'all',
  conditions: [condition('subject contains 合同')],
  action: { type: 'markRead' },
  ...more,
});
const make = async (more: object = {}, of = person): Promise<number> => (await of.post(filters, form(more))).body.id;
const list = async (of = person): Promise<{ id: number; name: string; priority: number; is_active: boolean; missing: string | null }[]> =>
  (await of.get(filters)).body.results;
const names = async () => (await list()).map(({ name, priority }) => `${priority} ${name}`);
const makeFolder = async (name: string, of = person): Promise<string> => (await of.post('/mail/folder/', { name })).body.raw_name;
const makeTag = async (name: string, of = person): Promise<string> =>
  (await of.post('/mail/tag/', { name, color: '#33B679' })).body.tagname;
const fill = (count: number, folder = 'INBOX') => fillFolder(test.deps.db, { mailboxId: person.mailboxId, folder, count });
const found = async (folder: string, search = '') =>
  (await person.get(`/mail/message/?folder=${folder}&limit=10&offset=0${search && `&search=${search}`}`)).body.count;
const attempt = (more: object) => person.post(`${filters}try/`, { match: 'all', folder: '', conditions: [], ...more });
const apply = (id: number, folder = 'INBOX', of = person) => of.post(`${filters}${id}/apply/`, { folder });
const undo = (job: string, of = person) => of.post(`${filters}undo/`, { job });
const job = async (id: string) => (await person.get(`/mail/job/${id}/`)).body;
const finish = async () => {
  while (await runMailJobSlice(test.deps));
};
const faults = async () => [
  ...(await folderFaults(test.deps.db)),
  ...(await mailboxFaults(test.deps.db)),
  ...(await journalFaults(test.deps.db)),
];

describe('filter rules', () => {
  it('SET-02 SET-03 SET-93 SET-94 are kept, listed, changed, disabled, enabled and deleted', async () => {
    const made = (await person.post(filters, form())).body;
    const row = { ...form(), id: expect.any(Number), is_active: true, missing: null, hit_count: 0 };
    expect(made).toEqual(row);
    expect((await person.get(filters)).body).toEqual({ count: 1, results: [made] });
    const { body: changed } = await send('PUT', `${filters}${made.id}/`, form({ name: '付款', is_last: true, match: 'any' }));
    expect(changed).toEqual({ ...row, name: '付款', is_last: true, match: 'any' });
    expect((await person.post(`${filters}disable/`, { ids: [made.id] })).body).toEqual({ count: 1 });
    expect((await person.get(`${filters}${made.id}/`)).body).toEqual({ ...changed, is_active: false });
    await person.post(`${filters}enable/`, { ids: [made.id] });
    expect((await list())[0]).toEqual(changed);
    await send('DELETE', `${filters}${made.id}/`);
    expect(await list()).toEqual([]);
  });

  it('SET-93 SET-115 stand in their order of priority: a rule moves to its place, and the others make room', async () => {
    for (const name of ['a', 'b', 'c']) await make({ name, priority: 200 });
    const id = await make({ name: 'd', priority: 2 });
    expect(await names()).toEqual(['1 a', '2 d', '3 b', '4 c']);
    await send('PUT', `${filters}${id}/`, form({ name: 'd', priority: 4 }));
    expect(await names()).toEqual(['1 a', '2 b', '3 c', '4 d']);
    const [a, b, c] = (await list()).map((rule) => rule.id);
    expect((await person.post(`${filters}sort/`, { ids: [id, b] })).status).toBe(200);
    expect(await names()).toEqual(['1 d', '2 b', '3 a', '4 c']);
    await person.post(`${filters}bdel/`, { ids: [b, a] });
    expect(await names()).toEqual(['1 d', '2 c']);
    expect((await list()).map((rule) => rule.id)).toEqual([id, c]);
  });

  it('SET-95 SET-115 act on mail that arrives in the order in which they stand, and count what they caught', async () => {
    const folder = await makeFolder('合作来往');
    await make({ name: 'later', priority: 1, action: { type: 'move', folder: 'Trash' }, is_last: true });
    await make({ name: 'first', priority: 1, action: { type: 'move', folder } });
    expect((await test.arrive({ subject: '外包合同' }, [person.address])).folder).toBe(folder);
    await person.post(`${filters}sort/`, { ids: (await list()).map(({ id }) => id).reverse() });
    expect((await test.arrive({ subject: '外包合同' }, [person.address])).folder).toBe('Trash');
    expect((await person.get(filters)).body.results.map((rule: { hit_count: number }) => rule.hit_count)).toEqual([2, 1]);
  });

  it.each([
    ['no name', { name: '  ' }],
    ['a name of 51 characters', { name: '合'.repeat(51) }],
    ['priority 0', { priority: 0 }],
    ['priority 201', { priority: 201 }],
    ['21 conditions', { conditions: Array.from({ length: 21 }, () => condition('subject contains a')) }],
    ['a value of 201 characters', { conditions: [condition(`subject contains ${'a'.repeat(201)}`)] }],
    ['an empty value', { conditions: [condition('subject contains  ')] }],
    ['a size that is no number', { conditions: [condition('size larger ten')] }],
    ['a comparison that the field has not', { conditions: [condition('size contains 3')] }],
    ['an unknown action', { action: { type: 'shout' } }],
    ['a forward to no address', { action: { type: 'forward', address: 'chen' } }, 'email-format'],
    ['a move to Drafts', { action: { type: 'move', folder: 'Drafts' } }],
    ['a color that is none', { action: { type: 'flag', color: 'mauve' } }],
  ])('SET-94 with %s are refused', async (_what, more, code = 'invalid-input') => {
    const { status, body } = await person.post(filters, form(more));
    expect([status, body.code]).toEqual([400, code]);
    expect(await list()).toEqual([]);
  });

  it('SET-94 name a folder and a tag of the own mailbox, and say which one was deleted', async () => {
    const foreign = await makeFolder('客户', test.chen);
    const foreignTag = await makeTag('出差', test.chen);
    const codeOf = async (action: object) => (await person.post(filters, form({ action }))).body.code;
    expect(await codeOf({ type: 'move', folder: foreign })).toBe('folder-not-found');
    expect(await codeOf({ type: 'tag', tagId: foreignTag })).toBe('tag-not-found');
    const { raw_name: folder, id } = (await person.post('/mail/folder/', { name: '归档' })).body;
    const tagId = await makeTag('待办');
    await make({ action: { type: 'tag', tagId } });
    const rule = await make({ action: { type: 'move', folder } });
    await send('DELETE', `/mail/folder/${id}/`);
    await send('DELETE', `/mail/tag/${tagId}/`);
    expect((await list()).map(({ missing }) => missing)).toEqual(['folder', 'tag']);
    expect((await apply(rule)).body.code).toBe('folder-not-found');
  });

  it('SET-93 are at most 200', async () => {
    for (let at = 0; at < 200; at += 1) await make({ priority: 200 });
    expect((await person.post(filters, form())).body.code).toBe('too-many-kept');
  });

  it('SET-93 SET-114 are of one account: nobody reads, changes, sorts, applies or undoes those of another', async () => {
    await fill(3);
    const id = await make({ name: 'mine', conditions: [] });
    await make({ name: 'second', priority: 2 });
    const { chen } = test;
    await make({ name: 'hers' }, chen);
    expect((await chen.get(`${filters}${id}/`)).status).toBe(404);
    expect((await send('PUT', `${filters}${id}/`, form(), chen)).status).toBe(404);
    expect((await send('DELETE', `${filters}${id}/`, undefined, chen)).status).toBe(404);
    for (const action of ['disable', 'bdel']) expect((await chen.post(`${filters}${action}/`, { ids: [id] })).body).toEqual({ count: 0 });
    await chen.post(`${filters}sort/`, { ids: [id] });
    expect((await apply(id, 'INBOX', chen)).body.code).toBe('not-found');
    const { id: started } = (await apply(id)).body.job;
    await finish();
    expect((await undo(started, chen)).body.code).toBe('not-found');
    expect(await names()).toEqual(['1 mine', '2 second']);
    expect((await list(chen)).map(({ name }) => name)).toEqual(['hers']);
  });
});

describe('conditions that are tried', () => {
  it('SET-114 count the last 1,000 messages and list the newest of those that match', async () => {
    await fill(1_200);
    await test.arrive({ subject: 'Offer on 合同' }, [person.address]);
    const { body } = await attempt({
      match: 'any',
      conditions: [condition('subject contains 合同'), condition('subject begins Mail 120')],
    });
    // Newest by arrival in the mailbox: the delivered one, then `Mail 1200` down to `Mail 202`.
    expect(body).toMatchObject({ examined: 1_000, count: 2, next: expect.any(Number) });
    expect(body.results).toEqual([
      {
        uid: 1_201,
        folder: 'INBOX',
        mfrom: { name: '周红', address: 'zhou@partner.example' },
        subject: 'Offer on 合同',
        internaldate: expect.any(String),
        readed: false,
        marks: [[9, 11]],
      },
      expect.objectContaining({ uid: 1_200, subject: 'Mail 1200' }),
    ]);
    const rest = await attempt({ conditions: [], after: body.next });
    expect(rest.body).toMatchObject({ examined: 201, count: 201, next: null });
    expect(rest.body.results.length).toBe(50);
  });

  it('SET-114 read texts in parts, and count a chosen folder to its end', async () => {
    const folder = await makeFolder('归档');
    await fill(260, folder);
    const conditions = [condition('body contains Body 26')];
    const first = (await attempt({ folder, conditions })).body;
    expect(first).toMatchObject({ examined: 250, count: 2, next: 11 });
    expect((await attempt({ folder, conditions, after: first.next })).body).toMatchObject({ examined: 10, count: 0, next: null });
    expect((await attempt({ folder: 'f999999' })).body.code).toBe('folder-not-found');
  });

  it('SET-114 see the own messages only, and none of Spam and Sent unless it is chosen', async () => {
    await test.arrive({ subject: '她的合同' }, [test.chen.address]);
    await fill(5, 'Spam');
    expect((await attempt({})).body).toEqual({ examined: 0, count: 0, results: [], next: null });
    expect((await attempt({ folder: 'Spam' })).body).toMatchObject({ examined: 5, count: 5 });
  });
});

describe('a rule that is applied to a folder', () => {
  it('SET-114 moves what matches in slices, tells how far it is, and is undone', async () => {
    await fill(1_200);
    const folder = await makeFolder('归档');
    const id = await make({ conditions: [condition('subject begins Mail 1')], action: { type: 'move', folder } });
    const { body } = await apply(id);
    expect(body).toEqual({ msg: 'success', job: { id: expect.any(String), total: 1_200 } });
    await runMailJobSlice(test.deps);
    expect(await job(body.job.id)).toEqual({ id: body.job.id, state: 'running', done: 500, total: 1_200 });
    await test.arrive({ subject: 'Mail 1 that arrives meanwhile', from: { name: '', address: 'z@x.example' } }, [test.chen.address]);
    await finish();
    expect(await job(body.job.id)).toEqual({ id: body.job.id, state: 'done', done: 1_200, total: 1_200 });
    // 1, 10 to 19, 100 to 199, 1000 to 1200 except 1200 itself, which begins so too.
    const matching = 1 + 10 + 100 + 201;
    expect([await found(folder), await found('INBOX')]).toEqual([matching, 1_200 - matching]);
    await undo(body.job.id);
    await finish();
    expect([await found(folder), await found('INBOX')]).toEqual([0, 1_200]);
    expect((await undo(body.job.id)).body).toEqual({ msg: 'success' });
    expect(await faults()).toEqual([]);
  });

  it('SET-114 is stopped, and what it has done so far is undone', async () => {
    await fill(1_200);
    const id = await make({ conditions: [], action: { type: 'markRead' } });
    const { id: started } = (await apply(id)).body.job;
    await runMailJobSlice(test.deps);
    expect((await send('DELETE', `/mail/job/${started}/`)).body).toEqual({ id: started, state: 'stopped', done: 500, total: 1_200 });
    expect(await runMailJobSlice(test.deps)).toBe(false);
    expect(await found('INBOX', 'unseen')).toBe(70);
    await undo(started);
    await finish();
    expect(await found('INBOX', 'unseen')).toBe(120);
    expect(await faults()).toEqual([]);
  });

  it('SET-114 flags and tags, and undoing gives each message the flag back that it had', async () => {
    await fill(100);
    const tagId = await makeTag('出差');
    const flag = (await apply(await make({ conditions: [], action: { type: 'flag', color: 'pink' } }))).body.job.id;
    const tag = (await apply(await make({ conditions: [], action: { type: 'tag', tagId } }))).body.job.id;
    await finish();
    expect([await found('INBOX', 'KEYWORD umail-pink'), await found('INBOX', `KEYWORD ${tagId}`)]).toEqual([100, 100]);
    await undo(flag);
    await undo(tag);
    await finish();
    expect([await found('INBOX', 'flagged'), await found('INBOX', 'KEYWORD umail-pink'), await found('INBOX', `KEYWORD ${tagId}`)]).toEqual(
      [2, 0, 0],
    );
    expect(await faults()).toEqual([]);
  });

  it('SET-114 forwards and deletes nothing, and leaves drafts alone', async () => {
    await fill(1);
    for (const action of [{ type: 'forward', address: 'a@far.example' }, { type: 'delete' }])
      expect((await apply(await make({ conditions: [], action }))).body.code).toBe('forbidden');
    const id = await make({ conditions: [] });
    expect([(await apply(id, 'Drafts')).body.code, (await apply(id, 'f999999')).body.code]).toEqual(['forbidden', 'folder-not-found']);
    expect((await undo(crypto.randomUUID())).body.code).toBe('not-found');
    expect(await runMailJobSlice(test.deps)).toBe(false);
  });
});
