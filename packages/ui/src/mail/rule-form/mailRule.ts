import type { FlagColor } from '../../foundation/theme/SkinTokens.ts';

/** Fields of a message that a rule can match. */
export const RULE_FIELDS = ['sender', 'recipient', 'subject', 'body', 'size', 'attachment', 'list'] as const;

/** Field of a message that a rule matches; `attachment` is an attachment's name, `list` the mailing list that the message came by. */
export type RuleField = (typeof RULE_FIELDS)[number];

/** Comparison of a condition; `larger` applies only to sizes, `exists` only to attachments. */
export type RuleComparison = 'contains' | 'equals' | 'begins' | 'larger' | 'exists';

/** Whether a message must meet all conditions of a rule, or any one. */
export type RuleMatch = 'all' | 'any';

/** One condition of a rule. */
export interface RuleCondition {
  field: RuleField;
  comparison: RuleComparison;
  /** The words; for a size the number of kilobytes, and nothing for `exists`. */
  value: string;
}

/** Action of a rule. */
export type RuleAction =
  | { type: 'move'; folder: string }
  | { type: 'flag'; color: FlagColor }
  | { type: 'tag'; tagId: string }
  | { type: 'markRead' }
  | { type: 'forward'; address: string }
  | { type: 'delete' };

/** A rule for mail that arrives, while it is written. */
export interface FilterRuleDraft {
  name: string;
  /** Rules run from the smallest number on. */
  priority: number;
  match: RuleMatch;
  conditions: readonly RuleCondition[];
  action: RuleAction;
  /** Whether later rules skip the messages that match this one. */
  isLast: boolean;
}

/** Period when the reply is sent: always, at certain hours on certain weekdays, or between two moments. */
export type ReplyWindow =
  | { type: 'always' }
  /** Days from 1 for Monday to 7 for Sunday, times as `09:00`. */
  | { type: 'weekday'; startDay: number; endDay: number; start: string; end: string }
  /** Minutes as ISO. */
  | { type: 'date'; start: string; end: string };

/** An automatic reply, while it is written. */
export interface AutoReplyDraft {
  /** Name of the reply. Without it, the form has no field for it. */
  name?: string | undefined;
  conditions: readonly RuleCondition[];
  content: string;
  window: ReplyWindow;
}

/** Returns the comparisons available for a field. */
export const comparisonsOf = (field: RuleField): readonly RuleComparison[] =>
  field === 'size' ? ['larger'] : ['contains', 'equals', 'begins', ...(field === 'attachment' ? (['exists'] as const) : [])];

/** Returns the indexes of incomplete conditions. */
export function conditionProblems(conditions: readonly RuleCondition[]): readonly number[] {
  return conditions.flatMap(({ field, comparison, value }, index) => {
    const isWhole = field === 'size' ? Number(value) > 0 : value.trim() !== '';
    return isWhole || comparison === 'exists' ? [] : [index];
  });
}

/** Largest rule that can be saved: characters of its name and of a value, number of conditions, and the largest size in kilobytes. */
export interface RuleLimits {
  name: number;
  conditions: number;
  value: number;
  kilobytes: number;
}

/** Errors of a rule; empty if the rule can be saved. */
export interface FilterRuleProblems {
  name?: 'required' | 'too-long';
  /** Indexes of incomplete conditions. */
  conditions?: readonly number[];
  /** Indexes of conditions whose value is too long. */
  long?: readonly number[];
  target?: 'required' | 'not-an-address';
}

/** Returns the errors of a rule. The caller decides which text is an address. */
export function filterRuleProblems(
  { name, conditions, action }: FilterRuleDraft,
  isAddress: (text: string) => boolean,
  limits?: RuleLimits | undefined,
): FilterRuleProblems {
  const missing = conditionProblems(conditions);
  const long = conditions.flatMap(({ value }, index) => (value.length > (limits?.value ?? Number.POSITIVE_INFINITY) ? [index] : []));
  const target = targetProblem(action, isAddress);
  const isLong = [...name.trim()].length > (limits?.name ?? Number.POSITIVE_INFINITY);
  return {
    ...(name.trim() === '' && { name: 'required' as const }),
    ...(isLong && { name: 'too-long' as const }),
    ...(missing.length > 0 && { conditions: missing }),
    ...(long.length > 0 && { long }),
    ...(target && { target }),
  };
}

function targetProblem(action: RuleAction, isAddress: (text: string) => boolean): FilterRuleProblems['target'] {
  if (action.type === 'move') return action.folder === '' ? 'required' : undefined;
  if (action.type === 'tag') return action.tagId === '' ? 'required' : undefined;
  if (action.type !== 'forward') return undefined;
  if (action.address.trim() === '') return 'required';
  return isAddress(action.address.trim()) ? undefined : 'not-an-address';
}

/** Errors of an automatic reply. */
export interface AutoReplyProblems {
  name?: 'required';
  conditions?: readonly number[];
  content?: 'required';
  days?: 'end-before-start';
  times?: 'required' | 'end-not-after-start';
}

/** Returns the errors of an automatic reply; empty if it can be saved. */
export function autoReplyProblems({ name, conditions, content, window }: AutoReplyDraft): AutoReplyProblems {
  const missing = conditionProblems(conditions);
  return {
    ...(name?.trim() === '' && { name: 'required' as const }),
    ...(missing.length > 0 && { conditions: missing }),
    ...(content.trim() === '' && { content: 'required' as const }),
    ...windowProblems(window),
  };
}

function windowProblems(window: ReplyWindow): Pick<AutoReplyProblems, 'days' | 'times'> {
  if (window.type === 'always') return {};
  const { start, end } = window;
  const times = start === '' || end === '' ? 'required' : start >= end ? 'end-not-after-start' : undefined;
  return {
    ...(window.type === 'weekday' && window.startDay > window.endDay && { days: 'end-before-start' as const }),
    ...(times && { times }),
  };
}
