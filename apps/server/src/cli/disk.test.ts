import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestDeps, type TestDeps } from '../testing/buildTestApp.ts';
import { makeAccount } from '../testing/factories.ts';
import { cliEnvironment, runCli } from '../testing/runCli.ts';

let test: TestDeps;
let directory: string;
beforeAll(async () => {
  test = await buildTestDeps();
  directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-cli-'));
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true, force: true });
});

it('FIL-15 FIL-43 appoints and removes administrators of the enterprise disk', async () => {
  const answer = async (...args: string[]) => {
    const { status, out } = await runCli(['disk', 'admin', ...args, '--json'], cliEnvironment(test.database, directory));
    return { status, value: JSON.parse(out) };
  };
  const { address } = await makeAccount(test.deps, { name: '林月' });
  expect((await answer('add', 'nobody@jinshu.example')).status).toBe(1);
  expect((await answer('add', address)).value).toEqual({ address });
  expect((await answer('list')).value).toEqual([{ address, name: '林月' }]);
  expect((await answer('remove', address)).status).toBe(0);
  expect((await answer('remove', address)).status).toBe(1);
}, 60_000);
