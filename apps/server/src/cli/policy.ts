import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { recordPolicies } from '../features/operation/index.ts';
import { PolicyRefusal, policyNamed, policyText, policyValue } from '../features/policy/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { Deps } from '../platform/deps/index.ts';
import { commandLine } from '../platform/operation/index.ts';
import {
  forgetPolicies,
  listPolicies,
  type PolicyName,
  type PolicyTarget,
  type PolicyValues,
  policies,
  policyNames,
  readPoliciesAt,
  selectPolicySources,
} from '../platform/policy/index.ts';
import { findAccount, findDepartment } from './organisation.repository.ts';
import { CommandError, type CommandResult, type CommonOptions, runCommand } from './runCommand.ts';

/** Options that name for whom a policy is meant. */
export interface PolicyOptions extends CommonOptions {
  department?: string | undefined;
  user?: string | undefined;
}

async function targetOf(db: Db, { department, user }: PolicyOptions): Promise<{ target: PolicyTarget; whose: string }> {
  if (department !== undefined && user !== undefined) throw new CommandError('Give a department or a user, not both.');
  if (department !== undefined) {
    const departmentId = await findDepartment(db, department);
    if (departmentId === undefined) throw new CommandError(`There is no department ${department}.`);
    return { target: { of: 'department', departmentId }, whose: `the department ${department}` };
  }
  if (user === undefined) return { target: { of: 'organisation' }, whose: 'everybody' };
  const account = await findAccount(db, user);
  if (!account) throw new CommandError(`There is no account ${user}.`);
  return { target: { of: 'person', accountId: account.id }, whose: account.login };
}

const textOf = (name: keyof PolicyValues, values: PolicyValues) => policyText(name, values[name]) || '(nothing)';

/** `policy list`: the values in force, and where others are set. */
export async function listPolicyValues({ db }: Pick<Deps, 'db'>, options: PolicyOptions): Promise<CommandResult> {
  const { target } = await targetOf(db, options);
  const values = await readPoliciesAt(db, target);
  const set = (await listPolicies(db)).filter(({ department, user }) => department !== null || user !== null);
  const width = Math.max(...policyNames.map(({ length }) => length));
  const elsewhere = (name: string) => set.filter((one) => one.name === name).map(({ department, user }) => department ?? user);
  return {
    value: policyNames.map((name) => ({ name, value: values[name], elsewhere: elsewhere(name) })),
    lines: policyNames.map((name) => {
      const others = target.of === 'organisation' ? elsewhere(name) : [];
      const shown = others.length > 3 ? `${others.slice(0, 3).join(', ')} and ${others.length - 3} more` : others.join(', ');
      return `${name.padEnd(width)}  ${textOf(name, values)}${others.length > 0 ? `  (other for ${shown})` : ''}`;
    }),
  };
}

/** `policy get`: one value in force, with what it means. */
export async function getPolicyValue({ db }: Pick<Deps, 'db'>, given: string, options: PolicyOptions): Promise<CommandResult> {
  const name = policyNamed(given);
  const { target } = await targetOf(db, options);
  const values = await readPoliciesAt(db, target);
  const { about, range, ids } = policies[name];
  return {
    value: { name, value: values[name], about, range, requirements: ids },
    lines: [textOf(name, values), `${name}: ${about}; ${range}`],
  };
}

/** Sets or removes a value with its record (BAK-18). */
async function record(
  deps: Pick<Deps, 'db' | 'now'>,
  { target, whose, name, value }: { target: PolicyTarget; whose: string; name: PolicyName; value: unknown },
): Promise<void> {
  const of = target.of === 'organisation' ? '' : whose;
  await deps.db.transaction().execute((tx) => recordPolicies(tx, deps, commandLine, { target, whose: of, changes: [{ name, value }] }));
  forgetPolicies(deps.db);
}

/** `policy set`: in force from the next call on, on every server. */
export async function setPolicyValue(
  deps: Pick<Deps, 'db' | 'now'>,
  { name: given, text }: { name: string; text: string },
  options: PolicyOptions,
): Promise<CommandResult> {
  const { db } = deps;
  const name = policyNamed(given);
  const value = policyValue(name, text);
  const { target, whose } = await targetOf(db, options);
  const scopes: readonly string[] = policies[name].scopes;
  if (!scopes.includes(target.of)) throw new PolicyRefusal(`${name} can be set for everybody only: leave out --department and --user.`);
  await record(deps, { target, whose, name, value });
  return {
    value: { name, value },
    lines: [`${name} is now ${policyText(name, value) || '(nothing)'} for ${whose}.`],
  };
}

/** `policy unset`: the next nearest value is in force again. */
export async function unsetPolicyValue(deps: Pick<Deps, 'db' | 'now'>, given: string, options: PolicyOptions): Promise<CommandResult> {
  const { db } = deps;
  const name = policyNamed(given);
  const { target, whose } = await targetOf(db, options);
  const isSet = (await selectPolicySources(db, target)).some((one) => one.name === name && one.isHere);
  if (!isSet) throw new PolicyRefusal(`${name} is not set for ${whose}.`);
  await record(deps, { target, whose, name, value: null });
  const values = await readPoliciesAt(db, target);
  return { value: { name, value: values[name] }, lines: [`${name} is no longer set for ${whose}; ${textOf(name, values)} is in force.`] };
}

const imageTypes: Readonly<Record<string, string>> = { '.png': 'png', '.jpg': 'jpeg', '.jpeg': 'jpeg', '.gif': 'gif', '.webp': 'webp' };

/** Reads a value from a file. An image becomes a data URL. */
async function readValue(file: string): Promise<string> {
  const type = imageTypes[path.extname(file).toLowerCase()];
  const bytes = await readFile(path.resolve(file)).catch(() => {
    throw new CommandError(`${file} cannot be read.`);
  });
  return type ? `data:image/${type};base64,${bytes.toString('base64')}` : bytes.toString('utf8');
}

const forWhom = (command: Command) =>
  command
    .option('--department <name>', 'for a department and all below it')
    .option('--user <address>', 'for one person')
    .option('--json', 'answer as JSON');

/** `policy list|get|set|unset`. */
export function addPolicyCommands(program: Command): void {
  const policy = program
    .command('policy')
    .description('what the organization decides; the nearest value is in force: person, department, everybody');

  forWhom(policy.command('list').description('list all policies with their values')).action((options: PolicyOptions) =>
    runCommand(options, (deps) => listPolicyValues(deps, options)),
  );
  forWhom(policy.command('get <name>').description('show the value in force, and which values there may be')).action(
    (name: string, options: PolicyOptions) => runCommand(options, (deps) => getPolicyValue(deps, name, options)),
  );
  forWhom(policy.command('set <name> [value]').description('set a value; it is in force from the next call on'))
    .option('--file <path>', 'read the value from a file, such as a logo')
    .action((name: string, value: string | undefined, options: PolicyOptions & { file?: string }) =>
      runCommand(options, async (deps) => {
        if ((value === undefined) === (options.file === undefined)) throw new CommandError('Give a value or --file.');
        return setPolicyValue(deps, { name, text: options.file === undefined ? (value ?? '') : await readValue(options.file) }, options);
      }),
    );
  forWhom(policy.command('unset <name>').description('take a value back, so that the next nearest is in force')).action(
    (name: string, options: PolicyOptions) => runCommand(options, (deps) => unsetPolicyValue(deps, name, options)),
  );
}
