import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { addToCompanyBook, importCompanyBook, isCompanyEntry } from '../features/contact/companyBook.ts';
import { readContactFile } from '../features/contact/readContactFile.ts';
import { addListCommands } from './lists.ts';
import { CommandError, type CommonOptions, runCommand } from './runCommand.ts';

const usualCategory = '公司';
const pathOf = (category = usualCategory) => {
  const names = category.split('/').flatMap((name) => name.trim() || []);
  if (names.length === 0) throw new CommandError('A category has a name.');
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
        if (!isCompanyEntry(entry))
          throw new CommandError('A contact needs a valid address, a name of 1 to 50 characters, and a number or none.');
        const isNew = await addToCompanyBook(deps, entry);
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
        const done = await importCompanyBook(deps, { file: records, category: pathOf(options.category) });
        const refused = done.refused.map(({ row, reason }) => `Row ${row} was left out: ${reason}.`);
        return { value: done, lines: [`Added ${done.added}, changed ${done.changed}, left out ${done.refused.length}.`, ...refused] };
      }),
    );
}

/** `company-book add`, `company-book import`, and the commands of the mailing lists. */
export function addBookCommands(program: Command): void {
  addCompanyBookCommands(program);
  addListCommands(program);
}
