import { type Factor, Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import { checkFactor } from '../two-factor/index.ts';
import { type Completed, logInWithProof, type StepOrigin } from './secondStep.ts';

/** Input of a second step by code. */
export interface SecondStepInput extends StepOrigin {
  factor: Factor;
  code: string;
}

/**
 * Completes a login with a code.
 * @throws {Problem} `second-step-over`, `code-wrong`, `login-rate-limited` or `login-disabled`
 */
export function logInWithFactor(deps: Deps, { code, factor, ...given }: SecondStepInput): Promise<Completed> {
  return logInWithProof(deps, {
    ...given,
    factor,
    prove: async (account) => {
      if (await checkFactor(deps, { accountId: account.id, factor, code, purpose: 'login' })) return async () => undefined;
      await recordSecurity(deps, { kind: 'login-failed', accountId: account.id, who: account.address, ip: given.ip, detail: { factor } });
      throw new Problem('code-wrong');
    },
  });
}
