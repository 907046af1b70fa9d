import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesAfter } from '../../platform/change/change.repository.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { folderId, makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { insertMessages } from '../message/insertMessage.repository.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('tags', () => {
  let test: TestApp;
  let account: TestAccount;
  let session: TestSession;

  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    account = await makeAccount(test.deps);
    session = await openSession(test.deps, account);
  });

  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    test.app.inject({ method, url: `/api/mail/tag/${url}`, headers: session.headers, ...(payload && { payload }) });
  const create = async (name: string, color = '#33B679') => (await ask('POST', '', { name, color })).json() as { tagname: string };

  it('TAG-13 TAG-28 TAG-29 creates tags and answers them in the order in which they were made', async () => {
    const first = (await ask('POST', '', { name: '  重要 ', color: '#D9482B' })).json();
    expect(first).toEqual({ tagname: expect.stringMatching(/^tag\d+$/), name: '重要', color: '#D9482B' });
    const second = await create('待办');
    expect((await ask('GET', '')).json()).toEqual({ count: 2, results: [first, second] });
  });

  it('TAG-33 answers tags with the counts and sizes of the mails that carry them', async () => {
    const [used, unused] = [await create('用过'), await create('没用过')];
    const inbox = await folderId(test.deps, account.mailboxId);
    const mail = { contentId: null, arrivedAt: new Date(), sentAt: null, subject: 'x', recipients: [], lexemes: null };
    const sender = { name: '', address: 'a@b.example' };
    const uids = await test.deps.db.transaction().execute((tx) =>
      insertMessages(tx, account.mailboxId, inbox, [
        { ...mail, sender, size: 100, isSeen: true },
        { ...mail, sender, size: 20 },
        { ...mail, sender, size: 3 },
      ]),
    );
    const payload = { uids: uids.slice(0, 2).map(({ uid }) => uid), folder: 'INBOX', action: 'add', flags: [used.tagname] };
    await test.app.inject({ method: 'POST', url: '/api/mail/message/flag/', headers: session.headers, payload });
    expect((await ask('GET', 'ext/')).json()).toEqual({
      count: 2,
      results: [
        { ...used, total: 2, unseen_count: 1, size: 120 },
        { ...unused, total: 0, unseen_count: 0, size: 0 },
      ],
    });
  });

  it('TAG-30 TAG-31 answers and changes one tag', async () => {
    const { tagname } = await create('Old');
    const changed = { tagname, name: 'New', color: '#2F7DE1' };
    expect((await ask('PUT', `${tagname}/`, { name: 'New', color: '#2F7DE1' })).json()).toEqual(changed);
    expect((await ask('GET', `${tagname}/`)).json()).toEqual(changed);
    expect((await ask('PUT', `${tagname}/`, { name: 'new', color: '#2F7DE1' })).statusCode).toBe(200);
  });

  it.each([
    { color: '#33B679' },
    { name: '', color: '#33B679' },
    { name: '  ', color: '#33B679' },
    { name: 'x'.repeat(21), color: '#33B679' },
    { name: 'No colour' },
    { name: 'Bad colour', color: 'red' },
    { name: 'Bad colour', color: '#33B679;}' },
  ])('TAG-16 TAG-17 refuses %j', async (form) => {
    expect((await ask('POST', '', form)).statusCode).toBe(400);
    expect((await ask('GET', '')).json().count).toBe(0);
  });

  it('TAG-18 refuses a name that is taken, with the reason at the name', async () => {
    await create('Travel');
    const { tagname } = await create('Other');
    const taken = {
      name: ['A tag with this name already exists.'],
      error_message: 'A tag with this name already exists.',
      code: 'tag-name-taken',
    };
    expect((await ask('POST', '', { name: 'travel', color: '#33B679' })).json()).toEqual(taken);
    expect((await ask('PUT', `${tagname}/`, { name: 'TRAVEL', color: '#33B679' })).json()).toEqual(taken);
  });

  it('TAG-32 TAG-36 takes a removed tag off every mail', async () => {
    const gone = await create('Gone');
    const kept = await create('Kept');
    const numbers = [gone, kept].map(({ tagname }) => Number(tagname.slice(3)));
    const inbox = await folderId(test.deps, account.mailboxId);
    await test.deps.db.transaction().execute((tx) =>
      insertMessages(
        tx,
        account.mailboxId,
        inbox,
        [0, 1, 2].map((n) => ({
          contentId: null,
          arrivedAt: new Date(Date.UTC(2026, 10, 1, n)),
          sentAt: null,
          size: 1,
          subject: '',
          sender: { name: '', address: 'a@b.example' },
          recipients: [],
          lexemes: null,
        })),
      ),
    );
    await test.deps.db
      .updateTable('message')
      .set({ tag_ids: numbers })
      .where('mailbox_id', '=', account.mailboxId)
      .where('uid', '<', 3)
      .execute();
    expect((await ask('DELETE', `${gone.tagname}/`)).statusCode).toBe(200);
    const rows = await test.deps.db
      .selectFrom('message')
      .select('tag_ids')
      .where('mailbox_id', '=', account.mailboxId)
      .orderBy('uid')
      .execute();
    expect(rows).toEqual([{ tag_ids: [numbers[1]] }, { tag_ids: [numbers[1]] }, { tag_ids: [] }]);
    const { entries } = await changesAfter(test.deps.db, account.mailboxId, 2);
    expect(entries.map(({ change }) => change)).toEqual([
      { type: 'message.changed', folder: 'INBOX', uids: [1, 2] },
      { type: 'tag.changed' },
    ]);
    expect((await ask('GET', `${gone.tagname}/`)).statusCode).toBe(404);
    expect((await ask('DELETE', `${gone.tagname}/`)).json().code).toBe('tag-not-found');
  });

  it.each(['tag0', 'tag999999999', 'tag2147483648'])('answers 404 for %s', async (id) => {
    expect([400, 404]).toContain((await ask('GET', `${id}/`)).statusCode);
  });

  it("shows nobody another user's tags", async () => {
    const { tagname } = await create('Mine');
    session = await openSession(test.deps, await makeAccount(test.deps));
    expect((await ask('GET', '')).json()).toEqual({ count: 0, results: [] });
    expect((await ask('GET', `${tagname}/`)).statusCode).toBe(404);
    expect((await ask('PUT', `${tagname}/`, { name: 'Yours', color: '#33B679' })).statusCode).toBe(404);
    expect((await ask('DELETE', `${tagname}/`)).statusCode).toBe(404);
  });
});
