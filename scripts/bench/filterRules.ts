import { toRuleTest } from '../../apps/server/src/mail/rule/matchConditions.ts';
import { RuleMail } from '../../apps/server/src/mail/rule/RuleMail.ts';
import { type RunnableRule, runRules } from '../../apps/server/src/mail/rule/runRules.ts';
import { type RuleCondition, ruleLimits } from '../../packages/api/src/rule/rule.schema.ts';
import { deliverOverOpen, type Rate } from './overHttp.ts';
import { percentile, type Timing, timesOf, timingOf } from './stats.ts';

/** Returns the conditions of a rule as users have them: by sender, by subject, by text, and one in ten that catches many messages. */
function conditionsOf(number: number): RuleCondition[] {
  const condition = (field: RuleCondition['field'], value: string): RuleCondition => ({ field, comparison: 'contains', value });
  if (number % 10 === 0) return [condition('subject', '报告')];
  if (number % 5 === 1) return [condition('body', `合同编号 HT-${number}`)];
  if (number % 2 === 0) return [condition('sender', `@supplier${number}.example`)];
  return [condition('subject', `[project-${number}]`), condition('recipient', `team${number}@`)];
}

/** Text of 100 KB that no rule matches, so that each rule that reads the text reads all of it. */
const longText = '周报：云川二期本周完成了验收安排，下周继续。 The minutes follow below, line by line.\n'.repeat(1_200).slice(0, 60_000);

/** Measures how long 200 rules take on one message of 100 KB, each tenth of which matches. */
export async function measureRuleRun(): Promise<Timing> {
  const rules = Array.from(
    { length: 200 },
    (_, at): RunnableRule => ({ id: at + 1, effect: { type: 'markRead' }, isLast: false, ...toRuleTest('all', conditionsOf(at)) }),
  );
  const run = async () => {
    const mail = new RuleMail({
      senders: [{ name: '周安', address: 'zhou.an@partner.example' }],
      recipients: [{ name: '林月', address: 'bench@jinshu.example' }],
      subject: '第 46 周报告',
      body: () => longText,
      list: null,
      size: 100 * 1024,
      hasAttachment: false,
      attachmentNames: [],
    });
    if (runRules(mail, rules).ruleIds.length !== 20) throw new Error('The rules match something else than they should.');
  };
  return timingOf('200 filter rules on a message of 100 KB', await timesOf(100, run));
}

interface RuleDelivery {
  url: string;
  smtpPort: number;
  to: string;
  headers: Readonly<Record<string, string>>;
}

const ruleCount = 50;
const rounds = 5;
const perRound = 500;

/** Measures delivery over 16 connections with 50 enabled rules, beside the same with the rules off, in turns: the mailbox grows meanwhile. */
export async function measureRuleDelivery({ url, smtpPort, to, headers }: RuleDelivery): Promise<Rate> {
  const call = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(`${url}/api/setting/filters/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`filters/${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const ids: number[] = [];
  for (let at = 0; at < ruleCount; at += 1) {
    const form = { name: `rule ${at}`.slice(0, ruleLimits.name), priority: at + 1, is_last: false, match: 'all' };
    ids.push((await call<{ id: number }>('', { ...form, conditions: conditionsOf(at), action: { type: 'markRead' } })).id);
  }
  const rates = { enable: [] as number[], disable: [] as number[] };
  await deliverOverOpen({ smtpPort, to, count: perRound, connections: 16, seed: 500 });
  for (let round = 0; round < rounds; round += 1)
    for (const state of round % 2 === 0 ? (['disable', 'enable'] as const) : (['enable', 'disable'] as const)) {
      await call(`${state}/`, { ids });
      rates[state].push(await deliverOverOpen({ smtpPort, to, count: perRound, connections: 16, seed: 600 + round }));
    }
  await call('clear/', {});
  const what = `${ruleCount} filter rules`;
  return {
    what: `messages delivered by SMTP with ${what}: 16 connections that stay open`,
    perSecond: percentile(rates.enable, 0.5),
    baseline: { what: 'the same without rules', perSecond: percentile(rates.disable, 0.5) },
  };
}
