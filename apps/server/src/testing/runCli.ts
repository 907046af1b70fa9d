import path from 'node:path';
import { type Command, CommanderError } from 'commander';
import { vi } from 'vitest';
import { createProgram } from '../cli/program.ts';
import type { TestDatabase } from './database.ts';
import type { Finished } from './runScript.ts';

/** Returns the environment in which a command works on a test's database. */
export function cliEnvironment({ connection }: TestDatabase, dataDir: string): Record<string, string> {
  const { host, database, user } = connection as { host: string; database: string; user: string };
  return { DATABASE_URL: `postgresql:///${database}?host=${encodeURIComponent(host)}&user=${user}`, JINSHU_DATA: path.resolve(dataDir) };
}

const eachCommand = (command: Command): Command[] => [command, ...command.commands.flatMap(eachCommand)];

/**
 * Runs a command in the test's process, with a database pool of its own. A process for each takes a second and a half; `runScript` starts
 * one where the process itself is tested.
 */
export async function runCli(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Finished> {
  const said = { out: '', err: '' };
  const hear = (where: keyof typeof said) => (text: string) => {
    said[where] += text;
  };
  const hearLine = (where: keyof typeof said) => (text: unknown) => hear(where)(`${text}\n`);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(hearLine('out')),
    vi.spyOn(console, 'error').mockImplementation(hearLine('err')),
  ];
  const outside = process.env;
  process.env = { PATH: outside.PATH, ...env };
  try {
    const program = createProgram();
    for (const command of eachCommand(program)) command.exitOverride().configureOutput({ writeOut: hear('out'), writeErr: hear('err') });
    await program.parseAsync(args, { from: 'user' });
    return { status: Number(process.exitCode ?? 0), ...said };
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { status: error.exitCode, ...said };
  } finally {
    process.env = outside;
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
  }
}
