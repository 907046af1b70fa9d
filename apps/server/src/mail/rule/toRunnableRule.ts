import type { RuleAction, RuleCondition, RuleMatch } from '@jinshu/api';
import { toRuleTest } from './matchConditions.ts';
import type { RuleEffect, RunnableRule } from './runRules.ts';

/** A rule as it is stored, with the ids of the folder and tag that it names, as far as they exist. */
export interface StoredRule {
  id: number;
  match: RuleMatch;
  conditions: RuleCondition[];
  action: RuleAction;
  isLast: boolean;
  folderId: number | null;
  folder: string | null;
  tag: number | null;
}

function effectOf({ action, folderId, folder, tag }: StoredRule): RuleEffect | undefined {
  switch (action.type) {
    case 'move':
    case 'delete':
      return folderId === null || folder === null ? undefined : { type: 'move', folder: { id: folderId, rawName: folder } };
    case 'tag':
      return tag === null ? undefined : { type: 'tag', number: tag };
    default:
      return action;
  }
}

/** Prepares a stored rule for running. Undefined if its folder or tag no longer exists: such a rule does nothing, like a disabled one. */
export function toRunnableRule(rule: StoredRule): RunnableRule | undefined {
  const effect = effectOf(rule);
  return effect && { id: rule.id, isLast: rule.isLast, effect, ...toRuleTest(rule.match, rule.conditions) };
}
