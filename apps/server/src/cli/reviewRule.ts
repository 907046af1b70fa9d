import type { Command } from 'commander';
import { insertReviewRule, type ListedReviewRule, listReviewRules, setReviewRuleActive } from '../features/review/reviewRule.repository.ts';
import type { Db } from '../platform/db/db.ts';
import { findAccount, findDepartment } from './organisation.repository.ts';
import { CommandError, type CommonOptions, runCommand } from './runCommand.ts';

interface AddOptions extends CommonOptions {
  reviewer: string[];
  user?: string;
  department?: string;
  outside?: boolean;
  attachment?: boolean;
  word: string[];
}

const collect = (value: string, known: string[]) => [...known, value];

async function accountOf(db: Db, address: string): Promise<number> {
  const account = await findAccount(db, address);
  if (!account) throw new CommandError(`There is no account ${address}.`);
  return account.id;
}

async function departmentOf(db: Db, name: string): Promise<number> {
  const id = await findDepartment(db, name);
  if (id === undefined) throw new CommandError(`There is no department ${name}.`);
  return id;
}

function describe({
  id,
  reason,
  user,
  department,
  isOutside,
  hasAttachment,
  words,
  isActive,
  reviewers,
  waiting,
}: ListedReviewRule): string {
  const asked = [isOutside && 'to outside', hasAttachment && 'with files', words.length > 0 && `with ${words.join(' or ')}`].filter(
    Boolean,
  );
  const whose = user ?? department ?? 'everybody';
  const state = isActive ? '' : ' (disabled)';
  return `${id}${state}  ${reason}: mail of ${[whose, ...asked].join(', ')}; reviewed by ${reviewers.join(', ')}; ${waiting} waiting`;
}

/** `review-rule add|list|disable|enable`. */
export function addReviewRuleCommands(program: Command): void {
  const rule = program.command('review-rule').description('rules by which outgoing mail is held until a reviewer permits it');

  rule
    .command('add <reason>')
    .description('hold mail from now on; the reason is told to its reviewers')
    .requiredOption('--reviewer <address>', 'who permits or rejects; may be given several times', collect, [])
    .option('--user <address>', 'only mail of one user')
    .option('--department <name>', 'only mail of a department and of those below it')
    .option('--outside', 'only mail to somebody outside')
    .option('--attachment', 'only mail with files')
    .option('--word <text>', 'only mail with this in its subject, text or names of files; of several one is enough', collect, [])
    .option('--json', 'answer as JSON')
    .action((reason: string, options: AddOptions) =>
      runCommand(options, async ({ db }) => {
        const { reviewer, user, department, outside: isOutside = false, attachment: hasAttachment = false } = options;
        const words = options.word.map((word) => word.trim());
        if (reason.trim() === '') throw new CommandError('The reason is missing.');
        if (reviewer.length === 0) throw new CommandError('A rule needs a reviewer: --reviewer ADDRESS');
        if (words.includes('')) throw new CommandError('A word is empty.');
        if (user !== undefined && department !== undefined) throw new CommandError('Give a user or a department, not both.');
        const accountId = user === undefined ? undefined : await accountOf(db, user);
        const departmentId = department === undefined ? undefined : await departmentOf(db, department);
        const reviewerIds = await Promise.all(reviewer.map((address) => accountOf(db, address)));
        const id = await db
          .transaction()
          .execute((tx) =>
            insertReviewRule(tx, { reason: reason.trim(), accountId, departmentId, isOutside, hasAttachment, words, reviewerIds }),
          );
        return { value: { id, reason: reason.trim() }, lines: [`Added the rule ${id}. It holds what is sent from now on.`] };
      }),
    );

  rule
    .command('list')
    .description('list all rules')
    .option('--json', 'answer as JSON')
    .action((options: CommonOptions) =>
      runCommand(options, async ({ db }) => {
        const rules = await listReviewRules(db);
        return { value: rules, lines: rules.length === 0 ? ['There is no rule: all mail goes out at once.'] : rules.map(describe) };
      }),
    );

  for (const isActive of [false, true]) {
    rule
      .command(isActive ? 'enable <number>' : 'disable <number>')
      .description(isActive ? 'let a rule hold mail again' : 'let a rule hold nothing more; what it has held still waits for its reviewers')
      .option('--json', 'answer as JSON')
      .action((given: string, options: CommonOptions) =>
        runCommand(options, async ({ db }) => {
          const id = Number(given);
          if (!/^\d{1,9}$/.test(given) || !(await setReviewRuleActive(db, id, isActive)))
            throw new CommandError(`There is no rule ${given}.`);
          return { value: { id, isActive }, lines: [isActive ? `The rule ${id} holds mail again.` : `The rule ${id} holds no more mail.`] };
        }),
      );
  }
}
