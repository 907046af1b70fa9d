import { ruleConditionSchema } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { draftLike, subjectWords } from './ruleDraft.ts';

const own = 'lin.yue@jinshu.example';
const like = (more: object = {}) =>
  draftLike({ sender: 'luolan@law.example', subject: 'Re: 外包合同', recipients: [own], ...more }, own, 3);

describe('a rule for messages like one', () => {
  it.each([
    ['外包合同', '外包合同'],
    ['Re: RE[2]: 回复：外包合同', '外包合同'],
    ['[weekly] Issue 12', '[weekly]'],
    ['Fwd: 【周刊】第 12 期', '【周刊】'],
    ['Re:', ''],
    ['x'.repeat(500), 'x'.repeat(200)],
  ])('reads the words that similar subjects share: %s', (subject, words) => expect(subjectWords(subject)).toBe(words));

  it('has the sender and the words of the subject as conditions', () => {
    expect(like()).toEqual({
      name: '外包合同',
      priority: 3,
      match: 'all',
      conditions: [
        { field: 'sender', comparison: 'equals', value: 'luolan@law.example' },
        { field: 'subject', comparison: 'contains', value: '外包合同' },
      ],
      action: { type: 'move', folder: '' },
      isLast: false,
    });
  });

  it('names the list that a message came by', () => {
    expect(like({ recipients: ['dev@lists.example', 'other@far.example'] }).conditions.at(-1)).toEqual({
      field: 'recipient',
      comparison: 'contains',
      value: 'dev@lists.example',
    });
    expect(like({ recipients: ['dev@lists.example', own.toUpperCase()] }).conditions).toHaveLength(2);
  });

  it('leaves out what a message does not have, and keeps to the limits of rules', () => {
    expect(like({ sender: '', subject: ' ', recipients: [] })).toMatchObject({ name: '', conditions: [] });
    const long = like({ subject: '长'.repeat(300) });
    expect([...long.name]).toHaveLength(50);
    for (const condition of long.conditions) expect(ruleConditionSchema.safeParse(condition).success).toBe(true);
  });
});
