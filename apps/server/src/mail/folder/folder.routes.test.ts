import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesAfter } from '../../platform/change/change.repository.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { folderId, makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import { insertMessages } from '../message/insertMessage.repository.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('folders', () => {
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

  const get = async (url: string) => (await test.app.inject({ url: `/api/mail/folder/${url}`, headers: session.headers })).json();
  const post = (url: string, payload: object) =>
    test.app.inject({ method: 'POST', url: url.startsWith('/') ? url : `/api/mail/folder/${url}`, headers: session.headers, payload });
  const create = async (name: string) => (await post('', { name })).json() as { id: number; raw_name: string };
  const problemOf = async (answer: ReturnType<typeof post>) => {
    const { statusCode, json } = await answer;
    return [statusCode, (json() as { code: string }).code];
  };
  const fill = async (rawName: string, count: number, more: object = {}) => {
    const id = await folderId(test.deps, account.mailboxId, rawName);
    await test.deps.db.transaction().execute((tx) =>
      insertMessages(
        tx,
        account.mailboxId,
        id,
        Array.from({ length: count }, (_, n) => ({
          contentId: null,
          arrivedAt: new Date(Date.UTC(2026, 10, 1, 8, n)),
          sentAt: null,
          size: 100 + n,
          subject: `Mail ${n}`,
          sender: { name: 'Chen Wei', address: 'chen.wei@jinshu.example' },
          recipients: [],
          lexemes: ['mail'],
          ...more,
        })),
      ),
    );
  };
  const countsOf = async () =>
    Object.fromEntries(
      (await get('ext/')).results.map((folder: { raw_name: string; total: number; unseen_count: number; size: number }) => [
        folder.raw_name,
        [folder.total, folder.unseen_count, folder.size],
      ]),
    );

  it('PRM-07 PRM-12 does away with no mail for whom deleting is hidden', async () => {
    const own = await create('留存');
    await fill(own.raw_name, 1);
    await setOwnPolicies(test.deps.db, account.accountId, { disable_delete_button: true });
    const removal = test.app.inject({ method: 'DELETE', url: `/api/mail/folder/${own.id}/`, headers: session.headers });
    for (const answer of [
      removal,
      post('del/', { src_folder: own.raw_name, is_delete: true }),
      post('/api/mail/message/prune/', { folder: 'Trash' }),
    ])
      expect(await problemOf(answer)).toEqual([403, 'forbidden']);
    expect((await countsOf())[own.raw_name]?.[0]).toBe(1);
    expect((await post('del/', { src_folder: own.raw_name, is_delete: false, dst_folder: 'INBOX' })).statusCode).toBe(200);
  });

  it('FLD-12 gives every mailbox the default folders in their order', async () => {
    const { count, results } = await get('');
    expect(count).toBe(5);
    expect(results.map(({ raw_name }: { raw_name: string }) => raw_name)).toEqual(['INBOX', 'Drafts', 'Sent', 'Trash', 'Spam']);
  });

  it('FLD-10 FLD-25 FLD-14 answers every field, and that only Trash and Spam can be emptied', async () => {
    await fill('INBOX', 2);
    const { results } = await get('');
    expect(results[0]).toEqual({
      id: expect.any(Number),
      raw_name: 'INBOX',
      name: 'INBOX',
      label: 'INBOX',
      unseen_count: 2,
      unseen: true,
      flags: ['\\Inbox'],
      is_default: true,
      is_lock: false,
      is_can_empty: false,
    });
    expect(results.map((folder: { is_can_empty: boolean }) => folder.is_can_empty)).toEqual([false, false, false, true, true]);
  });

  it('FLD-26 creates a folder, which stands behind the default ones', async () => {
    const created = await create('  项目  ');
    expect(created).toMatchObject({ name: '项目', raw_name: `f${created.id}`, is_default: false, unseen_count: 0 });
    expect((await get('')).results.at(-1)).toEqual(created);
    expect((await changesAfter(test.deps.db, account.mailboxId, 0)).entries).toEqual([{ version: 1, change: { type: 'folder.changed' } }]);
  });

  it.each(['', '   ', 'a/b', 'a\\b', 'a.b', 'a*', '100%', 'R&D', 'say "x"', "it's", '<b>', 'x'.repeat(21), '字'.repeat(21)])(
    'FLD-17 FLD-18 refuses the name %j',
    async (name) => {
      expect(await problemOf(post('', { name }))).toEqual([400, 'folder-name-invalid']);
      expect((await get('')).count).toBe(5);
    },
  );

  it('FLD-17 takes twenty characters, Chinese ones too', async () => {
    expect((await create('字'.repeat(20))).raw_name).toMatch(/^f\d+$/);
  });

  it.each(['inbox', 'DRAFTS', '收件箱', '已刪除', 'Project'])('FLD-18 refuses %j, which a folder is called already', async (name) => {
    await create('project');
    const answer = await post('', { name });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error_message: 'A folder with this name already exists.', code: 'folder-name-taken' });
  });

  it('FLD-18 lets one of two equal names win', async () => {
    const answers = await Promise.all([post('', { name: 'Twins' }), post('', { name: 'twins' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('FLD-29 renames a folder of the user and keeps its raw name', async () => {
    const { raw_name } = await create('Old');
    await create('Other');
    expect((await post('rename/', { src_folder: raw_name, name: 'New' })).statusCode).toBe(200);
    expect((await get('')).results.find((folder: { raw_name: string }) => folder.raw_name === raw_name)).toMatchObject({ name: 'New' });
    expect((await post('rename/', { src_folder: raw_name, name: 'NEW' })).statusCode).toBe(200);
    expect(await problemOf(post('rename/', { src_folder: raw_name, name: 'other' }))).toEqual([400, 'folder-name-taken']);
    expect(await problemOf(post('rename/', { src_folder: raw_name, name: 'a/b' }))).toEqual([400, 'folder-name-invalid']);
    expect(await problemOf(post('rename/', { src_folder: 'f999999', name: 'X' }))).toEqual([404, 'folder-not-found']);
  });

  it('SET-107 puts own folders in order, new ones last, and tells other windows', async () => {
    const [a, b, c] = [await create('Alpha'), await create('Beta'), await create('Gamma')];
    const own = async () => (await get('')).results.slice(5).map(({ name }: { name: string }) => name);
    expect((await post('order/', { folders: [c.raw_name, a.raw_name] })).json()).toEqual({ msg: 'ok' });
    expect(await own()).toEqual(['Gamma', 'Alpha', 'Beta']);
    const { entries } = await changesAfter(test.deps.db, account.mailboxId, 3);
    expect(entries).toEqual([{ version: 4, change: { type: 'folder.changed' } }]);
    await create('Aardvark');
    expect(await own()).toEqual(['Gamma', 'Alpha', 'Beta', 'Aardvark']);
    expect(await problemOf(post('order/', { folders: [b.raw_name, 'INBOX'] }))).toEqual([400, 'folder-is-default']);
    expect(await problemOf(post('order/', { folders: ['f999999999'] }))).toEqual([404, 'folder-not-found']);
    expect(await problemOf(post('order/', { folders: [] }))).toEqual([400, 'invalid-input']);
    expect(await own()).toEqual(['Gamma', 'Alpha', 'Beta', 'Aardvark']);
  });

  it('FLD-34 neither removes nor renames a default folder', async () => {
    const { results } = await get('');
    for (const { id, raw_name } of results) {
      expect(await problemOf(post('rename/', { src_folder: raw_name, name: 'Mine' }))).toEqual([400, 'folder-is-default']);
      expect(await problemOf(post('del/', { src_folder: raw_name, is_delete: true }))).toEqual([400, 'folder-is-default']);
      const removed = test.app.inject({ method: 'DELETE', url: `/api/mail/folder/${id}/`, headers: session.headers });
      expect(await problemOf(removed)).toEqual([400, 'folder-is-default']);
    }
    expect((await get('')).count).toBe(5);
  });

  it('FLD-28 FLD-33 FLD-35 removes a folder and moves its content, flags and all', async () => {
    const { raw_name } = await create('Old');
    await fill('INBOX', 1);
    await fill(raw_name, 3, { flagColor: 'red', isSeen: false });
    expect((await post('del/', { src_folder: raw_name, is_delete: false })).statusCode).toBe(200);
    expect(await countsOf()).toMatchObject({ INBOX: [4, 4, 403] });
    expect(Object.keys(await countsOf())).not.toContain(raw_name);
    const rows = await test.deps.db
      .selectFrom('message')
      .select(['uid', 'flag_color'])
      .where('mailbox_id', '=', account.mailboxId)
      .orderBy('uid')
      .execute();
    expect(rows).toEqual([1, 2, 3, 4].map((uid) => ({ uid, flag_color: uid === 1 ? null : 'red' })));
    const { entries } = await changesAfter(test.deps.db, account.mailboxId, 1);
    expect(entries.map(({ change }) => change)).toEqual([
      { type: 'message.removed', folder: raw_name, uids: [1, 2, 3] },
      { type: 'message.added', folder: 'INBOX', uids: [2, 3, 4], isArrival: false },
      { type: 'folder.changed' },
    ]);
  });

  it('FLD-28 moves the content where it is told to', async () => {
    const { raw_name } = await create('Old');
    await fill(raw_name, 2);
    await post('del/', { src_folder: raw_name, is_delete: false, dst_folder: 'Trash' });
    expect(await countsOf()).toMatchObject({ Trash: [2, 2, 201] });
  });

  it('FLD-28 FLD-33 leaves everything as it was when the destination is none', async () => {
    const { raw_name } = await create('Old');
    await fill(raw_name, 2);
    for (const dst_folder of ['f999999', raw_name]) {
      expect(await problemOf(post('del/', { src_folder: raw_name, is_delete: false, dst_folder }))).toEqual([404, 'folder-not-found']);
    }
    expect(await problemOf(post('del/', { src_folder: raw_name, is_delete: false, dst_folder: 'Drafts' }))).toEqual([403, 'forbidden']);
    expect((await countsOf())[raw_name]).toEqual([2, 2, 201]);
  });

  it('FLD-27 FLD-28 FLD-33 removes a folder with its content and frees the space', async () => {
    const first = await create('First');
    const second = await create('Second');
    await fill(first.raw_name, 3);
    await fill(second.raw_name, 2);
    await post('del/', { src_folder: first.raw_name, is_delete: true });
    await test.app.inject({ method: 'DELETE', url: `/api/mail/folder/${second.id}/`, headers: session.headers });
    expect((await get('')).count).toBe(5);
    const { used_bytes } = await test.deps.db
      .selectFrom('mailbox')
      .select('used_bytes')
      .where('id', '=', account.mailboxId)
      .executeTakeFirstOrThrow();
    expect(used_bytes).toBe(0);
    const texts = await test.deps.db.selectFrom('message_text').select('message_id').where('mailbox_id', '=', account.mailboxId).execute();
    expect(texts).toEqual([]);
  });

  it('LST-75 empties Trash and Spam, and nothing else', async () => {
    await fill('Trash', 2);
    await fill('INBOX', 1);
    expect((await post('/api/mail/message/prune/', { folder: 'Trash' })).statusCode).toBe(200);
    expect(await problemOf(post('/api/mail/message/prune/', { folder: 'INBOX' }))).toEqual([403, 'forbidden']);
    expect(await problemOf(post('/api/mail/message/prune/', { folder: 'f999999' }))).toEqual([404, 'folder-not-found']);
    expect(await countsOf()).toMatchObject({ Trash: [0, 0, 0], INBOX: [1, 1, 100] });
  });

  it('FLD-30 answers the folders that a rule may file into', async () => {
    const { raw_name } = await create('Project');
    expect(await get('filter/')).toEqual({
      count: 4,
      results: [...['INBOX', 'Trash', 'Spam'].map((name) => ({ raw_name: name, name })), { raw_name, name: 'Project' }],
    });
  });

  it('FLD-31 FLD-32 answers every folder with its total and its size, under the mail of the account', async () => {
    const { id, raw_name } = await create('Project');
    await fill(raw_name, 3);
    const { count, results } = (await test.app.inject({ url: '/api/mail/folder/ext/', headers: session.headers })).json();
    expect([count, results.map((folder: { raw_name: string }) => folder.raw_name)]).toEqual([
      6,
      ['INBOX', 'Drafts', 'Sent', 'Trash', 'Spam', raw_name],
    ]);
    expect(results[5]).toEqual({ id, raw_name, name: 'Project', unseen_count: 3, total: 3, size: 100 + 101 + 102, is_default: false });
    expect(results[0]).toMatchObject({ raw_name: 'INBOX', unseen_count: 0, total: 0, size: 0, is_default: true });
  });

  it("does not touch another user's folders", async () => {
    const { id, raw_name } = await create('Mine');
    const other = await openSession(test.deps, await makeAccount(test.deps));
    const asOther = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
      test.app.inject({ method, url, headers: other.headers, ...(payload && { payload }) });
    expect((await asOther('DELETE', `/api/mail/folder/${id}/`)).statusCode).toBe(404);
    expect((await asOther('POST', '/api/mail/folder/del/', { src_folder: raw_name, is_delete: true })).statusCode).toBe(404);
    expect((await asOther('POST', '/api/mail/folder/rename/', { src_folder: raw_name, name: 'Yours' })).statusCode).toBe(404);
    expect((await asOther('POST', '/api/mail/folder/order/', { folders: [raw_name] })).statusCode).toBe(404);
    expect((await get('')).results.at(-1)).toMatchObject({ name: 'Mine' });
  });
});
