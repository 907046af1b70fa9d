import { type Factor, Problem } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { checkFactor } from '../../two-factor/index.ts';

/** Proof of a second factor: throws, or returns what is written as the session begins. */
export type ProveFactor = (account: { id: number }) => Promise<(tx: Tx) => Promise<void>>;

/** Returns the proof of a factor with a code. */
export const proveCode =
  (deps: Deps, { factor, code }: { factor: Factor; code: string }): ProveFactor =>
  async ({ id }) => {
    if (!(await checkFactor(deps, { accountId: id, factor, code, purpose: 'login' }))) throw new Problem('code-wrong');
    return async () => undefined;
  };
