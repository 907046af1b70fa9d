import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contactFormSchema, maximumNodeName } from '@jinshu/api';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { readContactFile } from '../features/contact/index.ts';
import { importCompany, putContact } from '../features/operation/index.ts';
import { commandLine } from '../platform/operation/index.ts';
import { addListCommands } from './lists.ts';
import { CommandError, type CommonOptions, runCommand } from './runCommand.ts';

const usualCategory = '公司';
const pathOf = (category = usualCategory) => {
  const names = category.split('/').flatMap((name) => name.trim() || []);
  if (names.length === 0 || names.some((name) => [...name].length > maximumNodeName))
    throw new CommandError(`The name of a category has 1 to ${maximumNodeName} characters.`);
  return names;
};

interface EntryOptions extends CommonOptions {
  name?: string;
  category?: string;
  mobile?: string;
  phone?: string;
  company?: string;
  position?: string;
}

function addCompanyBookCommands(program: Command): void {
  const book = program.command('company-book').description('the address book of people outside whom everybody knows');
  book
    .command('add <address>')
    .description('add a contact, or change the one of this address')
    .option('--name <name>', 'name; without it the part before the @')
    .option('--category <path>', `category, with those above it: 供应商/印刷 (${usualCategory})`)
    .option('--mobile <number>', 'mobile number')
    .option('--phone <number>', 'work phone')
    .option('--company <name>', 'company')
    .option('--position <position>', 'job title')
    .option('--json', 'answer as JSON')
    .action((address: string, options: EntryOptions) =>
      runCommand(options, async (deps) => {
        const { name = address.split('@')[0] ?? '', mobile = '', phone = '', company = '', position = '', category } = options;
        const entry = {
          address: address.trim(),
          name: name.trim(),
          mobile,
          workPhone: phone,
          company,
          position,
          category: pathOf(category),
        };
        if (!z.safeParse(contactFormSchema, { email: entry.address, fullname: entry.name, mobile }).success)
          throw new CommandError('A contact needs a valid address, a name of 1 to 50 characters, and a number or none.');
        const isNew = await putContact(deps, commandLine, entry);
        return { value: { address: entry.address, isNew }, lines: [`${isNew ? 'Added' : 'Changed'} ${entry.address}.`] };
      }),
    );
  book
    .command('import <file>')
    .description('add the contacts of a csv, xls, xlsx or vcf file')
    .option('--category <path>', `category of rows that name no group (${usualCategory})`)
    .option('--json', 'answer as JSON')
    .action((file: string, options: CommonOptions & { category?: string }) =>
      runCommand(options, async (deps) => {
        const bytes = await readFile(file).catch(() => {
          throw new CommandError(`${file} can't be read.`);
        });
        const records = await readContactFile({ fileName: path.basename(file), bytes });
        const category = pathOf(options.category);
        const { newCount, changedCount, results } = await importCompany(deps, commandLine, {
          file: records,
          category,
          isAllOrNothing: false,
        });
        const refused = results.flatMap(({ row, fault }) => (fault ? [{ row, reason: fault.reason }] : []));
        const lines = refused.map(({ row, reason }) => `Row ${row} was left out: ${reason}.`);
        return {
          value: { added: newCount, changed: changedCount, refused },
          lines: [`Added ${newCount}, changed ${changedCount}, left out ${refused.length}.`, ...lines],
        };
      }),
    );
}

/** `company-book add`, `company-book import`, and the commands of the mailing lists. */
export function addBookCommands(program: Command): void {
  addCompanyBookCommands(program);
  addListCommands(program);
}
