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
      pictures: 2,
      skins: 2,
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

  describe('skins of the organization', () => {
    const skinsOf = async () => {
      const { rows } = await to.database.pool.query<{ id: number; accent: string; is_published: boolean; sheet_hash: string | null }>(
        `SELECT id::integer, recipe ->> 'accent' AS accent, is_published, sheet_hash FROM own_skin ORDER BY id`,
      );
      return rows;
    };
    const policyValue = async (name: string) => {
      const { rows } = await to.database.pool.query<{ value: unknown }>(
        'SELECT value FROM policy WHERE name = $1 AND department_id IS NULL AND account_id IS NULL',
        [name],
      );
      return rows[0]?.value;
    };
    const name = { 'zh-hans': '松烟绿', 'zh-tw': '松煙綠', en: 'Pine' };
    const exported = async () => JSON.parse(await exportSetUp(to.deps));

    it('are named in policies, and have their numbers here', async () => {
      const { policies: inFile, skins } = JSON.parse(text);
      expect(skins).toMatchObject([
        { name, tokens: null, isPublished: true },
        { name, tokens: { color: expect.any(Object) }, isPublished: false },
      ]);
      expect(inFile[0].values).toMatchObject({ skin_name: 'own:松烟绿', skins: expect.arrayContaining(['moye', 'own:松烟绿']) });
      const [first] = await skinsOf();
      expect([await policyValue('skin_name'), JSON.stringify(inFile).includes('own-')]).toEqual([`own-${first?.id}`, false]);
      expect((await from.database.pool.query('SELECT FROM own_skin WHERE id = $1', [first?.id])).rowCount).toBe(0);
    });

    it('are published again when their draft changes, and the second of a name when the file says so', async () => {
      const before = await skinsOf();
      const { recipe } = (await exported()).skins[0];
      const given = file({
        skins: [
          { name, recipe: { ...recipe, accent: '#7A3B2E' }, isPublished: true },
          { name, isPublished: true },
        ],
        policies: [{ department: ['部门0'], values: { skins: ['moye', 'own#2:松烟绿'], skin_name: 'own#2:松烟绿' } }],
      });
      expect(written(await run(given))).toEqual(['~ skins 松烟绿 (recipe)', '~ skins 松烟绿 (isPublished)', '+ policies 部门0']);
      const after = await skinsOf();
      expect(after.map(({ id, accent, is_published }) => ({ id, accent, is_published }))).toEqual([
        { id: before[0]?.id, accent: '#7A3B2E', is_published: true },
        { id: before[1]?.id, accent: before[1]?.accent, is_published: true },
      ]);
      expect(after[0]?.sheet_hash).not.toBe(before[0]?.sheet_hash);
      const { policies: all } = await exported();
      expect(all).toContainEqual({ department: ['部门0'], values: { skins: ['moye', 'own#2:松烟绿'], skin_name: 'own#2:松烟绿' } });
      expect(await policyValue('skins')).not.toContain(`own-${before[1]?.id}`);
      expect(written(await run(given, true))).toEqual([]);
    });

    it('BAK-112 are in the file as they are published, with a later draft apart, and an import gives both back', async () => {
      const before = await skinsOf();
      const { skins } = await exported();
      const draft = { name: { ...name, en: 'Sea' }, recipe: { ...skins[0].recipe, accent: '#0E4C92' }, tokens: null };
      expect(written(await run(file({ skins: [{ name, draft }] })))).toEqual(['~ skins 松烟绿 (draft)']);
      const after = await skinsOf();
      expect([after[0]?.accent, after[0]?.sheet_hash]).toEqual(['#0E4C92', before[0]?.sheet_hash]);
      expect((await exported()).skins).toEqual([{ ...skins[0], draft }, skins[1]]);
      const text = JSON.stringify(file({ skins: (await exported()).skins }));
      expect(await importSetUp(from.deps, commandLine, { text, isDryRun: false })).toMatchObject({ faults: [], refused: [] });
      expect(JSON.parse(await exportSetUp(from.deps)).skins).toEqual([{ ...skins[0], draft }, skins[1]]);
    });

    it('are withdrawn, but not while they are a default', async () => {
      const drafts = file({ skins: [{ name, isPublished: false }, { name }] });
      expect((await run(drafts)).refused).toEqual([
        { place: 'skins 松烟绿', reason: expect.stringMatching(/^It is the default of the organization/) },
      ]);
      await run(file({ policies: [{ values: { skin_name: 'moye' } }] }));
      expect((await run(drafts)).refused).toEqual([]);
      expect((await skinsOf()).map(({ is_published }) => is_published)).toEqual([false, true]);
      expect(await policyValue('skins')).toEqual(expect.not.arrayContaining([expect.stringMatching(/^own-/)]));
    });

    it('have the rules of their pages: the certificate, whole tokens, and policies that name what is published', async () => {
      const before = await recordCount();
      const { recipe } = (await exported()).skins[0];
      const { faults } = await run(
        file({
          skins: [
            { name: { ...name, 'zh-hans': '亮黄' }, recipe: { ...recipe, accent: '#F5C400', isExact: true }, isPublished: true },
            { name: { ...name, 'zh-hans': '草稿' }, recipe: { ...recipe, accent: '#F5C400', isExact: true } },
            { name: { ...name, 'zh-hans': '残' }, recipe, tokens: { color: {} } },
            { name: { ...name, 'zh-hans': '空' } },
          ],
          policies: [
            { values: { skin_name: 'own:没有', skins: ['moye', 'own:草稿'] } },
            { department: ['部门0'], values: { skins: ['own-1'] } },
          ],
        }),
        true,
      );
      const found = faults.map(({ place, reason }) => `${place}: ${reason}`);
      expect(found.filter((fault) => fault.includes('亮黄')).at(0)).toMatch(
        /^skins 亮黄: it can't be published: accent\.base on .* has [\d.]+:1 and needs 3:1$/,
      );
      expect(found.filter((fault) => !fault.includes('亮黄'))).toEqual([
        expect.stringMatching(/^skins 残: tokens: \S+ is missing or malformed$/),
        'skins 空: recipe: a new skin needs one',
        'policies everyone: skin_name: There is no published skin own:没有.',
        'policies everyone: skins: There is no published skin own:草稿.',
        'policies 部门0: skins: There is no published skin own-1.',
      ]);
      expect(await recordCount()).toBe(before);
      const bad = await run(file({ skins: [{ name, recipe: { ...recipe, accent: 'green' } }] }), true);
      expect(bad.faults.map(({ place }) => place)).toEqual(['skins, number 1 (松烟绿), recipe, accent']);
    });
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
