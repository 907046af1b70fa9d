import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp } from '../testing/buildTestApp.ts';
import { cliEnvironment, runCli } from '../testing/runCli.ts';

let test: Awaited<ReturnType<typeof buildTestApp>>;
let org: (...args: string[]) => ReturnType<typeof runCli>;
let file = '';
beforeAll(async () => {
  test = await buildTestApp({ env: { JINSHU_DEMO: '0' } });
  const env = { ...cliEnvironment(test.database, test.dataDir), JINSHU_DOMAIN: 'jinshu.example' };
  org = (...args) => runCli(['org', ...args], env);
  file = path.join(test.dataDir, 'organization.json');
});
afterAll(() => test.close());

const change = async (edit: (whole: Record<string, unknown>) => void) => {
  const whole = JSON.parse(await readFile(file, 'utf8'));
  edit(whole);
  await writeFile(file, JSON.stringify(whole));
};

it('BAK-18 org export writes the set-up, and org import says what it would change, changes it, and is recorded', async () => {
  expect(await org('export', file)).toEqual({ status: 0, out: `Wrote ${file}.\n`, err: '' });
  expect((await org('export', '-')).out).toBe(await readFile(file, 'utf8'));
  await change((whole) => {
    whole.people = [{ address: 'li.si@jinshu.example', name: '李四' }];
  });
  const trial = await org('import', file, '--dry-run');
  expect([trial.status, trial.out.split('\n')]).toEqual([
    0,
    expect.arrayContaining([
      'people: 1 to create, 0 to change, 0 unchanged, 0 only here',
      '  + li.si@jinshu.example',
      'Nothing was written.',
    ]),
  ]);
  expect((await org('import', file)).out).toContain('people: 1 created, 0 changed, 0 unchanged, 0 only here\n');
  expect((await org('import', file)).out).toContain('people: 0 created, 0 changed, 1 unchanged, 0 only here\n');
  const { rows } = await test.database.pool.query(`SELECT author, action, target_name FROM operation_record`);
  expect(rows).toEqual([{ author: 'command line', action: 'createPerson', target_name: 'li.si@jinshu.example' }]);
  const acts = await test.database.pool.query(`SELECT detail ->> 'command' AS command FROM security_record ORDER BY id`);
  expect(acts.rows.map(({ command }) => command)).toEqual(['org export', 'org export', 'org import', 'org import', 'org import']);
});

it('org import names the faults of a file, and ends with a status', async () => {
  await change((whole) => {
    whole.lists = [{ address: 'l@jinshu.example', owner: 'nobody@jinshu.example' }];
  });
  expect(await org('import', file)).toMatchObject({
    status: 1,
    out: [
      'Nothing was imported. The file has faults:',
      '  lists l@jinshu.example: owner: there is no person nobody@jinshu.example',
      '',
    ].join('\n'),
  });
  expect((await org('import', `${file}.none`)).status).toBe(1);
});
