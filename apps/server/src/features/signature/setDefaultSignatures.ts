import { type IdentitySignatures, Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { identitiesOf } from '../draft/index.ts';
import { changeSettings } from '../settings/index.ts';
import { replaceDefaults, selectDefaults, selectSignatures } from './signature.repository.ts';

/** Default signatures of an account. */
export interface DefaultSignatures {
  accountId: number;
  forNew: number;
  forAnswer: number;
  /** Those of single sender addresses; left out, they stay as they are. */
  identities?: readonly IdentitySignatures[] | undefined;
}

/** Sets which signatures put themselves in (SET-62): one's own signatures, for one's own addresses. */
export const setDefaultSignatures = (deps: Pick<Deps, 'db'>, { accountId, forNew, forAnswer, identities }: DefaultSignatures) =>
  changeSettings(
    deps,
    accountId,
    async (tx) => {
      const others = identities ?? (await selectDefaults(tx, accountId)).filter(({ address }) => address !== '');
      const own = new Set((await identitiesOf(tx, accountId)).map(({ address }) => address.toLowerCase()));
      const addresses = others.map(({ address }) => address.toLowerCase());
      if (identities && !addresses.every((address) => own.has(address))) throw new Problem('sender-not-yours');
      const wanted = [
        { address: '', forNew, forAnswer },
        ...others.filter((_, index) => addresses.indexOf(addresses[index] ?? '') === index),
      ];
      const known = new Set((await selectSignatures(tx, accountId)).map(({ id }) => id));
      const isKnown = (id: number) => id === 0 || known.has(id);
      if (!wanted.every((one) => isKnown(one.forNew) && isKnown(one.forAnswer))) throw new Problem('signature-not-found');
      await replaceDefaults(tx, accountId, wanted);
    },
    'signatures',
  );
