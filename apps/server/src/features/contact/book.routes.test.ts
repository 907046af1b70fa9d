import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '../../mail/inbound/deliver.ts';
import type { PolicyValues } from '../../platform/policy/policies.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import { createDepartment } from '../account/account.repository.ts';
import { nameIndex } from './nameIndex.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('the books that recipients are taken from', () => {
  let test: TestApp;
  let me: TestAccount;
  let chen: TestAccount;
  let session: TestSession;
  let research = 0;
  let lab = 0;

  beforeAll(async () => {
    test = await buildTestApp();
    const { db } = test.deps;
    await db.transaction().execute(async (tx) => {
      research = await createDepartment(tx, { name: '研究部' });
      lab = await createDepartment(tx, { name: '实验室', parentId: research });
    });
    me = await makeAccount(test.deps, { address: 'lin.yue@jinshu.example', name: '林月', departmentId: research, position: '研究员' });
    chen = await makeAccount(test.deps, { address: 'chen.wei@jinshu.example', name: '陈伟', departmentId: lab });
    await makeAccount(test.deps, { address: 'alone@jinshu.example', name: '周安' });
    await db.insertInto('domain').values({ name: 'branch.example' }).execute();
    await makeAccount(test.deps, { address: 'far@branch.example', name: '远方' });
    const index = (name: string, address: string) => nameIndex({ names: [name], address });
    await sql`INSERT INTO company_category (name) VALUES ('供应商')`.execute(db);
    await sql`INSERT INTO company_category (name, parent_id) VALUES ('印刷', 1)`.execute(db);
    await sql`INSERT INTO company_contact (category_id, name, address, position, name_index)
      VALUES (2, '纸坊', 'paper@mill.example', '经理', ${index('纸坊', 'paper@mill.example')}::tsvector)`.execute(db);
    await sql`INSERT INTO mailing_list (address, name, type, name_index)
      VALUES ('all-research@jinshu.example', '研究通知', '通知', ${index('研究通知', 'all-research@jinshu.example')}::tsvector)`.execute(
      db,
    );
    await sql`INSERT INTO mailing_list_member (list_id, mailbox_id) VALUES (1, ${me.mailboxId}), (1, ${chen.mailboxId})`.execute(db);
    session = await openSession(test.deps, me);
  });
  afterAll(() => test.close());

  const ask = async (url: string, payload?: object, method: 'POST' | 'PATCH' = 'POST') =>
    (await test.app.inject({ ...(payload && { method, payload }), url: `/api/contact/${url}`, headers: session.headers })).json();
  const names = async (url: string) => ((await ask(url)).results as { fullname: string }[]).map(({ fullname }) => fullname);
  const page = 'page=1&page_size=20';
  const permit = (values: Partial<PolicyValues>) => setOwnPolicies(test.deps.db, me.accountId, values);

  it('CON-37 CON-18 CON-19 PIC-09 answers the departments with their addresses, those above first', async () => {
    expect((await ask('oab/departments/')).results).toEqual([
      { id: research, name: '研究部', pid: 0, count: 2, username: `dept_${research}@jinshu.example`, is_dept: true },
      { id: lab, name: '实验室', pid: research, count: 1, username: `dept_${lab}@jinshu.example`, is_dept: true },
    ]);
  });

  it('CON-38 PIC-13 answers the members of a department and of those below it, page by page', async () => {
    expect((await ask(`oab/members/?${page}&dept_id=${research}`)).results).toContainEqual({
      id: me.accountId,
      email: 'lin.yue@jinshu.example',
      fullname: '林月',
      label: '研究部 · 研究员',
      mobile: '',
    });
    expect(await names(`oab/members/?${page}&dept_id=${lab}`)).toEqual(['陈伟']);
    expect(await ask('oab/members/?page=2&page_size=1')).toMatchObject({ count: 3, results: [{}] });
  });

  it('PIC-10 finds members by name, pinyin and address', async () => {
    expect(await names(`oab/members/?${page}&search=chenw`)).toEqual(['陈伟']);
    expect(await names(`oab/members/?${page}&search=${encodeURIComponent('陈')}`)).toEqual(['陈伟']);
    expect(await names(`oab/members/?${page}&search=nobody`)).toEqual([]);
    expect(await names(`oab/members/?${page}&search=%27%20%7C`)).toEqual([]);
  });

  it('CON-43 CON-44 answers the company book by its categories', async () => {
    expect((await ask('cab/groups/')).results).toMatchObject([
      { name: '供应商', pid: 0, count: 1, is_dept: false },
      { name: '印刷', pid: 1, count: 1 },
    ]);
    expect(await names(`cab/members/?${page}&cate_id=1`)).toEqual(['纸坊']);
  });

  it('CON-45 CON-47 PRM-09 answers shared domains to whom they are shown', async () => {
    expect(await ask('soab/domains/')).toMatchObject({ code: 'forbidden' });
    await permit({ webmail_soab_show: true, webmail_cab_show: false });
    expect((await ask('soab/domains/')).results).toMatchObject([{ id: 1, name: 'branch.example', count: 1 }]);
    expect(await names(`soab/members/?${page}&domain_id=1`)).toEqual(['远方']);
    expect(await ask('cab/groups/')).toMatchObject({ code: 'forbidden' });
    await permit({});
  });

  it('CON-46 CON-47 CON-51 answers the departments of a shared domain, and who of it works in them', async () => {
    expect(await ask('soab/groups/?domain_id=1')).toMatchObject({ code: 'forbidden' });
    await permit({ webmail_soab_show: true });
    expect((await ask('soab/groups/?domain_id=1')).results).toEqual([]);
    const near = await makeAccount(test.deps, { address: 'near@branch.example', name: '近处', departmentId: lab });
    expect((await ask('soab/groups/?domain_id=1')).results).toEqual([
      { id: research, name: '研究部', pid: 0, count: 1, username: '', is_dept: true },
      { id: lab, name: '实验室', pid: research, count: 1, username: '', is_dept: true },
    ]);
    expect(await names(`soab/members/?${page}&domain_id=1&dept_id=${research}`)).toEqual(['近处']);
    expect(await names(`soab/members/?${page}&domain_id=1`)).toEqual(expect.arrayContaining(['近处', '远方']));
    expect((await ask('soab/groups/?domain_id=99')).results).toEqual([]);
    expect(await names(`soab/members/?${page}&domain_id=99`)).toEqual([]);
    // Without a domain, the list contains the members of all other domains.
    await test.deps.db.insertInto('domain').values({ name: 'other.example' }).execute();
    await makeAccount(test.deps, { address: 'third@other.example', name: '三处' });
    expect((await names(`soab/members/?${page}`)).sort()).toEqual(['三处', '近处', '远方'].sort());
    await test.deps.db.deleteFrom('domain').where('name', '=', 'other.example').execute();
    await test.deps.db.updateTable('account').set({ department_id: null }).where('id', '=', near.accountId).execute();
    await permit({});
  });

  it('PIC-16 answers the mailing lists', async () => {
    expect(await ask(`lab/?${page}`)).toEqual({
      count: 1,
      results: [{ id: 1, address: 'all-research@jinshu.example', listname: '研究通知', listtype: '通知' }],
    });
  });

  it('PRM-08 PRM-12 refuses the organisation and its lists to whom they are hidden', async () => {
    await permit({ has_user_department_perm: false });
    for (const url of ['oab/departments/', `oab/members/?${page}`, `lab/?${page}`])
      expect(await ask(url)).toMatchObject({ code: 'forbidden' });
    await permit({});
  });

  it('PIC-18 a mail to a mailing list goes to the mailboxes on it', async () => {
    const raw = Buffer.from('From: a@x.example\r\nTo: all-research@jinshu.example\r\nSubject: x\r\n\r\nhello\r\n');
    const { copies, failed } = await deliver(test.deps, { raw, mailFrom: 'a@x.example', recipients: ['All-Research@jinshu.example'] });
    expect([copies.map(({ mailboxId }) => mailboxId).sort(), [...failed]]).toEqual([[me.mailboxId, chen.mailboxId].sort(), []]);
  });

  it('CON-27 CON-28 CON-29 keeps personal contacts with their numbers, and lists them by group', async () => {
    const made = await ask('pab/members/', { email: 'maya@northwind.example', fullname: 'Maya', mobile: '+1 555 0100' });
    expect(made).toEqual({ id: expect.any(Number), email: 'maya@northwind.example', fullname: 'Maya', label: '', mobile: '+1 555 0100' });
    expect(await ask('pab/members/', { email: 'MAYA@northwind.example', fullname: 'Other', mobile: '' })).toEqual(made);
    expect(await ask(`pab/members/${made.id}/`, { mobile: '555' }, 'PATCH')).toEqual({ ...made, mobile: '555' });
    expect(await ask('pab/members/987654/', { mobile: '555' }, 'PATCH')).toMatchObject({ code: 'contact-not-found' });
    await sql`INSERT INTO contact_group (mailbox_id, name) VALUES (${me.mailboxId}, '客户')`.execute(test.deps.db);
    await sql`INSERT INTO contact_group_member VALUES (${me.mailboxId}, 1, ${made.id})`.execute(test.deps.db);
    await ask('pab/members/', { email: 'tom@northwind.example', fullname: 'Tom', mobile: '' });
    expect(await ask('pab/groups/')).toEqual({ count: 1, results: [{ id: 1, groupname: '客户', count: 1 }] });
    expect(await names(`pab/members/?${page}&group_id=1`)).toEqual(['Maya']);
    expect(await names(`pab/members/?${page}&group_id=0`)).toEqual(['Tom']);
    expect(await names(`pab/members/?${page}`)).toEqual(['Maya', 'Tom']);
  });

  it.each([
    { email: 'no', fullname: 'x', mobile: '' },
    { email: 'a@b.cn', fullname: ' ', mobile: '' },
    { email: 'a@b.cn', fullname: 'x', mobile: 'call me' },
  ])('CON-13 CON-14 refuses %j', async (payload) => expect(await ask('pab/members/', payload)).toMatchObject({ code: 'invalid-input' }));

  it('CON-49 CMP-43 says what is known of the addresses of a letter', async () => {
    const recvs = [
      'Chen.Wei@jinshu.example',
      'maya@northwind.example',
      `dept_${research}@jinshu.example`,
      'all-research@jinshu.example',
      'no-one@jinshu.example',
      '',
    ];
    expect((await ask('to/', { recvs })).results).toEqual([
      { email: 'Chen.Wei@jinshu.example', fullname: '陈伟', is_inside: true, count: 1, mail_level: 0 },
      { email: 'maya@northwind.example', fullname: 'Maya', is_inside: false, count: 1, mail_level: 0 },
      { email: `dept_${research}@jinshu.example`, fullname: '', is_inside: true, count: 2, mail_level: 0 },
      { email: 'all-research@jinshu.example', fullname: '研究通知', is_inside: true, count: 2, mail_level: 0 },
      { email: 'no-one@jinshu.example', fullname: '', is_inside: true, count: 0, mail_level: 0 },
      { email: '', fullname: '', is_inside: false, count: 1, mail_level: 0 },
    ]);
    await setOwnPolicies(test.deps.db, chen.accountId, { mail_level: 2 });
    await permit({ mail_level: 4 });
    const levels = (await ask('to/', { recvs })).results.map(({ mail_level }: { mail_level: number }) => mail_level);
    // CMP-43, D-29: a group address counts as the lowest behind it.
    expect(levels).toEqual([2, 0, 2, 2, 0, 0]);
    await permit({ has_user_department_perm: false });
    expect((await ask('to/', { recvs: ['chen.wei@jinshu.example'] })).results).toMatchObject([{ fullname: '', count: 1 }]);
    await permit({});
  });
});
