import { describe, expect, it } from 'vitest';
import {
  type AutoReplyDraft,
  autoReplyProblems,
  comparisonsOf,
  type FilterRuleDraft,
  filterRuleProblems,
  type ReplyWindow,
} from './mailRule.ts';

const rule: FilterRuleDraft = {
  name: '合同归档',
  priority: 1,
  match: 'all',
  isLast: false,
  conditions: [{ field: 'subject', comparison: 'contains', value: '合同' }],
  action: { type: 'move', folder: '合同' },
};
const isAddress = (text: string) => text.includes('@');
const problems = (part: Partial<FilterRuleDraft>) => filterRuleProblems({ ...rule, ...part }, isAddress);

describe('a rule for mail that arrives', () => {
  it('SET-94 has a name, whole conditions, and what its action needs', () => {
    expect(problems({})).toEqual({});
    expect(problems({ name: ' ' })).toEqual({ name: 'required' });
    expect(problems({ conditions: [...rule.conditions, { field: 'sender', comparison: 'begins', value: ' ' }] })).toEqual({
      conditions: [1],
    });
    expect(problems({ conditions: [{ field: 'size', comparison: 'larger', value: '0' }] })).toEqual({ conditions: [0] });
    expect(problems({ conditions: [{ field: 'attachment', comparison: 'exists', value: '' }] })).toEqual({});
    expect(problems({ action: { type: 'move', folder: '' } })).toEqual({ target: 'required' });
    expect(problems({ action: { type: 'forward', address: 'nobody' } })).toEqual({ target: 'not-an-address' });
    expect(problems({ action: { type: 'forward', address: ' a@b.example ' } })).toEqual({});
    expect(problems({ action: { type: 'delete' } })).toEqual({});
  });

  it('SET-94 keeps to the limits that it is given', () => {
    const limits = { name: 5, value: 3, conditions: 20, kilobytes: 100 };
    const beyond = (part: Partial<FilterRuleDraft>) => filterRuleProblems({ ...rule, ...part }, isAddress, limits);
    expect(beyond({ name: '  合同归档表  ' })).toEqual({});
    expect(beyond({ name: '合同归档表格' })).toEqual({ name: 'too-long' });
    expect(beyond({ conditions: [...rule.conditions, { field: 'body', comparison: 'contains', value: '很长的值' }] })).toEqual({
      long: [1],
    });
    expect(problems({ name: 'x'.repeat(1_000) })).toEqual({});
  });

  it('compares words by what they contain, equal or begin with, and sizes alone by number', () => {
    expect(comparisonsOf('subject')).toEqual(['contains', 'equals', 'begins']);
    expect(comparisonsOf('size')).toEqual(['larger']);
    expect(comparisonsOf('list')).toEqual(['contains', 'equals', 'begins']);
    expect(comparisonsOf('attachment')).toEqual(['contains', 'equals', 'begins', 'exists']);
  });
});

describe('an automatic reply', () => {
  const reply: AutoReplyDraft = { conditions: [], content: '已收到。', window: { type: 'always' } };
  const window = (wanted: ReplyWindow) => autoReplyProblems({ ...reply, window: wanted });

  it('SET-64 needs what it answers', () => {
    expect(autoReplyProblems(reply)).toEqual({});
    expect(autoReplyProblems({ ...reply, content: ' ' })).toEqual({ content: 'required' });
  });

  it('SET-66 does not begin on a later day of the week than it ends', () => {
    const week = { type: 'weekday', start: '09:00', end: '18:00' } as const;
    expect(window({ ...week, startDay: 5, endDay: 1 })).toEqual({ days: 'end-before-start' });
    expect(window({ ...week, startDay: 5, endDay: 5 })).toEqual({});
  });

  it('SET-67 begins before it ends', () => {
    const week = { type: 'weekday', startDay: 1, endDay: 5 } as const;
    expect(window({ ...week, start: '18:00', end: '18:00' })).toEqual({ times: 'end-not-after-start' });
    expect(window({ type: 'date', start: '2026-11-21T09:00', end: '2026-11-20T18:00' })).toEqual({ times: 'end-not-after-start' });
    expect(window({ type: 'date', start: '', end: '2026-11-20T18:00' })).toEqual({ times: 'required' });
    expect(window({ type: 'date', start: '2026-11-19T09:00', end: '2026-11-20T08:00' })).toEqual({});
  });
});
