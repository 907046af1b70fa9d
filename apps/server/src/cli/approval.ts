import type { Command } from 'commander';
import { type Approval, listApprovals } from '../features/approval/index.ts';
import { decideApproval, maximumReason, type NewPerson, valuesInForce } from '../features/decision/index.ts';
import { listFeedback } from '../features/feedback/index.ts';
import type { Deps } from '../platform/deps/index.ts';
import { commandLine, recordAction } from '../platform/operation/index.ts';
import { hasDomain } from './organisation.repository.ts';
import { CommandError, type CommandResult, type CommonOptions, runCommand } from './runCommand.ts';
import { checkAddress, quotaBytes } from './user.ts';
import { levelOf } from './userLevels.ts';

const shown = (value: string | undefined) => (value === undefined || value === '' ? 'nothing' : value);

function describe(
  { id, kind, address, name, content, requestedAt, outcome, decidedAt, decidedBy, reason }: Approval,
  inForce: object,
): string {
  const values = inForce as Record<string, string>;
  const asked =
    kind === 'profile'
      ? Object.entries(content).map(([field, value]) => `${field}: ${shown(values[field])} → ${shown(value)}`)
      : kind === 'cancellation'
        ? ['close the account', ...(content.reason ? [content.reason] : [])]
        : ['register', `department: ${shown(content.department)}`, `mobile: ${shown(content.mobile)}`, `reason: ${shown(content.reason)}`];
  const decided = outcome && ` (${outcome} by ${decidedBy} at ${decidedAt?.toISOString()}${reason && `: ${reason}`})`;
  return `${id}  ${requestedAt.toISOString()}  ${name} <${address}>  ${asked.join('; ')}${decided ?? ''}`;
}

/** The requests with the values that they would change, for `approval list`. */
export async function listForCommand({ db }: Pick<Deps, 'db'>, isAll: boolean): Promise<CommandResult> {
  const found = await listApprovals(db, { isAll });
  const rows = await Promise.all(found.map(async (one) => ({ one, inForce: await valuesInForce(db, one) })));
  return {
    value: rows.map(({ one: { accountId: _account, mailboxId: _mailbox, before: _before, ...rest }, inForce }) => ({
      ...rest,
      before: inForce,
    })),
    lines: [...rows.map(({ one, inForce }) => describe(one, inForce)), `${rows.length} ${rows.length === 1 ? 'request' : 'requests'}`],
  };
}

/** Decides a request and says what came of it, for `approval grant` and `approval refuse`. */
export async function decideForCommand(
  deps: Deps,
  { given, outcome, reason, person }: { given: string; outcome: 'granted' | 'refused'; reason: string; person?: NewPerson },
): Promise<CommandResult> {
  if (!/^\d{1,15}$/.test(given)) throw new CommandError(`"${given}" is no number of a request. approval list shows them.`);
  const decide = { id: Number(given), outcome, reason, by: commandLine.name, ...(person && { person }) };
  const decided = await decideApproval(deps, decide, (tx, { id, address }) =>
    recordAction(tx, deps, commandLine, {
      action: 'decideApproval',
      target: { kind: 'approval', id, name: address },
      changes: [{ field: 'outcome', before: null, after: outcome }],
    }),
  );
  switch (decided.result) {
    case 'unknown':
      throw new CommandError(`There is no request ${given}. approval list shows those that wait.`);
    case 'reason-missing':
      throw new CommandError('A refusal needs a reason.');
    case 'reason-too-long':
      throw new CommandError(`A reason has at most ${maximumReason} characters.`);
    case 'address-taken':
      throw new CommandError('The address exists already. Give another with --address.');
    case 'department-unknown':
      throw new CommandError(`There is no department ${person?.department}. Add it with: department add ${person?.department}`);
    case 'already-decided': {
      const { outcome: earlier, decidedBy, decidedAt } = decided.approval;
      throw new CommandError(`Request ${given} was ${earlier} by ${decidedBy} at ${decidedAt?.toISOString()}. A decision is final.`);
    }
    case 'decided': {
      const { id, kind, address } = decided.approval;
      const way = kind === 'registration' ? 'SMS' : 'mail';
      return { value: { id, kind, address, outcome }, lines: [`Request ${id} of ${address} is ${outcome}; they were told by ${way}.`] };
    }
  }
}

interface GrantOptions extends CommonOptions {
  reason: string;
  address?: string;
  department?: string;
  level: string;
  quota: string;
}

/** Reads what the grant of a registration sets. */
async function personOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { address, department, level, quota }: GrantOptions,
): Promise<NewPerson> {
  const domain = address === undefined ? config.domain : checkAddress(address).domain;
  if (domain !== config.domain && !(await hasDomain(db, domain)))
    throw new CommandError(`${domain} is not a domain of this organisation. Add it with: domain add ${domain}`);
  return { address, department, level: levelOf(level), quotaBytes: quotaBytes(quota) };
}

/** `approval list|grant|refuse` and `feedback list`. */
export function addApprovalCommands(program: Command): void {
  const approval = program
    .command('approval')
    .description('registrations, profile changes and account cancellations that wait for an administrator');

  approval
    .command('list')
    .description('list the requests that wait, with the old and the new value of each changed field')
    .option('--all', 'list those that were decided, too')
    .option('--json', 'answer as JSON')
    .action((options: CommonOptions & { all?: boolean }) => runCommand(options, (deps) => listForCommand(deps, options.all === true)));

  approval
    .command('grant <number>')
    .description('grant a request; it takes effect at once, and the person is told')
    .option('--reason <text>', 'a note to the person', '')
    .option('--address <address>', 'a registration: the address of the mailbox; the user name at the own domain by default')
    .option('--department <name>', 'a registration: a department that exists; the one that was asked for by default')
    .option('--level <level>', 'a registration: the highest level of their mail, from 0 for none to 5', '0')
    .option('--quota <megabytes>', 'a registration: how much the mailbox holds; 0 for no limit', '0')
    .option('--json', 'answer as JSON')
    .action((given: string, options: GrantOptions) =>
      runCommand(options, async (deps) => {
        const person = await personOf(deps, options);
        return decideForCommand(deps, { given, outcome: 'granted', reason: options.reason, person });
      }),
    );

  approval
    .command('refuse <number>')
    .description('refuse a request; everything stays as it was, and the person is told why')
    .requiredOption('--reason <text>', `why, in at most ${maximumReason} characters`)
    .option('--json', 'answer as JSON')
    .action((given: string, options: CommonOptions & { reason: string }) =>
      runCommand(options, (deps) => decideForCommand(deps, { given, outcome: 'refused', reason: options.reason })),
    );

  program
    .command('feedback')
    .description('what people wrote to the administrators')
    .command('list')
    .description('list the latest feedback, newest first')
    .option('--json', 'answer as JSON')
    .action((options: CommonOptions) =>
      runCommand(options, async ({ db }) => {
        const rows = await listFeedback(db);
        const line = ({ id, at, name, address, title, content, contact }: (typeof rows)[number]) =>
          [`${id}  ${at.toISOString()}  ${name} <${address}>  ${title}`, content, ...(contact === '' ? [] : [contact]), ''].join('\n');
        return { value: rows, lines: [...rows.map(line), `${rows.length} in all`] };
      }),
    );
}
