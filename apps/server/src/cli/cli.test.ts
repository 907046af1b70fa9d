import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../features/login/password.ts';
import { createMetrics } from '../platform/health/metrics.ts';
import { buildTestDeps, type TestDeps } from '../testing/buildTestApp.ts';
import { createTestDatabase } from '../testing/database.ts';
import { openSession } from '../testing/factories.ts';
import { cliEnvironment, runCli } from '../testing/runCli.ts';
import { runScript } from '../testing/runScript.ts';
import { setOwnPolicies } from '../testing/setOwnPolicies.ts';
import { createProgram } from './program.ts';

let test: TestDeps;
let directory: string;
const jinshu = (args: readonly string[], { input, env = {} }: { input?: string; env?: Record<string, string> } = {}) => {
  const settings = { ...cliEnvironment(test.database, directory), ...env };
  return input === undefined ? runCli(args, settings) : runScript('cli.ts', args, settings, input);
};
const answer = async (args: readonly string[], more: { input?: string; env?: Record<string, string> } = {}) => {
  const { status, out } = await jinshu([...args, '--json'], more);
  return { status, value: JSON.parse(out) };
};

beforeAll(async () => {
  test = await buildTestDeps();
  directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-cli-'));
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true, force: true });
});

describe('the command line', () => {
  it('makes people who can log in, in departments and domains that exist, and writes down who was made', async () => {
    expect(await answer(['user', 'add', 'anna@second.example'])).toEqual({
      status: 1,
      value: { error: 'second.example is not a domain of this organisation. Add it with: domain add second.example' },
    });
    expect(await answer(['domain', 'add', 'Second.example'])).toEqual({ status: 0, value: { name: 'second.example' } });
    expect((await answer(['department', 'add', '研究部'])).value).toEqual({ id: 1, name: '研究部' });
    expect((await answer(['department', 'add', '语言组', '--parent', '研究部'])).value).toEqual({ id: 2, name: '语言组' });

    const args = [
      'user',
      'add',
      'Anna@second.example',
      '--name',
      '安娜',
      '--department',
      '语言组',
      '--admin',
      '--quota',
      '10',
      '--password-stdin',
    ];
    expect(await answer(args, { input: '春江花月夜-2026\n' })).toEqual({
      status: 0,
      value: { address: 'anna@second.example', accountId: expect.any(Number), mailboxId: expect.any(Number) },
    });
    const acts = await test.deps.db.selectFrom('security_record').select(['kind', 'who', 'detail']).orderBy('id').execute();
    const act = (command: string, whom: string, outcome: string) => ({
      kind: 'admin-act',
      who: 'command line',
      detail: { command, whom, outcome },
    });
    expect(acts).toEqual([
      act('user add', 'anna@second.example', 'failed'),
      act('domain add', 'Second.example', 'done'),
      act('department add', '研究部', 'done'),
      act('department add', '语言组', 'done'),
      act('user add', 'Anna@second.example', 'done'),
    ]);
    expect(await createMetrics(test.deps.db).read()).toContain('jinshu_security_records{kind="admin-act"} 5');
    const row = await test.deps.db.selectFrom('account').selectAll().where('login', '=', 'anna@second.example').executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: '安娜', department_id: 2 });
    expect(await verifyPassword('春江花月夜-2026', row.password_hash ?? '')).toBe(true);
    const records = await test.deps.db
      .selectFrom('operation_record')
      .select(['author', 'role', 'action', 'target_name'])
      .orderBy('id')
      .execute();
    const byCommand = (action: string, target: string) => ({ author: 'command line', role: null, action, target_name: target });
    expect(records).toEqual([
      byCommand('createDomain', 'second.example'),
      byCommand('createDepartment', '研究部'),
      byCommand('createDepartment', '语言组'),
      byCommand('createPerson', 'anna@second.example'),
    ]);
    expect((await answer(['user', 'list'])).value).toEqual([
      {
        address: 'anna@second.example',
        name: '安娜',
        employeeNumber: null,
        department: '语言组',
        isAdmin: true,
        isActive: true,
        usedBytes: 0,
        quotaBytes: 10 * 1024 * 1024,
      },
    ]);
    expect(await jinshu(['user', 'add', 'anna@second.example'])).toMatchObject({ status: 1, err: 'anna@second.example exists already.\n' });
  });

  it('makes up a password when none is given, tells it once, and ends the sessions of the old one', async () => {
    const account = await test.deps.db.selectFrom('account').select(['id', 'mailbox_id']).executeTakeFirstOrThrow();
    await openSession(test.deps, { accountId: account.id, mailboxId: account.mailbox_id });
    const { value } = await answer(['user', 'passwd', 'anna@second.example']);
    expect(value.password).toMatch(/^[a-zA-Z2-9]{16}$/);
    const row = await test.deps.db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow();
    expect(await verifyPassword(value.password, row.password_hash ?? '')).toBe(true);
    expect(await test.deps.db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  it('LGN-21 makes them choose another password at the next login, if told so', async () => {
    const mustChange = async (...options: string[]) => {
      await answer(['user', 'passwd', 'anna@second.example', ...options]);
      const row = await test.deps.db.selectFrom('account').select('must_change_password').executeTakeFirstOrThrow();
      return row.must_change_password;
    };
    expect(await mustChange('--must-change')).toBe(true);
    expect(await mustChange()).toBe(false);
  });

  it('BAK-17 ends the sessions of who is disabled, though not of the last super administrator', async () => {
    const row = await test.deps.db.selectFrom('account').select(['id', 'mailbox_id']).executeTakeFirstOrThrow();
    await openSession(test.deps, { accountId: row.id, mailboxId: row.mailbox_id });
    expect(await jinshu(['user', 'disable', 'anna@second.example'])).toMatchObject({
      status: 1,
      err: 'This is the last super administrator that may log in. Make another one first.\n',
    });
    await test.deps.db.deleteFrom('operation_role').execute();
    expect((await jinshu(['user', 'disable', 'anna@second.example'])).out).toBe(
      'anna@second.example may no longer log in; its sessions have ended.\n',
    );
    expect(await test.deps.db.selectFrom('session').selectAll().execute()).toEqual([]);
    expect((await answer(['user', 'enable', 'anna@second.example'])).value).toEqual({ address: 'anna@second.example', isActive: true });
  });

  it('CMP-36 CMP-43 lets somebody write in security mode, up to levels, and keeps what else they may', async () => {
    const own = async () =>
      Object.fromEntries(
        (await test.deps.db.selectFrom('policy').select(['name', 'value']).execute()).map(({ name, value }) => [name, value]),
      );
    const { id } = await test.deps.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    await setOwnPolicies(test.deps.db, id, { is_fwmail: false });
    expect((await answer(['user', 'levels', 'anna@second.example', '--mail', 'secret', '--attachment', '2'])).value).toEqual({
      address: 'anna@second.example',
      isSecure: true,
      mailLevel: 3,
      attachLevel: 2,
    });
    expect(await own()).toEqual({ is_fwmail: false, is_security: true, mail_level: 3, attach_level: 2 });
    expect(await jinshu(['user', 'levels', 'anna@second.example'])).toMatchObject({
      status: 0,
      out: 'anna@second.example writes without levels.\n',
    });
    expect(await own()).toEqual({ is_fwmail: false, is_security: false, mail_level: 0, attach_level: 0 });
  });

  it('moves the organisation to another database by backup and restore', async () => {
    const file = path.join(directory, 'whole.jinshu');
    expect(await answer(['backup', file])).toMatchObject({ status: 0, value: { file, missingBlobs: [] } });
    const other = await createTestDatabase({ isEmpty: true });
    const env = cliEnvironment(other, directory);
    expect(await answer(['restore', file], { env })).toMatchObject({ status: 0, value: { domain: 'jinshu.example' } });
    expect((await answer(['user', 'list'], { env })).value).toHaveLength(1);
    expect((await answer(['check', '--deep'], { env })).value).toMatchObject({ faults: [], isDeep: true });
    await other.pool.query('UPDATE mailbox SET used_bytes = 7');
    expect(await jinshu(['check'], { env })).toMatchObject({
      status: 1,
      out: 'Mailbox anna@second.example says 7 used bytes and has 0.\n0 messages, 0 contents, 0 blobs: 1 fault.\n',
    });
    await other.drop();
  }, 60_000);

  it.each([
    [['user', 'add', 'no address'], 'no address is no mailbox address'],
    [['user', 'add', 'x@jinshu.example', '--quota', 'much'], 'The quota is "much"'],
    [['user', 'add', 'x@jinshu.example', '--department', 'none'], 'There is no department none'],
    [['user', 'add', 'x@jinshu.example', '--password', 'short'], 'at least 8 characters'],
    [['user', 'passwd', 'x@jinshu.example'], 'There is no account x@jinshu.example'],
    [['user', 'unlock', 'x@jinshu.example'], 'There is no account x@jinshu.example'],
    [['user', 'levels', 'x@jinshu.example', '--mail', 'secret'], 'There is no account x@jinshu.example'],
    [['user', 'levels', 'x@jinshu.example', '--mail', '9'], 'There is no level "9": none, normal, internal'],
    [['user', 'levels', 'x@jinshu.example', '--mail', '1', '--attachment', '2'], 'above that of its mail'],
    [['domain', 'add', 'nonsense'], 'no mail domain'],
    [['restore', '/nowhere'], 'no such file'],
    [['dance'], "unknown command 'dance'"],
    [['backup'], "missing required argument 'file'"],
  ])('%j fails with a sentence and no trace', async (args, text) => {
    const { status, err } = await jinshu(args);
    expect(status).toBe(1);
    expect(err).toContain(text);
    expect(err).not.toMatch(/^\s+at /m);
  });

  it('says which setting is wrong, and that a database cannot be reached, without its password', async () => {
    expect(await jinshu(['user', 'list'], { env: { JINSHU_CAPTCHA: 'riddle' } })).toMatchObject({
      status: 1,
      err: expect.stringContaining('JINSHU_CAPTCHA'),
    });
    const { status, err } = await jinshu(['user', 'list'], { env: { DATABASE_URL: 'postgres://u:geheim@127.0.0.1:9/mail' } });
    expect([status, err]).toEqual([1, expect.stringMatching(/^The database mail at 127\.0\.0\.1:9 cannot be used: .+\n$/)]);
    expect(err).not.toContain('geheim');
  });

  it('explains every command, also as a process of its own', async () => {
    const linesOf = (command: Command, line: readonly string[] = []): (readonly string[])[] => [
      line,
      ...command.commands.flatMap((one) => linesOf(one, [...line, one.name()])),
    ];
    const lines = linesOf(createProgram());
    expect(lines.length).toBeGreaterThan(40);
    for (const line of lines) {
      const { status, out } = await jinshu([...line, '--help']);
      expect([line, status, out.startsWith(`Usage: ${['jinshu', ...line].join(' ')}`)]).toEqual([line, 0, true]);
    }
    const { status, out } = await runScript('cli.ts', ['user', 'add', '--help'], {});
    expect([status, out.startsWith('Usage: jinshu user add')]).toEqual([0, true]);
  });

  it('keeps the rules by which mail is held for review', async () => {
    for (const who of ['zhou', 'shen']) await answer(['user', 'add', `${who}@second.example`]);
    const add = (...more: string[]) => answer(['review-rule', 'add', '合同须审', '--user', 'zhou@second.example', ...more]);
    expect(await add('--reviewer', 'nobody@second.example')).toEqual({
      status: 1,
      value: { error: 'There is no account nobody@second.example.' },
    });
    expect((await jinshu(['review-rule', 'add', '合同须审'])).status).not.toBe(0);
    const { status, value } = await add('--reviewer', 'shen@second.example', '--outside', '--word', '合同');
    expect(status).toBe(0);
    const [rule] = (await answer(['review-rule', 'list'])).value;
    expect(rule).toMatchObject({
      id: value.id,
      reason: '合同须审',
      user: 'zhou@second.example',
      isOutside: true,
      words: ['合同'],
      isActive: true,
      reviewers: ['shen@second.example'],
      waiting: 0,
    });
    expect((await answer(['review-rule', 'disable', String(value.id)])).value).toEqual({ id: value.id, isActive: false });
    expect((await answer(['review-rule', 'list'])).value[0]).toMatchObject({ isActive: false });
    expect(await answer(['review-rule', 'enable', '4711'])).toEqual({ status: 1, value: { error: 'There is no rule 4711.' } });
  });
});
