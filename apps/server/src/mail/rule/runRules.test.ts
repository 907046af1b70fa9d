import type { RuleCondition, RuleMatch } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { toRuleTest } from './matchConditions.ts';
import { type RuleFacts, RuleMail } from './RuleMail.ts';
import { maximumRuleText } from './RuleText.ts';
import { type RuleEffect, type RunnableRule, runRules } from './runRules.ts';

const facts: RuleFacts = {
  senders: [{ name: '正平律师事务所 Luo Lan', address: 'LuoLan@zhengping-law.example' }],
  recipients: [
    { name: '林月', address: 'lin.yue@jinshu.example' },
    { name: '', address: 'team@jinshu.example' },
  ],
  subject: '外包合同　付款節點 Ｑ３',
  body: () => 'Dear Lin Yue,\n\n  the café’s invoice is attached.\n付款于周五完成。',
  list: { id: 'q3.lists.example', name: '季度报告' },
  size: 20_481,
  hasAttachment: true,
  attachmentNames: ['合同（第二稿）.docx', 'plan.pdf'],
};
const sealed: RuleFacts = { ...facts, body: null, attachmentNames: [] };

const rule = (id: number, effect: RuleEffect, more: Partial<{ conditions: RuleCondition[]; match: RuleMatch; isLast: boolean }> = {}) =>
  ({ id, effect, isLast: more.isLast ?? false, ...toRuleTest(more.match ?? 'all', more.conditions ?? []) }) satisfies RunnableRule;
const read: RuleEffect = { type: 'markRead' };
const condition = (text: string): RuleCondition => {
  const [, field, comparison, value] = /^(\w+) (\w+) ?(.*)$/s.exec(text) as unknown as [
    string,
    RuleCondition['field'],
    RuleCondition['comparison'],
    string,
  ];
  return { field, comparison, value };
};
const matches = (conditions: readonly string[], match: RuleMatch = 'all', mail = facts) =>
  runRules(new RuleMail(mail), [rule(1, read, { match, conditions: conditions.map(condition) })]).isSeen;

describe('the conditions of a rule', () => {
  it.each([
    ['sender contains 律师', true],
    ['sender contains zhengping-law.example', true],
    ['sender contains @zhengping', true],
    ['sender equals luolan@zhengping-law.example', true],
    ['sender equals LUOLAN@ZHENGPING-LAW.EXAMPLE', true],
    ['sender equals zhengping-law.example', false],
    ['sender begins luolan@', true],
    ['sender begins 正平', true],
    ['sender begins lan@', false],
    ['sender contains lin.yue', false],
    ['recipient equals team@jinshu.example', true],
    ['recipient contains 林月', true],
    ['recipient begins jinshu', false],
    ['list equals q3.lists.example', true],
    ['list equals 季度报告', true],
    ['list contains lists.example', true],
    ['list begins 季度', true],
    ['list contains zhengping', false],
    ['subject contains 合同', true],
    ['subject contains 付款节点', true],
    ['subject contains 付款節點', true],
    ['subject begins 外包', true],
    ['subject begins 合同', false],
    ['subject contains q3', true],
    ['subject contains Ｑ３', true],
    ['subject equals 外包合同 付款节点 q3', true],
    ['subject equals 外包合同', false],
    ['subject contains 合\u200b同', true],
    ['subject contains \u200b', false],
    ['subject contains .*', false],
    ['body contains CAFE', true],
    ['body contains lin yue, the', true],
    ['body begins dear', true],
    ['body begins the café', false],
    ['body contains 周五', true],
    ['body contains 周六', false],
    ['attachment contains 合同', true],
    ['attachment equals plan.pdf', true],
    ['attachment begins plan', true],
    ['attachment contains .xlsx', false],
    ['attachment exists', true],
    ['size larger 20', true],
    ['size larger 21', false],
  ])('SET-94 %s: %s', (text, expected) => {
    expect(matches([text])).toBe(expected);
  });

  it('SET-94 must all be met, or any of them, and none matches everything', () => {
    const [one, other] = ['subject contains 合同', 'sender contains ads.example'];
    expect([matches([one, other]), matches([one, other], 'any'), matches([other], 'any'), matches([]), matches([], 'any')]).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  it('SET-94 see sender, recipients, subject, size and whether there are files of mail with a password, and nothing else', () => {
    const seen = ['sender contains luolan', 'recipient contains lin', 'subject contains 合同', 'size larger 20', 'attachment exists'];
    expect(seen.map((text) => matches([text], 'all', sealed))).toEqual(seen.map(() => true));
    expect(['body contains e', 'attachment contains plan'].map((text) => matches([text], 'all', sealed))).toEqual([false, false]);
  });
});

describe('the rules of a mailbox', () => {
  const outcomeOf = (rules: readonly RunnableRule[]) => runRules(new RuleMail(facts), rules);
  const folder = (id: number) => ({ id, rawName: `f${id}` });

  it('SET-95 SET-115 act in their order, and of several moves and flags the first counts', () => {
    expect(
      outcomeOf([
        rule(1, { type: 'tag', number: 7 }),
        rule(2, { type: 'move', folder: folder(4) }),
        rule(3, { type: 'move', folder: folder(5) }),
        rule(4, { type: 'flag', color: 'blue' }),
        rule(5, { type: 'flag', color: 'red' }),
        rule(6, { type: 'tag', number: 7 }),
        rule(7, { type: 'tag', number: 3 }),
        rule(8, { type: 'forward', address: 'a@b.example' }),
        rule(9, { type: 'forward', address: 'A@b.example' }),
        rule(10, read),
      ]),
    ).toEqual({
      folder: folder(4),
      isSeen: true,
      flagColor: 'blue',
      tags: [7, 3],
      forwards: [{ ruleId: 8, address: 'a@b.example' }],
      ruleIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    });
  });

  it('SET-115 stop at the first match that is the last one', () => {
    const no = { conditions: [condition('subject contains 周刊')], isLast: true };
    const { ruleIds, folder: target } = outcomeOf([
      rule(1, { type: 'tag', number: 1 }, no),
      rule(2, { type: 'tag', number: 2 }, { isLast: true }),
      rule(3, { type: 'move', folder: folder(4) }),
    ]);
    expect([ruleIds, target]).toEqual([[2], null]);
  });

  it('read each field at most once, and the text only if a rule asks for it', () => {
    let asked = 0;
    const body = () => {
      asked += 1;
      return '正文';
    };
    const rules = (field: string) =>
      Array.from({ length: 20 }, (_, id) => rule(id, read, { conditions: [condition(`${field} contains ${id}`)] }));
    runRules(new RuleMail({ ...facts, body }), rules('subject'));
    expect(asked).toBe(0);
    const mail = new RuleMail({ ...facts, body });
    runRules(mail, rules('body'));
    runRules(mail, rules('body'));
    expect(asked).toBe(1);
  });
});

describe('the work of rules', () => {
  const words = ['contract', 'payment', 'schedule', 'meeting', 'report', 'quarter', 'review', 'deadline', 'attached', 'colleagues'];
  const letter = Array.from({ length: 14_000 }, (_, at) => words[(at * 7 + (at >> 3)) % words.length]).join(' ');
  const many = (count: number) =>
    Array.from({ length: count }, (_, id) => rule(id, read, { conditions: [condition(`body contains 合同甲方${id}`)], isLast: false }));

  it('SET-95 does not grow with the number of rules: 200 rules search a mail of 100 KB for less than its length', () => {
    expect(letter.length).toBeGreaterThan(100_000);
    const mail = new RuleMail({ ...facts, body: () => letter });
    runRules(mail, [
      ...many(190),
      ...Array.from({ length: 10 }, (_, id) => rule(id, read, { conditions: [condition(`body contains zebra${id}`)] })),
    ]);
    expect(mail.searched).toBeLessThan(letter.length);
  });

  it('is bounded for hostile mails: ten thousand recipients, a subject and a text of megabytes', () => {
    const people = Array.from({ length: 10_000 }, (_, id) => ({ name: `收件人 ${id}`, address: `a${id}@outside.example` }));
    const endless = 'aaaaaaaaab'.repeat(500_000);
    const mail = new RuleMail({ ...facts, recipients: people, subject: endless, body: () => endless });
    const value = 'a'.repeat(199);
    const fields = ['sender', 'recipient', 'subject', 'body'] as const;
    const rules = fields.flatMap((field) =>
      Array.from({ length: 50 }, (_, id) => rule(id, read, { conditions: [{ field, comparison: 'contains', value: `${value}b` }] })),
    );
    expect(runRules(mail, rules).isSeen).toBe(false);
    expect(mail.searched).toBeLessThanOrEqual(rules.length * (maximumRuleText + 2));
  });
});
