import { type OperationReason, Problem, type ProblemParams } from '@jinshu/api';
import type { Command } from 'commander';
import { changeDomain, createDepartment, createDomain, deleteDomain, readDomains } from '../features/operation/index.ts';
import { commandLine } from '../platform/operation/index.ts';
import { findDepartment } from './organisation.repository.ts';
import { CommandError, type CommonOptions, runCommand } from './runCommand.ts';

/** `department add` and `domain add|list|default|alias|share|first-book|delete`. */
export function addOrganisationCommands(program: Command): void {
  program
    .command('department')
    .description('departments')
    .command('add <name>')
    .description('add a department')
    .option('--parent <name>', 'the department it belongs to')
    .option('--json', 'answer as JSON')
    .action((name: string, options: CommonOptions & { parent?: string }) =>
      runCommand(options, async (deps) => {
        const { db } = deps;
        const parentId = options.parent === undefined ? undefined : await findDepartment(db, options.parent);
        if (options.parent !== undefined && parentId === undefined) throw new CommandError(`There is no department ${options.parent}.`);
        if (await findDepartment(db, name)) throw new CommandError(`The department ${name} exists already.`);
        const { id } = await createDepartment(deps, commandLine, { name, parentId: parentId ?? null });
        return { value: { id, name }, lines: [`Added the department ${name}, number ${id}.`] };
      }),
    );

  addDomainCommands(program);
}

const refusals: { [K in OperationReason]?: (name: string, params: ProblemParams) => string } = {
  'domain-invalid': (name) => `${name} is no mail domain.`,
  'domain-taken': (name) => `The domain ${name} exists already.`,
  'domain-unknown': () => 'The target is no domain of this organization.',
  'domain-in-use': (name, { mailboxes, lists, senders }) =>
    `${name} is used by ${mailboxes} mailboxes, ${lists} lists and ${senders} further addresses.`,
  'domain-default': (name) => `${name} is the domain of new addresses.`,
  'domain-own': (name) => `The settings of the server name ${name}.`,
  'domain-alias': () => 'An alias can be neither the default nor the target of an alias.',
  'domain-has-aliases': (name, { domains }) => `${domains} is an alias of ${name}.`,
  'domain-unseen': (name) => `The people of ${name} do not see that domain.`,
};

/** Makes a change of a domain, and says in a sentence why it was refused. */
async function change<T>(name: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'not-found') throw new CommandError(`There is no domain ${name}.`);
    const sentence = refusals[error.params.reason as OperationReason];
    throw sentence ? new CommandError(sentence(name, error.params)) : error;
  });
}

/** Version of a domain that the command line changes whatever it is. */
const version = Number.MAX_SAFE_INTEGER;

function addDomainCommands(program: Command): void {
  const domain = program.command('domain').description('mail domains');
  const changing = (name: string, description: string) => domain.command(name).description(description).option('--json', 'answer as JSON');

  changing('add <name>', 'keep mail of another domain besides that of JINSHU_DOMAIN').action((given: string, options: CommonOptions) =>
    runCommand(options, async (deps) => {
      const name = await change(given, createDomain(deps, commandLine, given));
      return { value: { name }, lines: [`Added the domain ${name}. A running server takes its mail within seconds.`] };
    }),
  );
  changing('list', 'list the domains with what uses them').action((options: CommonOptions) =>
    runCommand(options, async (deps) => {
      const domains = await readDomains(deps);
      const lines = domains.map(({ name, isDefault, aliasOf, mailboxCount, listCount, aliasCount, seenBy }) =>
        [
          name,
          aliasOf && `alias of ${aliasOf}`,
          isDefault && 'default',
          `${mailboxCount} mailboxes`,
          `${listCount} lists`,
          `${aliasCount} aliases`,
          seenBy.length > 0 && `seen by ${seenBy.join(', ')}`,
        ]
          .filter(Boolean)
          .join('  '),
      );
      return { value: domains, lines };
    }),
  );
  changing('default <name>', 'make a domain the one of new addresses').action((name: string, options: CommonOptions) =>
    runCommand(options, async (deps) => {
      await change(name, changeDomain(deps, commandLine, { name, version, isDefault: true }));
      return { value: { name }, lines: [`New addresses are in ${name}.`] };
    }),
  );
  changing('alias <name> [target]', 'deliver mail of a domain to the same names in another; without a target no longer').action(
    (name: string, target: string | undefined, options: CommonOptions) =>
      runCommand(options, async (deps) => {
        await change(name, changeDomain(deps, commandLine, { name, version, aliasOf: target ?? null }));
        return { value: { name, target: target ?? null }, lines: [target ? `${name} is an alias of ${target}.` : `${name} is no alias.`] };
      }),
  );
  changing('share <name> [viewers...]', 'set which other domains see the people of a domain as a book; without viewers, none').action(
    (name: string, viewers: string[], options: CommonOptions) =>
      runCommand(options, async (deps) => {
        const seenBy = viewers.map((viewer) => viewer.toLowerCase());
        await change(name, changeDomain(deps, commandLine, { name, version, seenBy }));
        return { value: { name, seenBy }, lines: [`The people of ${name} are seen by ${seenBy.join(', ') || 'no other domain'}.`] };
      }),
  );
  changing('first-book <name> [shared]', 'set which shared domain the people of a domain see first; without one, the first by name').action(
    (name: string, shared: string | undefined, options: CommonOptions) =>
      runCommand(options, async (deps) => {
        const firstShared = shared?.toLowerCase() ?? null;
        await change(name, changeDomain(deps, commandLine, { name, version, firstShared }));
        return { value: { name, firstShared }, lines: [`The people of ${name} see ${firstShared ?? 'the first by name'} first.`] };
      }),
  );
  changing('delete <name>', 'remove a domain that nothing uses').action((name: string, options: CommonOptions) =>
    runCommand(options, async (deps) => {
      await change(name, deleteDomain(deps, commandLine, { name }));
      return { value: { name }, lines: [`Removed the domain ${name}.`] };
    }),
  );
}
