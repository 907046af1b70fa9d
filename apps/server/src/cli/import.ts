import path from 'node:path';
import type { Command } from 'commander';
import { foldersOf, importMessages } from '../features/import-export/index.ts';
import { createFolder } from '../mail/folder/index.ts';
import { normalAddress } from '../mail/recipient/index.ts';
import { closeParsePool } from '../mime/reading/index.ts';
import type { Deps } from '../platform/deps/index.ts';
import { findMailboxId } from './organisation.repository.ts';
import { CommandError, type CommonOptions, progressBar, runCommand } from './runCommand.ts';

interface ImportOptions extends CommonOptions {
  user: string;
  folder: string;
  again?: boolean;
}

const shownFailures = 50;

/** The mailbox of an address. */
export async function findMailbox({ db }: Pick<Deps, 'db'>, address: string): Promise<number> {
  const id = await findMailboxId(db, normalAddress(address));
  if (id === undefined) throw new CommandError(`There is no mailbox ${address}.`);
  return id;
}

/** The raw name of a folder by either of its names. */
export async function findRawName({ db }: Pick<Deps, 'db'>, mailboxId: number, name: string): Promise<string | undefined> {
  const folders = await foldersOf(db, mailboxId);
  const wanted = name.toLowerCase();
  return folders.find((folder) => folder.raw_name.toLowerCase() === wanted || folder.name.toLowerCase() === wanted)?.raw_name;
}

/** `import`. */
export function addImportCommand(program: Command): void {
  program
    .command('import <path...>')
    .description('bring mails into a folder: folders or zips of .eml and .msg files, Maildirs, mboxes, single mails')
    .requiredOption('--user <address>', 'whose mailbox')
    .option('--folder <name>', 'the folder; it is made when there is none of this name', 'INBOX')
    .option('--again', 'take mails in that the folder has already')
    .option('--json', 'answer as JSON')
    .action((paths: string[], options: ImportOptions) =>
      runCommand(options, async (deps) => {
        const mailboxId = await findMailbox(deps, options.user);
        const folder =
          (await findRawName(deps, mailboxId, options.folder)) ?? (await createFolder(deps, { mailboxId, name: options.folder })).rawName;
        const bar = progressBar(options);
        const began = performance.now();
        const total = { imported: 0, present: 0, unparsed: 0, failed: [] as { where: string; reason: string }[] };
        for (const given of paths) {
          let shown = 0;
          let isStarted = false;
          const result = await importMessages(deps, {
            mailboxId,
            folder,
            paths: [path.resolve(given)],
            skipsPresent: !options.again,
            onProgress: ({ done, total, unit }) => {
              if (!isStarted) bar.start(total);
              isStarted = true;
              bar.advance(done - shown, unit);
              shown = done;
            },
          }).finally(() => bar.stop());
          total.imported += result.imported;
          total.present += result.present;
          total.unparsed += result.unparsed;
          total.failed.push(...result.failed);
        }
        await closeParsePool();
        const seconds = (performance.now() - began) / 1000;
        return {
          value: { ...total, folder, seconds: Math.round(seconds * 10) / 10 },
          isFailure: total.failed.length > 0,
          lines: [
            ...total.failed.slice(0, shownFailures).map(({ where, reason }) => `${where}: ${reason}`),
            ...(total.failed.length > shownFailures ? [`… and ${total.failed.length - shownFailures} more`] : []),
            `${total.imported} imported${total.present > 0 ? `, ${total.present} were there already` : ''}${total.unparsed > 0 ? `, ${total.unparsed} of them only as source` : ''}, ${total.failed.length} failed, in ${seconds.toFixed(1)} seconds.`,
          ],
        };
      }),
    );
}
