import { randomUUID } from 'node:crypto';
import { read, utils, write } from '@e965/xlsx';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeZip } from '../../testing/documents.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import { createDepartment } from '../account/account.repository.ts';

vi.setConfig({ testTimeout: 120_000 });

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
type Who = TestAccount & TestSession;

const workbook = (rows: string[][], bookType: 'xlsx' | 'xls' = 'xlsx'): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet1');
  return write(book, { type: 'buffer', bookType: bookType === 'xls' ? 'biff8' : 'xlsx' }) as Buffer;
};
const table = [
  ['姓名', '邮箱', '手机'],
  ['钱文博', 'qian@lib.example', '138 6180 2201'],
  ['冯楠', 'feng@lib.example', ''],
];
const csv = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(',')).join('\r\n');

/** Files as each program writes them, with the contact in each. */
const programs: readonly (readonly [string, string, Buffer, object])[] = [
  [
    'Outlook in English',
    'outlook.csv',
    Buffer.from(
      csv([
        [
          'First Name',
          'Middle Name',
          'Last Name',
          'E-mail Address',
          'E-mail 2 Address',
          'Mobile Phone',
          'Company',
          'Job Title',
          'Birthday',
          'Categories',
          'Home Street',
          'Business Phone',
        ],
        [
          'Maya',
          'J.',
          'Robinson',
          'maya@northwind.example',
          'maya@home.example',
          '+1 206 555 0142',
          'Northwind',
          'Head',
          '3/12/1979',
          'Partners;Abroad',
          '"1 Main St\n2nd floor"',
          '5550100',
        ],
      ]),
    ),
    {
      email: 'maya@northwind.example',
      fullname: 'Maya J. Robinson',
      other_emails: ['maya@home.example'],
      mobile: '+1 206 555 0142',
      company: 'Northwind',
      position: 'Head',
      birthday: '1979-03-12',
      home_address: '1 Main St 2nd floor',
      work_phone: '5550100',
    },
  ],
  [
    'Outlook in Chinese, in GBK',
    'outlook.csv',
    iconv.encode(
      csv([
        ['姓', '名', '电子邮件地址', '移动电话', '公司', '部门', '职务'],
        ['钱', '文博', 'qian@lib.example', '13861802201', '江南大学图书馆', '古籍部', '主任'],
      ]),
      'gbk',
    ),
    {
      email: 'qian@lib.example',
      fullname: '钱文博',
      mobile: '13861802201',
      company: '江南大学图书馆',
      department: '古籍部',
      position: '主任',
    },
  ],
  [
    'Gmail',
    'google.csv',
    Buffer.from(
      csv([
        [
          'First Name',
          'Last Name',
          'Labels',
          'E-mail 1 - Label',
          'E-mail 1 - Value',
          'E-mail 2 - Value',
          'Phone 1 - Value',
          'Organization Name',
          'Notes',
        ],
        [
          'Elena',
          'Fischer',
          'Archives ::: * myContacts',
          '* Work',
          'elena@archive.example',
          'e@home.example',
          '+49 221 5550 113',
          'Schriftarchiv',
          '"A, ""quoted"" note\nin two lines"',
        ],
      ]),
    ),
    {
      email: 'elena@archive.example',
      fullname: 'Elena Fischer',
      other_emails: ['e@home.example'],
      other_phones: ['+49 221 5550 113'],
      company: 'Schriftarchiv',
      remark: 'A, "quoted" note\nin two lines',
    },
  ],
  [
    'Foxmail, in GB18030',
    'foxmail.csv',
    iconv.encode(
      csv([
        ['姓名', '电子邮件地址', '手机', '公司', '办公电话', '附注'],
        ['罗岚𠮷', 'luo@law.example', '137', '正平律所', '010-1', '法律顾问'],
      ]),
      'gb18030',
    ),
    { email: 'luo@law.example', fullname: '罗岚𠮷', company: '正平律所', work_phone: '010-1', remark: '法律顾问' },
  ],
  [
    'Thunderbird, with a mark at the beginning',
    'tb.csv',
    Buffer.from(
      `\ufeff${csv([
        [
          'First Name',
          'Last Name',
          'Display Name',
          'Nickname',
          'Primary Email',
          'Secondary Email',
          'Work Phone',
          'Mobile Number',
          'Organization',
          'Web Page 1',
        ],
        ['Tom', 'Okafor', 'Tom Okafor', 'T', 'tom@northwind.example', 't@home.example', '1', '2', 'Northwind', 'https://tom.example'],
      ])}`,
    ),
    {
      email: 'tom@northwind.example',
      fullname: 'Tom Okafor',
      other_emails: ['t@home.example'],
      work_phone: '1',
      mobile: '2',
      homepage: 'https://tom.example',
    },
  ],
  [
    'WeCom, with explanations above the headings',
    'wecom.xlsx',
    workbook([
      ['填写须知：不能删除或修改表头'],
      [],
      ['姓名', '帐号', '职务', '部门', '性别', '手机', '座机', '个人邮箱', '企业邮箱'],
      ['韩梅', 'hanmei', '经理', '印务', '女', '13912340098', '0571', 'han@home.example', 'han@print.example'],
    ]),
    {
      email: 'han@print.example',
      fullname: '韩梅',
      gender: 'female',
      im_work: 'hanmei',
      department: '印务',
      other_emails: ['han@home.example'],
    },
  ],
  ['a workbook of 1997', 'old.xls', workbook(table, 'xls'), { email: 'qian@lib.example', fullname: '钱文博', mobile: '138 6180 2201' }],
  [
    'a table without headings',
    'plain.csv',
    Buffer.from('maya@northwind.example,Maya\r\n'),
    { email: 'maya@northwind.example', fullname: 'Maya' },
  ],
  [
    'a table in UTF-16',
    'wide.csv',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv(table), 'utf16le')]),
    { email: 'qian@lib.example', fullname: '钱文博' },
  ],
];

describe('contacts as files', () => {
  let test: TestApp;
  let lin: Who;

  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  const enter = async (account: TestAccount): Promise<Who> => ({ ...account, ...(await openSession(test.deps, account)) });
  beforeEach(async () => {
    lin = await enter(await makeAccount(test.deps));
  });

  const importFile = async (name: string, bytes: Buffer, fields: Record<string, string | number> = {}, who = lin) => {
    const boundary = randomUUID();
    const parts = Object.entries(fields).map(
      ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const headers = { ...who.headers, 'content-type': `multipart/form-data; boundary=${boundary}` };
    return (await test.app.inject({ method: 'POST', url: '/api/contact/pab/members/import/', headers, payload })).json();
  };
  const ask = async (url: string, who = lin) => (await test.app.inject({ url: `/api/contact/${url}`, headers: who.headers })).json();
  const people = async (who = lin) => (await ask('pab/members/?page=1&page_size=100&sort=address', who)).results;
  const download = async (url: string, who = lin) => {
    const { rawPayload, headers, statusCode } = await test.app.inject({ url: `/api/contact/${url}`, headers: who.headers });
    return { bytes: rawPayload, type: headers['content-type'], status: statusCode };
  };
  const add = (payload: object, who = lin) =>
    test.app.inject({ method: 'POST', url: '/api/contact/pab/members/', headers: who.headers, payload: { mobile: '', ...payload } });

  it.each(programs)('CON-33 CON-15 imports what %s writes', async (_program, name, bytes, contact) => {
    const answer = await importFile(name, bytes);
    expect(answer).toMatchObject({ refused_count: 0, same_count: 0 });
    expect(await people()).toContainEqual(expect.objectContaining(contact));
  });

  it('CON-33 takes groups from the file, makes those that are missing, and puts everybody into one more', async () => {
    const { json } = await test.app.inject({
      method: 'POST',
      url: '/api/contact/pab/groups/',
      headers: lin.headers,
      payload: { groupname: '新来' },
    });
    const bytes = Buffer.from(
      csv([
        ['Name', 'Email', 'Groups'],
        ['A', 'a@x.example', '"友, 同行"'],
        ['B', 'b@x.example', '同行'],
      ]),
    );
    expect(await importFile('a.csv', bytes, { group_id: json().id })).toMatchObject({ count: 2 });
    const groups = (await ask('pab/groups/')).results.map(({ groupname, count }: { groupname: string; count: number }) => [
      groupname,
      count,
    ]);
    expect(Object.fromEntries(groups)).toEqual({ 新来: 2, 友: 1, 同行: 2 });
  });

  const mixed = Buffer.from(
    csv([
      ['Name', 'Email', 'Mobile', 'Birthday'],
      ['New', 'new@x.example', '', '1979-02-30'],
      ['Changed', 'known@x.example', '139', ''],
      ['Same', 'same@x.example', '', ''],
      ['Twice', 'NEW@x.example', '', ''],
      ['Nobody', '', '', ''],
      ['Bad', 'not an address', '', ''],
      ['x'.repeat(51), 'long@x.example', '', ''],
      ['', 'nameless@x.example', '', ''],
    ]),
  );

  it('CON-33 CON-13 CON-14 a dry run says of each row what it becomes, and changes nothing', async () => {
    await add({ email: 'known@x.example', fullname: 'Known', mobile: '138' });
    await add({ email: 'same@x.example', fullname: 'Same' });
    const before = await people();
    const answer = await importFile('a.csv', mixed, { is_dry_run: 1, updates_existing: 1 });
    expect(answer).toMatchObject({ count: 2, changed_count: 1, same_count: 1, refused_count: 4 });
    expect(answer.columns).toEqual([
      { heading: 'Name', field: 'name' },
      { heading: 'Email', field: 'address' },
      { heading: 'Mobile', field: 'mobile' },
      { heading: 'Birthday', field: 'birthday' },
    ]);
    const rows = answer.results.map(({ row, outcome, reason }: { row: number; outcome: string; reason: string | null }) => [
      row,
      outcome,
      reason,
    ]);
    expect(rows).toEqual([
      [4, 'refused', 'repeated'],
      [5, 'refused', 'no-address'],
      [6, 'refused', 'bad-address'],
      [7, 'refused', 'long-name'],
      [1, 'added', null],
      [2, 'changed', null],
      [3, 'same', null],
      [8, 'added', null],
    ]);
    expect(answer.results[4]).toMatchObject({ ignored: ['Birthday'] });
    expect(answer.results[7]).toMatchObject({ fullname: 'nameless' });
    expect(await people()).toEqual(before);
  });

  it('CON-33 leaves contacts that exist as they are unless they shall be updated, and does the same again without a trace', async () => {
    await add({ email: 'known@x.example', fullname: 'Known', mobile: '138' });
    expect(await importFile('a.csv', mixed)).toMatchObject({ count: 3, changed_count: 0, same_count: 1, refused_count: 4 });
    const known = async () => (await people()).find(({ email }: { email: string }) => email === 'known@x.example');
    expect(await known()).toMatchObject({ fullname: 'Known', mobile: '138' });
    expect(await importFile('a.csv', mixed, { updates_existing: 1 })).toMatchObject({ count: 0, changed_count: 1, same_count: 3 });
    expect(await known()).toMatchObject({ fullname: 'Changed', mobile: '139', version: 2 });
    expect(await importFile('a.csv', mixed, { updates_existing: 1 })).toMatchObject({ count: 0, changed_count: 0, same_count: 4 });
  });

  it.each([
    ['CON-15 a text file', 'a.txt', Buffer.from('a@x.example'), 'contact-file-type', undefined],
    ['CON-15 a file without an ending', 'contacts', Buffer.from('a@x.example'), 'contact-file-type', undefined],
    ['CON-16 a file of more than 10 MB', 'a.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 97), 'contact-file-size', undefined],
    ['an empty file', 'a.csv', Buffer.alloc(0), 'contact-file-unreadable', 'no-address-column'],
    ['headings alone', 'a.csv', Buffer.from('Name,Email\r\n'), 'contact-file-unreadable', 'empty'],
    ['no address anywhere', 'a.csv', Buffer.from('Name,Phone\r\nA,1\r\n'), 'contact-file-unreadable', 'no-address-column'],
    ['bytes that are no workbook', 'a.xlsx', Buffer.from('PK\u0003\u0004 nothing of a workbook'), 'contact-file-unreadable', 'damaged'],
    ['bytes that are no card', 'a.vcf', Buffer.from([1, 2, 3, 0, 255]), 'contact-file-unreadable', 'damaged'],
    ['a program under another name', 'a.xls', Buffer.from('MZ\u0090\u0000\u0003\u0000'), 'contact-file-unreadable', 'no-address-column'],
    [
      'a picture under another name',
      'a.csv',
      Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0', 'latin1'),
      'contact-file-unreadable',
      'no-address-column',
    ],
    ['50,001 rows', 'a.csv', Buffer.from(`Email\r\n${'a@x.example\r\n'.repeat(50_100)}`), 'contact-file-unreadable', 'too-many-rows'],
  ])('CON-33 refuses %s', async (_what, name, bytes, code, reason) => {
    expect(await importFile(name, bytes)).toMatchObject({ code, ...(reason && { params: { reason } }) });
    expect(await people()).toEqual([]);
  });

  it('CON-16 takes a file of exactly 10 MB', async () => {
    const rows = 'Email,Notes\r\na@x.example,';
    const bytes = Buffer.from(rows + 'x'.repeat(10 * 1024 * 1024 - rows.length));
    expect(await importFile('a.csv', bytes)).toMatchObject({ count: 1 });
  });

  it.each([
    ['a workbook that unpacks to gigabytes', 'bomb.xlsx', () => bomb()],
    ['a million columns', 'wide.csv', async () => Buffer.from(`Email${','.repeat(1_000_000)}\r\na@x.example${',x'.repeat(1_000_000)}\r\n`)],
    ['cards without an end', 'open.vcf', async () => Buffer.from('BEGIN:VCARD\r\n'.repeat(200_000))],
    ['a line of quotes', 'quotes.csv', async () => Buffer.from(`Email\r\n${'"'.repeat(5_000_001)}`)],
  ])('CON-33 stands %s, and answers others meanwhile', async (_what, name, make) => {
    const bytes = await make();
    const started = performance.now();
    let slowest = 0;
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        const since = performance.now();
        await ask('pab/groups/');
        slowest = Math.max(slowest, performance.now() - since);
      }
    })();
    const answer = await importFile(name, bytes);
    isOver = true;
    await others;
    expect(answer.code === 'contact-file-unreadable' || answer.count <= 1).toBe(true);
    expect(performance.now() - started).toBeLessThan(70_000);
    expect(slowest).toBeLessThan(5_000);
  });

  it('CON-33 imports 20,000 rows in slices, between which others are answered', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => [`王${n}`, `n${n}@x.example`, `1380000${n}`]);
    const importing = importFile('a.csv', Buffer.from(csv([['姓名', '邮箱', '手机'], ...rows])));
    let slowest = 0;
    let isOver = false;
    const done = importing.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const since = performance.now();
      await ask('pab/groups/');
      slowest = Math.max(slowest, performance.now() - since);
    }
    expect(await done).toMatchObject({ count: 20_000, refused_count: 0 });
    expect((await ask('pab/members/?page=1&page_size=10&search=wang')).count).toBe(20_000);
    expect(slowest).toBeLessThan(3_000);
  });

  const everything = {
    email: 'qian@lib.example',
    fullname: '钱, "文"; 博',
    mobile: '+86 138 6180 2201',
    other_emails: ['qian@home.example'],
    pref_email: 'qian@home.example',
    other_phones: ['0510 85900000', '0510 85900001'],
    gender: 'male',
    birthday: '1979-03-12',
    family_anniversary: '2006-10-01',
    company: '=cmd|江南大学',
    department: '古籍部; 修复',
    position: '-主任',
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
    home_address: '湖滨路 1 号, 2 栋',
    home_zip: '214000',
    work_country: '中国',
    work_province: '江苏',
    work_city: '无锡',
    work_address: '蠡湖大道 1800 号',
    work_zip: '214122',
    homepage: 'https://lib.example/?a=1,2',
    im_qq: '10001',
    im_wechat: 'qianwb',
    im_work: 'qwb',
    im_skype: 'qian.wb',
    family_spouse: '冯楠',
    family_children: '钱多, 钱少',
    remark: `@第一行，很长：${'锦书'.repeat(60)}\n\\n 第二行; 完`,
  };

  it.each(['csv', 'xlsx', 'vcf'])('CON-32 CON-52 CON-12 what is exported as %s comes back the same, with its groups', async (format) => {
    const { json } = await test.app.inject({
      method: 'POST',
      url: '/api/contact/pab/groups/',
      headers: lin.headers,
      payload: { groupname: '高校 A' },
    });
    await add({ ...everything, groups_selected: [json().id] });
    await add({ email: 'plain@x.example', fullname: 'Plain' });
    const { bytes } = await download(`pab/members/export/?format=${format}`);
    const other = await enter(await makeAccount(test.deps));
    expect(await importFile(`contacts.${format}`, bytes, {}, other)).toMatchObject({ count: 2, refused_count: 0 });
    const [plain, qian] = await people(other);
    expect(plain).toMatchObject({ email: 'plain@x.example', fullname: 'Plain', groups_selected: [] });
    expect(qian).toMatchObject(everything);
    expect((await ask('pab/groups/', other)).results).toMatchObject([{ groupname: '高校 A', count: 1 }]);
  });

  it.each(['foxmail', 'outlook'])('CON-32 writes a table for %s that is read again', async (format) => {
    await add({ email: 'qian@lib.example', fullname: '钱文博', mobile: '138', company: '江南大学', remark: '两行\n字' });
    const { bytes, type } = await download(`pab/members/export/?format=${format}`);
    expect(type).toBe('text/csv; charset=gb18030');
    expect(iconv.decode(bytes, 'gb18030')).toContain('钱文博');
    const other = await enter(await makeAccount(test.deps));
    await importFile('a.csv', bytes, {}, other);
    expect(await people(other)).toMatchObject([
      { email: 'qian@lib.example', fullname: '钱文博', mobile: '138', company: '江南大学', remark: '两行\n字' },
    ]);
  });

  it('CON-32 no cell of a table is run as a formula, and numbers stay numbers', async () => {
    await add({
      email: 'a@x.example',
      fullname: '=HYPERLINK("https://evil.example")',
      mobile: '+86 138',
      company: '@SUM(1)',
      remark: '-2+cmd',
    });
    const { bytes, type } = await download('pab/members/export/?format=csv');
    const text = bytes.toString();
    expect([type, text.startsWith('\ufeff')]).toEqual(['text/csv; charset=utf-8', true]);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    for (const guarded of ["'@SUM(1)", "'-2+cmd", ',+86 138,']) expect(text).toContain(guarded);
  });

  it('CON-32 exports a group, those that are chosen, or what a search finds', async () => {
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await add({ email: `${name}@x.example`, fullname: name })).json().id);
    const exported = async (query: string) => {
      const { bytes } = await download(`pab/members/export/?format=csv&${query}`);
      return [...bytes.toString().matchAll(/(\w)@x/g)].map(([, name]) => name);
    };
    expect(await exported(`ids=${ids[0]},${ids[2]}`)).toEqual(['a', 'c']);
    expect(await exported('search=b')).toEqual(['b']);
    expect(await exported('group_id=7')).toEqual([]);
    expect(await exported('')).toEqual(['a', 'b', 'c']);
  });

  it('CON-32 exports a workbook with the headings of the user, empty columns left out', async () => {
    await add({ email: 'a@x.example', fullname: '安', company: '书店' });
    const { bytes } = await download('pab/members/export/?format=xlsx');
    const sheet = read(bytes, { type: 'buffer' }).Sheets.Sheet1;
    expect(utils.sheet_to_json(sheet as object, { header: 1, defval: '' })).toEqual([
      ['姓名', '邮箱', '其他邮箱', '单位'],
      ['安', 'a@x.example', '', '书店'],
    ]);
  });

  it('CON-33 gives a sample that can be imported', async () => {
    const { bytes } = await download('pab/members/tutorial/?format=csv');
    expect(await importFile('a.csv', bytes, { is_dry_run: 1 })).toMatchObject({ count: 1, refused_count: 0 });
  });

  describe('of the organization', () => {
    let department = 0;
    beforeAll(async () => {
      department = await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '研究部' }));
      await makeAccount(test.deps, { address: 'chen.wei@jinshu.example', name: '陈伟', departmentId: department, position: '研究员' });
    });

    it.each([
      ['CON-39', 'export', '研究员'],
      ['CON-40', 'foxmail', '研究员'],
      ['CON-41', 'outlook', 'Job Title'],
    ])('%s CON-20 answers the members of a department as a file: %s', async (_id, form, text) => {
      const query = `dept_id=${department}${form === 'export' ? '&format=csv' : ''}`;
      const { bytes } = await download(`oab/members/${form}/?${query}`);
      const rows = form === 'export' ? bytes.toString() : iconv.decode(bytes, 'gb18030');
      expect([
        rows.trim().split('\r\n').length,
        rows.includes('chen.wei@jinshu.example'),
        rows.includes('陈伟'),
        rows.includes(text),
      ]).toEqual([2, true, true, true]);
      expect(await importFile('members.csv', bytes)).toMatchObject({ count: 1, refused_count: 0 });
      await setOwnPolicies(test.deps.db, lin.accountId, { webmail_oab_show: false });
      expect((await download(`oab/members/${form}/?${query}`)).status).toBe(403);
    });

    it('CON-42 CON-21 answers what each program needs to know of the file', async () => {
      const { results } = await ask('oab/members/tutorial/');
      expect(results.map(({ program, format, charset }: Record<string, string>) => [program, format, charset])).toEqual([
        ['foxmail', 'csv', 'gb18030'],
        ['outlook', 'csv', 'gb18030'],
        ['general', 'xlsx', 'utf-8'],
      ]);
      expect(results[1].columns).toContain('E-mail Address');
    });
  });
});

/** A workbook of some kilobytes whose sheet has a gigabyte of zeros. */
async function bomb(): Promise<Buffer> {
  const row = `<row><c t="inlineStr"><is><t>${'0'.repeat(1_000_000)}</t></is></c></row>`;
  return makeZip({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${row.repeat(400)}</sheetData></worksheet>`,
  });
}
