import { type SignatureList, setDefaultSignatures as setDefaultsEndpoint, signatureResource } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { mountResource } from '../settings/index.ts';
import { setDefaultSignatures } from './setDefaultSignatures.ts';
import {
  insertSignature,
  removeSignatures,
  selectDefaults,
  selectSignature,
  selectSignatures,
  setSignaturesActive,
  updateSignature,
} from './signature.repository.ts';

/** A longer list would not be usable. */
const maximumSignatures = 100;

/** SET-57 to SET-62: signatures. */
export async function signatureRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const list = async (accountId: number): Promise<SignatureList> => {
    const [results, defaults] = await Promise.all([selectSignatures(deps.db, accountId), selectDefaults(deps.db, accountId)]);
    const { forNew = 0, forAnswer = 0 } = defaults.find(({ address }) => address === '') ?? {};
    // One that is disabled stays chosen, but doesn't insert itself.
    const contentOf = (id: number) => results.find((signature) => signature.id === id && signature.isActive)?.content ?? '';
    return {
      count: results.length,
      results,
      forNew,
      forNewContent: contentOf(forNew),
      forAnswer,
      forAnswerContent: contentOf(forAnswer),
      identities: defaults.filter(({ address }) => address !== ''),
    };
  };

  mountResource(
    app,
    deps,
    signatureResource,
    {
      list: (_db, accountId) => list(accountId),
      find: selectSignature,
      count: async (tx, accountId) => (await selectSignatures(tx, accountId)).length,
      insert: insertSignature,
      update: updateSignature,
      remove: removeSignatures,
      setActive: setSignaturesActive,
    },
    { maximum: maximumSignatures },
  );

  route(app, setDefaultsEndpoint, async ({ session: { accountId }, body }) => {
    await setDefaultSignatures(deps, { accountId, ...body });
    return list(accountId);
  });
}
