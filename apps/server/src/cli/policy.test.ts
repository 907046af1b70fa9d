import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyText, policyValue } from '../features/policy/policyTexts.ts';
import { type PolicyName, policies, policyNames } from '../platform/policy/policies.ts';
import { readPolicies } from '../platform/policy/readPolicy.ts';
import { buildTestDeps, type TestDeps } from '../testing/buildTestApp.ts';
import { makeAccount } from '../testing/factories.ts';
import { getPolicyValue, listPolicyValues, setPolicyValue, unsetPolicyValue } from './policy.ts';

let test: TestDeps;
beforeAll(async () => {
  test = await buildTestDeps({ env: { JINSHU_CAPTCHA: 'slide' } });
});
afterAll(() => test.close());

const pictures = '[{"image":"https://jinshu.example/a.png","url":"","from":"2026-01-31"}]';
const words: Partial<Record<PolicyName, string>> = {
  exclude_ext: 'exe, .BAT',
  welcome_logo: 'data:image/png;base64,AAAA',
  register_agreement: '{"zh-hans":"甲","zh-tw":"乙","en":"a"}',
  help_pages: '{"zh-hans":"甲","zh-tw":"乙","en":"a"}',
  welcome_links: '[{"title":"办公","links":[{"title":"a","desc":"","url":"https://jinshu.example","icon":""}]}]',
  app_list: '[{"name":"报销","description":"","url":"https://jinshu.example","icon":""}]',
  banner_list: pictures,
  welcome_ads: pictures,
};

/** Another value than that of a new installation, as it is typed. */
function otherText(name: PolicyName): string {
  const { range, initial } = policies[name];
  const known = words[name];
  if (known !== undefined) return known;
  if (range === 'on or off') return initial ? 'off' : 'on';
  const [, from, to] = /^a whole number from (\d+) to (\d+)/.exec(range) ?? [];
  if (from !== undefined && to !== undefined) return String(initial) === to ? from : to;
  const [, of = ''] = /^one (?:or more )?of (.*)$/.exec(range) ?? [];
  const offered = of.split(', ');
  if (range.startsWith('one or more')) return offered.slice(0, Math.min(2, offered.length - 1)).join(', ');
  if (of !== '') return of.split(', ').find((one) => one !== String(initial)) ?? '';
  if (range.startsWith('an address')) return 'https://jinshu.example/page';
  return range.startsWith('a day') ? '2026-01-31' : '别的名字';
}

/** A value that cannot be, as it is typed. */
const wrongText = (name: PolicyName) => (policies[name].range.includes('characters on one line') ? 'a\u0007b' : 'neither/this');

// What bounds another value is set before it, and what is bounded by one after it.
const first: readonly PolicyName[] = ['mail_size', 'mail_level'];
const inOrder = [...first, ...policyNames.filter((name) => !first.includes(name))];

// Chinese characters and their punctuation are two columns wide.
const widthOf = (text: string) => text.replaceAll(/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu, '  ').length;

/** The lines of a table whose columns are aligned, the first row as its head. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - widthOf(text))).join(' | ')} |`;
  const [head, ...rest] = rows.map(line);
  return [head ?? '', `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest];
}

describe('jinshu policy', () => {
  it('BAK-66 sets each of all policies to another value, reads it back, and takes it away again', async () => {
    const { deps } = test;
    const before = await readPolicies(deps.db);
    for (const name of inOrder) {
      const text = otherText(name);
      const value = policyValue(name, text);
      expect([name, value]).not.toEqual([name, before[name]]);
      const said = await setPolicyValue(deps, { name, text }, {});
      expect([name, said]).toEqual([name, { value: { name, value }, lines: [`${name} is now ${policyText(name, value)} for everybody.`] }]);
      expect((await getPolicyValue(deps, name, {})).lines[0]).toBe(policyText(name, value));
      expect((await readPolicies(deps.db))[name]).toEqual(value);
    }
    for (const name of [...inOrder].reverse()) await unsetPolicyValue(deps, name, {});
    expect(await readPolicies(deps.db)).toEqual(before);
  });

  it.each(policyNames)('BAK-66 says in a sentence that %s cannot be what it cannot be', async (name) => {
    const text = wrongText(name);
    await expect(setPolicyValue(test.deps, { name, text }, {})).rejects.toThrow(
      `${name} cannot be "${text}"; it must be ${policies[name].range}.`,
    );
  });

  it('BAK-65 BAK-66 sets a value for a person or a department where that is possible, and says where it is set', async () => {
    const { deps } = test;
    await deps.db.insertInto('department').values({ name: '研究部' }).execute();
    const { address } = await makeAccount(deps, { address: 'lin.yue@jinshu.example' });
    await setPolicyValue(deps, { name: 'page_limit', text: '50' }, { user: address });
    await setPolicyValue(deps, { name: 'page_limit', text: '100' }, { department: '研究部' });
    const { value } = await listPolicyValues(deps, {});
    expect((value as { name: string }[]).find(({ name }) => name === 'page_limit')).toEqual({
      name: 'page_limit',
      value: 20,
      elsewhere: expect.arrayContaining([address, '研究部']),
    });
    expect((await getPolicyValue(deps, 'page_limit', { user: address })).lines[0]).toBe('50');
    await expect(setPolicyValue(deps, { name: 'captcha', text: 'off' }, { user: address })).rejects.toThrow(
      'captcha can be set for everybody only: leave out --department and --user.',
    );
    await expect(unsetPolicyValue(deps, 'read_type', { user: address })).rejects.toThrow(`read_type is not set for ${address}.`);
    await expect(getPolicyValue(deps, 'page_limi', {})).rejects.toThrow('There is no policy page_limi. Did you mean page_limit?');
    await expect(setPolicyValue(deps, { name: 'attach_level', text: '3' }, {})).rejects.toThrow('attach_level is above mail_level.');
  });

  it('BAK-66 all of them stand in the documentation', async () => {
    const cell = (text: string) => text.replaceAll('|', '\\|');
    const rows = policyNames.map((name) => {
      const { about, range, scopes, ids } = policies[name];
      const initial = name === 'exclude_ext' ? 'files that run when they are opened' : policyText(name, policies[name].initial as never);
      const whose = scopes.map((scope) => (scope === 'organisation' ? 'organization' : scope)).join(', ');
      const values = range.replace(/^JSON: (\[.*\])/, 'JSON such as `$1`');
      return [`\`${name}\``, ...[about, values, initial === '' ? '(nothing)' : initial, whose, ids.join(', ')].map(cell)];
    });
    const text = [
      '# Policies',
      '',
      'What an organization decides. `jinshu policy set NAME VALUE` changes a value, with `--department` or `--user` for some people only.',
      'The nearest value applies: that of the person, of the lowest department, of the organization, of a new installation.',
      'A change is in force from the next call on, on every server. The description is in `apps/server/src/platform/policy`.',
      '',
      ...table([['Name', 'What it decides', 'Range', 'New installation', 'Set for', 'Requirements'], ...rows]),
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot(path.join(import.meta.dirname, '../../../../docs/policies.md'));
  });
});
