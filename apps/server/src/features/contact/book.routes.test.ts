import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '../../mail/inbound/deliver.ts';
import type { PolicyValues } from '../../platform/policy/policies.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, makeSharedMailbox, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { makeSharedDomain } from '../../testing/makeSharedDomain.ts';
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
  let branch = 0;

  beforeAll(async () => {
    test = await buildTestApp();
    const { db } = test.deps;
    await db.transaction().execute(async (tx) => {
      research = await createDepartment(tx, { name: '研究部' });
      lab = await createDepartment(tx, { name: '实验室', parentId: research });
    });
    me = await makeAccount(test.deps, {
      address: 'lin.yue@jinshu.example',
      name: '林月',
      departmentId: research,
      position: '研究员',
      employeeNumber: 'JS1008',
    });
    chen = await makeAccount(test.deps, { address: 'chen.wei@jinshu.example', name: '陈伟', departmentId: lab });
    await makeAccount(test.deps, { address: 'alone@jinshu.example', name: '周安' });
    branch = await makeSharedDomain(test.deps, 'branch.example');
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
      { id: research, name: '研究部', pid: 0, count: 2, username: `dept_${research}@jinshu.example`, is_dept: true, children: [lab] },
      { id: lab, name: '实验室', pid: research, count: 1, username: `dept_${lab}@jinshu.example`, is_dept: true, children: [] },
    ]);
  });

  it('CON-38 PIC-13 answers the members of a department and of those below it, page by page', async () => {
    expect((await ask(`oab/members/?${page}&dept_id=${research}`)).results).toContainEqual({
      id: me.accountId,
      email: 'lin.yue@jinshu.example',
      fullname: '林月',
      username: 'lin.yue@jinshu.example',
      label: '研究部 · 研究员',
      mobile: '',
      imgurl: '',
      department: '研究部',
      position: '研究员',
      company: '',
      work_phone: '',
      job_number: 'JS1008',
      english_name: '',
    });
    expect(await names(`oab/members/?${page}&dept_id=${lab}`)).toEqual(['陈伟']);
    expect(await ask('oab/members/?page=2&page_size=1')).toMatchObject({ count: 3, results: [{}] });
  });

  it('PIC-10 CON-02 CON-38 finds members by name, pinyin, address, department and number', async () => {
    expect((await names(`oab/members/?${page}&search=shiyan`)).sort()).toEqual(['陈伟']);
    expect(await names(`oab/members/?${page}&search=js10`)).toEqual(['林月']);
    expect(await names(`oab/members/?${page}&search=JS1008`)).toEqual(['林月']);
    expect(await names(`oab/members/?${page}&search=%25`)).toEqual([]);
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
    expect((await ask('soab/domains/')).results).toMatchObject([{ id: branch, name: 'branch.example', count: 1 }]);
    expect(await names(`soab/members/?${page}&domain_id=${branch}`)).toEqual(['远方']);
    expect(await ask('cab/groups/')).toMatchObject({ code: 'forbidden' });
    await permit({});
  });

  it('CON-46 CON-47 CON-51 answers the departments of a shared domain, and who of it works in them', async () => {
    expect(await ask(`soab/groups/?domain_id=${branch}`)).toMatchObject({ code: 'forbidden' });
    await permit({ webmail_soab_show: true });
    expect((await ask(`soab/groups/?domain_id=${branch}`)).results).toEqual([]);
    const near = await makeAccount(test.deps, { address: 'near@branch.example', name: '近处', departmentId: lab });
    expect((await ask(`soab/groups/?domain_id=${branch}`)).results).toEqual([
      { id: research, name: '研究部', pid: 0, count: 1, username: '', is_dept: true, children: [lab] },
      { id: lab, name: '实验室', pid: research, count: 1, username: '', is_dept: true, children: [] },
    ]);
    expect(await names(`soab/members/?${page}&domain_id=${branch}&dept_id=${research}`)).toEqual(['近处']);
    expect(await names(`soab/members/?${page}&domain_id=${branch}`)).toEqual(expect.arrayContaining(['近处', '远方']));
    expect((await ask('soab/groups/?domain_id=99')).results).toEqual([]);
    expect(await names(`soab/members/?${page}&domain_id=99`)).toEqual([]);
    // Without a domain, the list contains the members of all other domains.
    await makeSharedDomain(test.deps, 'other.example');
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
    expect(made).toMatchObject({
      id: expect.any(Number),
      email: 'maya@northwind.example',
      fullname: 'Maya',
      label: '',
      mobile: '+1 555 0100',
    });
    expect(await ask('pab/members/', { email: 'MAYA@northwind.example', fullname: 'Other', mobile: '' })).toEqual(made);
    expect(await ask(`pab/members/${made.id}/`, { mobile: '555' }, 'PATCH')).toEqual({ ...made, mobile: '555', version: 2 });
    expect(await ask('pab/members/987654/', { mobile: '555' }, 'PATCH')).toMatchObject({ code: 'contact-not-found' });
    await sql`INSERT INTO contact_group (mailbox_id, name) VALUES (${me.mailboxId}, '客户')`.execute(test.deps.db);
    await sql`INSERT INTO contact_group_member VALUES (${me.mailboxId}, 1, ${made.id})`.execute(test.deps.db);
    await ask('pab/members/', { email: 'tom@northwind.example', fullname: 'Tom', mobile: '' });
    expect(await ask('pab/groups/')).toMatchObject({ count: 1, results: [{ id: 1, groupname: '客户', count: 1 }] });
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

  it('CON-49 resolves chosen contacts, groups and departments, each address once', async () => {
    const dora = await ask('pab/members/', {
      email: 'dora@x.example',
      fullname: 'Dora',
      pref_email: 'dora@home.example',
      other_emails: ['dora@home.example'],
    });
    const group = await ask('pab/groups/', { groupname: '收件' });
    const emil = await ask('pab/members/', { email: 'emil@x.example', fullname: 'Emil', groups_selected: [group.id] });
    const given = { recvs: ['EMIL@x.example'], contact_ids: [dora.id, 987_654], group_ids: [group.id, 987_654], dept_ids: [lab, 987_654] };
    expect((await ask('to/', given)).results.map(({ email, fullname }: Record<string, string>) => [email, fullname])).toEqual([
      ['EMIL@x.example', 'Emil'],
      ['dora@home.example', 'Dora'],
      [`dept_${lab}@jinshu.example`, ''],
    ]);
    await permit({ has_user_department_perm: false });
    expect((await ask('to/', { recvs: [], dept_ids: [lab] })).results).toEqual([]);
    await permit({});
    const stranger = await openSession(test.deps, await makeAccount(test.deps));
    const payload = { recvs: [], contact_ids: [dora.id, emil.id], group_ids: [group.id] };
    const answer = await test.app.inject({ method: 'POST', url: '/api/contact/to/', headers: stranger.headers, payload });
    expect(answer.json().results).toEqual([]);
  });

  it('CON-48 LST-38 shows the card of a colleague, of a contact, of a company contact and of a stranger', async () => {
    const card = async (email: string) => ask(`show/?email=${encodeURIComponent(email)}`);
    expect(await card('Chen.Wei@jinshu.example')).toMatchObject({
      email: 'chen.wei@jinshu.example',
      fullname: '陈伟',
      departments: ['研究部', '实验室'],
      source: 'oab',
      is_pab: false,
      is_self: false,
    });
    expect(await card('lin.yue@jinshu.example')).toMatchObject({ is_self: true, job_number: 'JS1008' });
    const { id } = await ask('pab/members/', {
      email: 'fritz@x.example',
      fullname: 'Fritz',
      other_emails: ['f@home.example'],
      company: 'X',
    });
    expect(await card('f@home.example')).toMatchObject({ fullname: 'Fritz', company: 'X', source: 'pab', contact_id: id, is_pab: true });
    expect(await card('paper@mill.example')).toMatchObject({ fullname: '纸坊', source: 'cab', position: '经理' });
    expect(await card('nobody@else.example')).toMatchObject({ email: 'nobody@else.example', fullname: '', source: '', contact_id: 0 });
    await permit({ has_user_department_perm: false, webmail_cab_show: false });
    expect(await card('chen.wei@jinshu.example')).toMatchObject({ fullname: '', source: '', departments: [] });
    expect(await card('paper@mill.example')).toMatchObject({ fullname: '', source: '' });
    await permit({});
  });

  it('CON-34 CON-35 CON-36 CON-05 copies entries of the other books, once, into a group', async () => {
    await permit({ webmail_soab_show: true });
    const copier = await makeAccount(test.deps);
    await setOwnPolicies(test.deps.db, copier.accountId, { webmail_soab_show: true });
    const { headers } = await openSession(test.deps, copier);
    const post = async (url: string, payload: object) =>
      (await test.app.inject({ method: 'POST', url: `/api/contact/pab/${url}`, headers, payload })).json();
    const book = async () => {
      const url = '/api/contact/pab/members/?page=1&page_size=50&sort=address';
      return (await test.app.inject({ url, headers })).json().results as Record<string, unknown>[];
    };
    const { id } = await post('groups/', { groupname: '同事' });
    expect(await post('members/oab_add/', { ids: [chen.accountId, 987_654], group_id: id })).toEqual({ count: 1, known_count: 0 });
    expect(await book()).toMatchObject([
      { email: 'chen.wei@jinshu.example', fullname: '陈伟', department: '实验室', groups_selected: [id], is_collected: false },
    ]);
    expect(await post('members/oab_add/', { ids: [], dept_id: research })).toEqual({ count: 1, known_count: 1 });
    expect(await post('members/oab_add/', { ids: [] })).toEqual({ count: 0, known_count: 0 });
    const far = (await ask(`soab/members/?${page}&domain_id=${branch}`)).results.find(
      (one: { fullname: string }) => one.fullname === '远方',
    );
    expect(await post('members/oab_add/', { ids: [far.id] })).toEqual({ count: 0, known_count: 0 });
    expect(await post('members/soab_add/', { ids: [far.id] })).toEqual({ count: 1, known_count: 0 });
    expect(await post('members/cab_add/', { ids: [1] })).toEqual({ count: 1, known_count: 0 });
    expect(await post('members/cab_add/', { ids: [], cate_id: 1 })).toEqual({ count: 0, known_count: 1 });
    expect((await book()).map(({ email, position }) => [email, position])).toEqual([
      ['chen.wei@jinshu.example', ''],
      ['far@branch.example', ''],
      ['lin.yue@jinshu.example', '研究员'],
      ['paper@mill.example', '经理'],
    ]);
    expect(await post('members/cab_add/', { ids: [1], group_id: 987_654 })).toMatchObject({ code: 'contact-group-not-found' });
    await setOwnPolicies(test.deps.db, copier.accountId, { webmail_oab_show: false, webmail_cab_show: false });
    for (const url of ['members/oab_add/', 'members/cab_add/', 'members/soab_add/'])
      expect(await post(url, { ids: [1] })).toMatchObject({ code: 'forbidden' });
    await permit({});
  });

  it('SHR-05 SHR-23 CON-28 who may only read a shared mailbox reads its book and changes nothing in it', async () => {
    const mailboxId = await makeSharedMailbox(test.deps);
    const enterAs = async (level: 'read' | 'full') => {
      const account = await makeAccount(test.deps);
      await test.deps.db.insertInto('mailbox_share').values({ mailbox_id: mailboxId, account_id: account.accountId, level }).execute();
      return openSession(test.deps, { ...account, mailboxId });
    };
    const [reader, owner] = [await enterAs('read'), await enterAs('full')];
    const post = async ({ headers }: TestSession, url: string, payload: object) =>
      (await test.app.inject({ method: 'POST', url: `/api/contact/pab/${url}`, headers, payload })).json();
    const { id } = await post(owner, 'members/', { email: 'shared@x.example', fullname: '共享' });
    for (const [url, payload] of [
      ['members/', { email: 'a@x.example', fullname: 'a' }],
      ['members/batch_delete/', { ids: [id] }],
      ['groups/', { groupname: 'x' }],
      ['members/oab_add/', { ids: [chen.accountId] }],
    ] as const)
      expect(await post(reader, url, payload)).toMatchObject({ code: 'mailbox-share-power' });
    const answer = await test.app.inject({ url: `/api/contact/pab/members/?${page}`, headers: reader.headers });
    expect(answer.json().results).toMatchObject([{ email: 'shared@x.example' }]);
  });
});
