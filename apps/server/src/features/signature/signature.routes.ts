import {
  changeSignature,
  createSignature,
  deleteSignature,
  getSignature,
  listSignatures,
  Problem,
  type SignatureList,
  setDefaultSignatures as setDefaultsEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { setDefaultSignatures } from './setDefaultSignatures.ts';
import {
  insertSignature,
  removeSignature,
  selectDefaults,
  selectSignature,
  selectSignatures,
  updateSignature,
} from './signature.repository.ts';

/** A longer list would not be usable. */
const maximumSignatures = 100;

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Problem('signature-not-found');
  return found;
}

/** SET-57 to SET-62: signatures. */
export async function signatureRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const list = async (accountId: number): Promise<SignatureList> => {
    const [results, defaults] = await Promise.all([selectSignatures(deps.db, accountId), selectDefaults(deps.db, accountId)]);
    const { forNew = 0, forAnswer = 0 } = defaults.find(({ address }) => address === '') ?? {};
    const contentOf = (id: number) => results.find((signature) => signature.id === id)?.content ?? '';
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

  route(app, listSignatures, ({ session: { accountId } }) => list(accountId));

  route(app, getSignature, async ({ session: { accountId }, params: { id } }) => there(await selectSignature(deps.db, accountId, id)));

  route(app, createSignature, ({ session: { accountId }, body }) =>
    changeSettings(deps, accountId, async (tx) => {
      if ((await selectSignatures(tx, accountId)).length >= maximumSignatures) throw new Problem('too-many-kept');
      return insertSignature(tx, accountId, body);
    }),
  );

  route(app, changeSignature, ({ session: { accountId }, params: { id }, body }) =>
    changeSettings(deps, accountId, async (tx) => there(await updateSignature(tx, accountId, { id, ...body }))),
  );

  route(app, deleteSignature, async ({ session: { accountId }, params: { id } }) => {
    await changeSettings(deps, accountId, async (tx) => there((await removeSignature(tx, accountId, id)) || undefined));
    return { msg: 'ok' };
  });

  route(app, setDefaultsEndpoint, async ({ session: { accountId }, body }) => {
    await setDefaultSignatures(deps, { accountId, ...body });
    return list(accountId);
  });
}
