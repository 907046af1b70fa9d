import { createHmac, randomBytes } from 'node:crypto';
import { Problem, type RecoveryWay } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { serverKey } from '../../platform/server-key/index.ts';
import { hasDirectoryPassword } from '../directory/index.ts';
import { admitGuess, findWho, takeCaptcha } from '../login/index.ts';
import { giveTicket, offeredWays } from './ticket.ts';

/** Questions for names without one. An account without a question looks like one with it, and so does an unknown name. */
const decoys = ['我的小学叫什么名字？', '我母亲的姓名是什么？', '我最喜欢的书是哪一本？', '我出生在哪个城市？', '我的第一位班主任是谁？'];

/** Returns the same question for a name every time. Without the key, it can't be distinguished from a user's own question. */
async function decoyFor({ db }: Pick<Deps, 'db'>, who: string): Promise<string> {
  const key = await serverKey(db, 'recovery-questions', async () => randomBytes(32));
  const number = createHmac('sha256', key).update(who).digest().readUInt32BE(0);
  return decoys[number % decoys.length] as string;
}

/**
 * Step `0`: begins a recovery. The answer has the ways of the organization and a question for any name (LGN-38, LGN-54).
 * @throws {Problem} `recovery-off`, `captcha-not-passed` or `login-rate-limited`
 */
export async function beginRecovery(
  deps: Deps,
  given: { account: string; captchaId: string | undefined; ip: string },
): Promise<{ ticket: string; ways: RecoveryWay[]; question: string }> {
  const { db, now } = deps;
  const ways = await offeredWays(deps);
  if (ways.length === 0) throw new Problem('recovery-off');
  const hasCaptcha = given.captchaId !== undefined && (await takeCaptcha(db, given.captchaId, now()));
  if (!hasCaptcha && (await readPolicy(db, 'captcha')) !== 'off') throw new Problem('captcha-not-passed');
  const { account, who } = await findWho(deps, given.account);
  await admitGuess(deps, { what: `recovery:${who}`, ip: given.ip });
  const isOpen = account?.isActive === true && !(await hasDirectoryPassword(deps, account.id));
  const hasQuestion = isOpen && account.securityQuestion !== '' && account.securityAnswerHash !== null;
  const decoy = await decoyFor(deps, who);
  const ticket = await giveTicket(deps, db, { step: 'begun', accountId: isOpen ? account.id : null, who });
  return { ticket, ways, question: !ways.includes('question') ? '' : hasQuestion ? account.securityQuestion : decoy };
}
