import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestDeps, type TestDeps } from '../testing/buildTestApp.ts';
import { makeAccount } from '../testing/factories.ts';
import { cliEnvironment, runCli } from '../testing/runCli.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let test: TestDeps;
let place: string;

beforeAll(async () => {
  test = await buildTestDeps();
  place = await mkdtemp(path.join(os.tmpdir(), 'jinshu-cli-mail-'));
  await makeAccount(test.deps, { address: 'lin.yue@jinshu.example' });
});
afterAll(async () => {
  await test.close();
  await rm(place, { recursive: true, force: true });
});

const jinshu = async (...args: string[]) => {
  const { status, out } = await runCli([...args, '--json'], cliEnvironment(test.database, test.dataDir));
  return { status, value: JSON.parse(out) };
};

it('imports into a folder that it makes, tells what failed by its status, and exports again', async () => {
  await writeFile(path.join(place, 'a.eml'), 'Subject: one\r\n\r\nhi\r\n');
  await writeFile(path.join(place, 'b.eml'), 'Subject: two\r\n\r\nhi\r\n');
  const into = ['import', '--user', 'Lin.Yue@jinshu.example', '--folder', '旧邮件', place];
  expect(await jinshu(...into)).toMatchObject({ status: 0, value: { imported: 2, present: 0, failed: [] } });
  await writeFile(path.join(place, 'c.eml'), '');
  expect(await jinshu(...into)).toMatchObject({
    status: 1,
    value: { imported: 0, present: 2, failed: [{ where: path.join(place, 'c.eml'), reason: 'is empty' }] },
  });
  const target = path.join(place, 'out');
  expect(await jinshu('export', '--user', 'lin.yue@jinshu.example', '--folder', '旧邮件', target)).toEqual({
    status: 0,
    value: { exported: 2, folders: 1, target },
  });
  expect((await readdir(path.join(target, '旧邮件'))).sort()).toEqual(['000001 one.eml', '000002 two.eml']);
});

it('says in a sentence what is not there', async () => {
  expect(await jinshu('import', '--user', 'nobody@jinshu.example', place)).toEqual({
    status: 1,
    value: { error: 'There is no mailbox nobody@jinshu.example.' },
  });
  expect(await jinshu('export', '--user', 'lin.yue@jinshu.example', '--folder', 'Nowhere', place)).toEqual({
    status: 1,
    value: { error: 'There is no folder Nowhere in lin.yue@jinshu.example.' },
  });
});
