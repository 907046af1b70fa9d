import { Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import type { Attempt } from './attempts.ts';
import { returnCaptcha } from './captcha.repository.ts';
import { insertLoginLog, type LoginAccount } from './login.repository.ts';
import { foldAnswer, verifyAnswer } from './securityAnswer.ts';

/** Time for which a captcha stays passed while its login asks the security question. */
const returnedMs = 5 * 60_000;

/**
 * Checks the security answer of an account whose password was right (LGN-04, LGN-05). The question is revealed only then: asked by name, it
 * would tell which accounts exist (LGN-54). An attempt without an answer clears no earlier ones with a wrong one.
 */
export async function checkSecurityAnswer(
  deps: Deps,
  account: LoginAccount,
  attempt: Attempt,
  { securityAnswer = '', captchaId, ip }: { securityAnswer: string | undefined; captchaId: string | undefined; ip: string },
): Promise<void> {
  const { db, now } = deps;
  const { id: accountId, address: who, securityQuestion: question, securityAnswerHash: hash } = account;
  if (question === '' || hash === null) return;
  if (foldAnswer(securityAnswer) === '') {
    await attempt.release(db);
    if (captchaId !== undefined) await returnCaptcha(db, captchaId, new Date(now().getTime() + returnedMs));
    throw new Problem('security-answer-needed', { question });
  }
  if (await verifyAnswer(securityAnswer, hash)) return;
  await insertLoginLog(db, { accountId, ip, isSuccess: false, at: now() });
  await recordSecurity(deps, { kind: 'login-failed', accountId, who, ip, detail: { factor: 'question' } });
  throw new Problem('security-answer-wrong', { question });
}
