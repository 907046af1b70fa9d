import type { FlagColour } from '../theme/SkinTokens.ts';

/** What of a mail a rule looks at. */
export const RULE_FIELDS = ['sender', 'recipient', 'subject', 'body', 'size', 'attachment'] as const;

/** What of a mail a rule looks at; `attachment` is the name of one. */
export type RuleField = (typeof RULE_FIELDS)[number];

/** How it is compared; `larger` is for sizes alone. */
export type RuleComparison = 'contains' | 'equals' | 'begins' | 'larger';

/** One condition: all of a rule must hold. */
export interface RuleCondition {
  field: RuleField;
  comparison: RuleComparison;
  /** The words; for a size the number of kilobytes. */
  value: string;
}

/** What a rule does with a mail. */
export type RuleAction =
  | { type: 'move'; folder: string }
  | { type: 'flag'; color: FlagColour }
  | { type: 'tag'; tagId: string }
  | { type: 'markRead' }
  | { type: 'forward'; address: string }
  | { type: 'delete' };

/** A rule for mail that arrives, while it is written. */
export interface FilterRuleDraft {
  name: string;
  /** Rules run from the smallest number on. */
  priority: number;
  conditions: readonly RuleCondition[];
  action: RuleAction;
}

/** When a mail is answered: always, on some days of the week at some hours, or between two moments. */
export type ReplyWindow =
  | { type: 'always' }
  /** Days from 1 for Monday to 7 for Sunday, times as `09:00`. */
  | { type: 'weekday'; startDay: number; endDay: number; start: string; end: string }
  /** Minutes as ISO. */
  | { type: 'date'; start: string; end: string };

/** An automatic reply, while it is written. */
export interface AutoReplyDraft {
  conditions: readonly RuleCondition[];
  content: string;
  window: ReplyWindow;
}

/** How a field can be compared. */
export const comparisonsOf = (field: RuleField): readonly RuleComparison[] =>
  field === 'size' ? ['larger'] : ['contains', 'equals', 'begins'];

/** Where in the list of conditions something is missing. */
export function conditionProblems(conditions: readonly RuleCondition[]): readonly number[] {
  return conditions.flatMap(({ field, value }, index) => {
    const isWhole = field === 'size' ? Number(value) > 0 : value.trim() !== '';
    return isWhole ? [] : [index];
  });
}

/** What is wrong with a rule; empty when it can be kept. */
export interface FilterRuleProblems {
  name?: 'required';
  conditions?: readonly number[];
  target?: 'required' | 'not-an-address';
}

/** What is wrong with a rule. Which text is an address says the caller. */
export function filterRuleProblems(
  { name, conditions, action }: FilterRuleDraft,
  isAddress: (text: string) => boolean,
): FilterRuleProblems {
  const missing = conditionProblems(conditions);
  const target = targetProblem(action, isAddress);
  return {
    ...(name.trim() === '' && { name: 'required' as const }),
    ...(missing.length > 0 && { conditions: missing }),
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

/** What is wrong with an automatic reply. */
export interface AutoReplyProblems {
  conditions?: readonly number[];
  content?: 'required';
  days?: 'end-before-start';
  times?: 'required' | 'end-not-after-start';
}

/** What is wrong with an automatic reply; empty when it can be kept. */
export function autoReplyProblems({ conditions, content, window }: AutoReplyDraft): AutoReplyProblems {
  const missing = conditionProblems(conditions);
  return {
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
