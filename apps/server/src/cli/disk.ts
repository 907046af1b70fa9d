import type { Command } from 'commander';
import { holdDisk, noteDiskChange } from '../features/disk/index.ts';
import { deleteAdministrator, selectAdministrators, selectMember, upsertAdministrator } from '../features/disk-permission/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { CommandError, type CommonOptions, runCommand } from './runCommand.ts';

const change = (db: Db, address: string, work: (tx: Tx, diskId: number, accountId: number) => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const accountId = await selectMember(tx, address);
    if (accountId === undefined) throw new CommandError(`There is no account ${address} in use.`);
    const held = await holdDisk(tx, { disk: 'company' });
    await work(tx, held.id, accountId);
    await noteDiskChange(tx, held);
  });

/** `disk admin add|remove|list`. */
export function addDiskCommands(program: Command): void {
  const admin = program
    .command('disk')
    .description('the enterprise disk')
    .command('admin')
    .description('administrators of the enterprise disk');

  admin
    .command('add <address>')
    .description('make a member an administrator of the enterprise disk')
    .option('--json', 'answer as JSON')
    .action((address: string, options: CommonOptions) =>
      runCommand(options, async ({ db }) => {
        await change(db, address, upsertAdministrator);
        return { value: { address }, lines: [`${address} administers the enterprise disk.`] };
      }),
    );

  admin
    .command('remove <address>')
    .description('take that away again')
    .option('--json', 'answer as JSON')
    .action((address: string, options: CommonOptions) =>
      runCommand(options, async ({ db }) => {
        await change(db, address, async (tx, diskId, accountId) => {
          if (!(await deleteAdministrator(tx, diskId, accountId)))
            throw new CommandError(`${address} does not administer the enterprise disk.`);
        });
        return { value: { address }, lines: [`${address} no longer administers the enterprise disk.`] };
      }),
    );

  admin
    .command('list')
    .description('list the administrators of the enterprise disk')
    .option('--json', 'answer as JSON')
    .action((options: CommonOptions) =>
      runCommand(options, async ({ db }) => {
        const found = await selectAdministrators(db);
        return { value: found, lines: [...found.map(({ address, name }) => `${address}  ${name}`), `${found.length} administrators`] };
      }),
    );
}
