import { getComposeParameters, sendDraft as sendDraftEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { parametersOf } from '../settings/settings.repository.ts';
import { selectIdentities } from './draft.repository.ts';
import { toWellFormed } from './outgoing.ts';
import { saveDraft } from './saveDraft.ts';
import { sendDraft } from './sendDraft.ts';

/** CMP, SND: drafts, and sending them. */
export async function draftRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, getComposeParameters, async ({ session: { accountId } }) => {
    const [parameters, identities] = await Promise.all([parametersOf(deps.db, accountId), selectIdentities(deps.db, accountId)]);
    return {
      savesToSent: parameters.savesToSent,
      wantsReceipt: parameters.wantsReceipt,
      savesContacts: parameters.savesContacts,
      identities,
      movesAllToDisk: parameters.movesAllToDisk,
      movesLargeToDisk: parameters.movesLargeToDisk,
      diskThreshold: parameters.diskThreshold,
      isSecure: false,
      mailLevel: 0,
      attachLevel: 0,
      canNotifyBySms: false,
    };
  });

  route(app, sendDraftEndpoint, ({ session: { mailboxId, accountId }, body: { action, ...given } }) => {
    const input = { mailboxId, accountId, form: toWellFormed(given) };
    return action === 'sent' ? sendDraft(deps, input) : saveDraft(deps, input);
  });
}
