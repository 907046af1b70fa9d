import type { HeldMailRule } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { askClamd } from './askClamd.ts';
import { askRspamd, type MailFacts } from './askRspamd.ts';
import { type MailCheckValue, selectMailChecks } from './checkSetting.ts';
import { generalTest } from './generalTest.ts';

/** Result of the checks of a message. */
export type Verdict =
  | { kind: 'take'; isSpam: boolean }
  | { kind: 'hold'; rule: HeldMailRule; detail: string }
  /** A checker doesn't answer, and mail waits for it. */
  | { kind: 'wait' };

type JudgeDeps = Pick<Deps, 'db' | 'config' | 'log'>;

async function ask({ config }: JudgeDeps, checks: MailCheckValue, raw: Buffer, facts: MailFacts): Promise<Verdict> {
  const [virus, spam] = await Promise.all([
    checks.virusAddress === '' ? null : askClamd(checks.virusAddress, raw),
    checks.spamAddress === '' ? null : askRspamd(checks.spamAddress, raw, facts, config.trustedCa),
  ]);
  if (virus !== null) return { kind: 'hold', rule: 'virus', detail: virus };
  if (spam?.verdict === 'reject') return { kind: 'hold', rule: 'spam', detail: spam.score.toFixed(1) };
  return { kind: 'take', isSpam: spam?.verdict === 'spam' };
}

/** Asks the checkers in force about a message that arrives or leaves (SND-61, BAK-99). */
export async function judgeMail(deps: JudgeDeps, raw: Buffer, facts: MailFacts): Promise<Verdict> {
  if (raw.includes(generalTest)) return { kind: 'hold', rule: 'test', detail: 'GTUBE' };
  const checks = await selectMailChecks(deps.db);
  try {
    return await ask(deps, checks, raw, facts);
  } catch (error) {
    deps.log.warn({ err: error, whenDown: checks.whenDown }, 'a checker of mail does not answer');
    return checks.whenDown === 'wait' ? { kind: 'wait' } : { kind: 'take', isSpam: false };
  }
}
