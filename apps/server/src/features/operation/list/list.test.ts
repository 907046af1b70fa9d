import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRecipients } from '../../../mail/recipient/recipient.repository.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, type TestAccount } from '../../../testing/factories.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { createDepartment } from '../../account/index.ts';

interface Listed {
  id: number;
  username: string;
  version: number;
  writers_version: number;
  code?: string;
  params: { reason: string };
}

describe('mailing lists in the back stage', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let owner: TestAccount;
  let sales: number;
  let below: number;
  let count = 0;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
    owner = await makeAccount(test.deps, { name: '赵敏' });
    const make = (name: string, parentId?: number) => test.deps.db.transaction().execute((tx) => createDepartment(tx, { name, parentId }));
    sales = await make('销售部');
    below = await make('北区', sales);
  });
  afterAll(() => test.close());

  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, operator = admin) => {
    const answer = await operator.ask(method, path, body);
    return { status: answer.status, body: answer.body as unknown as Listed };
  };
  const create = async (more: object = {}) => {
    count += 1;
    const given = {
      username: `list${count}`,
      listname: '项目组',
      listtype: '项目',
      owner: owner.accountId,
      department: sales,
      is_hidden: false,
    };
    return ask('POST', 'list/', { ...given, ...more });
  };
  const add = (id: number, ...addresses: string[]) => ask('POST', `list/${id}/member/`, { addresses });
  const reached = async (address: string) => (await findRecipients(test.deps.db, [address]))[0]?.mailboxIds;

  it('BAK-51 makes, lists, finds, changes, hides and deletes', async () => {
    const { status, body: made } = await create();
    const address = `list${count}@jinshu.example`;
    expect([status, made]).toMatchObject([
      200,
      {
        username: address,
        listname: '项目组',
        listtype: '项目',
        owner: { id: owner.accountId, realname: '赵敏' },
        department: { id: sales, name: '销售部' },
        is_hidden: false,
        members: [],
        writers: 'inside',
      },
    ]);
    const { body: found } = await ask('GET', `list/?page=1&page_size=10&keyword=${address}`);
    expect(found).toMatchObject({ count: 1, results: [{ id: made.id }] });
    const change = { version: made.version, listname: '新项目组', listtype: '', department: null, is_hidden: true };
    expect((await ask('PATCH', `list/${made.id}/`, change)).body).toMatchObject({
      listname: '新项目组',
      listtype: '',
      department: null,
      is_hidden: true,
      owner: { id: owner.accountId },
    });
    expect((await ask('PATCH', `list/${made.id}/`, { version: made.version, listname: '旧' })).body.code).toBe('operation-stale');
    expect((await ask('DELETE', `list/${made.id}/`)).status).toBe(200);
    expect((await ask('GET', `list/${made.id}/`)).status).toBe(404);
  });

  it('BAK-54 BAK-104 sets moderators, keeps at least one who can log in, and records both', async () => {
    const { body: made } = await create();
    const [first, second] = [await makeAccount(test.deps, { name: '沈禾' }), await makeAccount(test.deps, { name: '高远' })];
    const change = (body: object, operator = admin) => ask('PATCH', `list/${made.id}/`, { version: made.version, ...body }, operator);
    expect((await change({ is_moderated: true })).body).toMatchObject({
      code: 'operation-refused',
      params: { reason: 'moderators-missing' },
    });
    expect((await change({ is_moderated: true, moderators: [999_999] })).status).toBe(404);
    const { body: moderated } = await change({ is_moderated: true, moderators: [first.accountId, second.accountId] });
    expect(moderated).toMatchObject({
      is_moderated: true,
      moderators: [{ id: second.accountId }, { id: first.accountId, realname: '沈禾' }],
    });
    const { version } = moderated;
    expect((await change({ version, moderators: [] })).body.params.reason).toBe('moderators-missing');
    expect((await change({ version, listname: '改名' })).body).toMatchObject({ listname: '改名', is_moderated: true });
    const rows = await test.deps.db
      .selectFrom('operation_record')
      .select('changes')
      .where('target_kind', '=', 'mailing-list')
      .where('target_id', '=', String(made.id))
      .where('is_refused', '=', false)
      .orderBy('id')
      .execute();
    expect(rows[1]?.changes).toEqual([
      { field: 'isModerated', before: false, after: true },
      { field: 'moderatorIds', before: [], after: [first.accountId, second.accountId] },
    ]);
    const rules = await ask('GET', 'review-rule/?page=1&page_size=50');
    expect(JSON.stringify(rules.body)).not.toContain('改名');
  });

  it('BAK-51 BAK-33 refuses a taken address, one that is none, and an owner who is nobody', async () => {
    expect((await create({ username: admin.address })).body.params.reason).toBe('address-taken');
    expect((await create({ username: 'a b' })).body.params.reason).toBe('address-invalid');
    expect((await create({ owner: 999_999 })).body.params.reason).toBe('owner-unknown');
    expect((await create({ listname: ' ' })).status).toBe(400);
  });

  it('BAK-52 takes people, departments, lists and outside addresses, and says what it cannot take', async () => {
    const { body: list } = await create();
    const { body: other } = await create();
    const given = [owner.address, `dept_${sales}@jinshu.example`, other.username, 'Han@Print.example', 'nobody@jinshu.example', 'x'];
    const { body } = await add(list.id, ...given, list.username);
    expect(body).toMatchObject({
      list: {
        members: [
          { of: 'department', username: `dept_${sales}@jinshu.example`, realname: '销售部' },
          { of: 'list', username: other.username },
          { of: 'person', username: owner.address, realname: '赵敏' },
          { of: 'outside', username: 'han@print.example' },
        ],
      },
      refused: [
        { address: 'nobody@jinshu.example', reason: 'member-unknown' },
        { address: 'x', reason: 'address-invalid' },
        { address: list.username, reason: 'member-unknown' },
      ],
    });
    const left = await ask('POST', `list/${list.id}/member/remove/`, { addresses: given.slice(0, 4) });
    expect(left.body).toMatchObject({ members: [] });
  });

  it('BAK-52 reaches a person who is a member in several ways once, and lists that contain each other are no loop', async () => {
    const inBelow = await makeAccount(test.deps, { departmentId: below });
    const { body: one } = await create();
    const { body: two } = await create();
    await add(one.id, inBelow.address, `dept_${sales}@jinshu.example`, two.username);
    await add(two.id, owner.address, inBelow.address, one.username);
    const both = [owner.mailboxId, inBelow.mailboxId].sort((a, b) => a - b);
    expect([await reached(one.username), await reached(two.username)]).toEqual([both, both]);
  });

  it('BAK-12 BAK-13 an organization administrator adds nobody of other departments', async () => {
    const { body: list } = await create();
    const own = await makeAccount(test.deps, { departmentId: below });
    const organiser = await openOperator(test, 'organisation', [sales]);
    const { body } = await ask('POST', `list/${list.id}/member/`, { addresses: [own.address, owner.address] }, organiser);
    expect(body).toMatchObject({
      list: { members: [{ username: own.address }] },
      refused: [{ address: owner.address, reason: 'member-unknown' }],
    });
  });

  it('BAK-53 sets who may write to a list, with the version that was read', async () => {
    const { body: list } = await create();
    const set = (body: object) => ask('PUT', 'group/writers/', { username: list.username, people: [], version: 0, ...body });
    expect((await set({ writers: 'chosen' })).body.params.reason).toBe('writers-missing');
    expect((await set({ writers: 'chosen', people: [owner.accountId] })).status).toBe(200);
    expect((await ask('GET', `list/${list.id}/`)).body).toMatchObject({ writers: 'chosen', people: [{ username: owner.address }] });
    expect((await set({ writers: 'everybody' })).body.code).toBe('operation-stale');
  });

  it('BAK-56 lists departments and everyone, sets who may write to them, and never lets in anybody outside', async () => {
    const department = `dept_${sales}@jinshu.example`;
    const groups = async () => (await ask('GET', 'group/?page=1&page_size=100')).body;
    expect(await groups()).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ username: 'everyone@jinshu.example', department: null, writers: 'inside' }),
        expect.objectContaining({ username: department, department: { id: sales, name: '销售部' }, writers: 'inside' }),
      ]),
    });
    for (const username of [department, 'everyone@jinshu.example']) {
      const set = (writers: string) => ask('PUT', 'group/writers/', { username, writers, people: [], version: 0 });
      expect((await set('everybody')).body.params.reason).toBe('group-inside-only');
      expect((await set('members')).status).toBe(200);
    }
    expect(await groups()).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ username: 'everyone@jinshu.example', writers: 'members' }),
        expect.objectContaining({ username: department, writers: 'members' }),
      ]),
    });
  });
});
