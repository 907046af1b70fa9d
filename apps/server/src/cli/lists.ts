import { type OperationReason, Problem, type WriterKind, writerKinds } from '@jinshu/api';
import { type Command, Option } from 'commander';
import {
  changeGroupWriters,
  changeMailingList,
  changeMailingListMembers,
  createMailingList,
  deleteMailingList,
} from '../features/operation/index.ts';
import { normalAddress } from '../mail/recipient/index.ts';
import type { Deps } from '../platform/deps/index.ts';
import { commandLine } from '../platform/operation/index.ts';
import { findAccount } from './organisation.repository.ts';
import { CommandError, type CommonOptions, runCommand } from './runCommand.ts';

/** The command line reaches everything. */
const caller = { reach: 'all' } as const;

/** Makes a change, and says in a sentence why it was refused. */
async function change<T>(
  work: Promise<T>,
  sentences: { [K in OperationReason | 'not-found']?: string } & { 'not-found'?: string },
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const key = error instanceof Problem && (error.code === 'operation-refused' ? error.params.reason : error.code);
    const sentence = typeof key === 'string' ? sentences[key as OperationReason] : undefined;
    throw sentence === undefined ? error : new CommandError(sentence);
  }
}

const noList = (list: string) => ({ 'not-found': `There is no list ${list}.` });

async function accountsOf({ db }: Deps, addresses: readonly string[]): Promise<number[]> {
  const found = await Promise.all(addresses.map(async (address) => ({ address, id: (await findAccount(db, normalAddress(address)))?.id })));
  const unknown = found.filter(({ id }) => id === undefined).map(({ address }) => address);
  if (unknown.length > 0) throw new CommandError(`There is no account ${unknown.join(', ')}.`);
  return found.flatMap(({ id }) => id ?? []);
}

interface AddOptions extends CommonOptions {
  name: string;
  type: string;
  owner?: string;
}

function addMaking(lists: Command): void {
  lists
    .command('add <address>')
    .description('make a mailing list')
    .requiredOption('--name <name>', 'name of the list')
    .option('--type <type>', 'kind of the list, as it is shown', '')
    .option('--owner <address>', 'person who gets what the list failed to deliver')
    .option('--json', 'answer as JSON')
    .action((given: string, { name, type, owner, ...options }: AddOptions) =>
      runCommand(options, async (deps) => {
        const [ownerId = null] = await accountsOf(deps, owner === undefined ? [] : [owner]);
        const { id, address } = await change(createMailingList(deps, caller, commandLine, { address: given, name, type, ownerId }), {
          'address-invalid': `${given} is no address.`,
          'domain-unknown': `${given} is not in a domain of this organization.`,
          'address-taken': `${given} is taken.`,
        });
        return { value: { id, address }, lines: [`Added the list ${address}.`] };
      }),
    );
  lists
    .command('delete <list>')
    .description('delete a mailing list')
    .option('--json', 'answer as JSON')
    .action((list: string, options: CommonOptions) =>
      runCommand(options, async (deps) => {
        await change(deleteMailingList(deps, caller, commandLine, { address: normalAddress(list) }), noList(list));
        return { value: { address: list }, lines: [`Deleted the list ${list}.`] };
      }),
    );
  for (const [name, isHidden, description] of [
    ['hide', true, 'leave a list out of the books and the picker'],
    ['show', false, 'offer a list in the books and the picker again'],
  ] as const)
    lists
      .command(`${name} <list>`)
      .description(description)
      .option('--json', 'answer as JSON')
      .action((list: string, options: CommonOptions) =>
        runCommand(options, async (deps) => {
          await change(changeMailingList(deps, caller, commandLine, { address: normalAddress(list) }, { isHidden }), noList(list));
          return { value: { address: list, isHidden }, lines: [`${isHidden ? 'Hid' : 'Showed'} the list ${list}.`] };
        }),
      );
}

interface ModerationOptions extends CommonOptions {
  moderator: string[];
  off?: boolean;
}

const collect = (value: string, all: string[]) => [...all, value];

function addModeration(lists: Command): void {
  lists
    .command('moderate <list>')
    .description('let mail to a list wait for a moderator')
    .option('--moderator <address>', 'one of the moderators, in place of those before; may be given several times', collect, [])
    .option('--off', 'mail goes to the members at once')
    .option('--json', 'answer as JSON')
    .action((list: string, { moderator, off = false, ...options }: ModerationOptions) =>
      runCommand(options, async (deps) => {
        const moderatorIds = moderator.length > 0 ? await accountsOf(deps, moderator) : undefined;
        const moderation = { isModerated: !off, moderatorIds };
        await change(changeMailingList(deps, caller, commandLine, { address: normalAddress(list) }, moderation), {
          ...noList(list),
          'moderators-missing': 'Give a moderator who can log in with --moderator.',
        });
        const line = off ? `Mail to ${list} goes to its members at once.` : `Mail to ${list} waits for a moderator.`;
        return { value: { address: list, isModerated: !off, moderators: moderator }, lines: [line] };
      }),
    );
}

interface WriterOptions extends CommonOptions {
  who: WriterKind;
  writer: string[];
}

function addWriters(lists: Command): void {
  lists
    .command('writers <group>')
    .description('set who may write to a mailing list, to dept_3@…, or to everyone@…')
    .addOption(new Option('--who <who>', 'who may write').choices(writerKinds).makeOptionMandatory())
    .option('--writer <address>', 'one of the chosen people; may be given several times', collect, [])
    .option('--json', 'answer as JSON')
    .action((group: string, { who: writers, writer: chosen, ...options }: WriterOptions) =>
      runCommand(options, async (deps) => {
        const people = await accountsOf(deps, writers === 'chosen' ? chosen : []);
        await change(changeGroupWriters(deps, caller, commandLine, { address: group, writers, people }), {
          'group-unknown': `There is no list, department or domain ${group}.`,
          'group-inside-only': `${group} takes mail from people inside only.`,
          'writers-missing': 'Give the chosen people with --writer.',
        });
        return { value: { address: group, writers, chosen }, lines: [`Mail to ${group} is taken from: ${writers}.`] };
      }),
    );
}

/** `list add`, `list member`, `list writers`, `list moderate`, `list hide`, `list show`, `list delete`. */
export function addListCommands(program: Command): void {
  const lists = program.command('list').description('mailing lists');
  addMaking(lists);
  addWriters(lists);
  addModeration(lists);
  lists
    .command('member <list> <address...>')
    .description('put members on a list: mailboxes, departments such as dept_3@…, other lists, or people outside')
    .option('--remove', 'take them off instead')
    .option('--json', 'answer as JSON')
    .action((list: string, addresses: string[], { remove = false, ...options }: CommonOptions & { remove?: boolean }) =>
      runCommand(options, async (deps) => {
        const given = { address: normalAddress(list), addresses, isRemoving: remove };
        const { count, refused } = await change(changeMailingListMembers(deps, caller, commandLine, given), noList(list));
        const unknown = refused.map(({ address }) => address);
        const lines = [`${remove ? 'Took off' : 'Put on'} ${count}.`, ...unknown.map((address) => `There is no mailbox ${address}.`)];
        return { value: { count, unknown }, lines, isFailure: unknown.length > 0 };
      }),
    );
}
