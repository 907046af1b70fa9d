import { utils, write } from '@e965/xlsx';
import iconv from 'iconv-lite';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseTable } from '../../../mime/table/parseTable.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount } from '../../../testing/factories.ts';
import { TestForm } from '../../../testing/formData.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { createDepartment } from '../../account/index.ts';
import { runPersonJobStep } from '../person-job/runPersonJobs.ts';
import { readCapacity } from './readCells.ts';

interface Checked {
  new_count: number;
  changed_count: number;
  unchanged_count: number;
  faulty_count: number;
  columns: { heading: string; field: string | null }[];
  results: {
    row: number;
    outcome: string;
    cells: Record<string, string>;
    changed: string[];
    faults: { field: string; reason: string }[];
  }[];
}

describe('the import of people', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let north: number;
  let count = 0;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
    const make = (name: string, parentId?: number) => test.deps.db.transaction().execute((tx) => createDepartment(tx, { name, parentId }));
    const sales = await make('销售部');
    north = await make('华北区', sales);
    await make('华北区', await make('研发部'));
  });
  afterAll(() => test.close());
  beforeEach(() => {
    count += 1;
  });

  const csv = (text: string) => Buffer.from(text);
  const check = async (bytes: Buffer, name = 'people.csv', operator = admin) => {
    const { status, body } = await operator.ask('POST', 'person/import/check/', new TestForm(name, bytes));
    return { status, ...(body as unknown as Checked & { params?: { reason: string } }) };
  };
  const begin = async (bytes: Buffer, fields: Record<string, string> = {}) => {
    const { status, body } = await admin.ask('POST', 'person/import/', new TestForm('people.csv', bytes, fields));
    return { status, id: (body as { id?: number }).id ?? 0, params: (body as { params?: { reason: string } }).params };
  };
  const progress = async (id: number) => (await admin.ask('GET', `person-job/${id}/`)).body as Record<string, unknown>;
  const finish = async (id: number) => {
    while (!(await progress(id)).is_done) await runPersonJobStep(test.deps);
    return progress(id);
  };
  const download = (id: number) => admin.ask('POST', `person-job/${id}/file/`, { format: 'csv' });
  const fileOf = async (id: number) => parseTable({ bytes: (await download(id)).bytes, rows: 100 }) as string[][];
  const find = async (address: string) =>
    test.deps.db.selectFrom('account').selectAll().where('login', '=', `${address}@jinshu.example`).executeTakeFirst();
  const logIn = (account: string, password: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/login/',
      payload: { account, password: JSON.stringify({ value: password, at: Date.now() }) },
    });

  it('BAK-28 reads UTF-8, GB18030 and xlsx, with the headings of each language', async () => {
    const expected = { outcome: 'new', cells: { name: '白露', address: `bai${count}`, employee_number: `B-${count}` } };
    const text = `姓名,邮箱地址,工号\n白露,bai${count},B-${count}\n`;
    const chinese = iconv.encode(text, 'gb18030');
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Name', 'Address', 'Employee number'],
        ['白露', `bai${count}`, `B-${count}`],
      ]),
    );
    const workbook = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    for (const [name, bytes] of [
      ['people.csv', csv(text)],
      ['people.csv', chinese],
      ['people.xlsx', workbook],
    ] as const)
      expect((await check(bytes, name)).results).toMatchObject([expected]);
  });

  it('BAK-28 refuses other files, more than 10 MB, and more than 10,000 rows, and says why', async () => {
    const reason = async (bytes: Buffer, name?: string) => (await check(bytes, name)).params?.reason;
    expect(await reason(csv('Name,Address\nA,a\n'), 'people.vcf')).toBe('file-unreadable');
    expect(await reason(csv('Name,Colour\nA,red\n'))).toBe('file-columns');
    expect(await reason(csv('Name,Address\n'))).toBe('file-empty');
    expect(await reason(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toBe('file-too-long');
    expect(await reason(csv(`Name,Address\n${'A,a\n'.repeat(10_001)}`))).toBe('file-too-long');
    expect(await check(csv(`Name,Address\n${'A,a\n'.repeat(10_000)}`))).toMatchObject({ status: 200, faulty_count: 9_999 });
  });

  it('BAK-28 offers a sample file that has no fault', async () => {
    for (const format of ['csv', 'xlsx']) {
      const { bytes } = await admin.ask('GET', `person/import/sample/?format=${format}`);
      expect(await check(bytes, `sample.${format}`)).toMatchObject({ status: 200, new_count: 2, faulty_count: 0 });
    }
  });

  it('BAK-29 shows each row as new, changed, unchanged or faulty, with row, column and reason, and writes nothing', async () => {
    const known = await makeAccount(test.deps, {
      name: '林月',
      employeeNumber: `K-${count}`,
      departmentId: north,
      address: `lin${count}@jinshu.example`,
    });
    const other = await makeAccount(test.deps, { name: '陈伟', employeeNumber: `O-${count}` });
    const before = await sql`SELECT * FROM account ORDER BY id`.execute(test.deps.db);
    const checked = await check(
      csv(
        [
          'Name,Address,Employee number,Department,Position,Level,Attachment level,Mailbox capacity,Colour',
          `New,new${count},N-${count},销售部/华北区,,1,1,5 GB,red`,
          `林月,,K-${count},,Editor,,,,`,
          `林月,lin${count},,,,,,,`,
          `,two${count},,,,,,,`,
          `A,b c,,,,,,,`,
          `A,a${count}@elsewhere.example,,,,,,,`,
          `A,${other.address},K-${count},,,,,,`,
          `A,three${count},,华北区,,,,,`,
          `A,four${count},,Nowhere,,9,,big,`,
          `A,five${count},,,,1,2,,`,
          `${'a'.repeat(36)},new${count},,,,,,,`,
        ].join('\n'),
      ),
    );
    expect(checked.columns.at(-1)).toEqual({ heading: 'Colour', field: null });
    expect(checked).toMatchObject({ status: 200, new_count: 1, changed_count: 1, unchanged_count: 0, faulty_count: 9 });
    expect(
      checked.results.map(({ row, outcome, changed, faults }) => [
        row,
        outcome,
        changed,
        faults.map(({ field, reason }) => `${field} ${reason}`),
      ]),
    ).toEqual([
      [2, 'new', [], []],
      [3, 'changed', ['position'], []],
      [4, 'faulty', [], ['address repeated']],
      [5, 'faulty', [], ['name missing']],
      [6, 'faulty', [], ['address address-invalid']],
      [7, 'faulty', [], ['address domain-unknown']],
      [8, 'faulty', [], ['address other-person', 'employeeNumber repeated']],
      [9, 'faulty', [], ['department department-ambiguous']],
      [10, 'faulty', [], ['department department-unknown', 'mailLevel level-invalid', 'quotaBytes capacity-invalid']],
      [11, 'faulty', [], ['attachLevel level-conflict']],
      [12, 'faulty', [], ['name too-long', 'address repeated']],
    ]);
    expect((await check(csv(`Address\nlin${count}\n`))).results).toMatchObject([{ outcome: 'unchanged' }]);
    expect((await sql`SELECT * FROM account ORDER BY id`.execute(test.deps.db)).rows).toEqual(before.rows);
    expect(known.accountId).toBeGreaterThan(0);
  });

  it('BAK-29 BAK-13 counts what an organisation administrator does not reach as faulty', async () => {
    const local = await openOperator(test, 'organisation', [north]);
    const foreign = await makeAccount(test.deps, { name: '周末' });
    const { results } = await check(
      csv(`Name,Address,Department\n周末,${foreign.address},\nA,x${count},研发部\nA,y${count},\nA,z${count},华北区\n`),
      'people.csv',
      local,
    );
    expect(results.map(({ outcome, faults }) => [outcome, faults])).toEqual([
      ['faulty', [{ field: 'address', reason: 'out-of-reach' }]],
      ['faulty', [{ field: 'department', reason: 'out-of-reach' }]],
      ['faulty', [{ field: 'department', reason: 'missing' }]],
      ['new', []],
    ]);
  });

  it('BAK-30 writes the rows without faults, and matches people by employee number, otherwise by address', async () => {
    const byNumber = await makeAccount(test.deps, { name: '旧名', employeeNumber: `M-${count}` });
    const byAddress = await makeAccount(test.deps, { name: '吴迪' });
    const { id } = await begin(
      csv(
        `Name,Address,Employee number,Department,Level,Mailbox capacity\n新名,,M-${count},,,\n吴迪,${byAddress.address},W-${count},,2,1 GB\n白露,bai${count},,销售部/华北区,3,5 GB\n,bad${count},,,,\n`,
      ),
    );
    expect(await progress(id)).toMatchObject({ is_done: false, total: 4, done_count: 1, has_file: false });
    expect(await finish(id)).toEqual({
      id,
      kind: 'import',
      is_done: true,
      total: 4,
      done_count: 4,
      created_count: 1,
      changed_count: 2,
      unchanged_count: 0,
      failed_count: 1,
      skipped_count: 0,
      can_undo: false,
      has_file: true,
    });
    const read = async (person: number) => (await admin.ask('GET', `person/${person}/`)).body;
    expect(await read(byNumber.accountId)).toMatchObject({ realname: '新名', username: byNumber.address });
    expect(await read(byAddress.accountId)).toMatchObject({ employee_number: `W-${count}`, mail_level: 2, quota_bytes: 1024 ** 3 });
    const made = await find(`bai${count}`);
    expect(await read(made?.id ?? 0)).toMatchObject({
      realname: '白露',
      department: { id: north },
      mail_level: 3,
      quota_bytes: 5 * 1024 ** 3,
      change_password: true,
    });
    expect(await find(`bad${count}`)).toBeUndefined();
    expect((await admin.ask('GET', `person-job/${id}/row/?page=1&page_size=10`)).body).toMatchObject({
      count: 4,
      results: [
        { row: 5, outcome: 'failed', field: 'name', reason: 'missing' },
        { row: 2, outcome: 'changed', username: byNumber.address },
        { row: 3, outcome: 'changed' },
        { row: 4, outcome: 'created', person: made?.id, username: `bai${count}@jinshu.example` },
      ],
    });
  });

  it('BAK-30 gives one line a row, with the passwords that it made, and only once', async () => {
    const { id } = await begin(csv(`Name,Address\n白露,bai${count}\n,bad${count}\n`), { must_change: '0' });
    expect((await download(id)).status).toBe(400);
    await finish(id);
    const stored = await test.deps.db.selectFrom('person_job_row').selectAll().where('job_id', '=', id).execute();
    const [head, made, faulty, ...more] = await fileOf(id);
    expect(head).toEqual(['行', '姓名', '邮箱地址', '结果', '栏目', '原因', '初始密码']);
    expect(made?.slice(0, 4)).toEqual(['2', '白露', `bai${count}@jinshu.example`, '已新建']);
    expect(faulty).toEqual(['3', '', `bad${count}@jinshu.example`, '未处理', '姓名', '必填', '']);
    expect(more).toEqual([]);
    const password = made?.[6] ?? '';
    expect((await logIn(`bai${count}@jinshu.example`, password)).statusCode).toBe(200);
    expect(JSON.stringify(stored.map((row) => String(row.password)))).not.toContain(password);
    const again = await download(id);
    expect([again.status, (again.body as { params?: object }).params]).toEqual([400, { reason: 'file-taken' }]);
    expect(await progress(id)).toMatchObject({ has_file: false });
    const rows = await test.deps.db.selectFrom('person_job_row').select('password').where('job_id', '=', id).execute();
    expect(rows).toEqual([{ password: null }, { password: null }]);
  });

  it('BAK-30 writes nothing with all or nothing when a row is faulty, from the start or at the end', async () => {
    const refusedAtOnce = await begin(csv(`Name,Address\nA,a${count}\n,b${count}\n`), { is_all_or_nothing: '1' });
    expect([refusedAtOnce.status, refusedAtOnce.params]).toEqual([400, { reason: 'file-faulty' }]);
    const { id } = await begin(csv(`Name,Address\nA,a${count}\nB,b${count}\nC,c${count}\n`), { is_all_or_nothing: '1' });
    await runPersonJobStep(test.deps);
    expect(await progress(id)).toMatchObject({ done_count: 3, created_count: 0, is_done: false });
    // Taken in the meantime.
    await makeAccount(test.deps, { address: `b${count}@jinshu.example` });
    expect(await finish(id)).toMatchObject({ created_count: 0, failed_count: 1, skipped_count: 2 });
    expect([await find(`a${count}`), await find(`c${count}`)]).toEqual([undefined, undefined]);
    expect((await fileOf(id)).map((line) => line.slice(3))).toEqual([
      ['结果', '栏目', '原因', '初始密码'],
      ['已跳过', '', '', ''],
      ['未处理', '邮箱地址', '地址已被占用', ''],
      ['已跳过', '', '', ''],
    ]);
  });

  it('BAK-30 goes on after a stop of the server without repeating a row', async () => {
    const { id } = await begin(csv(`Name,Address\nA,a${count}\nB,b${count}\nC,c${count}\n`));
    await runPersonJobStep(test.deps);
    const first = await find(`a${count}`);
    expect(first).toBeDefined();
    // A server that stops in the middle of a row: its transaction is undone.
    const stopped = new Error('stopped');
    const db = test.deps.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('operation_record')) throw stopped;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await runPersonJobStep({ ...test.deps, db });
    expect(await find(`b${count}`)).toBeUndefined();
    expect(await finish(id)).toMatchObject({ created_count: 3, failed_count: 0 });
    const records = await sql<{ name: string }>`
      SELECT target_name AS name FROM operation_record WHERE action = 'createPerson' AND target_name LIKE ${`_${count}@jinshu.example`}
      ORDER BY id`.execute(test.deps.db);
    expect(records.rows.map(({ name }) => name)).toEqual(['a', 'b', 'c'].map((name) => `${name}${count}@jinshu.example`));
    expect((await find(`a${count}`))?.id).toBe(first?.id);
  });

  it('BAK-30 shows a job to nobody else, and stops when its author loses the role', async () => {
    const other = await openOperator(test, 'super');
    const { body } = await other.ask('POST', 'person/import/', new TestForm('people.csv', csv(`Name,Address\nA,a${count}\n`)));
    const { id } = body as unknown as { id: number };
    expect((await admin.ask('GET', `person-job/${id}/`)).status).toBe(404);
    await test.deps.db.deleteFrom('operation_role').where('account_id', '=', other.accountId).execute();
    while (await runPersonJobStep(test.deps));
    expect(await find(`a${count}`)).toBeUndefined();
    const rows = await test.deps.db.selectFrom('person_job_row').select(['outcome', 'reason']).where('job_id', '=', id).execute();
    expect(rows).toEqual([{ outcome: 'failed', reason: 'out-of-reach' }]);
  });

  it('reads capacities with their units', () => {
    expect(['5 GB', '500MB', '1.5g', '0', '２ＴＢ'].map(readCapacity)).toEqual([
      5 * 1024 ** 3,
      500 * 1024 ** 2,
      1.5 * 1024 ** 3,
      0,
      2 * 1024 ** 4,
    ]);
    expect(['5', 'big', '-1 GB', ''].map(readCapacity)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
