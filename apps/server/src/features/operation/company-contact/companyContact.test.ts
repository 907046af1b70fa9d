import { utils, write } from '@e965/xlsx';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseTable } from '../../../mime/table/parseTable.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestSession } from '../../../testing/factories.ts';
import { TestForm } from '../../../testing/formData.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';

interface Row {
  row: number;
  outcome: string;
  fullname: string;
  email: string;
  category: string[];
  fault: { column: string; reason: string } | null;
}

describe('contacts of the company book in the back stage', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let reader: TestSession;
  let [suppliers, printing, customers] = [0, 0, 0];
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
    reader = await openSession(test.deps, await makeAccount(test.deps));
    const category = async (name: string, parent: number | null) =>
      ((await admin.ask('POST', 'company-category/', { name, parent })).body as unknown as { id: number }).id;
    suppliers = await category('供应商', null);
    printing = await category('印刷', suppliers);
    customers = await category('客户', null);
  });
  afterAll(() => test.close());

  const ask = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => {
    const answer = await admin.ask(method, `company-contact/${path}`, body);
    return { ...answer, body: answer.body as Record<string, unknown> };
  };
  const make = async (email: string, more: object = {}) =>
    (await ask('POST', '', { email, fullname: '韩梅', cate_id: printing, ...more })).body as { id: number; version: number };
  const list = async (query = '') => (await ask('GET', `?page=1&page_size=100${query}`)).body.results as { id: number; email: string }[];
  const emails = async (query?: string) => (await list(query)).map(({ email }) => email);
  const webmail = async (url: string) => (await test.app.inject({ url: `/api/contact/${url}`, headers: reader.headers })).json();
  const book = async (categoryId: number, search = '') =>
    (await webmail(`cab/members/?page=1&page_size=100&cate_id=${categoryId}&search=${search}`)).results as {
      email: string;
      fullname: string;
    }[];
  const refusal = (reason: string, more: object = {}) => ({
    status: 400,
    body: { code: 'operation-refused', params: { reason }, ...more },
  });
  const lastRecord = () => test.deps.db.selectFrom('operation_record').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  const upload = async (path: string, bytes: Buffer, { name = 'contacts.csv', ...fields }: Record<string, string> = {}) => {
    const { status, body } = await ask('POST', path, new TestForm(name, bytes, { cate_id: String(customers), ...fields }));
    return { status, ...(body as unknown as { id: number; results: Row[]; new_count: number; params?: { reason: string } }), body };
  };
  const tableOf = (bytes: Buffer): string[][] => parseTable({ bytes, rows: 100 }) ?? [];

  it('BAK-58 CON-12 CON-44 adds a contact with every field, which the webmail shows in the company book', async () => {
    const fields = {
      email: 'Han@print.example',
      fullname: '韩梅',
      mobile: '139 1234',
      other_emails: ['sales@print.example'],
      pref_email: 'sales@print.example',
      other_phones: ['010 5555'],
      gender: 'female',
      birthday: '1990-02-03',
      family_anniversary: '2015-06-07',
      remark: '周三送货',
      company: '春风印刷',
      department: '业务部',
      position: '经理',
      group_phone: '612',
      work_phone: '010 6666',
      extension: '8',
      fax: '010 7777',
      country: '中国',
      province: '北京',
      work_city: '北京',
      work_address: '前门大街 1 号',
      home_city: '天津',
      homepage: 'https://print.example',
      im_wechat: 'hanmei',
      family_spouse: '李雷',
    };
    const made = await ask('POST', '', { ...fields, cate_id: printing });
    expect(made).toMatchObject({ status: 200, body: { ...fields, cate_id: printing, cate_name: '印刷' } });
    const { id } = made.body as { id: number };
    expect((await ask('GET', `${id}/`)).body).toEqual(made.body);
    expect(await book(suppliers, 'hanmei')).toMatchObject([
      {
        id,
        email: 'Han@print.example',
        username: 'sales@print.example',
        fullname: '韩梅',
        company: '春风印刷',
        work_phone: '010 6666',
        position: '经理',
      },
    ]);
    expect(await webmail('show/?email=han@print.example')).toMatchObject({ fullname: '韩梅', source: 'cab', work_phone: '010 6666' });
    expect(await book(customers)).toEqual([]);
    const record = await lastRecord();
    expect(record).toMatchObject({ action: 'createOperationContact', target_kind: 'company-contact', target_id: String(id) });
    expect(record.changes).toContainEqual({ field: 'category', before: '', after: '印刷' });
    expect(record.changes).toContainEqual({ field: 'birthday', before: '', after: '1990-02-03' });
  });

  it('BAK-58 CON-13 CON-14 refuses an address that is taken or invalid, a missing name and an unknown category', async () => {
    await make('taken@print.example');
    expect(await ask('POST', '', { email: 'TAKEN@print.example', fullname: 'x', cate_id: printing })).toMatchObject(
      refusal('contact-taken', { email: ['contact-taken'] }),
    );
    for (const wrong of [
      { email: 'nobody' },
      { fullname: ' ' },
      { fullname: '长'.repeat(51) },
      { mobile: 'abc' },
      { birthday: '2026-02-30' },
    ])
      expect([wrong, (await ask('POST', '', { email: 'new@print.example', fullname: 'x', cate_id: printing, ...wrong })).status]).toEqual([
        wrong,
        400,
      ]);
    for (const cate_id of [987_654, Number.MAX_SAFE_INTEGER, -1])
      expect(await ask('POST', '', { email: 'new@print.example', fullname: 'x', cate_id })).toMatchObject(
        refusal('category-unknown', { cate_id: ['category-unknown'] }),
      );
    expect(await emails()).not.toContain('new@print.example');
  });

  it('BAK-58 BAK-08 changes what was stated, and refuses a change of what somebody else has changed', async () => {
    const { id, version } = await make('change@print.example', { company: 'A', remark: 'keep' });
    const changed = await ask('PATCH', `${id}/`, { version, company: 'B', cate_id: customers });
    expect(changed).toMatchObject({ status: 200, body: { company: 'B', remark: 'keep', cate_id: customers } });
    expect((await lastRecord()).changes).toEqual([
      { field: 'company', before: 'A', after: 'B' },
      { field: 'category', before: '印刷', after: '客户' },
    ]);
    expect((await book(customers)).map(({ email }) => email)).toContain('change@print.example');
    expect(await ask('PATCH', `${id}/`, { version, company: 'C' })).toMatchObject({ status: 400, body: { code: 'operation-stale' } });
    await make('other@print.example');
    const late = { version: changed.body.version, email: 'other@print.example' };
    expect(await ask('PATCH', `${id}/`, late)).toMatchObject(refusal('contact-taken'));
    expect((await ask('PATCH', '987654/', { version: 0, company: 'C' })).status).toBe(404);
  });

  it('BAK-58 moves and deletes several at once, each with its record', async () => {
    const some = [await make('a@many.example'), await make('b@many.example')];
    const ids = some.map(({ id }) => id);
    expect(await ask('POST', 'move/', { ids, cate_id: 987_654 })).toMatchObject(refusal('category-unknown'));
    expect((await ask('POST', 'move/', { ids: [...ids, 987_654], cate_id: customers })).body).toEqual({ count: 2 });
    expect((await lastRecord()).changes).toEqual(
      ['a@many.example', 'b@many.example'].map((field) => ({ field, before: '印刷', after: '客户' })),
    );
    expect(await emails(`&cate_id=${customers}&keyword=many`)).toEqual(['a@many.example', 'b@many.example']);
    expect(await emails(`&cate_id=${suppliers}&keyword=many`)).toEqual([]);
    expect((await ask('POST', 'delete/', { ids })).body).toEqual({ count: 2 });
    expect(await lastRecord()).toMatchObject({
      action: 'deleteOperationContacts',
      changes: [
        { field: 'a@many.example', before: { name: '韩梅', categoryName: '印刷' }, after: null },
        { field: 'b@many.example', before: { name: '韩梅' }, after: null },
      ].map((change) => ({ ...change, before: { ...change.before, categoryName: '客户' } })),
    });
    expect([await emails('&keyword=many'), (await ask('POST', 'delete/', { ids })).body]).toEqual([[], { count: 0 }]);
  });

  it('BAK-58 an import first says what every row becomes, with row, column and reason, and writes nothing', async () => {
    await make('known@file.example', { company: 'Old' });
    await make('same@file.example');
    const text = [
      '姓名,邮箱,单位,分组',
      '新人,new@file.example,甲,',
      '韩梅,KNOWN@file.example,New,',
      '韩梅,same@file.example,,',
      '坏,nobody,,',
      '空,,,',
      `${'长'.repeat(51)},long@file.example,,`,
      '又,new@file.example,,',
      '远,far@file.example,,供应商/物流',
      '移,same2@file.example,,供应商/印刷',
    ].join('\n');
    const before = await emails();
    const checked = await upload('import/check/', Buffer.from(text));
    expect(checked.body).toMatchObject({ new_count: 3, changed_count: 1, unchanged_count: 1, faulty_count: 4, count: 9 });
    expect(
      checked.results.map(({ row, outcome, category, fault }) => [row, outcome, category.join('/'), fault?.column, fault?.reason]),
    ).toEqual([
      [1, 'new', '客户', undefined, undefined],
      [2, 'changed', '供应商/印刷', undefined, undefined],
      [3, 'unchanged', '供应商/印刷', undefined, undefined],
      [4, 'faulty', '客户', 'address', 'bad-address'],
      [5, 'faulty', '客户', 'address', 'no-address'],
      [6, 'faulty', '客户', 'name', 'long-name'],
      [7, 'faulty', '客户', 'address', 'repeated'],
      [8, 'new', '供应商/物流', undefined, undefined],
      [9, 'new', '供应商/印刷', undefined, undefined],
    ]);
    expect([await emails(), (await webmail('cab/groups/')).count]).toEqual([before, 3]);
    const whole = await upload('import/', Buffer.from(text), { is_all_or_nothing: '1' });
    expect([whole.status, whole.params?.reason, await emails()]).toEqual([400, 'file-faulty', before]);
  });

  it('BAK-58 imports csv in both character sets, xlsx and vCard, matched by address, with a result file for one download', async () => {
    const rows = [
      ['姓名', '邮箱', '单位', '分组'],
      ['王芳', 'wang@import.example', '乙', '供应商/纸张'],
      ['坏', 'nobody', '', ''],
    ];
    const csv = rows.map((row) => row.join(',')).join('\n');
    const done = await upload('import/', iconv.encode(csv, 'gb18030'));
    expect(done.body).toMatchObject({ new_count: 1, faulty_count: 1 });
    const groups: { id: number; name: string; pid: number }[] = (await webmail('cab/groups/')).results;
    const paper = groups.find(({ name }) => name === '纸张');
    expect(paper).toMatchObject({ pid: suppliers });
    expect(await book(paper?.id ?? 0)).toMatchObject([{ fullname: '王芳', email: 'wang@import.example' }]);
    expect(await lastRecord()).toMatchObject({
      action: 'importCompanyContacts',
      changes: [
        { field: 'new', after: 1 },
        { field: 'changed', after: 0 },
        { field: 'faulty', after: 1 },
        { field: 'categories', after: ['供应商/纸张'] },
      ],
    });
    const file = await ask('POST', `import/${done.id}/file/`, { format: 'csv' });
    expect(tableOf(file.bytes)).toEqual([
      ['行', '姓名', '邮箱', '类别', '结果', '原因', '未导入的列'],
      ['1', '王芳', 'wang@import.example', '供应商/纸张', '新增', '', ''],
      ['2', '坏', '', '客户', '有误', '邮箱地址无效', ''],
    ]);
    expect(await ask('POST', `import/${done.id}/file/`, { format: 'csv' })).toMatchObject(refusal('file-taken'));
    const sheet = utils.book_new();
    utils.book_append_sheet(sheet, utils.aoa_to_sheet([rows[0] ?? [], ['王芳', 'wang@import.example', '丙', '']]));
    const xlsx = await upload('import/', write(sheet, { type: 'buffer', bookType: 'xlsx' }), { name: 'contacts.xlsx' });
    expect(xlsx.body).toMatchObject({ new_count: 0, changed_count: 1 });
    // The row names no category, so the contact stays in its own.
    expect(await book(paper?.id ?? 0)).toMatchObject([{ company: '丙' }]);
    const card = 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Card\r\nEMAIL:card@import.example\r\nEND:VCARD\r\n';
    expect((await upload('import/', Buffer.from(card), { name: 'contacts.vcf' })).body).toMatchObject({ new_count: 1 });
    expect((await book(customers)).map(({ email }) => email)).toContain('card@import.example');
  });

  it('BAK-58 takes a file of 10,000 rows whole, and refuses what is too long, of another type or without a category', async () => {
    const lines = Array.from({ length: 10_000 }, (_, n) => `人${n},n${n}@big.example`);
    const done = await upload('import/', Buffer.from(['姓名,邮箱', ...lines].join('\n')));
    expect(done.body).toMatchObject({ new_count: 10_000, faulty_count: 0 });
    expect((await ask('GET', `?page=1&page_size=10&cate_id=${customers}&keyword=big.example`)).body.count).toBe(10_000);
    const again = await upload('import/check/', Buffer.from(['姓名,邮箱', ...lines, '多,more@big.example'].join('\n')));
    expect([again.status, again.params?.reason]).toEqual([400, 'file-too-long']);
    expect((await upload('import/check/', Buffer.from('x'), { name: 'contacts.txt' })).body.code).toBe('contact-file-type');
    expect((await upload('import/check/', Buffer.from('a,b\n1,2\n'))).body.code).toBe('contact-file-unreadable');
    expect((await upload('import/check/', Buffer.from('姓名,邮箱\n'), { cate_id: '987654' })).params?.reason).toBe('category-unknown');
    const sample = await ask('GET', 'import/sample/?format=csv');
    expect((await upload('import/check/', sample.bytes)).body).toMatchObject({ new_count: 1, faulty_count: 0 });
  }, 60_000);

  it('BAK-58 exports what a filter finds as csv, xlsx and vCard with the paths of the categories, which an import reads again', async () => {
    await make('out@export.example', { fullname: '白露', mobile: '139 5555', remark: '备注' });
    const get = async (format: string) => (await ask('GET', `export/?format=${format}&keyword=export.example&cate_id=${suppliers}`)).bytes;
    const [head = [], row = []] = tableOf(await get('csv'));
    const cells = Object.fromEntries(head.map((heading, index) => [heading, row[index]]));
    expect(cells).toMatchObject({ 姓名: '白露', 邮箱: 'out@export.example', 手机: '139 5555', 分组: '供应商/印刷' });
    expect(await lastRecord()).toMatchObject({ action: 'exportOperationContacts' });
    const card = (await get('vcf')).toString();
    for (const line of ['VERSION:4.0', 'FN:白露', 'EMAIL;PREF=1:out@export.example', 'CATEGORIES:供应商/印刷'])
      expect(card).toContain(line);
    for (const [name, bytes] of [
      ['contacts.csv', await get('csv')],
      ['contacts.xlsx', await get('xlsx')],
      ['contacts.vcf', Buffer.from(card)],
    ] as const)
      expect([name, (await upload('import/check/', bytes, { name })).results]).toMatchObject([
        name,
        [{ outcome: 'unchanged', category: ['供应商', '印刷'] }],
      ]);
    const [, ...none] = tableOf((await ask('GET', 'export/?format=csv&keyword=nothing')).bytes);
    expect(none.flat().join('')).toBe('');
  });
});
