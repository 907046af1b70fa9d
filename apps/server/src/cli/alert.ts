import type { AlertSettings } from '@jinshu/api';
import type { Command } from 'commander';
import { type AlertForm, readAlertSettings, setAlertSettings } from '../features/operation/index.ts';
import type { Deps } from '../platform/deps/index.ts';
import { commandLine } from '../platform/operation/index.ts';
import { findAccount } from './organisation.repository.ts';
import { CommandError, type CommandResult, type CommonOptions, runCommand } from './runCommand.ts';

const answerOf = (settings: AlertSettings): CommandResult => ({
  value: settings,
  lines: [
    settings.people.length === 0
      ? 'Alerts are mailed to nobody.'
      : `Alerts are mailed to ${settings.people.map(({ userName }) => userName).join(', ')}.`,
    `Limits: ${settings.queueLimit} messages in the queue, ${settings.freePercent}% of the disk free.`,
    ...settings.alerts.map(({ part, target, cause, since }) => `${[part, target].filter(Boolean).join(' ')}: ${cause} since ${since}`),
  ],
});

/** Changes the settings as the back stage does, with a record (BAK-18, BAK-110). */
async function change(deps: Deps, changeOf: (settings: AlertForm) => Partial<AlertForm>): Promise<CommandResult> {
  const { people, queueLimit, freePercent } = await readAlertSettings(deps.db);
  const form = { people: people.map(({ id }) => id), queueLimit, freePercent, version: Number.MAX_SAFE_INTEGER };
  await setAlertSettings(deps, commandLine, { ...form, ...changeOf(form) });
  return answerOf(await readAlertSettings(deps.db));
}

async function accountOf({ db }: Pick<Deps, 'db'>, address: string): Promise<number> {
  const account = await findAccount(db, address);
  if (!account?.is_active) throw new CommandError(`There is no account ${address} in use.`);
  return account.id;
}

function numberOf(given: string, option: string, most: number): number {
  const number = Number(given);
  if (!/^\d{1,7}$/.test(given) || number < 1 || number > most) throw new CommandError(`${option} is a number from 1 to ${most}.`);
  return number;
}

/** `alert show|add|remove|set`. */
export function addAlertCommands(program: Command): void {
  const alert = program.command('alert').description('mail to administrators when a part of the system needs attention');

  alert
    .command('show')
    .description('show whom alerts are mailed to, the limits, and the alerts that are not over')
    .option('--json', 'answer as JSON')
    .action((options: CommonOptions) => runCommand(options, async ({ db }) => answerOf(await readAlertSettings(db))));

  alert
    .command('add <address>')
    .description('mail alerts to a person')
    .option('--json', 'answer as JSON')
    .action((address: string, options: CommonOptions) =>
      runCommand(options, async (deps) => {
        const id = await accountOf(deps, address);
        return change(deps, ({ people }) => ({ people: [...people, id] }));
      }),
    );

  alert
    .command('remove <address>')
    .description('mail them to that person no more')
    .option('--json', 'answer as JSON')
    .action((address: string, options: CommonOptions) =>
      runCommand(options, async (deps) => {
        const { people } = await readAlertSettings(deps.db);
        const person = people.find(({ userName }) => userName === address.trim().toLowerCase());
        if (!person) throw new CommandError(`Alerts are not mailed to ${address}.`);
        return change(deps, (form) => ({ people: form.people.filter((id) => id !== person.id) }));
      }),
    );

  alert
    .command('set')
    .description('set the limits')
    .option('--queue <number>', 'most messages that may wait in the queue')
    .option('--free <percent>', 'least percent of the disk that is free')
    .option('--json', 'answer as JSON')
    .action(({ queue, free, ...options }: CommonOptions & { queue?: string; free?: string }) =>
      runCommand(options, async (deps) => {
        if (queue === undefined && free === undefined) throw new CommandError('Give --queue, --free or both.');
        const limits = {
          ...(queue !== undefined && { queueLimit: numberOf(queue, '--queue', 1_000_000) }),
          ...(free !== undefined && { freePercent: numberOf(free, '--free', 90) }),
        };
        return change(deps, () => limits);
      }),
    );
}
