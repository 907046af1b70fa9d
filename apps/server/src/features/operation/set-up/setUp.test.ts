import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLine } from '../../../platform/operation/index.ts';
import { type PolicyName, policies, policyNames } from '../../../platform/policy/index.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { makeOrganisation } from '../../../testing/makeOrganisation.ts';
import { readSetUpTables } from '../../../testing/readSetUpTables.ts';
import { exportedMailSettings, exportedTables, leftTables } from '../../../testing/setUpTables.ts';
import { exportSetUp } from './exportSetUp.ts';
import { importSetUp } from './importSetUp.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;

it('every table and column is in the file of the set-up, or named with the reason why not', async () => {
  const database = await createTestDatabase();
  const { rows } = await database.pool.query<{ table: string; columns: string[] }>(
    `SELECT table_name AS table, array_agg(column_name::text ORDER BY column_name) AS columns
     FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name ORDER BY 1`,
  );
  await database.drop();
  const named = (table: string) => Object.keys({ ...exportedTables[table]?.columns, ...exportedTables[table]?.left }).sort();
  const declared = rows.map(({ table, columns }) => [table, leftTables[table] ? columns : named(table)]);
  expect(declared).toEqual(rows.map(({ table, columns }) => [table, columns]));
  const known = rows.map(({ table }) => table);
  expect([...Object.keys(exportedTables), ...Object.keys(leftTables)].filter((table) => !known.includes(table))).toEqual([]);
});

describe('the set-up of an organization of 1,000 people', () => {
  let from: App;
  let to: App;
  let text = '';
  beforeAll(async () => {
    const now = () => new Date('2026-11-28T08:00:00Z');
    [from, to] = [await buildTestApp({ now }), await buildTestApp({ now })];
    await makeOrganisation(from, { people: 1_000 });
    text = await exportSetUp(from.deps);
  }, 180_000);
  afterAll(async () => {
    await from.close();
    await to.close();
  });

  const run = (given: unknown, isDryRun = false) =>
    importSetUp(to.deps, commandLine, { text: typeof given === 'string' ? given : JSON.stringify(given), isDryRun });
  const file = (sections: object) => ({ format: 'jinshu-organization', version: 1, ...sections });
  const recordCount = async () =>
    (await to.database.pool.query<{ count: number }>('SELECT count(*)::integer AS count FROM operation_record')).rows[0]?.count;
  const written = (report: Awaited<ReturnType<typeof run>>) =>
    report.sections.flatMap(({ name, created, changed }) => [
      ...created.map((label) => `+ ${name} ${label}`),
      ...changed.map(({ label, fields }) => `~ ${name} ${label} (${fields.join(', ')})`),
    ]);

  it('a trial run names what would be created, and writes nothing', async () => {
    const { sections, ...faults } = await run(text, true);
    expect(faults).toEqual({ faults: [], refused: [] });
    const counts = Object.fromEntries(sections.map(({ name, created }) => [name, created.length]));
    expect(counts).toMatchObject({
      people: 1_001,
      departments: 40,
      sharedMailboxes: 10,
      lists: 20,
      reviewRules: 5,
      contacts: 2,
      policies: 3,
    });
    expect(await recordCount()).toBe(0);
  });

  it('BAK-18 is the same in an empty organization after an import, row by row, with a record by the command line for each change', async () => {
    const { faults, refused } = await run(text);
    expect({ faults, refused }).toEqual({ faults: [], refused: [] });
    expect(await exportSetUp(to.deps)).toBe(text);
    expect(await readSetUpTables(to.database.pool)).toEqual(await readSetUpTables(from.database.pool));
    const { rows } = await to.database.pool.query<{ author: string; people: number }>(
      `SELECT author, count(*) FILTER (WHERE action = 'createPerson')::integer AS people FROM operation_record GROUP BY author`,
    );
    expect(rows).toEqual([{ author: 'command line', people: 1_001 }]);
    const sections = Object.keys(JSON.parse(text));
    expect(Object.values(exportedMailSettings).filter((section) => !sections.includes(section))).toEqual([]);
  }, 180_000);

  it('changes nothing the second time', async () => {
    const before = await recordCount();
    expect(written(await run(text))).toEqual([]);
    expect(await recordCount()).toBe(before);
  });

  it('gives nobody a password, and has none in the file', async () => {
    const { rows } = await to.database.pool.query('SELECT FROM account WHERE password_hash IS NOT NULL');
    expect([rows, /argon2|scrypt|\$2[aby]\$/.test(text)]).toEqual([[], false]);
  });

  it('adds and changes what a part of a file has, and leaves the rest', async () => {
    const before = JSON.parse(await exportSetUp(to.deps));
    const report = await run(
      file({
        people: [
          { address: 'PERSON1@jinshu.example', position: '主管', furtherAddresses: [{ address: 'one@jinshu.example', isSender: false }] },
          { address: 'new@jinshu.example', name: '新人', department: ['部门0', '部门1'], role: 'auditor' },
        ],
        lists: [{ address: 'list0@jinshu.example', members: [{ person: 'new@jinshu.example' }] }],
        departments: [{ path: ['部门0', '新部门'] }],
        policies: [{ values: { passwd_size2: 10 } }],
        alerts: { people: ['new@jinshu.example'], queueLimit: 10, freePercent: 5 },
      }),
    );
    expect(report.refused).toEqual([]);
    expect(written(report)).toEqual([
      '+ departments 部门0/新部门',
      '+ people new@jinshu.example',
      '~ people PERSON1@jinshu.example (position, furtherAddresses)',
      '~ lists list0@jinshu.example (members)',
      '~ policies everyone (values)',
      '~ alerts  (people, queueLimit, freePercent)',
    ]);
    const after = JSON.parse(await exportSetUp(to.deps));
    expect(after.people).toHaveLength(before.people.length + 1);
    expect(after.people.find(({ address }: { address: string }) => address === 'person1@jinshu.example')).toMatchObject({
      name: '员工1',
      position: '主管',
      furtherAddresses: [{ address: 'one@jinshu.example', isSender: false }],
    });
    expect(after.lists[0].members).toHaveLength(before.lists[0].members.length + 1);
    expect(after.policies[0].values).toEqual({ ...before.policies[0].values, passwd_size2: 10 });
    expect(after.reviewRules).toEqual(before.reviewRules);
  });

  it('names the place and the reason of every fault, and imports nothing then', async () => {
    const before = await recordCount();
    const faultsOf = async (given: unknown) => (await run(given)).faults.map(({ place, reason }) => `${place}: ${reason}`);
    expect(await faultsOf('{ "format": ')).toEqual([expect.stringMatching(/^the file: is not JSON: /)]);
    expect(
      await faultsOf(file({ people: [{ address: 'a@jinshu.example' }, { address: 'li@jinshu.example', quotaBytes: -1, shoe: 43 }] })),
    ).toEqual([
      'people, number 2 (li@jinshu.example), quotaBytes: must be at least 0',
      'people, number 2 (li@jinshu.example): has an unknown field: shoe',
    ]);
    expect(
      await faultsOf(
        file({
          people: [{ address: 'x@jinshu.example', department: ['部门0', '没有'] }, { address: 'X@jinshu.example' }],
          lists: [{ address: 'l@jinshu.example', moderators: ['who@jinshu.example'], members: [{ list: 'no@jinshu.example' }] }],
          policies: [{ values: { passwd_size2: 3, shoe: 1 } }],
        }),
      ),
    ).toEqual([
      'people x@jinshu.example: department: there is no department 部门0/没有',
      'people X@jinshu.example: it is in the file twice',
      'lists l@jinshu.example: moderators: there is no person who@jinshu.example',
      'lists l@jinshu.example: list: there is no list no@jinshu.example',
      `policies everyone: passwd_size2 must be ${policies.passwd_size2.range}`,
      'policies everyone: there is no policy shoe',
    ]);
    expect(await recordCount()).toBe(before);
  });

  it('imports the rest where a use case refuses an entry, and takes a password only from the file', async () => {
    const relay = { mode: 'relay', host: 'relay.example', port: 587, security: 'starttls', account: 'jinshu' };
    const refused = (given: object) => run(file(given)).then((report) => report.refused.map(({ place }) => place));
    const given = { people: [{ address: 'y@other.example' }, { address: 'z@jinshu.example' }], outgoingMail: relay };
    expect(await refused(given)).toEqual(['people y@other.example', 'outgoingMail']);
    expect(await refused({ outgoingMail: { ...relay, password: 'Geheim-2026' } })).toEqual([]);
    const exported = await exportSetUp(to.deps);
    expect([exported.includes('"z@jinshu.example"'), exported.includes('Geheim')]).toEqual([true, false]);
    expect(JSON.parse(exported).outgoingMail).toEqual(relay);
  });

  it('carries the value of every policy', async () => {
    const text = (name: PolicyName) => policies[name].toText(policies[name].initial as never);
    const values = Object.fromEntries(policyNames.map((name) => [name, policies[name].fromText(text(name))]));
    const { faults, refused } = await run(file({ policies: [{ values }] }));
    expect({ faults, refused }).toEqual({ faults: [], refused: [] });
    const whole = JSON.parse(await exportSetUp(to.deps)).policies[0].values;
    expect(Object.keys(whole).sort()).toEqual([...policyNames].sort());
  });
});
