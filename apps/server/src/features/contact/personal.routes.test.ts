import { contactLimits, contactUndoSeconds } from '@jinshu/api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { countContactUse } from './contact.repository.ts';
import { cleanContacts } from './startContactCleaning.ts';

vi.setConfig({ testTimeout: 60_000 });

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
type Who = TestAccount & TestSession;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Every field of CON-12, filled in. */
const everything = {
  email: 'qian@lib.example',
  fullname: '钱文博',
  mobile: '138 6180 2201',
  pref_email: 'qian@home.example',
  other_emails: ['qian@home.example'],
  other_phones: ['0510 85900000'],
  imgurl: '',
  birthday: '1979-03-12',
  family_anniversary: '2006-10-01',
  gender: 'male',
  company: '江南大学图书馆',
  department: '古籍部',
  position: '主任',
  group_phone: '662201',
  work_phone: '0510 8590 1000',
  extension: '216',
  home_phone: '0510 1234567',
  fax: '0510 8590 1001',
  country: '中国',
  province: '江苏',
  home_country: '中国',
  home_province: '江苏',
  home_city: '无锡',
  home_address: '湖滨路 1 号',
  home_zip: '214000',
  work_country: '中国',
  work_province: '江苏',
  work_city: '无锡',
  work_address: '蠡湖大道 1800 号',
  work_zip: '214122',
  homepage: 'https://lib.example',
  im_qq: '10001',
  im_wechat: 'qianwb',
  im_work: 'qwb',
  im_skype: 'qian.wb',
  family_spouse: '冯楠',
  family_children: '钱多',
  remark: '第一行\n第二行',
};

describe('the personal book', () => {
  let test: TestApp;
  let lin: Who;
  let at = new Date('2026-11-20T09:00:00Z');

  beforeAll(async () => {
    test = await buildTestApp({ now: () => at });
  });
  afterAll(() => test.close());
  const enter = async (account: TestAccount): Promise<Who> => ({ ...account, ...(await openSession(test.deps, account)) });
  beforeEach(async () => {
    at = new Date('2026-11-20T09:00:00Z');
    lin = await enter(await makeAccount(test.deps));
  });

  const call = async (method: Method, url: string, payload?: object, who = lin) => {
    const { json } = await test.app.inject({ method, url: `/api/contact/pab/${url}`, headers: who.headers, ...(payload && { payload }) });
    return json();
  };
  const add = async (email: string, more: object = {}) =>
    call('POST', 'members/', { email, fullname: email.split('@')[0], mobile: '', ...more });
  const group = async (groupname: string) => (await call('POST', 'groups/', { groupname })).id as number;
  const list = async (query = '', who = lin) =>
    ((await call('GET', `members/?page=1&page_size=100&${query}`, undefined, who)).results as { fullname: string }[]).map(
      ({ fullname }) => fullname,
    );
  const read = (id: number) => call('GET', `members/${id}/`);
  const changes = async () =>
    (await test.deps.db.selectFrom('change').select('type').where('mailbox_id', '=', lin.mailboxId).execute()).map(({ type }) => type);

  it('CON-12 CON-28 CON-06 keeps every field of a contact', async () => {
    const groups = [await group('高校'), await group('同行')];
    const made = await call('POST', 'members/', { ...everything, groups_selected: groups });
    expect(made).toEqual({
      ...everything,
      id: expect.any(Number),
      username: 'qian@home.example',
      label: '古籍部 · 主任',
      groups_selected: groups,
      version: 1,
      is_collected: false,
    });
    expect(await read(made.id)).toEqual(made);
    expect((await call('GET', `members/?page=1&page_size=10`)).results).toEqual([made]);
    expect((await call('GET', `groups/?contact_id=${made.id}`)).results[0]).toEqual({
      id: groups[1],
      groupname: '同行',
      label: '同行',
      count: 1,
      contact_id: made.id,
    });
  });

  it('CON-28 from the SMS dialog takes an address, a number and a name, and the other fields stay empty', async () => {
    const made = await call('POST', 'members/', { email: 'a@b.example', mobile: '138 0000 0000', fullname: '安' });
    expect(made).toMatchObject({ email: 'a@b.example', mobile: '138 0000 0000', company: '', remark: '', gender: 'unknown' });
    expect(await call('POST', 'members/', { email: 'A@b.example', mobile: '139', fullname: '别名' })).toMatchObject({
      id: made.id,
      fullname: '安',
      mobile: '139',
    });
    expect(await add('a@b.example', { must_be_new: true })).toMatchObject({ code: 'contact-exists', params: { id: made.id } });
  });

  it('CON-29 changes what differs, and refuses a change from another window', async () => {
    const made = await add('qian@lib.example', { company: '江南大学' });
    const changed = await call('PATCH', `members/${made.id}/`, { fullname: '钱', remark: '记', version: made.version });
    expect(changed).toEqual({ ...made, fullname: '钱', remark: '记', version: 2 });
    expect(await call('PATCH', `members/${made.id}/`, { fullname: '旧', version: made.version })).toMatchObject({
      code: 'contact-stale',
      params: { version: 2 },
    });
    expect(await read(made.id)).toEqual(changed);
    expect(await call('PATCH', `members/${made.id}/`, { fullname: '新', version: 2 })).toMatchObject({ fullname: '新', version: 3 });
    const other = await add('other@lib.example');
    expect(await call('PATCH', `members/${made.id}/`, { email: 'OTHER@lib.example' })).toMatchObject({
      code: 'contact-exists',
      params: { id: other.id },
    });
    expect(await changes()).toEqual(Array(4).fill('contact.changed'));
  });

  it.each([
    [{ email: 'no' }, 'email'],
    [{ email: '' }, 'email'],
    [{ fullname: '' }, 'fullname'],
    [{ fullname: '   ' }, 'fullname'],
    [{ fullname: '月'.repeat(51) }, 'fullname'],
    [{ birthday: '2026-02-30' }, 'birthday'],
    [{ mobile: 'call me' }, 'mobile'],
    [{ other_emails: ['nobody'] }, 'other_emails'],
    [{ pref_email: 'somebody@else.example' }, 'pref_email'],
    [{ imgurl: `/api/contact/pab/portrait/${'a'.repeat(64)}/large/` }, 'imgurl'],
    [{ company: 'x'.repeat(101) }, 'company'],
  ])('CON-13 CON-14 refuses %j', async (more, field) => {
    const answer = await call('POST', 'members/', { ...everything, pref_email: '', ...more });
    expect(answer.code).toBe('invalid-input');
    expect(Object.keys(answer).join()).toContain(field);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['first.last+tag=x_y-z@mail-1.example.org', true],
    ['a@b.cn', true],
    ['a b@c.example', false],
    ['a@b', false],
    ['a@.example', false],
    ['@b.example', false],
    ['a@b@c.example', false],
    ['a@-b.example', false],
  ])('PIC-06 CON-13 takes the address %j: %s', async (email, isValid) => {
    expect((await call('POST', 'members/', { email, fullname: 'x' })).email === email).toBe(isValid);
    expect(await list()).toHaveLength(isValid ? 1 : 0);
  });

  it('CON-14 takes a name of 50 characters, without the blanks around it', async () => {
    expect(await add('a@b.example', { fullname: ` ${'𠮷'.repeat(50)} ` })).toMatchObject({ fullname: '𠮷'.repeat(50) });
  });

  it('CON-22 CON-23 CON-24 CON-25 CON-07 groups are created, renamed and deleted, and their contacts stay', async () => {
    const id = await group('客户');
    await add('in@x.example', { groups_selected: [id] });
    await add('out@x.example');
    const groups = await call('GET', 'groups/');
    expect(groups).toEqual({
      count: 1,
      results: [{ id, groupname: '客户', label: '客户', count: 1, contact_id: 0 }],
      contact_count: 2,
      ungrouped_count: 1,
      collected_count: 0,
    });
    expect([await list(`group_id=${id}`), await list('group_id=0'), await list('group_id=0&is_group=0')]).toEqual([
      ['in'],
      ['out'],
      ['in', 'out'],
    ]);
    expect(await call('POST', 'groups/', { groupname: ' 客户 ' })).toMatchObject({ code: 'contact-group-taken' });
    const second = await group('供应商');
    expect(await call('PATCH', `groups/${second}/`, { groupname: '客户' })).toMatchObject({ code: 'contact-group-taken' });
    expect(await call('PATCH', `groups/${second}/`, { groupname: '供货' })).toMatchObject({ groupname: '供货' });
    expect(await call('DELETE', `groups/${id}/`)).toEqual({});
    expect(await call('DELETE', `groups/${id}/`)).toMatchObject({ code: 'contact-group-not-found' });
    expect(await list('group_id=0')).toEqual(['in', 'out']);
  });

  it.each(['', '  ', '组'.repeat(51), 'a\nb'])('CON-08 refuses %j as the name of a group', async (groupname) => {
    expect(await call('POST', 'groups/', { groupname })).toMatchObject({ code: 'invalid-input' });
  });

  it('CON-08 takes 50 characters as the name of a group', async () => {
    expect(await call('POST', 'groups/', { groupname: '组'.repeat(50) })).toMatchObject({ groupname: '组'.repeat(50) });
  });

  it('CON-26 CON-31 puts contacts into groups and takes them out again', async () => {
    const [one, other] = [await group('一'), await group('二')];
    const ids = [(await add('a@x.example')).id, (await add('b@x.example', { groups_selected: [one] })).id];
    expect(await call('POST', 'members/distribute_add/', { ids, groups_selected: [one] })).toEqual({ count: 1 });
    expect(await call('POST', 'members/distribute_add/', { ids: [ids[0]], groups_selected: [other] })).toEqual({ count: 1 });
    expect(await call('GET', 'maps/')).toEqual({
      count: 3,
      results: [
        { contact_id: ids[0], group_id: one },
        { contact_id: ids[0], group_id: other },
        { contact_id: ids[1], group_id: one },
      ],
    });
    expect((await call('GET', `maps/?ids=${ids[1]}`)).results).toEqual([{ contact_id: ids[1], group_id: one }]);
    expect(await call('POST', 'members/distribute_remove/', { ids: [], all: { group_id: one }, groups_selected: [one] })).toEqual({
      count: 2,
    });
    expect((await call('GET', 'maps/')).count).toBe(1);
    expect(await call('POST', 'members/distribute_add/', { ids, groups_selected: [999_999] })).toMatchObject({
      code: 'contact-group-not-found',
    });
  });

  it('CON-30 CON-54 removes several contacts, and restores them with fields and groups', async () => {
    const friends = await group('朋友');
    const kept = await call('POST', 'members/', { ...everything, groups_selected: [friends] });
    const second = await add('b@x.example');
    const { count, undo_id } = await call('POST', 'members/batch_delete/', { ids: [kept.id, second.id, 987_654] });
    expect([count, await list()]).toEqual([2, []]);
    expect(await call('POST', 'members/undo/', { undo_id })).toEqual({ count: 2 });
    expect(await read(kept.id)).toEqual({ ...kept, version: 2 });
    expect(await list(`group_id=${friends}`)).toEqual(['钱文博']);
    expect(await call('POST', 'members/undo/', { undo_id })).toMatchObject({ code: 'contact-undo-over' });
  });

  it('CON-54 can be undone for some minutes, and not for ever', async () => {
    const { id } = await add('a@x.example');
    const { undo_id } = await call('POST', 'members/batch_delete/', { ids: [id] });
    at = new Date(at.getTime() + contactUndoSeconds.kept * 1000 + 1000);
    expect(await call('POST', 'members/undo/', { undo_id })).toMatchObject({ code: 'contact-undo-over' });
    expect(await cleanContacts(test.deps)).toBeGreaterThan(0);
    expect(await test.deps.db.selectFrom('contact_undo').select('id').where('mailbox_id', '=', lin.mailboxId).execute()).toEqual([]);
  });

  it('CON-54 an undo gives way to a contact that a person made since, and takes the place of one that came by itself', async () => {
    const ids = [(await add('made@x.example', { remark: '旧' })).id, (await add('sent@x.example', { remark: '旧' })).id];
    const { undo_id } = await call('POST', 'members/batch_delete/', { ids });
    await add('made@x.example', { remark: '新' });
    await collect('sent@x.example');
    expect(await call('POST', 'members/undo/', { undo_id })).toEqual({ count: 1 });
    const remarks = (await call('GET', 'members/?page=1&page_size=10&sort=address')).results.map(
      ({ remark }: { remark: string }) => remark,
    );
    expect(remarks).toEqual(['新', '旧']);
  });

  const collect = (address: string, who = lin) =>
    test.deps.db
      .transaction()
      .execute((tx) => countContactUse(tx, who.mailboxId, [{ address, name: address.split('@')[0] ?? '' }], { adds: true }));

  it('CMP-57 CON-55 marks contacts that came by themselves, lists and deletes them together', async () => {
    await add('own@x.example');
    await collect('own@x.example');
    await collect('came@x.example');
    await collect('stays@x.example');
    expect(await list('is_collected=1')).toEqual(['came', 'stays']);
    expect(await list('is_collected=0')).toEqual(['own']);
    const [, stays] = (await call('GET', 'members/?page=1&page_size=10&is_collected=1&sort=name')).results;
    expect(stays).toMatchObject({ is_collected: true });
    expect(await call('PATCH', `members/${stays.id}/`, { remark: '见过' })).toMatchObject({ is_collected: false });
    expect((await call('GET', 'groups/')).collected_count).toBe(1);
    expect(await call('POST', 'members/batch_delete/', { ids: [], all: { is_collected: true } })).toMatchObject({ count: 1 });
    expect(await list()).toEqual(['own', 'stays']);
  });

  it('CON-55 promotes a contact that came by itself', async () => {
    await collect('came@x.example');
    const [{ id }] = (await call('GET', 'members/?page=1&page_size=10')).results;
    expect(await call('POST', 'members/promote/', { ids: [id] })).toEqual({ count: 1 });
    expect(await list('is_collected=1')).toEqual([]);
  });

  it('CON-53 finds contacts with the same address, number or name', async () => {
    const one = await add('qian@lib.example', { fullname: '钱文博', mobile: '138 6180 2201', other_emails: ['qian@home.example'] });
    const number = await add('teacher@lib.example', { fullname: '钱老师', mobile: '+86 13861802201' });
    const address = await add('qian@home.example', { fullname: '小钱' });
    const name = await add('other@x.example', { fullname: '钱 文博' });
    await add('nobody@x.example', { fullname: '无人' });
    const sets = await call('GET', 'members/duplicates/?page=1&page_size=10');
    const found = sets.results.map(({ reason, contacts }: { reason: string; contacts: { id: number }[] }) => [
      reason,
      contacts.map(({ id }) => id),
    ]);
    expect(found).toEqual([
      ['address', [one.id, address.id]],
      ['mobile', [one.id, number.id]],
      ['name', [one.id, name.id]],
    ]);
    expect((await call('GET', `members/duplicates/?page=1&page_size=10&contact_id=${number.id}`)).count).toBe(1);
    expect(await call('POST', 'members/apart/', { ids: [number.id, one.id] })).toEqual({});
    expect((await call('GET', `members/duplicates/?page=1&page_size=10&contact_id=${number.id}`)).count).toBe(0);
    expect((await call('GET', 'members/duplicates/?page=2&page_size=1')).results).toHaveLength(1);
  });

  it('CON-53 CON-54 merges contacts with the groups of all, and undoes it', async () => {
    const [a, b] = [await group('甲'), await group('乙')];
    const one = await add('one@x.example', { groups_selected: [a], remark: '一' });
    const two = await add('two@x.example', { groups_selected: [b], mobile: '138' });
    const contacts = [one, two].map(({ id, version }) => ({ id, version }));
    const fields = { email: 'one@x.example', fullname: '合', mobile: '138', other_emails: ['two@x.example'] };
    const { contact, undo_id } = await call('POST', 'members/merge/', { contacts, fields });
    expect(contact).toMatchObject({ id: one.id, fullname: '合', mobile: '138', other_emails: ['two@x.example'], groups_selected: [a, b] });
    expect(await list()).toEqual(['合']);
    expect(await call('POST', 'members/merge/', { contacts, fields })).toMatchObject({ code: 'contact-stale' });
    expect(await call('POST', 'members/undo/', { undo_id })).toEqual({ count: 2 });
    expect([await read(one.id), await read(two.id)]).toEqual([
      { ...one, version: 3 },
      { ...two, version: 2 },
    ]);
  });

  it('CON-54 does not undo a merge over what was changed since', async () => {
    const [one, two] = [await add('one@x.example'), await add('two@x.example')];
    const contacts = [one, two].map(({ id, version }) => ({ id, version }));
    const { undo_id } = await call('POST', 'members/merge/', { contacts, fields: { email: 'one@x.example', fullname: '合' } });
    await call('PATCH', `members/${one.id}/`, { remark: '后来' });
    expect(await call('POST', 'members/undo/', { undo_id })).toMatchObject({ code: 'contact-stale' });
    expect(await read(one.id)).toMatchObject({ remark: '后来' });
  });

  it.each([
    ['its name', '钱文'],
    ['its pinyin', 'wenbo'],
    ['its initials', 'qwb'],
    ['its address', 'qian@lib'],
    ['another address', 'home.example'],
    ['its mobile number', '61802201'],
    ['its number with blanks', '6180 2201'],
    ['its work number', '85901000'],
    ['its company', '江南大学'],
    ['its department', 'guji'],
  ])('CON-02 CON-27 CON-51 finds a contact by %s', async (_what, search) => {
    await call('POST', 'members/', everything);
    await add('other@x.example', { fullname: '别人' });
    expect(await list(`search=${encodeURIComponent(search)}&dept_id=3&cate_id=4&domain_id=5`)).toEqual(['钱文博']);
  });

  it('CON-03 API-04 CON-27 lists 10, 20, 50 and 100 a page, sorted by name with Chinese by pinyin', async () => {
    const names = ['赵敏', 'Elena Fischer', '丁一鸣', '冯楠', '曾国'];
    for (const [index, fullname] of names.entries()) await add(`n${index}@x.example`, { fullname });
    expect(await list('sort=name')).toEqual(['丁一鸣', 'Elena Fischer', '冯楠', '曾国', '赵敏']);
    expect(await list('sort=name&is_desc=1')).toEqual(['赵敏', '曾国', '冯楠', 'Elena Fischer', '丁一鸣']);
    expect(await list('sort=address')).toEqual(names);
    const second = await call('GET', 'members/?page=2&page_size=2&sort=name');
    expect([second.count, second.results.map(({ fullname }: { fullname: string }) => fullname)]).toEqual([5, ['冯楠', '曾国']]);
    for (const size of [10, 20, 50, 100]) expect((await call('GET', `members/?page=1&page_size=${size}`)).count).toBe(5);
    expect(await call('GET', 'members/?page=0&page_size=10')).toMatchObject({ code: 'invalid-input' });
    expect(await call('GET', 'members/?page=1&page_size=101')).toMatchObject({ code: 'invalid-input' });
  });

  it('CON-28 refuses a contact beyond 50,000', async () => {
    await sql`INSERT INTO contact (mailbox_id, name, address)
      SELECT ${lin.mailboxId}, 'x', 'n' || n || '@x.example' FROM generate_series(1, ${contactLimits.contacts}) AS n`.execute(test.deps.db);
    expect(await add('more@x.example')).toMatchObject({ code: 'too-many-kept' });
  });

  it('CON-12 keeps a portrait that was uploaded, for this mailbox alone', async () => {
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const payload = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="imgFile"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'),
      png,
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const headers = { ...lin.headers, 'content-type': 'multipart/form-data; boundary=b' };
    const { url } = (await test.app.inject({ method: 'POST', url: '/api/contact/pab/upload-portrait/', headers, payload })).json();
    const { id, imgurl } = await add('a@x.example', { imgurl: url });
    expect(imgurl).toBe(url);
    const picture = (who: Who) => test.app.inject({ url, headers: who.headers });
    expect((await picture(lin)).headers['content-type']).toBe('image/jpeg');
    expect((await picture(await enter(await makeAccount(test.deps)))).statusCode).toBe(404);
    at = new Date(at.getTime() + 2 * 86_400_000);
    await cleanContacts(test.deps);
    const again = await enter(lin);
    expect((await picture(again)).statusCode).toBe(200);
    await call('PATCH', `members/${id}/`, { imgurl: '' }, again);
    await cleanContacts(test.deps);
    expect((await picture(again)).statusCode).toBe(404);
  });

  it("CON-27 nobody reads, changes or removes another's contacts, groups or undo", async () => {
    const secret = await group('秘密');
    const { id } = await add('mine@x.example', { groups_selected: [secret] });
    const removed = (await add('gone@x.example')).id;
    const { undo_id } = await call('POST', 'members/batch_delete/', { ids: [removed] });
    const other = await enter(await makeAccount(test.deps));
    const own = await call('POST', 'members/', { email: 'own@x.example', fullname: 'own' }, other);
    const ask = (method: Method, url: string, payload?: object) => call(method, url, payload, other);
    expect(await list('', other)).toEqual(['own']);
    expect(await ask('GET', `members/${id}/`)).toMatchObject({ code: 'contact-not-found' });
    expect(await ask('PATCH', `members/${id}/`, { fullname: 'x' })).toMatchObject({ code: 'contact-not-found' });
    expect(await ask('POST', 'members/batch_delete/', { ids: [id] })).toMatchObject({ count: 0 });
    expect(await ask('POST', 'members/undo/', { undo_id })).toMatchObject({ code: 'contact-undo-over' });
    expect(await ask('POST', 'members/promote/', { ids: [id] })).toEqual({ count: 0 });
    expect(await ask('POST', 'members/apart/', { ids: [id, own.id] })).toMatchObject({ code: 'contact-not-found' });
    expect(await ask('POST', 'members/distribute_add/', { ids: [own.id], groups_selected: [secret] })).toMatchObject({
      code: 'contact-group-not-found',
    });
    expect(await ask('PATCH', `members/${own.id}/`, { groups_selected: [secret] })).toMatchObject({ code: 'contact-group-not-found' });
    expect(await ask('PATCH', `groups/${secret}/`, { groupname: 'x' })).toMatchObject({ code: 'contact-group-not-found' });
    expect(await ask('DELETE', `groups/${secret}/`)).toMatchObject({ code: 'contact-group-not-found' });
    expect(await ask('GET', `maps/?ids=${id}`)).toEqual({ count: 0, results: [] });
    expect(await ask('GET', `members/?page=1&page_size=10&group_id=${secret}`)).toEqual({ count: 0, results: [] });
    const contacts = [own, { id, version: 1 }].map((one) => ({ id: one.id, version: one.version }));
    expect(await ask('POST', 'members/merge/', { contacts, fields: { email: 'own@x.example', fullname: 'x' } })).toMatchObject({
      code: 'contact-not-found',
    });
    const answer = await test.app.inject({ url: `/api/contact/pab/members/export/?format=csv&ids=${id}`, headers: other.headers });
    expect(answer.body).not.toContain('mine@x.example');
    expect(await read(id)).toMatchObject({ email: 'mine@x.example', groups_selected: [secret] });
  });
});
