import { type PasswordRules, Problem, type RecoveryWay } from '@jinshu/api';
import { selectLanguage } from '../../mail/settings/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import { admitGuess, admitLogin, insertLoginLog, openSecret, unmatchedHash, verifyAnswer } from '../login/index.ts';
import { selectAnswerHash, selectPasswordOwner } from '../password/index.ts';
import { passwordRulesOf } from '../password-rule/index.ts';
import { hashCode, selectFactors, sendSmsCode, takeSmsCode } from '../two-factor/index.ts';
import type { Ticket } from './recovery.repository.ts';
import { giveTicket, readTicket, redeemTicket, refuseWhereOff } from './ticket.ts';

/** Hash to verify against where there is none, so that both cases take equally long. */
const decoy = unmatchedHash();

/** Ticket for the new password, and its rules. */
export interface Proved {
  ticket: string;
  rules: PasswordRules;
}

/**
 * Checks what a user gave. Each failure counts like a failed login of the account from this place (LGN-54), and success clears only what
 * this place got wrong.
 */
async function prove(
  deps: Deps,
  given: { ticket: string; read: Ticket; way: RecoveryWay; ip: string },
  isRight: () => Promise<boolean>,
): Promise<Proved> {
  const { db, now } = deps;
  const { ip, way } = given;
  const { accountId, who } = given.read;
  const attempt = await admitLogin(deps, { who, ip, device: null, hasCaptcha: true });
  const owner = (await isRight()) && accountId !== null ? await selectPasswordOwner(db, accountId) : undefined;
  if (!owner || accountId === null) {
    await insertLoginLog(db, { accountId: accountId ?? undefined, ip, isSuccess: false, at: now() });
    await recordSecurity(deps, { kind: 'recovery-failed', accountId: accountId ?? undefined, who, ip, detail: { way } });
    throw new Problem(way === 'sms' ? 'code-wrong' : 'security-answer-wrong');
  }
  const rules = await passwordRulesOf(db, accountId, owner);
  const ticket = await db.transaction().execute(async (tx) => {
    await redeemTicket(tx, given.ticket);
    await attempt.settle(tx);
    return giveTicket(deps, tx, { step: way, accountId, who });
  });
  return { ticket, rules };
}

/**
 * Step `2`: checks the answer to the security question (LGN-39).
 * @throws {Problem} `recovery-off`, `recovery-over`, `security-answer-wrong` or `login-rate-limited`
 */
export async function answerQuestion(deps: Deps, given: { ticket: string; answer: string; ip: string }): Promise<Proved> {
  await refuseWhereOff(deps, 'question');
  const answer = await openSecret(deps, given.answer);
  const read = await readTicket(deps, given.ticket, ['begun', 'sent']);
  return prove(deps, { ...given, read, way: 'question' }, async () => {
    const hash = read.accountId === null ? null : await selectAnswerHash(deps.db, read.accountId);
    return verifyAnswer(answer, hash ?? decoy);
  });
}

/** Sends the code of a recovery. The caller doesn't wait for it and learns of no failure, since only an account with a phone has either. */
async function sendCode(deps: Deps, accountId: number): Promise<void> {
  const { mobile } = await selectFactors(deps.db, accountId);
  if (mobile === null) return;
  const language = await selectLanguage(deps.db, accountId);
  await sendSmsCode(deps, { accountId, purpose: 'recovery', mobile, language });
}

/**
 * Step `sms1`: sends a code to the bound phone, if there is one (LGN-41). The ticket for the code replaces the given one.
 * @throws {Problem} `recovery-off`, `recovery-over` or `login-rate-limited`
 */
export async function sendRecoveryCode(deps: Deps, given: { ticket: string; ip: string }): Promise<string> {
  await refuseWhereOff(deps, 'sms');
  const { accountId, who } = await readTicket(deps, given.ticket, ['begun', 'sent']);
  await admitGuess(deps, { what: `recovery-sms:${who}`, ip: given.ip });
  const ticket = await deps.db.transaction().execute(async (tx) => {
    await redeemTicket(tx, given.ticket);
    return giveTicket(deps, tx, { step: 'sent', accountId, who });
  });
  if (accountId !== null)
    void sendCode(deps, accountId).catch((error: unknown) => deps.log.warn({ err: error }, 'the code of a recovery was not sent'));
  return ticket;
}

/**
 * Step `sms2`: checks the code (LGN-42).
 * @throws {Problem} `recovery-off`, `recovery-over`, `code-wrong` or `login-rate-limited`
 */
export async function checkRecoveryCode(deps: Deps, given: { ticket: string; code: string; ip: string }): Promise<Proved> {
  await refuseWhereOff(deps, 'sms');
  const { db, now } = deps;
  const read = await readTicket(deps, given.ticket, ['sent']);
  return prove(deps, { ...given, read, way: 'sms' }, async () => {
    const accountId = read.accountId ?? -1;
    const hash = await hashCode(db, accountId, given.code.replace(/[\s-]/g, ''));
    const mobile = read.accountId === null ? null : (await selectFactors(db, accountId)).mobile;
    return takeSmsCode(db, { accountId, purpose: 'recovery', mobile: mobile ?? '', hash, now: now() });
  });
}
