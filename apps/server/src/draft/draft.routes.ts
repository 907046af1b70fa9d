import { checkSmsRecipients, findDraft, getComposeParameters, Problem, sendDraft as sendDraftEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { permissionsOf } from '../permission/permissions.ts';
import { parametersOf } from '../settings/settings.repository.ts';
import { findMissingNumbers } from '../sms/sms.repository.ts';
import { selectDraft, selectIdentities } from './draft.repository.ts';
import { toWellFormed } from './outgoing.ts';
import { saveDraft } from './saveDraft.ts';
import { sendDraft } from './sendDraft.ts';

/** CMP, SND: drafts, and sending them. */
export async function draftRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, getComposeParameters, async ({ session: { accountId } }) => {
    const [parameters, identities, permissions] = await Promise.all([
      parametersOf(deps.db, accountId),
      selectIdentities(deps.db, accountId),
      permissionsOf(deps.db, accountId),
    ]);
    return {
      savesToSent: parameters.savesToSent,
      wantsReceipt: parameters.wantsReceipt,
      savesContacts: parameters.savesContacts,
      identities,
      movesAllToDisk: parameters.movesAllToDisk,
      movesLargeToDisk: parameters.movesLargeToDisk,
      diskThreshold: parameters.diskThreshold,
      transitLimit: deps.config.transitMaxBytes,
      isSecure: permissions.isSecure,
      mailLevel: permissions.mailLevel,
      attachLevel: permissions.attachLevel,
      canNotifyBySms: permissions.canNotifyBySms,
    };
  });

  route(app, checkSmsRecipients, async ({ session: { mailboxId }, body: { recipients } }) => ({
    results: await findMissingNumbers(deps.db, mailboxId, recipients),
  }));

  route(app, findDraft, async ({ session: { mailboxId }, params: { draftId } }) => {
    const draft = await selectDraft(deps.db, mailboxId, draftId);
    if (!draft) throw new Problem('draft-not-found');
    const { folder, uid } = draft.message;
    return { folder, uid };
  });

  route(app, sendDraftEndpoint, ({ session: { mailboxId, accountId }, body: { action, undoForMs, ...given } }) => {
    const input = { mailboxId, accountId, form: toWellFormed(given) };
    return action === 'sent' ? sendDraft(deps, input, { undoForMs }) : saveDraft(deps, input);
  });
}
