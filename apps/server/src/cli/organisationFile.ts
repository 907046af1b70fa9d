import { readFile, writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { exportSetUp, type ImportReport, importSetUp } from '../features/operation/index.ts';
import { insertOwnDomain } from '../mail/recipient/index.ts';
import { commandLine } from '../platform/operation/index.ts';
import { CommandError, type CommonOptions, runCommand } from './runCommand.ts';

/** Words of an import and of one that writes nothing. */
const verbs = { done: { created: 'created', changed: 'changed' }, dry: { created: 'to create', changed: 'to change' } };

function linesOf({ sections, faults, refused }: ImportReport, isDryRun: boolean): string[] {
  const { created: create, changed: change } = verbs[isDryRun ? 'dry' : 'done'];
  const counts = sections.flatMap(({ name, created, changed, unchanged, onlyHere }) => [
    `${name}: ${created.length} ${create}, ${changed.length} ${change}, ${unchanged} unchanged, ${onlyHere.length} only here`,
    ...(isDryRun
      ? [
          ...created.map((label) => `  + ${label}`.trimEnd()),
          ...changed.map(({ label, fields }) => `  ~ ${[label, `(${fields.join(', ')})`].filter(Boolean).join(' ')}`),
          ...onlyHere.map((label) => `  = ${label}`),
        ]
      : []),
  ]);
  const list = (title: string, all: ImportReport['faults']) =>
    all.length === 0 ? [] : [title, ...all.map(({ place, reason }) => `  ${place}: ${reason}`)];
  return [
    ...counts,
    ...list('Nothing was imported. The file has faults:', faults),
    ...list('Refused:', refused),
    ...(isDryRun && faults.length === 0 ? ['Nothing was written.'] : []),
  ];
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} can't be read.`);
  });
}

/** `org export` and `org import`. */
export function addOrganisationFileCommands(program: Command): void {
  const org = program.command('org').description('the whole set-up of the organization as one file');

  org
    .command('export <file>')
    .description('write everything that administrators set to a file, or with - to the standard output; it has no passwords and keys')
    .option('--json', 'answer as JSON')
    .action((file: string, options: CommonOptions) =>
      runCommand(options, async (deps) => {
        await insertOwnDomain(deps.db, deps.config.domain);
        const text = await exportSetUp(deps);
        if (file === '-') return { value: JSON.parse(text), lines: [text.trimEnd()] };
        await writeFile(file, text, { mode: 0o600 });
        return { value: { file }, lines: [`Wrote ${file}.`] };
      }),
    );

  org
    .command('import <file>')
    .description('add and change what the file has; nothing is deleted, and a file with faults changes nothing')
    .option('--dry-run', 'say what would change, and write nothing')
    .option('--json', 'answer as JSON')
    .action((file: string, options: CommonOptions & { dryRun?: boolean }) =>
      runCommand(options, async (deps) => {
        const isDryRun = options.dryRun === true;
        const text = await readText(file);
        await insertOwnDomain(deps.db, deps.config.domain);
        const report = await importSetUp(deps, commandLine, { text, isDryRun });
        const isFailure = report.faults.length + report.refused.length > 0;
        return { value: report, lines: linesOf(report, isDryRun), isFailure };
      }),
    );
}
