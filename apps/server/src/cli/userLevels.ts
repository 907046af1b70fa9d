import { type MailLevel, mailLevels } from '@jinshu/api';
import type { Command } from 'commander';
import { recordPolicies } from '../features/operation/index.ts';
import { commandLine } from '../platform/operation/index.ts';
import { forgetPolicies } from '../platform/policy/index.ts';
import { findAccount } from './organisation.repository.ts';
import { CommandError, type CommonOptions, runCommand } from './runCommand.ts';

interface LevelsOptions extends CommonOptions {
  mail?: string;
  attachment?: string;
}

const names = ['none', ...Object.keys(mailLevels)];

/** A level by its name or its number; 0 for none. */
export function levelOf(given: string): number {
  const level = /^[0-5]$/.test(given) ? Number(given) : names.indexOf(given.toLowerCase());
  if (level === -1)
    throw new CommandError(`There is no level "${given}": ${names.join(', ')}, or their numbers from 0 to ${names.length - 1}.`);
  return level;
}

const nameOf = (level: number) => names[level] as MailLevel | 'none';

/** `user levels`: lets an account write in security mode (D-29), up to these levels. */
export function addLevelsCommand(user: Command): void {
  user
    .command('levels <address>')
    .description('let an account write in security mode, up to a level; with no level for mail it writes as everybody does')
    .option('--mail <level>', `the highest level of its mails: ${names.join(', ')}`, 'none')
    .option('--attachment <level>', 'the highest level of its attachments; that of its mails by default')
    .option('--json', 'answer as JSON')
    .action((given: string, options: LevelsOptions) =>
      runCommand(options, async ({ db, now }) => {
        const mailLevel = levelOf(options.mail ?? 'none');
        const attachLevel = options.attachment === undefined ? mailLevel : levelOf(options.attachment);
        if (attachLevel > mailLevel) throw new CommandError('No attachment may have a level above that of its mail.');
        const account = await findAccount(db, given);
        if (!account) throw new CommandError(`There is no account ${given}.`);
        const levels = { is_security: mailLevel > 0, mail_level: mailLevel, attach_level: attachLevel };
        const target = { of: 'person', accountId: account.id } as const;
        const changes = Object.entries(levels).map(([name, value]) => ({ name, value }));
        await db.transaction().execute((tx) => recordPolicies(tx, { now }, commandLine, { target, whose: account.login, changes }));
        forgetPolicies(db);
        const told = `mail up to ${nameOf(mailLevel)}, attachments up to ${nameOf(attachLevel)}`;
        return {
          value: { address: account.login, isSecure: mailLevel > 0, mailLevel, attachLevel },
          lines: [mailLevel > 0 ? `${account.login} writes in security mode: ${told}.` : `${account.login} writes without levels.`],
        };
      }),
    );
}
