import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDepartment } from '../features/account/account.repository.ts';
import { selectShareLevel } from '../features/shared-mailbox/shared-mailbox.repository.ts';
import { buildTestDeps, type TestDeps } from '../testing/buildTestApp.ts';
import { makeAccount } from '../testing/factories.ts';
import { cliEnvironment, runCli } from '../testing/runCli.ts';

let test: TestDeps;
let directory: string;
beforeAll(async () => {
  test = await buildTestDeps();
  directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-shared-'));
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true, force: true });
});

const run = (...args: string[]) => {
  return runCli(['shared-mailbox', ...args], cliEnvironment(test.database, directory));
};
const answer = async (...args: string[]) => JSON.parse((await run(...args, '--json')).out);

it('BAK-48 BAK-49 SHR-03 makes shared mailboxes, sets their members, deletes and restores them', async () => {
  const { db } = test.deps;
  const departmentId = await db.transaction().execute((tx) => createDepartment(tx, { name: '市场部' }));
  const { address, accountId } = await makeAccount(test.deps, { name: '林月' });
  const service = 'service@jinshu.example';
  const { mailboxId } = await answer('add', 'Service@jinshu.example', '--name', '读者服务', '--department', '市场部', '--quota', '10');
  expect(await answer('add', service, '--name', 'x')).toEqual({ error: `${service} is taken.` });
  expect(await answer('member', service, address, '--level', 'full')).toEqual({ mailbox: service, member: address, level: 'full' });
  expect(await selectShareLevel(db, accountId, mailboxId)).toBe('full');
  expect(await answer('member', service, '--department', '市场部', '--level', 'send')).toMatchObject({ level: 'send' });
  expect(await answer('member', service, address, '--remove')).toEqual({
    error: `${address} is the only member of ${service} with full control. Give it to another member first.`,
  });
  expect(await answer('change', service, '--name', '读者之家', '--quota', '0')).toEqual({ address: service });
  expect(await answer('list')).toEqual([
    {
      mailboxId,
      address: service,
      name: '读者之家',
      departmentId,
      department: '市场部',
      usedBytes: 0,
      quotaBytes: 0,
      removeOn: null,
      members: [
        { of: 'person', id: accountId, name: '林月', address, level: 'full' },
        { of: 'department', id: departmentId, name: '市场部', address: null, level: 'send' },
      ],
    },
  ]);
  expect((await run('list')).out).toBe(`${service}  读者之家  市场部\n  full   ${address}\n  send   department 市场部\n`);
  expect((await answer('delete', service)).address).toBe(service);
  expect(await selectShareLevel(db, accountId, mailboxId)).toBeNull();
  expect((await run('list')).out).toMatch(/\(deleted; removed on \d{4}-\d\d-\d\d\)/);
  expect(await answer('restore', service)).toEqual({ address: service });
  expect(await selectShareLevel(db, accountId, mailboxId)).toBe('full');
}, 120_000);

it('BAK-48 BAK-49 says in a sentence what is wrong', async () => {
  const { address } = await makeAccount(test.deps);
  await answer('add', 'help@jinshu.example', '--name', 'Help');
  for (const [args, error] of [
    [['add', 'x@else.example', '--name', 'x'], 'x@else.example is not in a domain of this organization.'],
    [['add', 'x@jinshu.example', '--name', ' '], 'The name has 1 to 50 characters.'],
    [['member', 'help@jinshu.example', '--level', 'read'], 'Give an address or --department.'],
    [['member', 'help@jinshu.example', address, '--level', 'all'], 'There is no level "all": read, send, write, full.'],
    [['member', 'help@jinshu.example', 'no@jinshu.example', '--level', 'read'], 'There is no account no@jinshu.example in use.'],
    [['restore', 'help@jinshu.example'], 'There is no deleted shared mailbox help@jinshu.example.'],
  ] as const) {
    const { status, out, err } = await run(...args);
    expect([status, out, err]).toEqual([1, '', `${error}\n`]);
  }
}, 120_000);
