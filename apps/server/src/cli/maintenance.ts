import path from 'node:path';
import type { Command } from 'commander';
import { check, collectBlobs } from '../mail/check/index.ts';
import { backUp, backupResult, restore } from '../platform/backup/index.ts';
import { recordUpkeep } from '../platform/upkeep/index.ts';
import { type CommonOptions, progressBar, runCommand } from './runCommand.ts';

const shownFaults = 50;
const plural = (count: number, word: string) => `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;

/** `check`, `backup` and `restore`. */
export function addMaintenanceCommands(program: Command): void {
  program
    .command('check')
    .description('look whether database, blobs and counts agree')
    .option('--deep', 'read every byte and compare it with its sum')
    .option('--collect', 'first remove the bytes that no message needs any more')
    .option('--json', 'answer as JSON')
    .action((options: CommonOptions & { deep?: boolean; collect?: boolean }) =>
      runCommand(options, async (deps) => {
        const collected = options.collect ? await collectBlobs(deps, { progress: progressBar(options) }) : undefined;
        const result = await recordUpkeep(deps, { kind: 'check', resultOf: ({ faults }) => ({ faults: faults.length }) }, () =>
          check(deps, { isDeep: options.deep, progress: progressBar(options) }),
        );
        const { faults } = result;
        return {
          value: { ...result, isDeep: options.deep === true, ...(collected && { collected }) },
          isFailure: faults.length > 0,
          lines: [
            ...(collected ? [`Removed ${plural(collected.blobs, 'blob')} (${(collected.bytes / 1_000_000).toFixed(1)} MB).`] : []),
            ...faults.slice(0, shownFaults).map(({ text }) => text),
            ...(faults.length > shownFaults ? [`… and ${faults.length - shownFaults} more`] : []),
            `${plural(result.messages, 'message')}, ${plural(result.contents, 'content')}, ${plural(result.blobs, 'blob')}: ${faults.length === 0 ? 'all agree' : plural(faults.length, 'fault')}.`,
          ],
        };
      }),
    );

  program
    .command('backup <file>')
    .description('write the whole organisation into one file; the server may go on working')
    .option('--json', 'answer as JSON')
    .action((file: string, options: CommonOptions) =>
      runCommand(options, async (deps) => {
        const result = await recordUpkeep(deps, { kind: 'backup', file: path.resolve(file), resultOf: backupResult }, () =>
          backUp(deps, { file: path.resolve(file), progress: progressBar(options) }),
        );
        const { missingBlobs, damagedBlobs } = result;
        return {
          value: result,
          isFailure: missingBlobs.length + damagedBlobs.length > 0,
          lines: [
            `Wrote ${plural(result.rows, 'row')} and ${plural(result.blobs, 'blob')} into ${result.file} (${(result.bytes / 1_000_000).toFixed(1)} MB).`,
            ...(missingBlobs.length > 0
              ? [`${plural(missingBlobs.length, 'blob')} could not be found in the store; the rest is in the backup.`]
              : []),
            ...(damagedBlobs.length > 0
              ? [
                  `${plural(damagedBlobs.length, 'blob')} ${damagedBlobs.length === 1 ? 'is' : 'are'} damaged: the bytes are not those that were stored. Take an older backup of them.`,
                ]
              : []),
          ],
        };
      }),
    );

  program
    .command('restore <file>')
    .description('bring a backup back into an empty database: that of JINSHU_DATA, or of DATABASE_URL')
    .option('--json', 'answer as JSON')
    .action((file: string, options: CommonOptions) =>
      runCommand(
        options,
        async (deps) => {
          const result = await restore(deps, { file: path.resolve(file), progress: progressBar(options) });
          return {
            value: result,
            lines: [
              `Restored ${plural(result.rows, 'row')} and ${plural(result.blobs, 'blob')} of ${result.domain}, as of ${result.madeAt}.`,
            ],
          };
        },
        { isMigrating: false },
      ),
    );
}
