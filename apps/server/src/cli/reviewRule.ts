import { Problem } from '@jinshu/api';
import type { Command } from 'commander';
import { changeReviewRule, createReviewRule } from '../features/operation/index.ts';
import { type ListedReviewRule, listReviewRules } from '../features/review/index.ts';
import type { Db } from '../platform/db/index.ts';
import { commandLine } from '../platform/operation/index.ts';
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

/** A rule as a line, and in `--json`. */
const shortly = ({ person, department, reviewers, waitingCount, ...rule }: ListedReviewRule) => ({
  id: rule.id,
  reason: rule.reason,
  user: person?.userName ?? null,
  department: department?.name ?? null,
  isOutside: rule.isOutside,
  hasAttachment: rule.hasAttachment,
  words: rule.words,
  isActive: rule.isActive,
  reviewers: reviewers.map(({ userName }) => userName),
  waiting: waitingCount,
});

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
}: ReturnType<typeof shortly>) {
  const asked = [isOutside && 'to outside', hasAttachment && 'with files', words.length > 0 && `with ${words.join(' or ')}`].filter(
    Boolean,
  );
  const whose = user ?? department ?? 'everybody';
  const state = isActive ? '' : ' (disabled)';
  return `${id}${state}  ${reason}: mail of ${[whose, ...asked].join(', ')}; reviewed by ${reviewers.join(', ')}; ${waiting} waiting`;
}

const everything = { reach: 'all' } as const;

/** Throws the reason of a refusal as a sentence. */
const toldRefusal = (error: unknown) => {
  if (!(error instanceof Problem)) throw error;
  throw error.params.reason === 'reviewers-missing' ? new CommandError('An enabled rule needs a reviewer that may log in.') : error;
};

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
      runCommand(options, async (deps) => {
        const { db } = deps;
        const { reviewer, user, department, outside: isOutside = false, attachment: hasAttachment = false } = options;
        const words = options.word.map((word) => word.trim());
        if (reason.trim() === '') throw new CommandError('The reason is missing.');
        if (reviewer.length === 0) throw new CommandError('A rule needs a reviewer: --reviewer ADDRESS');
        if (words.includes('')) throw new CommandError('A word is empty.');
        if (user !== undefined && department !== undefined) throw new CommandError('Give a user or a department, not both.');
        const rule = {
          reason: reason.trim(),
          accountId: user === undefined ? null : await accountOf(db, user),
          departmentId: department === undefined ? null : await departmentOf(db, department),
          isOutside,
          hasAttachment,
          words,
          isActive: true,
          deadlineHours: null,
          reviewerIds: await Promise.all(reviewer.map((address) => accountOf(db, address))),
          substituteIds: [],
        };
        const id = await createReviewRule(deps, everything, commandLine, rule).catch(toldRefusal);
        return { value: { id, reason: reason.trim() }, lines: [`Added the rule ${id}. It holds what is sent from now on.`] };
      }),
    );

  rule
    .command('list')
    .description('list all rules')
    .option('--json', 'answer as JSON')
    .action((options: CommonOptions) =>
      runCommand(options, async ({ db, now }) => {
        const rules = (await listReviewRules(db, now())).map(shortly);
        return { value: rules, lines: rules.length === 0 ? ['There is no rule: all mail goes out at once.'] : rules.map(describe) };
      }),
    );

  for (const isActive of [false, true]) {
    rule
      .command(isActive ? 'enable <number>' : 'disable <number>')
      .description(isActive ? 'let a rule hold mail again' : 'let a rule hold nothing more; what it has held still waits for its reviewers')
      .option('--json', 'answer as JSON')
      .action((given: string, options: CommonOptions) =>
        runCommand(options, async (deps) => {
          const id = Number(given);
          const isKnown = /^\d{1,9}$/.test(given) && (await listReviewRules(deps.db, deps.now())).some((rule) => rule.id === id);
          if (!isKnown) throw new CommandError(`There is no rule ${given}.`);
          const change = { id, version: Number.MAX_SAFE_INTEGER, isActive };
          await changeReviewRule(deps, everything, commandLine, change).catch(toldRefusal);
          return { value: { id, isActive }, lines: [isActive ? `The rule ${id} holds mail again.` : `The rule ${id} holds no more mail.`] };
        }),
      );
  }
}
