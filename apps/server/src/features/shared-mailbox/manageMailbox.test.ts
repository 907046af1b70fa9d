import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRecipients } from '../../mail/recipient/recipient.repository.ts';
import type { Tx } from '../../platform/db/db.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { makeList } from '../../testing/testList.ts';
import { createDepartment } from '../account/account.repository.ts';
import { type Member, removeMember, setMember } from './changeMember.ts';
import { selectManagedMailboxes } from './managedMailbox.repository.ts';
import { changeSharedMailbox, createSharedMailbox, deleteSharedMailbox, restoreSharedMailbox } from './manageMailbox.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
type Who = TestAccount & TestSession;
const now = new Date('2026-11-20T09:00:00Z');
let count = 0;

describe('managing shared mailboxes', () => {
  let test: TestApp;
  let mailbox: string;
  let mailboxId: number;
  let lin: Who;

  const inTx = <T>(work: (tx: Tx) => Promise<T>) => test.deps.db.transaction().execute(work);
  const create = (address: string, more: { name?: string; departmentId?: number } = {}) =>
    inTx((tx) => createSharedMailbox(tx, { address, name: '读者服务', ...more }, 'jinshu.example'));
  const department = (name: string, parentId?: number) => inTx((tx) => createDepartment(tx, { name: `${name}${count}`, parentId }));
  const join = async (departmentId: number, { accountId }: TestAccount = lin) => {
    await test.deps.db.updateTable('account').set({ department_id: departmentId }).where('id', '=', accountId).execute();
  };
  const person = ({ accountId }: TestAccount = lin): Member => ({ of: 'person', accountId });
  const set = (member: Member, level: 'read' | 'write' | 'send' | 'full') => inTx((tx) => setMember(tx, { mailbox, member, level }));
  const remove = (member: Member) => inTx((tx) => removeMember(tx, { mailbox, member }));
  const call = async (who: Who, method: 'GET' | 'POST', url: string, payload?: object) => {
    const { statusCode, json } = await test.app.inject({ method, url: `/api${url}`, headers: who.headers, ...(payload && { payload }) });
    return { status: statusCode, body: json() };
  };
  const offered = async (who = lin) =>
    (await call(who, 'GET', '/core/share-status/')).body.results.map((one: { username: string }) => one.username);
  const enter = async (who = lin) => {
    const { status, body } = await call(who, 'POST', '/share-login/', { share_id: mailboxId });
    if (status === 200) who.headers['x-jinshu-token'] = body.token;
    return status;
  };
  const makeFolder = async (who = lin) => {
    count += 1;
    return (await call(who, 'POST', '/mail/folder/', { name: `f${count}` })).status;
  };

  beforeAll(async () => {
    test = await buildTestApp({ now: () => now });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    count += 1;
    mailbox = `service${count}@jinshu.example`;
    const made = await create(mailbox);
    mailboxId = made.refusal ? 0 : made.mailboxId;
    const account = await makeAccount(test.deps, { name: '林月' });
    lin = { ...account, ...(await openSession(test.deps, account)) };
  });

  it('BAK-48 makes a mailbox without a password that gets mail and is in the organization book', async () => {
    const departmentId = await department('市场部');
    const made = await inTx((tx) =>
      createSharedMailbox(tx, { address: `Hr${count}@jinshu.example`, name: ' 人事 ', departmentId, quotaBytes: 1024 }, 'jinshu.example'),
    );
    const address = `hr${count}@jinshu.example`;
    expect(made).toMatchObject({ address });
    expect(await inTx((tx) => selectManagedMailboxes(tx, address))).toMatchObject([
      { address, name: '人事', departmentId, department: `市场部${count}`, quotaBytes: 1024, usedBytes: 0, removeOn: null, members: [] },
    ]);
    expect((await findRecipients(test.deps.db, [address]))[0]?.mailboxIds).toHaveLength(1);
    const row = await test.deps.db.selectFrom('account').select('password_hash').where('login', '=', address).executeTakeFirst();
    expect(row).toEqual({ password_hash: null });
  });

  it('BAK-48 BAK-33 refuses a bad name, and an address that is none, elsewhere, reserved or in use', async () => {
    const list = `team${count}@jinshu.example`;
    await makeList(test.deps, { address: list });
    const refusals = [];
    for (const address of [lin.address, list, mailbox, 'dept_1@jinshu.example', 'x@else.example', 'nothing'])
      refusals.push((await create(address)).refusal);
    expect(refusals).toEqual(['taken', 'taken', 'taken', 'reserved', 'other-domain', 'bad-address']);
    expect((await create(`x${count}@jinshu.example`, { name: ' ' })).refusal).toBe('bad-name');
    expect((await create(`x${count}@jinshu.example`, { name: '长'.repeat(51) })).refusal).toBe('bad-name');
    await expect(makeList(test.deps, { address: mailbox })).rejects.toMatchObject({ params: { reason: 'address-taken' } });
  });

  it('BAK-33 of two mailboxes with one address that are made at once, one is refused', async () => {
    const made = await Promise.all([create(`both${count}@jinshu.example`), create(`both${count}@jinshu.example`)]);
    expect(made.map(({ refusal }) => refusal ?? 'made').sort()).toEqual(['made', 'taken']);
  });

  it('BAK-48 renames it, moves it to another department and changes its capacity', async () => {
    const departmentId = await department('市场部');
    await set(person(), 'read');
    expect(await inTx((tx) => changeSharedMailbox(tx, mailbox, { name: '读者之家', departmentId, quotaBytes: 7 }))).toBe('changed');
    expect(await inTx((tx) => selectManagedMailboxes(tx, mailbox))).toMatchObject([{ name: '读者之家', departmentId, quotaBytes: 7 }]);
    expect((await call(lin, 'GET', '/core/share-status/')).body.results).toMatchObject([{ username: mailbox, realname: '读者之家' }]);
    expect(await inTx((tx) => changeSharedMailbox(tx, mailbox, { quotaBytes: 9 }))).toBe('changed');
    expect(await inTx((tx) => selectManagedMailboxes(tx, mailbox))).toMatchObject([{ name: '读者之家', departmentId, quotaBytes: 9 }]);
    expect(await inTx((tx) => changeSharedMailbox(tx, mailbox, { name: '' }))).toBe('bad-name');
    expect(await inTx((tx) => changeSharedMailbox(tx, lin.address, { name: 'x' }))).toBe('unknown');
  });

  it('BAK-49 SHR-05 SHR-23 SHR-24 a change of a member counts from the next call on', async () => {
    expect(await offered()).toEqual([]);
    expect(await enter()).toBe(400);
    await set(person(), 'write');
    expect(await offered()).toEqual([mailbox]);
    expect(await enter()).toBe(200);
    expect(await makeFolder()).toBe(200);
    await set(person(), 'read');
    expect(await makeFolder()).toBe(403);
    expect((await call(lin, 'GET', '/mail/folder/')).status).toBe(200);
    expect(await remove(person())).toBe('changed');
    expect((await call(lin, 'GET', '/mail/folder/')).status).toBe(401);
  });

  it('BAK-49 a department brings in all people in it and below, as long as they belong to it', async () => {
    const above = await department('研究部');
    const below = await department('语言组', above);
    await join(below);
    await set({ of: 'department', departmentId: above }, 'write');
    expect(await offered()).toEqual([mailbox]);
    expect(await enter()).toBe(200);
    expect(await makeFolder()).toBe(200);
    await join(await department('财务部'));
    expect((await call(lin, 'GET', '/mail/folder/')).status).toBe(401);
  });

  it('BAK-49 SHR-23 the nearest level is in force: a person before a department, a lower department before a higher', async () => {
    const above = await department('研究部');
    const below = await department('语言组', above);
    await join(below);
    await set({ of: 'department', departmentId: above }, 'full');
    await enter();
    const level = async () => {
      const { body } = await call(lin, 'GET', '/core/share-status/');
      return body.shareuser_all ? 'full' : body.shareuser_post ? 'write' : body.shareuser_send ? 'send' : 'read';
    };
    expect(await level()).toBe('full');
    await set({ of: 'department', departmentId: below }, 'send');
    expect(await level()).toBe('send');
    await set(person(), 'read');
    expect(await level()).toBe('read');
    await remove(person());
    expect(await level()).toBe('send');
    await remove({ of: 'department', departmentId: below });
    expect(await level()).toBe('full');
  });

  it('SHR-24 removing a department ends the sessions of its people, but not of those who stay by themselves', async () => {
    const departmentId = await department('研究部');
    const account = await makeAccount(test.deps);
    const chen = { ...account, ...(await openSession(test.deps, account)) };
    for (const one of [lin, chen]) await join(departmentId, one);
    await set({ of: 'department', departmentId }, 'write');
    await set(person(chen), 'read');
    for (const one of [lin, chen]) expect(await enter(one)).toBe(200);
    expect(await remove({ of: 'department', departmentId })).toBe('changed');
    const left = await test.deps.db.selectFrom('session').select('account_id').where('mailbox_id', '=', mailboxId).execute();
    expect(left).toEqual([{ account_id: chen.accountId }]);
    expect((await call(chen, 'GET', '/mail/folder/')).status).toBe(200);
  });

  it('BAK-49 ADM-10 keeps the last member with full control as long as there are others', async () => {
    const account = await makeAccount(test.deps);
    await set(person(), 'full');
    await set(person(account), 'read');
    expect(await remove(person())).toBe('last-full-member');
    expect(await set(person(), 'write')).toBe('last-full-member');
    await set(person(account), 'full');
    expect(await set(person(), 'write')).toBe('changed');
    expect(await remove(person())).toBe('changed');
    expect(await remove(person(account))).toBe('changed');
    expect(await remove(person(account))).toBe('unknown-member');
    expect(await inTx((tx) => setMember(tx, { mailbox: lin.address, member: person(), level: 'read' }))).toBe('unknown-mailbox');
  });

  it('BAK-48 BAK-40 SHR-24 nobody opens a deleted one, and restored it is as before', async () => {
    await set(person(), 'full');
    await enter();
    expect(await inTx((tx) => deleteSharedMailbox(tx, mailbox, now))).toEqual(new Date('2026-12-20T09:00:00Z'));
    expect((await call(lin, 'GET', '/mail/folder/')).status).toBe(401);
    Object.assign(lin, await openSession(test.deps, lin));
    expect(await offered()).toEqual([]);
    expect(await enter()).toBe(400);
    expect(await inTx((tx) => deleteSharedMailbox(tx, mailbox, now))).toBeUndefined();
    expect((await create(mailbox)).refusal).toBe('taken');
    expect(await inTx((tx) => selectManagedMailboxes(tx, mailbox))).toMatchObject([{ removeOn: new Date('2026-12-20T09:00:00Z') }]);
    expect(await inTx((tx) => restoreSharedMailbox(tx, mailbox))).toBe(true);
    expect(await offered()).toEqual([mailbox]);
    expect(await enter()).toBe(200);
    expect(await makeFolder()).toBe(200);
    expect(await inTx((tx) => restoreSharedMailbox(tx, mailbox))).toBe(false);
  });
});
