import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { countHits, selectActiveRules } from './activeRules.repository.ts';
import type { RuleMail } from './RuleMail.ts';
import { noOutcome, type RuleOutcome, type RunnableRule, runRules } from './runRules.ts';
import { type StoredRule, toRunnableRule } from './toRunnableRule.ts';

/** An arriving message. */
export interface ArrivingMail {
  mailboxId: number;
  mail: RuleMail;
  /** Folder that rules must not move this message to. */
  closedFolder: number | null;
}

/** A message to everyone must not hold the rules of all mailboxes in memory. */
const mailboxesAtOnce = 500;

type Log = Pick<Deps, 'log'>['log'];

/** Prepares the rules of a mailbox. A rule that cannot be read loses only itself. */
const prepareRules = (rules: readonly StoredRule[], mailboxId: number, log: Log): RunnableRule[] =>
  rules.flatMap((rule) => {
    try {
      return toRunnableRule(rule) ?? [];
    } catch (error) {
      log.error({ err: error, mailboxId, ruleId: rule.id }, 'a filter rule cannot be read');
      return [];
    }
  });

/** Runs rules on a message. If that fails, no rule acts, so that the message arrives in the Inbox. */
export function runSafely({ mailboxId, mail, closedFolder }: ArrivingMail, rules: readonly RunnableRule[], log: Log): RuleOutcome {
  try {
    return runRules(
      mail,
      rules.filter(({ effect }) => effect.type !== 'move' || effect.folder.id !== closedFolder),
    );
  } catch (error) {
    log.error({ err: error, mailboxId }, 'filter rules failed, the message stays in the Inbox');
    return noOutcome();
  }
}

/** Runs the enabled rules of mailboxes on the messages that arrive there, in the transaction of their delivery. Returns one outcome each. */
export async function judgeArrivals(
  tx: Tx,
  { log, now }: Pick<Deps, 'log' | 'now'>,
  arriving: readonly ArrivingMail[],
): Promise<RuleOutcome[]> {
  const outcomes = new Map<ArrivingMail, RuleOutcome>();
  const hits = new Map<string, { mailboxId: number; ruleId: number; count: number }>();
  const byMailbox = Map.groupBy(arriving, ({ mailboxId }) => mailboxId);
  const mailboxIds = [...byMailbox.keys()];
  for (let start = 0; start < mailboxIds.length; start += mailboxesAtOnce) {
    for (const { mailboxId, rules } of await selectActiveRules(tx, mailboxIds.slice(start, start + mailboxesAtOnce))) {
      const runnable = prepareRules(rules, mailboxId, log);
      for (const one of byMailbox.get(mailboxId) ?? []) {
        const outcome = runSafely(one, runnable, log);
        outcomes.set(one, outcome);
        for (const ruleId of outcome.ruleIds) {
          const key = `${mailboxId}/${ruleId}`;
          hits.set(key, { mailboxId, ruleId, count: (hits.get(key)?.count ?? 0) + 1 });
        }
      }
    }
  }
  await countHits(tx, [...hits.values()], now());
  return arriving.map((one) => outcomes.get(one) ?? noOutcome());
}
