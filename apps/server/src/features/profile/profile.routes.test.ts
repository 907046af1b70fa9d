import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { createDepartment } from '../account/account.repository.ts';
import { listApprovals } from '../approval/approval.repository.ts';
import { decideApproval } from '../decision/decideApproval.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('profile', () => {
  let test: TestApp;
  let account: TestAccount;
  let session: TestSession;

  let departmentId: number;
  let count = 0;

  beforeAll(async () => {
    test = await buildTestApp();
    departmentId = await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '研究部' }));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    count += 1;
    account = await makeAccount(test.deps, { name: '林月', englishName: 'Lin Yue', employeeNumber: `JS${count}`, departmentId });
    session = await openSession(test.deps, account);
  });

  const get = async () => (await test.app.inject({ url: '/api/setting/users/get/', headers: session.headers })).json();
  const set = (payload: object) => test.app.inject({ method: 'POST', url: '/api/setting/users/set/', headers: session.headers, payload });

  it('SET-14 SET-15 SET-18 answers every field of the profile', async () => {
    expect(await get()).toEqual({
      profile: {
        realname: '林月',
        email: account.address,
        department: '研究部',
        imgurl: '',
        job_number: expect.stringMatching(/^JS\d+$/),
        gender: 'unknown',
        english_name: 'Lin Yue',
        home_phone: '',
        homepage: '',
        country: '',
        province: '',
        city: '',
        zip: '',
        address: '',
      },
    });
  });

  it('SET-17 SET-19 keeps what waits when another field is asked for, and drops a field that is set back', async () => {
    await set({ city: ' 杭州 ', gender: 'female' });
    expect((await set({ zip: '310013', gender: 'unknown' })).json().pending.changes).toEqual({ city: '杭州', zip: '310013' });
    expect((await get()).pending.changes).toEqual({ city: '杭州', zip: '310013' });
    expect((await set({ city: '', zip: '' })).json()).toEqual({});
    expect((await get()).pending).toBeUndefined();
  });

  it('SET-19 withdraws what waits', async () => {
    await set({ city: '杭州' });
    await test.app.inject({ method: 'POST', url: '/api/setting/users/clear/', headers: session.headers, payload: {} });
    expect((await get()).pending).toBeUndefined();
  });

  it('SET-17 SET-18 answers why the last change was refused, until another one is asked for', async () => {
    await set({ city: '杭州' });
    const [waiting] = await listApprovals(test.deps.db).then((all) => all.filter(({ accountId }) => accountId === account.accountId));
    await decideApproval(test.deps, { id: waiting?.id ?? 0, outcome: 'refused', reason: '请写全名。', by: 'admin' });
    expect(await get()).toMatchObject({ profile: { city: '' }, refusal: '请写全名。' });
    await set({ city: '杭州市' });
    expect((await get()).refusal).toBeUndefined();
  });

  it('SET-16 refuses a name that is empty or longer than 35 characters, counted as people count', async () => {
    expect((await set({ realname: '  ' })).json()).toMatchObject({ code: 'invalid-input', realname: [expect.any(String)] });
    expect((await set({ realname: '𠮷'.repeat(36) })).statusCode).toBe(400);
    expect((await set({ realname: '𠮷'.repeat(35) })).json().pending.changes).toEqual({ realname: '𠮷'.repeat(35) });
  });

  it('takes neither a field that the administrator maintains, nor a line break, nor a picture of somebody else', async () => {
    expect((await set({ email: 'x@jinshu.example', department: '财务部', job_number: '1' })).json()).toEqual({});
    expect((await set({ city: '杭\n州' })).statusCode).toBe(400);
    expect((await set({ gender: 'other' })).statusCode).toBe(400);
    for (const imgurl of [`/api/setting/portrait/${'0'.repeat(64)}/large/`, 'https://elsewhere.example/x.png', 'javascript:alert(1)'])
      expect((await set({ imgurl })).statusCode).toBe(404);
  });
});
