import { type ShareLevel, shareLevels } from '@jinshu/api';
import type { Command } from 'commander';
import {
  changeSharedMailbox,
  createSharedMailbox,
  deleteSharedMailbox,
  findSharers,
  type ManagedMailbox,
  type Member,
  type MemberChange,
  maximumMailboxName,
  removeMember,
  restoreSharedMailbox,
  selectManagedMailboxes,
  setMember,
} from '../features/shared-mailbox/index.ts';
import { normalAddress } from '../mail/recipient/index.ts';
import type { ChangedField, Db, Tx } from '../platform/db/index.ts';
import type { Deps } from '../platform/deps/index.ts';
import { commandLine, recordAction } from '../platform/operation/index.ts';
import { addressRefusals } from './addressRefusals.ts';
import { findAccount, findDepartment } from './organisation.repository.ts';
import { CommandError, type CommonOptions, runCommand } from './runCommand.ts';
import { quotaBytes } from './user.ts';

interface PropertyOptions extends CommonOptions {
  name?: string;
  department?: string;
  quota?: string;
}

interface MemberOptions extends CommonOptions {
  department?: string;
  level?: string;
  remove?: boolean;
}

/** Records a change of a shared mailbox (BAK-18). */
async function record(tx: Tx, deps: Pick<Deps, 'now'>, address: string, action: string, changes: ChangedField[] = []): Promise<void> {
  const [mailbox] = await selectManagedMailboxes(tx, address);
  if (!mailbox) return;
  const target = { kind: 'shared-mailbox', id: mailbox.mailboxId, name: address, departmentId: mailbox.departmentId } as const;
  await recordAction(tx, deps, commandLine, { action, target, changes });
}

const levelNames = shareLevels.join(', ');
const badName = `The name has 1 to ${maximumMailboxName} characters.`;
const noMailbox = (address: string) => new CommandError(`There is no shared mailbox ${address}.`);

async function departmentNamed(db: Db | Tx, name: string | undefined): Promise<number | undefined> {
  if (name === undefined) return undefined;
  const id = await findDepartment(db, name);
  if (id === undefined) throw new CommandError(`There is no department ${name}. Add it with: department add ${name}`);
  return id;
}

function levelNamed(given: string | undefined): ShareLevel {
  const level = shareLevels.find((one) => one === given);
  if (!level) throw new CommandError(`${given === undefined ? 'Give a level' : `There is no level "${given}"`}: ${levelNames}.`);
  return level;
}

async function memberNamed(
  db: Tx,
  { person, department, remove = false }: { person: string | undefined; department: string | undefined; remove: boolean | undefined },
): Promise<{ member: Member; who: string }> {
  if ((person === undefined) === (department === undefined)) throw new CommandError('Give an address or --department.');
  const departmentId = await departmentNamed(db, department);
  if (departmentId !== undefined) return { member: { of: 'department', departmentId }, who: `the department ${department}` };
  const address = normalAddress(person ?? '');
  // Disabled people can be removed too.
  const accountId = remove ? (await findAccount(db, address))?.id : (await findSharers(db, [address])).get(address)?.accountId;
  if (accountId === undefined) throw new CommandError(`There is no account ${address} in use.`);
  return { member: { of: 'person', accountId }, who: address };
}

const memberRefusals: Readonly<Record<Exclude<MemberChange, 'changed'>, (mailbox: string, who: string) => string>> = {
  'unknown-mailbox': (mailbox) => `There is no shared mailbox ${mailbox}.`,
  'unknown-member': (mailbox, who) => `${who} is no member of ${mailbox}.`,
  'last-full-member': (mailbox, who) => `${who} is the only member of ${mailbox} with full control. Give it to another member first.`,
};

function describe({ address, name, department, members, removeOn }: ManagedMailbox): string[] {
  const state = removeOn ? ` (deleted; removed on ${removeOn.toISOString().slice(0, 10)})` : '';
  return [
    [address, name, department].filter(Boolean).join('  ') + state,
    ...members.map((one) => `  ${one.level.padEnd(5)}  ${one.address ?? `department ${one.name}`}`),
  ];
}

function addPropertyCommands(shared: Command): void {
  shared
    .command('add <address>')
    .description('make a shared mailbox; it has no password')
    .requiredOption('--name <name>', 'the name people see')
    .option('--department <name>', 'a department that exists')
    .option('--quota <megabytes>', 'how much the mailbox holds; 0 for no limit, that of the policies by default')
    .option('--json', 'answer as JSON')
    .action((given: string, { name = '', department, quota, ...options }: PropertyOptions) =>
      runCommand(options, ({ db, config, now }) =>
        db.transaction().execute(async (tx) => {
          const properties = {
            name,
            departmentId: await departmentNamed(tx, department),
            quotaBytes: quota === undefined ? undefined : quotaBytes(quota),
          };
          const made = await createSharedMailbox(tx, { address: given, ...properties }, config.domain);
          if (made.refusal === 'bad-name') throw new CommandError(badName);
          if (made.refusal) throw new CommandError(`${given} ${addressRefusals[made.refusal]}.`);
          await record(tx, { now }, made.address, 'createOperationMailbox');
          return { value: made, lines: [`Added the shared mailbox ${made.address}. Nobody is a member yet.`] };
        }),
      ),
    );
  shared
    .command('change <address>')
    .description('change the name, department or capacity of a shared mailbox')
    .option('--name <name>', 'the name people see')
    .option('--department <name>', 'a department that exists')
    .option('--quota <megabytes>', 'how much the mailbox holds; 0 for no limit')
    .option('--json', 'answer as JSON')
    .action((given: string, { name, department, quota, ...options }: PropertyOptions) =>
      runCommand(options, ({ db, now }) =>
        db.transaction().execute(async (tx) => {
          const address = normalAddress(given);
          const departmentId = await departmentNamed(tx, department);
          const bytes = quota === undefined ? undefined : quotaBytes(quota);
          const result = await changeSharedMailbox(tx, address, {
            ...(name !== undefined && { name }),
            ...(departmentId !== undefined && { departmentId }),
            ...(bytes !== undefined && { quotaBytes: bytes }),
          });
          if (result === 'unknown') throw noMailbox(address);
          if (result === 'bad-name') throw new CommandError(badName);
          const changes = Object.entries({ name, department, quota }).filter(([, after]) => after !== undefined);
          await record(
            tx,
            { now },
            address,
            'changeOperationMailbox',
            changes.map(([field, after]) => ({ field, after })),
          );
          return { value: { address }, lines: [`Changed ${address}.`] };
        }),
      ),
    );
}

function addMemberCommand(shared: Command): void {
  shared
    .command('member <mailbox> [address]')
    .description('let a person or a department use a shared mailbox; it counts from the next call on')
    .option('--department <name>', 'a department and all below it, in place of an address')
    .option('--level <level>', `what they may do: ${levelNames}`)
    .option('--remove', 'remove them instead')
    .option('--json', 'answer as JSON')
    .action((given: string, person: string | undefined, { department, level, remove, ...options }: MemberOptions) =>
      runCommand(options, ({ db, now }) =>
        db.transaction().execute(async (tx) => {
          const mailbox = normalAddress(given);
          const { member, who } = await memberNamed(tx, { person, department, remove });
          const wanted = remove ? null : levelNamed(level);
          const result = wanted ? await setMember(tx, { mailbox, member, level: wanted }) : await removeMember(tx, { mailbox, member });
          if (result !== 'changed') throw new CommandError(memberRefusals[result](mailbox, who));
          const changes = [{ field: who, after: wanted }];
          await record(tx, { now }, mailbox, wanted ? 'setMailboxMember' : 'removeMailboxMember', changes);
          return {
            value: { mailbox, member: who, level: wanted },
            lines: [wanted ? `${who} uses ${mailbox} with the level ${wanted}.` : `${who} no longer uses ${mailbox}.`],
          };
        }),
      ),
    );
}

/** `shared-mailbox add|change|member|list|delete|restore`. */
export function addSharedMailboxCommands(program: Command): void {
  const shared = program.command('shared-mailbox').description('mailboxes that several people use');
  addPropertyCommands(shared);
  addMemberCommand(shared);
  shared
    .command('list')
    .description('list the shared mailboxes with their members')
    .option('--json', 'answer as JSON')
    .action((options: CommonOptions) =>
      runCommand(options, async ({ db }) => {
        const found = await selectManagedMailboxes(db);
        return { value: found, lines: found.length === 0 ? ['There is no shared mailbox.'] : found.flatMap(describe) };
      }),
    );
  shared
    .command('delete <mailbox>')
    .description('delete a shared mailbox; it can be restored until its day of removal')
    .option('--json', 'answer as JSON')
    .action((given: string, options: CommonOptions) =>
      runCommand(options, ({ db, now }) =>
        db.transaction().execute(async (tx) => {
          const address = normalAddress(given);
          const removeOn = await deleteSharedMailbox(tx, address, now());
          if (!removeOn) throw noMailbox(address);
          await record(tx, { now }, address, 'deleteOperationMailbox');
          const day = removeOn.toISOString().slice(0, 10);
          return { value: { address, removeOn }, lines: [`Nobody can open ${address} any more. It can be restored until ${day}.`] };
        }),
      ),
    );
  shared
    .command('restore <mailbox>')
    .description('restore a deleted shared mailbox with its mail and its members')
    .option('--json', 'answer as JSON')
    .action((given: string, options: CommonOptions) =>
      runCommand(options, ({ db, now }) =>
        db.transaction().execute(async (tx) => {
          const address = normalAddress(given);
          if (!(await restoreSharedMailbox(tx, address))) throw new CommandError(`There is no deleted shared mailbox ${address}.`);
          await record(tx, { now }, address, 'restoreOperationMailbox');
          return { value: { address }, lines: [`Restored ${address}.`] };
        }),
      ),
    );
}
