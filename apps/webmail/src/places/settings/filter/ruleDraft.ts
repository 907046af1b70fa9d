import { type Filter, type FilterForm, type RuleAction, ruleLimits } from '@jinshu/api';
import type { FilterRuleDraft } from '@jinshu/ui/rule-form';
import type { MessageLike } from '../../../mail/filter/index.ts';

/** Returns an empty rule. */
export const freshRule = (priority: number): FilterRuleDraft => ({
  name: '',
  priority,
  match: 'all',
  conditions: [],
  action: { type: 'move', folder: '' },
  isLast: false,
});

/** Returns the action, without its folder or tag if that was deleted. */
function actionOf({ action }: Filter, isMissing: boolean): RuleAction {
  if (!isMissing) return action;
  return action.type === 'tag' ? { type: 'tag', tagId: '' } : { type: 'move', folder: '' };
}

/** Returns a saved rule as it is edited. A deleted folder or tag is left out. */
export const draftOf = (rule: Filter, isMissing: boolean): FilterRuleDraft => ({
  name: rule.name,
  priority: rule.priority,
  match: rule.match,
  conditions: rule.conditions,
  action: actionOf(rule, isMissing),
  isLast: rule.isLast,
});

/** Returns the input for the server. */
export const formOf = ({ conditions, action, ...rest }: FilterRuleDraft): FilterForm => ({
  ...rest,
  conditions: [...conditions],
  action: action.type === 'forward' ? { ...action, address: action.address.trim() } : action,
});

const replyPrefix = /^\s*(?:re|fwd?|aw|sv|wg|答复|回复|回覆|答覆|转发|轉寄|轉發)\s*(?:\[\d+\])?\s*[:：]\s*/i;
/** Newsletters and lists begin each subject with their name. */
const seriesName = /^\s*(?:\[[^\]]{2,60}\]|【[^】]{2,60}】)/;

/** Returns the text that similar messages have in their subjects: the name of the series, or else the subject without reply prefixes. */
export function subjectWords(subject: string): string {
  let words = subject;
  while (replyPrefix.test(words)) words = words.replace(replyPrefix, '');
  return (seriesName.exec(words)?.[0] ?? words).trim().slice(0, ruleLimits.value);
}

/**
 * Returns a rule for messages like one: from its sender, with the text that similar subjects share. A message that came to another address than the
 * user's own came by a list, and the list's address is a condition too.
 */
export function draftLike({ sender, subject, recipients }: MessageLike, ownAddress: string, priority: number): FilterRuleDraft {
  const words = subjectWords(subject);
  const isToOwn = recipients.some((address) => address.toLowerCase() === ownAddress.toLowerCase());
  const [list] = recipients;
  return {
    ...freshRule(priority),
    name: [...(words || sender)].slice(0, ruleLimits.name).join('').trim(),
    conditions: [
      ...(sender === '' ? [] : [{ field: 'sender', comparison: 'equals', value: sender } as const]),
      ...(words === '' ? [] : [{ field: 'subject', comparison: 'contains', value: words } as const]),
      ...(isToOwn || list === undefined || list === '' ? [] : [{ field: 'recipient', comparison: 'contains', value: list } as const]),
    ],
  };
}
