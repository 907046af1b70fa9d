import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { selectCategories, selectCompany, selectLists } from '../features/contact/book.repository.ts';
import { selectFirstShared, selectSharedDomains } from '../features/contact/sharedDomain.repository.ts';
import { findClosedGroups } from '../mail/recipient/groupWriter.repository.ts';
import { findRecipients } from '../mail/recipient/recipient.repository.ts';
import { buildTestDeps, type TestDeps } from '../testing/buildTestApp.ts';
import { makeAccount } from '../testing/factories.ts';
import { cliEnvironment, runCli } from '../testing/runCli.ts';
import { makeList } from '../testing/testList.ts';

vi.setConfig({ testTimeout: 120_000 });

let test: TestDeps;
let directory: string;
const answer = async (...args: string[]) => {
  const { status, out } = await runCli([...args, '--json'], cliEnvironment(test.database, directory));
  return { status, value: JSON.parse(out) };
};
const page = { page: 1, pageSize: 20 };

beforeAll(async () => {
  test = await buildTestDeps();
  directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-books-'));
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true, force: true });
});

describe('the commands of the books', () => {
  it('CON-43 CON-44 add contacts to the company book by their categories, one by one and from a file', async () => {
    const { db } = test.deps;
    expect(
      await answer('company-book', 'add', 'Han@print.example', '--name', '韩梅', '--category', '供应商/印刷', '--mobile', '139 1234'),
    ).toEqual({
      status: 0,
      value: { address: 'Han@print.example', isNew: true },
    });
    expect((await answer('company-book', 'add', 'nobody')).value).toEqual({
      error: 'A contact needs a valid address, a name of 1 to 50 characters, and a number or none.',
    });
    const file = path.join(directory, 'people.csv');
    await writeFile(file, '姓名,邮箱,分组\n韩梅梅,han@print.example,供应商\n罗岚,luo@law.example,\n空,,\n');
    expect((await answer('company-book', 'import', file, '--category', '法律')).value).toEqual({
      added: 1,
      changed: 1,
      refused: [{ row: 3, reason: 'no-address' }],
    });
    expect((await selectCategories(db)).map(({ name, count, parentId }) => [name, count, parentId > 0])).toEqual([
      ['供应商', 1, false],
      ['法律', 1, false],
      ['印刷', 0, true],
    ]);
    expect((await selectCompany(db, { ...page, search: 'luolan' })).results).toMatchObject([{ name: '罗岚', department: '法律' }]);
    expect((await answer('company-book', 'import', path.join(directory, 'none.csv'))).status).toBe(1);
  });

  it('BAK-18 BAK-59 CON-45 set which domains see the people of another one', async () => {
    const { db } = test.deps;
    for (const name of ['one.example', 'two.example']) await answer('domain', 'add', name);
    const { accountId } = await makeAccount(test.deps, { address: 'yu@two.example' });
    expect((await answer('domain', 'share', 'one.example', 'two.example', 'jinshu.example')).value).toEqual({
      name: 'one.example',
      seenBy: ['two.example', 'jinshu.example'],
    });
    expect((await answer('domain', 'first-book', 'two.example', 'one.example')).status).toBe(0);
    const [shared] = (await selectSharedDomains(db, accountId, 'jinshu.example')).filter(({ name }) => name === 'one.example');
    expect(await selectFirstShared(db, accountId, 'jinshu.example')).toBe(shared?.id);
    expect((await answer('domain', 'share', 'one.example')).status).toBe(0);
    expect((await selectSharedDomains(db, accountId, 'jinshu.example')).map(({ name }) => name)).toEqual(['two.example']);
    expect((await answer('domain', 'share', 'one.example', 'no.example')).value).toEqual({
      error: 'The target is no domain of this organization.',
    });
    expect((await answer('domain', 'first-book', 'two.example', 'one.example')).value).toEqual({
      error: 'The people of two.example do not see that domain.',
    });
    const records = db.selectFrom('operation_record').select(['author', 'changes']).where('target_id', '=', 'one.example').orderBy('id');
    expect((await records.execute()).slice(1)).toEqual([
      { author: 'command line', changes: [{ field: 'seenBy', before: [], after: ['jinshu.example', 'two.example'] }] },
      { author: 'command line', changes: [{ field: 'seenBy', before: ['jinshu.example', 'two.example'], after: [] }] },
    ]);
  });

  it('PIC-16 PIC-18 BAK-18 BAK-51 BAK-52 BAK-54 make mailing lists, put mailboxes on them, and set their moderators', async () => {
    const { db } = test.deps;
    const lin = await makeAccount(test.deps, { address: 'lin@jinshu.example' });
    const chen = await makeAccount(test.deps, { address: 'chen@jinshu.example' });
    expect((await answer('list', 'add', 'Team@jinshu.example', '--name', '项目组', '--type', '项目')).status).toBe(0);
    expect((await selectLists(db, { ...page, search: 'xmz' }, [])).results).toMatchObject([
      { address: 'team@jinshu.example', type: '项目' },
    ]);
    for (const [address, reason] of [
      ['team@jinshu.example', 'is taken'],
      ['lin@jinshu.example', 'is taken'],
      ['dept_3@jinshu.example', 'is taken'],
      ['a@else.example', 'is not in a domain of this organization'],
      ['no thing', 'is no address'],
    ] as const)
      expect((await answer('list', 'add', address, '--name', 'x')).value).toEqual({ error: `${address} ${reason}.` });
    const moderation = async () => (await findRecipients(db, ['team@jinshu.example']))[0]?.list?.moderation?.moderatorIds;
    expect((await answer('list', 'moderate', 'team@jinshu.example')).value).toEqual({
      error: 'Give a moderator who can log in with --moderator.',
    });
    expect((await answer('list', 'moderate', 'team@jinshu.example', '--moderator', 'lin@jinshu.example')).status).toBe(0);
    expect(await moderation()).toEqual([lin.accountId]);
    expect((await answer('list', 'moderate', 'team@jinshu.example', '--off')).status).toBe(0);
    expect(await moderation()).toBeUndefined();
    const members = async () => (await findRecipients(db, ['team@jinshu.example']))[0]?.mailboxIds;
    expect(await answer('list', 'member', 'team@jinshu.example', 'lin@jinshu.example', 'Chen@jinshu.example', 'no@jinshu.example')).toEqual(
      {
        status: 1,
        value: { count: 2, unknown: ['no@jinshu.example'] },
      },
    );
    expect(await members()).toEqual([lin.mailboxId, chen.mailboxId]);
    expect((await answer('list', 'member', 'team@jinshu.example', 'lin@jinshu.example', '--remove')).value).toEqual({
      count: 1,
      unknown: [],
    });
    expect(await members()).toEqual([chen.mailboxId]);
  });

  it('BAK-18 BAK-51 BAK-53 say who may write to a list, hide and delete it, and leave a record', async () => {
    const { db } = test.deps;
    await makeAccount(test.deps, { address: 'lin.two@jinshu.example' });
    const chen = await makeAccount(test.deps, { address: 'chen.two@jinshu.example' });
    await makeList(test.deps, { address: 'group@jinshu.example', name: '项目组', members: [chen.address] });
    expect(await answer('list', 'writers', 'group@jinshu.example', '--who', 'chosen', '--writer', 'lin.two@jinshu.example')).toEqual({
      status: 0,
      value: { address: 'group@jinshu.example', writers: 'chosen', chosen: ['lin.two@jinshu.example'] },
    });
    expect(await findClosedGroups(db, { accountId: chen.accountId }, ['group@jinshu.example'], 'jinshu.example')).toEqual([
      'group@jinshu.example',
    ]);
    for (const [args, error] of [
      [['group@jinshu.example', '--who', 'chosen'], 'Give the chosen people with --writer.'],
      [['group@jinshu.example', '--who', 'chosen', '--writer', 'no@jinshu.example'], 'There is no account no@jinshu.example.'],
      [['everyone@jinshu.example', '--who', 'everybody'], 'everyone@jinshu.example takes mail from people inside only.'],
      [['no@jinshu.example', '--who', 'inside'], 'There is no list, department or domain no@jinshu.example.'],
    ] as const)
      expect((await answer('list', 'writers', ...args)).value).toEqual({ error });
    const listed = async () => (await selectLists(db, { ...page, search: 'group' }, [])).results.length;
    expect([(await answer('list', 'hide', 'group@jinshu.example')).status, await listed()]).toEqual([0, 0]);
    expect([(await answer('list', 'show', 'group@jinshu.example')).status, await listed()]).toEqual([0, 1]);
    expect((await answer('list', 'delete', 'group@jinshu.example')).status).toBe(0);
    expect((await findRecipients(db, ['group@jinshu.example']))[0]?.mailboxIds).toEqual([]);
    expect((await answer('list', 'delete', 'group@jinshu.example')).value).toEqual({ error: 'There is no list group@jinshu.example.' });
    const actions = await db
      .selectFrom('operation_record')
      .select(['author', 'action'])
      .where('target_name', '=', 'group@jinshu.example')
      .orderBy('id')
      .execute();
    expect([...new Set(actions.map(({ author, action }) => `${author}: ${action}`))]).toEqual(
      ['createOperationList', 'addListMembers', 'setGroupWriters', 'changeOperationList', 'deleteOperationList'].map(
        (action) => `command line: ${action}`,
      ),
    );
  });
});
