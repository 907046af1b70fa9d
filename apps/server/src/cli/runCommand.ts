import { Problem, problemSentences } from '@jinshu/api';
import cliProgress from 'cli-progress';
import type { Command } from 'commander';
import type { Progress } from '../platform/backup/index.ts';
import { ConfigError, readConfig } from '../platform/config/index.ts';
import { type Deps, openDeps } from '../platform/deps/index.ts';
import { createLog } from '../platform/log/index.ts';
import { recordSecurity } from '../platform/security/index.ts';

/** Options of every command. */
export interface CommonOptions {
  json?: boolean | undefined;
}

/** Result of a command: a value for `--json`, lines for people, and whether it counts as a failure. */
export interface CommandResult {
  value: unknown;
  lines: readonly string[];
  isFailure?: boolean | undefined;
}

/** A failure that a command tells in one sentence, without a trace. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Read-only commands. All other administrator commands are recorded as security events. */
const looking = new Set([
  'user list',
  'domain list',
  'review-rule list',
  'approval list',
  'feedback list',
  'policy list',
  'policy get',
  'shared-mailbox list',
  'alert show',
  'check',
]);
let act = { command: '', whom: '' };

/** Takes note of which command runs, for the record of administrators' acts; called before each. */
export function noteCommand(command: Command): void {
  const names: string[] = [];
  for (let one: Command | null = command; one?.parent; one = one.parent) names.unshift(one.name());
  act = { command: names.join(' '), whom: String(command.args[0] ?? '') };
}

async function recordAct(deps: Deps, outcome: 'done' | 'failed'): Promise<void> {
  if (looking.has(act.command)) return;
  await recordSecurity(deps, { kind: 'admin-act', who: 'command line', detail: { ...act, outcome } });
}

/**
 * Runs a command over the database of the settings, whether a server is running on it or not, and says what came of it: with `--json` one
 * object on the standard output. A failure ends the process with a status of 1.
 */
export async function runCommand(
  options: CommonOptions,
  work: (deps: Deps) => Promise<CommandResult>,
  { isMigrating = true }: { isMigrating?: boolean } = {},
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const open = await openDeps(config, createLog(config.logLevel === 'info' ? 'error' : config.logLevel), {
      isMigrating,
      hearsChanges: false,
    });
    const result = await work(open.deps)
      .then(
        async (done) => {
          await recordAct(open.deps, done.isFailure ? 'failed' : 'done');
          return done;
        },
        async (error: unknown) => {
          if (isMigrating) await recordAct(open.deps, 'failed');
          throw error;
        },
      )
      .finally(open.close);
    if (options.json) console.log(JSON.stringify(result.value));
    else for (const line of result.lines) console.log(line);
    if (result.isFailure) process.exitCode = 1;
  } catch (error) {
    const text = readable(error);
    if (options.json) console.log(JSON.stringify({ error: text }));
    else console.error(text);
    process.exitCode = 1;
  }
}

function readable(error: unknown): string {
  if (error instanceof ConfigError) return error.problems.join('\n');
  if (error instanceof Problem) return problemSentences[error.code];
  return error instanceof Error ? error.message : String(error);
}

/** A progress bar on the error stream when a person is looking. */
export function progressBar({ json }: CommonOptions = {}): Progress {
  const isShown = process.stderr.isTTY === true && !json;
  const bar = new cliProgress.SingleBar(
    {
      format: '{bar} {percentage}% · {value}/{total} {what} · {eta_formatted}',
      stream: process.stderr,
      hideCursor: true,
      noTTYOutput: false,
    },
    cliProgress.Presets.shades_classic,
  );
  return {
    start: (total) => isShown && bar.start(total, 0, { what: '' }),
    advance: (by, what) => isShown && bar.increment(by, what === undefined ? {} : { what }),
    stop: () => isShown && bar.stop(),
  };
}
