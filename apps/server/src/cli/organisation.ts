import type { Command } from 'commander';
import { createDepartment } from '../features/operation/index.ts';
import { commandLine, recordAction } from '../platform/operation/index.ts';
import { findDepartment, insertDomain } from './organisation.repository.ts';
import { CommandError, type CommonOptions, runCommand } from './runCommand.ts';

/** `department add` and `domain add`. */
export function addOrganisationCommands(program: Command): void {
  program
    .command('department')
    .description('departments')
    .command('add <name>')
    .description('add a department')
    .option('--parent <name>', 'the department it belongs to')
    .option('--json', 'answer as JSON')
    .action((name: string, options: CommonOptions & { parent?: string }) =>
      runCommand(options, async (deps) => {
        const { db } = deps;
        const parentId = options.parent === undefined ? undefined : await findDepartment(db, options.parent);
        if (options.parent !== undefined && parentId === undefined) throw new CommandError(`There is no department ${options.parent}.`);
        if (await findDepartment(db, name)) throw new CommandError(`The department ${name} exists already.`);
        const { id } = await createDepartment(deps, commandLine, { name, parentId: parentId ?? null });
        return { value: { id, name }, lines: [`Added the department ${name}, number ${id}.`] };
      }),
    );

  program
    .command('domain')
    .description('mail domains')
    .command('add <name>')
    .description('keep mail of another domain besides that of JINSHU_DOMAIN')
    .option('--json', 'answer as JSON')
    .action((given: string, options: CommonOptions) =>
      runCommand(options, async ({ db, now }) => {
        const name = given.toLowerCase();
        if (!/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(name))
          throw new CommandError(`${given} is no mail domain in ASCII letters.`);
        await db.transaction().execute(async (tx) => {
          if (!(await insertDomain(tx, name))) throw new CommandError(`The domain ${name} exists already.`);
          await recordAction(tx, { now }, commandLine, { action: 'createDomain', target: { kind: 'domain', id: name, name } });
        });
        return { value: { name }, lines: [`Added the domain ${name}. A running server takes its mail within seconds.`] };
      }),
    );
}
