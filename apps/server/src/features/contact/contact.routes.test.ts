import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount } from '../../testing/factories.ts';
import { makeSharedDomain } from '../../testing/makeSharedDomain.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import { createDepartment } from '../account/account.repository.ts';
import { countContactUse } from './contact.repository.ts';
import { nameIndex } from './nameIndex.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('people offered while a recipient is typed', () => {
  let test: TestApp;
  let me: TestAccount;

  beforeAll(async () => {
    test = await buildTestApp();
    const departmentId = await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '研究部' }));
    me = await makeAccount(test.deps, { address: 'lin.yue@jinshu.example', name: '林月', englishName: 'Luna Lin', departmentId });
    await makeAccount(test.deps, { address: 'chen.wei@jinshu.example', name: '陈伟', departmentId });
    await makeAccount(test.deps, { address: 'shan@jinshu.example', name: '单丽娟' });
    await makeAccount(test.deps, { address: 'lv@jinshu.example', name: '吕青' });
    await makeAccount(test.deps, { address: 'jose@jinshu.example', name: 'José Álvarez' });
    await makeAccount(test.deps, { address: 'quote@jinshu.example', name: "Siobhán O'Neill \\ 100%" });
    const gone = await makeAccount(test.deps, { address: 'gone@jinshu.example', name: '王已去' });
    await test.deps.db.updateTable('account').set({ is_active: false }).where('id', '=', gone.accountId).execute();
    await test.deps.db
      .transaction()
      .execute((tx) => countContactUse(tx, me.mailboxId, [{ address: 'maya@northwind.example', name: 'Maya Robinson' }], { adds: true }));
  });
  afterAll(() => test.close());

  const find = async (search: string, who: TestAccount = me, limit?: number) => {
    const { headers } = await openSession(test.deps, who);
    const answer = await test.app.inject({
      url: '/api/contact/lenovoall/',
      query: { search, ...(limit && { limit: String(limit) }) },
      headers,
    });
    expect(answer.statusCode).toBe(200);
    return answer.json() as { count: number; results: { username: string; fullname: string; dname: string }[] };
  };
  const addresses = async (search: string, who?: TestAccount) => (await find(search, who)).results.map(({ username }) => username);

  it('PIC-15 answers address, name and department', async () => {
    expect(await find('陈伟')).toEqual({ count: 1, results: [{ username: 'chen.wei@jinshu.example', fullname: '陈伟', dname: '研究部' }] });
  });

  it.each([
    ['a part of the name', '伟', 'chen.wei@jinshu.example'],
    ['traditional characters', '陳偉', 'chen.wei@jinshu.example'],
    ['full pinyin', 'chenwei', 'chen.wei@jinshu.example'],
    ['pinyin with blanks', 'chen wei', 'chen.wei@jinshu.example'],
    ['initials', 'cw', 'chen.wei@jinshu.example'],
    ['a part of the address', 'n.wei@jin', 'chen.wei@jinshu.example'],
    ['the English name', 'luna', 'lin.yue@jinshu.example'],
    ['its second word', 'Lin', 'lin.yue@jinshu.example'],
    ['a surname read in its own way', 'shanlijuan', 'shan@jinshu.example'],
    ['the same read as other words are', 'danlijuan', 'shan@jinshu.example'],
    ['ü typed as v', 'lvqing', 'lv@jinshu.example'],
    ['ü typed as u', 'luqing', 'lv@jinshu.example'],
    ['letters without their accents', 'jose alvarez', 'jose@jinshu.example'],
    ['letters with them', 'JOSÉ', 'jose@jinshu.example'],
    ['full-width letters', 'ｃｈｅｎ', 'chen.wei@jinshu.example'],
    ['a quote', "o'neill", 'quote@jinshu.example'],
    ['a backslash', '\\', 'quote@jinshu.example'],
    ['a percent sign', '100%', 'quote@jinshu.example'],
    ["a contact of one's own", 'maya', 'maya@northwind.example'],
  ])('PIC-08 finds by %s', async (_what, typed, address) => {
    expect(await addresses(typed)).toContain(address);
  });

  it('PIC-09 finds a department by its name', async () => {
    const { results } = await find('yanjiu');
    expect(results).toEqual([{ username: expect.stringMatching(/^dept_\d+@jinshu\.example$/), fullname: '研究部', dname: '' }]);
  });

  it.each(['', '   ', '!!!', "'", "' | 'x", ':*', '& |', 'zzz'])('finds nobody for %j and stays well', async (typed) => {
    const found = await find(typed);
    expect(found.results.filter(({ username }) => username !== 'quote@jinshu.example')).toEqual([]);
  });

  it('does not offer who has gone', async () => {
    expect(await addresses('王已去')).toEqual([]);
  });

  it("keeps one's contacts to oneself", async () => {
    expect(await addresses('maya', await makeAccount(test.deps))).toEqual([]);
  });

  it('PIC-15 puts those first who were written to most, then those that begin so', async () => {
    const mailboxOf = me.mailboxId;
    await makeAccount(test.deps, { address: 'sort-begins@jinshu.example', name: 'Sorting Hat' });
    await makeAccount(test.deps, { address: 'xsort@jinshu.example', name: 'Unsorted' });
    await makeAccount(test.deps, { address: 'other-sorter@jinshu.example', name: 'Resort' });
    await test.deps.db.transaction().execute(async (tx) => {
      for (let n = 0; n < 3; n += 1) await countContactUse(tx, mailboxOf, [{ address: 'XSORT@jinshu.example', name: 'x' }], { adds: true });
    });
    const { results } = await find('sort');
    expect(results.map(({ username }) => username)).toEqual([
      'xsort@jinshu.example',
      'sort-begins@jinshu.example',
      'other-sorter@jinshu.example',
    ]);
    expect(results[0]?.fullname).toBe('Unsorted');
  });

  it('CMP-57 counts a use without adding when contacts are not kept', async () => {
    const { mailboxId } = await makeAccount(test.deps);
    await test.deps.db
      .transaction()
      .execute((tx) => countContactUse(tx, mailboxId, [{ address: 'new@x.example', name: 'New' }], { adds: false }));
    expect(await test.deps.db.selectFrom('contact').select('id').where('mailbox_id', '=', mailboxId).execute()).toEqual([]);
  });

  it('PRM-08 offers the organisation only to who may see it', async () => {
    const restricted = await makeAccount(test.deps);
    await setOwnPolicies(test.deps.db, restricted.accountId, { has_user_department_perm: false });
    await test.deps.db
      .transaction()
      .execute((tx) => countContactUse(tx, restricted.mailboxId, [{ address: 'chen.own@x.example', name: '陈自己' }], { adds: true }));
    expect(await addresses('chen', restricted)).toEqual(['chen.own@x.example']);
  });

  it('PIC-08 PIC-15 CON-50 PRM-08 PRM-09 PRM-12 offers what stands in every open book: lists, company contacts, shared domains', async () => {
    const { db } = test.deps;
    const index = (name: string, address: string) => nameIndex({ names: [name], address });
    await sql`INSERT INTO mailing_list (address, name, name_index)
      VALUES ('stars@jinshu.example', '青鸾项目组', ${index('青鸾项目组', 'stars@jinshu.example')}::tsvector)`.execute(db);
    await sql`INSERT INTO company_category (name) VALUES ('供应商')`.execute(db);
    await sql`INSERT INTO company_contact (category_id, name, address, name_index)
      SELECT id, '青云印刷', 'Print@mill.example', ${index('青云印刷', 'Print@mill.example')}::tsvector FROM company_category`.execute(db);
    await makeSharedDomain(test.deps, 'branch.example');
    await makeAccount(test.deps, { address: 'qing@branch.example', name: '青山' });
    const found = await addresses('青');
    expect(new Set(found)).toEqual(new Set(['lv@jinshu.example', 'print@mill.example', 'qing@branch.example', 'stars@jinshu.example']));
    // Those who begin so come first, and among them the company's contacts come last.
    expect(found.slice(2)).toEqual(['print@mill.example', 'lv@jinshu.example']);
    expect(await addresses('qingluan')).toEqual(['stars@jinshu.example']);

    const restricted = await makeAccount(test.deps);
    const permitted = async (permissions: object) => {
      await setOwnPolicies(db, restricted.accountId, { has_user_department_perm: false, webmail_cab_show: false, ...permissions });
      return addresses('青', restricted);
    };
    expect(await permitted({})).toEqual([]);
    expect(await permitted({ webmail_cab_show: true })).toEqual(['print@mill.example']);
    expect(await permitted({ webmail_soab_show: true })).toEqual(['qing@branch.example']);

    // An address that is also a personal contact appears once, under the contact's name.
    await db
      .transaction()
      .execute((tx) => countContactUse(tx, me.mailboxId, [{ address: 'print@mill.example', name: '小青' }], { adds: true }));
    expect((await find('print')).results).toEqual([{ username: 'print@mill.example', fullname: '小青', dname: '' }]);
  });

  it('finds by the index among 10,000 people', async () => {
    const surnames = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许'];
    const given = [...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平'];
    const people = Array.from({ length: 10_000 }, (_, n) => {
      const name = `${surnames[n % 20]}${given[Math.floor(n / 20) % 20]}${given[Math.floor(n / 400) % 20]}`;
      const address = `person${n}@big.example`;
      return { name, address, index: nameIndex({ names: [name], address }) };
    });
    await sql`
      WITH given AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(people)}::jsonb) AS g (name text, address text, index text)),
      box AS (INSERT INTO mailbox (address, name) SELECT address, name FROM given RETURNING id, address)
      INSERT INTO account (mailbox_id, login, name, name_index)
      SELECT box.id, address, name, index::tsvector FROM box JOIN given USING (address)`.execute(test.deps.db);
    await sql`ANALYZE account`.execute(test.deps.db);
    const { headers } = await openSession(test.deps, me);
    for (const search of ['chenwei', '王', 'zl', 'person99', 'li', 'yang', '陈伟', 'w', 'jing', 'zhao']) {
      const answer = await test.app.inject({ url: '/api/contact/lenovoall/', query: { search }, headers });
      expect(answer.json().results.length).toBeGreaterThan(0);
    }
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT login FROM account WHERE is_active AND name_index @@ '''chenwei'':*'::tsquery`.execute(test.deps.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('account_by_name_index');
  });
});
