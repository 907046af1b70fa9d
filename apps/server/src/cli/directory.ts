import { Problem } from '@jinshu/api';
import type { Command } from 'commander';
import { DirectoryFailure } from '../features/directory/index.ts';
import { type DirectoryReport, runDirectorySync, syncDirectory } from '../features/operation/index.ts';
import { commandLine } from '../platform/operation/index.ts';
import { CommandError, type CommonOptions, runCommand } from './runCommand.ts';

function linesOf(report: DirectoryReport, isDryRun: boolean): string[] {
  const { departments, people, disabled, enabled, faults } = report;
  const list = (what: string, names: readonly string[]) => names.map((name) => `${what}: ${name}`);
  return [
    ...list('New department', departments),
    ...list('New', people.new),
    ...list('Changed', people.changed),
    ...list('Disabled', disabled),
    ...list('Enabled', enabled),
    ...faults.map(({ address, field, reason }) => `Left out: ${address} (${[field, reason].filter((part) => part !== '').join(': ')})`),
    ...(report.isHalted ? ['Too many people are missing from the directory. No one was disabled.'] : []),
    `${people.new.length} new, ${people.changed.length} changed, ${people.unchanged.length} unchanged, ${faults.length} left out.${
      isDryRun ? ' Nothing was written.' : ''
    }`,
  ];
}

/** `directory sync`. */
export function addDirectoryCommands(program: Command): void {
  program
    .command('directory')
    .description('the directory that people and departments come from (JINSHU_LDAP_URL)')
    .command('sync')
    .description('take people and departments over, and disable the people who are gone')
    .option('--dry-run', 'say what would change, and write nothing')
    .option('--json', 'answer as JSON')
    .action((options: CommonOptions & { dryRun?: boolean }) =>
      runCommand(options, async (deps) => {
        if (deps.config.directory === null) throw new CommandError('No directory is set up. JINSHU_LDAP_URL names it.');
        const isDryRun = options.dryRun === true;
        const work = isDryRun ? syncDirectory(deps, { isDryRun }) : runDirectorySync(deps, commandLine);
        const report = await work.catch((error: unknown) => {
          if (error instanceof DirectoryFailure) throw new CommandError(`The directory cannot be read: ${error.message}`);
          if (error instanceof Problem && error.params.reason === 'directory-busy')
            throw new CommandError('Another synchronization with the directory is running.');
          throw error;
        });
        return { value: report, lines: linesOf(report, isDryRun), isFailure: report.isHalted || report.faults.length > 0 };
      }),
    );
}
