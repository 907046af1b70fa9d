import { Problem } from '@jinshu/api';
import type { Deps } from '../../../platform/deps/index.ts';
import { readPolicy } from '../../../platform/policy/index.ts';
import { recordSecurity } from '../../../platform/security/index.ts';
import {
  admitGuess,
  admitLogin,
  beginSecondStep,
  checkAccountPassword,
  endSecondStep,
  findWho,
  insertLoginLog,
  openSecret,
  takeCaptcha,
  waitingAccount,
} from '../../login/index.ts';
import { needsSecondStep, selectFactors } from '../../two-factor/index.ts';
import { selectRole } from '../role/role.repository.ts';
import { beginOperation, type OperationBegun, type OperationOrigin, refuse } from './beginOperation.ts';
import type { ProveFactor } from './proveFactor.ts';

/**
 * Logs in to the back stage with the account and password of the mailbox, and the same limits for failures as there. Returns the secrets of the
 * session, or that of the second step.
 */
export async function logInToOperation(
  deps: Deps,
  given: OperationOrigin & { account: string; password: string; captchaId: string | undefined },
): Promise<OperationBegun | { secondStep: string }> {
  const { db } = deps;
  const { ip } = given;
  const password = await openSecret(deps, given.password);
  const hasCaptcha = given.captchaId !== undefined && (await takeCaptcha(db, given.captchaId, deps.now()));
  if (!hasCaptcha && (await readPolicy(db, 'captcha')) !== 'off') throw new Problem('captcha-not-passed');
  const { account, who } = await findWho(deps, given.account);
  const attempt = await admitLogin(deps, { who, ip, device: null, hasCaptcha });
  if (!account || (await checkAccountPassword(deps, account, password)) === null) {
    await insertLoginLog(db, { accountId: account?.id, ip, isSuccess: false, at: deps.now() });
    await recordSecurity(deps, { kind: 'login-failed', accountId: account?.id, who, ip, detail: { place: 'back stage' } });
    const problem = new Problem('login-failed');
    throw account ? await refuse(deps, account, ip, problem) : problem;
  }
  if (!account.isActive) throw await refuse(deps, account, ip, new Problem('login-disabled'));
  if (!needsSecondStep(await selectFactors(db, account.id))) {
    return beginOperation(deps, account, given, (tx) => attempt.settle(tx));
  }
  if (!(await selectRole(db, account.id))) throw await refuse(deps, account, ip, new Problem('operation-refused', { reason: 'no-role' }));
  await attempt.settle(db);
  return { secondStep: await beginSecondStep(deps, account.id) };
}

/** Completes a login with a second factor. A browser that the webmail trusts has to give it too. */
export async function completeOperationLogin(
  deps: Deps,
  given: OperationOrigin & { cookie: string | undefined },
  prove: ProveFactor,
): Promise<OperationBegun> {
  const { cookie, ip } = given;
  const account = await waitingAccount(deps, cookie);
  const attempt = await admitGuess(deps, { what: `second-step:${account.id}`, ip });
  const write = await prove(account).catch(async (error: unknown) => {
    throw error instanceof Problem ? await refuse(deps, account, ip, error) : error;
  });
  if (!account.isActive) throw await refuse(deps, account, ip, new Problem('login-disabled'));
  return beginOperation(deps, account, given, async (tx) => {
    await attempt.settle(tx);
    if (!(await endSecondStep(tx, cookie))) throw new Problem('second-step-over');
    await write(tx);
  });
}
