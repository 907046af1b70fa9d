import { Problem } from '@jinshu/api';
import type { Command } from 'commander';
import { createAccount } from '../features/account/index.ts';
import { refuseDirectoryPassword } from '../features/directory/index.ts';
import { clearLock } from '../features/lock/index.ts';
import { hashPassword } from '../features/login/index.ts';
import { enablePerson } from '../features/operation/index.ts';
import { updatePassword } from '../features/password/index.ts';
import { claimAddress } from '../mail/recipient/index.ts';
import { commandLine, deleteOperationSessionsOf, recordAction } from '../platform/operation/index.ts';
import { deleteSessionsOf } from '../platform/session/index.ts';
import { findAccount, findDepartment, hasDomain, listAccounts } from './organisation.repository.ts';
import { type PasswordOptions, readPassword } from './readPassword.ts';
import { CommandError, type CommonOptions, runCommand } from './runCommand.ts';
import { addLevelsCommand } from './userLevels.ts';

interface AddOptions extends CommonOptions, PasswordOptions {
  name?: string;
  englishName?: string;
  employeeNumber?: string;
  department?: string;
  position?: string;
  quota?: string;
  admin?: boolean;
}

const localPart = /^[a-z0-9]([a-z0-9._-]{0,62}[a-z0-9])?$/;

/** Reads a mailbox address. */
export function checkAddress(address: string): { address: string; domain: string } {
  const lower = address.toLowerCase();
  const [name = '', domain = '', ...rest] = lower.split('@');
  if (rest.length > 0 || !localPart.test(name) || domain === '')
    throw new CommandError(`${address} is no mailbox address: letters, digits, dots, hyphens and underscores, an @ and a domain.`);
  return { address: lower, domain };
}

/** Reads a capacity in megabytes. */
export function quotaBytes(text: string): number {
  const megabytes = Number(text);
  if (!/^\d+$/.test(text) || megabytes > 1_000_000_000)
    throw new CommandError(`The quota is "${text}"; it must be a number of megabytes, or 0 for no limit.`);
  return megabytes * 1024 * 1024;
}

const withPassword = (command: Command) =>
  command
    .option('--password <text>', 'the password; other users of the machine may see it in the list of processes')
    .option('--password-stdin', 'read the password from the standard input');

const toldPassword = (password: string, isGenerated: boolean) => (isGenerated ? [`Password: ${password}`] : []);

const lastSuper = (error: unknown) => {
  throw error instanceof Problem && error.params.reason === 'last-super'
    ? new CommandError('This is the last super administrator that may log in. Make another one first.')
    : error;
};

async function needAccount(db: Parameters<typeof findAccount>[0], address: string) {
  const account = await findAccount(db, address);
  if (!account) throw new CommandError(`There is no account ${address}.`);
  return account;
}

/** Commands that let people in again, or no longer. */
function addAccessCommands(user: Command): void {
  user
    .command('unlock <address>')
    .description('take away the lock of own folders, calendar and files, for somebody who has forgotten its password')
    .option('--json', 'answer as JSON')
    .action((given: string, options: CommonOptions) =>
      runCommand(options, async (deps) => {
        const account = await needAccount(deps.db, given);
        const target = { kind: 'person', id: account.id, name: account.login } as const;
        const hadLock = await clearLock(deps, account.mailbox_id, async (tx, had) => {
          if (had) await recordAction(tx, deps, commandLine, { action: 'clearOfPerson', target, changes: [{ field: 'lock' }] });
        });
        return {
          value: { address: account.login, hadLock },
          lines: [hadLock ? `The lock of ${account.login} is gone.` : `${account.login} has locked nothing.`],
        };
      }),
    );

  addLevelsCommand(user);

  for (const isActive of [false, true]) {
    user
      .command(isActive ? 'enable <address>' : 'disable <address>')
      .description(isActive ? 'let an account in again' : 'let an account in no longer and end its sessions; its mail stays')
      .option('--json', 'answer as JSON')
      .action((given: string, options: CommonOptions) =>
        runCommand(options, async (deps) => {
          const account = await needAccount(deps.db, given);
          await enablePerson(deps, { role: 'super', reach: 'all' }, commandLine, { id: account.id, isEnabled: isActive }).catch(lastSuper);
          return {
            value: { address: account.login, isActive },
            lines: [isActive ? `${account.login} may log in again.` : `${account.login} may no longer log in; its sessions have ended.`],
          };
        }),
      );
  }
}

/** `user passwd`. */
function addPasswordCommand(user: Command): void {
  withPassword(user.command('passwd <address>').description('give an account another password and end its sessions'))
    .option('--must-change', 'they have to choose another one at their next login, before anything else')
    .option('--json', 'answer as JSON')
    .action((given: string, options: CommonOptions & PasswordOptions & { mustChange?: boolean }) =>
      runCommand(options, async (deps) => {
        const { db, now } = deps;
        const account = await needAccount(db, given);
        await refuseDirectoryPassword(deps, account.id);
        const { password, isGenerated } = await readPassword(options);
        const hash = await hashPassword(password);
        await db.transaction().execute(async (tx) => {
          await updatePassword(tx, account.id, { passwordHash: hash, mustChange: options.mustChange === true, at: now() });
          await deleteSessionsOf(tx, account.id);
          await deleteOperationSessionsOf(tx, account.id);
          const target = { kind: 'person', id: account.id, name: account.login } as const;
          await recordAction(tx, { now }, commandLine, { action: 'resetPersonPassword', target, changes: [{ field: 'password' }] });
        });
        return {
          value: { address: account.login, ...(isGenerated && { password }) },
          lines: [`${account.login} has another password; its sessions have ended.`, ...toldPassword(password, isGenerated)],
        };
      }),
    );
}

/** `user list`. */
function addListCommand(user: Command): void {
  user
    .command('list')
    .description('list all accounts')
    .option('--json', 'answer as JSON')
    .action((options: CommonOptions) =>
      runCommand(options, async ({ db }) => {
        const accounts = await listAccounts(db);
        const width = Math.max(0, ...accounts.map(({ address }) => address.length));
        const marks = ({ isAdmin, isActive }: (typeof accounts)[number]) =>
          [isAdmin && 'administrator', !isActive && 'disabled'].filter(Boolean).join(', ');
        return {
          value: accounts,
          lines: [
            ...accounts.map((one) => [one.address.padEnd(width), one.name, one.department, marks(one)].filter(Boolean).join('  ')),
            `${accounts.length} ${accounts.length === 1 ? 'account' : 'accounts'}`,
          ],
        };
      }),
    );
}

/** `user add|list|passwd|unlock|levels|disable|enable`. */
export function addUserCommands(program: Command): void {
  const user = program.command('user').description('people and their accounts');

  withPassword(user.command('add <address>').description('make an account with its mailbox'))
    .option('--name <name>', 'the name people see; the part before the @ by default')
    .option('--english-name <name>', 'the name in English')
    .option('--employee-number <number>', 'a number to log in with besides the address')
    .option('--department <name>', 'a department that exists')
    .option('--position <text>', 'what they do')
    .option('--quota <megabytes>', 'how much the mailbox holds; 0 for no limit, that of the policies by default')
    .option('--admin', 'make an administrator')
    .option('--json', 'answer as JSON')
    .action((given: string, options: AddOptions) =>
      runCommand(options, async (deps) => {
        const { db, config } = deps;
        const { address, domain } = checkAddress(given);
        const quota = options.quota === undefined ? undefined : quotaBytes(options.quota);
        if (domain !== config.domain && !(await hasDomain(db, domain)))
          throw new CommandError(`${domain} is not a domain of this organisation. Add it with: domain add ${domain}`);
        const departmentId = options.department === undefined ? undefined : await findDepartment(db, options.department);
        if (options.department !== undefined && departmentId === undefined)
          throw new CommandError(`There is no department ${options.department}. Add it with: department add ${options.department}`);
        const { password, isGenerated } = await readPassword(options);
        const passwordHash = await hashPassword(password);
        const ids = await db
          .transaction()
          .execute(async (tx) => {
            if (!(await claimAddress(tx, address))) throw new CommandError(`${address} exists already.`);
            const made = await createAccount(tx, {
              address,
              name: options.name ?? address.slice(0, address.indexOf('@')),
              englishName: options.englishName,
              employeeNumber: options.employeeNumber,
              position: options.position,
              quotaBytes: quota,
              isAdmin: options.admin,
              departmentId,
              passwordHash,
            });
            await recordAction(tx, deps, commandLine, {
              action: 'createPerson',
              target: { kind: 'person', id: made.accountId, name: address, departmentId },
              changes: options.admin ? [{ field: 'role', before: null, after: 'super' }] : [],
            });
            return made;
          })
          .catch((error: { code?: string; constraint?: string }) => {
            if (error.code !== '23505') throw error;
            const taken = error.constraint?.includes('employee') ? `employee number ${options.employeeNumber}` : address;
            throw new CommandError(`The ${taken} exists already.`);
          });
        return {
          value: { address, accountId: ids.accountId, mailboxId: ids.mailboxId, ...(isGenerated && { password }) },
          lines: [`Added ${address}${options.admin ? ', an administrator' : ''}.`, ...toldPassword(password, isGenerated)],
        };
      }),
    );

  addListCommand(user);
  addPasswordCommand(user);
  addAccessCommands(user);
}
