import type { FlagColor } from '@jinshu/api';
import { matchConditions, type RuleTest } from './matchConditions.ts';
import type { RuleMail } from './RuleMail.ts';

/** Folder that a rule moves messages to. */
export interface RuleFolder {
  id: number;
  rawName: string;
}

/** Actions of a rule, with the ids of its folder and tags. */
export type RuleEffect =
  | { type: 'move'; folder: RuleFolder }
  | { type: 'flag'; color: FlagColor }
  | { type: 'tag'; number: number }
  | { type: 'markRead' }
  | { type: 'forward'; address: string };

/** A rule that can act. */
export interface RunnableRule extends RuleTest {
  id: number;
  effect: RuleEffect;
  /** Whether later rules leave the messages alone that match this one. */
  isLast: boolean;
}

/** Result of the rules of a mailbox for a message. */
export interface RuleOutcome {
  /** Null if the message stays where it is. */
  folder: RuleFolder | null;
  isSeen: boolean;
  flagColor: FlagColor | null;
  tags: number[];
  forwards: { ruleId: number; address: string }[];
  /** Rules that matched, in their order. */
  ruleIds: number[];
}

/** Returns the outcome of a message that no rule matches. */
export const noOutcome = (): RuleOutcome => ({ folder: null, isSeen: false, flagColor: null, tags: [], forwards: [], ruleIds: [] });

/** The first of several moves and the first of several flags counts; a message is forwarded to an address once. */
function addEffect(outcome: RuleOutcome, { id, effect }: RunnableRule): void {
  switch (effect.type) {
    case 'move':
      outcome.folder ??= effect.folder;
      return;
    case 'flag':
      outcome.flagColor ??= effect.color;
      return;
    case 'tag':
      if (!outcome.tags.includes(effect.number)) outcome.tags.push(effect.number);
      return;
    case 'markRead':
      outcome.isSeen = true;
      return;
    case 'forward': {
      const address = effect.address.toLowerCase();
      if (!outcome.forwards.some((forward) => forward.address.toLowerCase() === address))
        outcome.forwards.push({ ruleId: id, address: effect.address });
    }
  }
}

/** Runs rules, which come in order of priority, on a message, up to and including the first match that is marked as last. */
export function runRules(mail: RuleMail, rules: readonly RunnableRule[]): RuleOutcome {
  const outcome = noOutcome();
  for (const rule of rules) {
    if (!matchConditions(rule, mail)) continue;
    outcome.ruleIds.push(rule.id);
    addEffect(outcome, rule);
    if (rule.isLast) break;
  }
  return outcome;
}
