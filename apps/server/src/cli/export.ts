import path from 'node:path';
import { type Command, Option } from 'commander';
import { type ExportFormat, exportMessages } from '../features/import-export/index.ts';
import { findMailbox, findRawName } from './import.ts';
import { CommandError, type CommonOptions, progressBar, runCommand } from './runCommand.ts';

interface ExportOptions extends CommonOptions {
  user: string;
  folder?: string;
  format: ExportFormat;
}

/** `export`. */
export function addExportCommand(program: Command): void {
  program
    .command('export <target>')
    .description('write the mails of a mailbox to files, each exactly as it came')
    .requiredOption('--user <address>', 'whose mailbox')
    .option('--folder <name>', 'one folder; all of them when left out')
    .addOption(
      new Option('--format <kind>', 'eml: a folder of files; mbox: one file for each folder; zip: one archive')
        .choices(['eml', 'mbox', 'zip'])
        .default('eml'),
    )
    .option('--json', 'answer as JSON')
    .action((given: string, options: ExportOptions) =>
      runCommand(options, async (deps) => {
        const mailboxId = await findMailbox(deps, options.user);
        const folder = options.folder === undefined ? undefined : await findRawName(deps, mailboxId, options.folder);
        if (options.folder !== undefined && folder === undefined)
          throw new CommandError(`There is no folder ${options.folder} in ${options.user}.`);
        const target = path.resolve(given);
        const bar = progressBar(options);
        let shown = 0;
        const result = await exportMessages(deps, {
          mailboxId,
          folder,
          target,
          format: options.format,
          onProgress: ({ done, total }) => {
            if (shown === 0) bar.start(total);
            bar.advance(done - shown, 'mails');
            shown = done;
          },
        }).finally(() => bar.stop());
        return { value: { ...result, target }, lines: [`${result.exported} mails of ${result.folders} folders are in ${target}.`] };
      }),
    );
}
