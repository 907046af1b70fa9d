import { randomUUID } from 'node:crypto';
import {
  anyVersion,
  checkSmsRecipients,
  type Draft,
  findDraft,
  getComposeParameters,
  Problem,
  sendDraft as sendDraftEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { parametersOf } from '../../mail/settings/index.ts';
import { findMissingNumbers } from '../../mail/submission/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { allowFilesOf } from './allowFilesOf.ts';
import { selectDraft } from './draft.repository.ts';
import { levelsOf } from './levelsOf.ts';
import { identitiesOf, toWellFormed } from './outgoing.ts';
import { type DraftInput, saveDraft } from './saveDraft.ts';
import { sendDraft } from './sendDraft.ts';

/** A form with what its caller left to the server: the id of a new draft, the version it is written over, and whom it is from (CMP-49, CMP-59). */
async function complete({ db }: Deps, { mailboxId, accountId, form }: DraftInput): Promise<Draft> {
  const draftId = form.draftId || randomUUID();
  const [stored, [own]] = await Promise.all([
    form.version === anyVersion ? selectDraft(db, mailboxId, draftId) : undefined,
    form.sender.address === '' ? identitiesOf(db, accountId, mailboxId) : [form.sender],
  ]);
  return { ...form, draftId, version: form.version === anyVersion ? (stored?.version ?? 0) : form.version, sender: own ?? form.sender };
}

/** CMP, SND: drafts, and sending them. */
export async function draftRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, getComposeParameters, async ({ session: { accountId, mailboxId } }) => {
    const [parameters, identities, policies] = await Promise.all([
      parametersOf(deps.db, accountId),
      identitiesOf(deps.db, accountId, mailboxId),
      readPolicies(deps.db, { accountId }),
    ]);
    return {
      savesToSent: parameters.savesToSent,
      wantsReceipt: parameters.wantsReceipt,
      savesContacts: parameters.savesContacts,
      autosaves: parameters.autosaves,
      identities,
      movesAllToDisk: parameters.movesAllToDisk,
      movesLargeToDisk: parameters.movesLargeToDisk,
      diskThreshold: parameters.diskThreshold,
      transitLimit: policies.transit_size,
      attachmentLimit: policies.attachment_size,
      linkValidities: policies.link_validities,
      linkValidity: policies.link_validity,
      ...levelsOf(policies),
      canNotifyBySms: policies.is_sendsms,
    };
  });

  route(app, checkSmsRecipients, async ({ session: { mailboxId }, body: { recipients } }) => ({
    results: await findMissingNumbers(deps, mailboxId, recipients),
  }));

  route(app, findDraft, async ({ session: { mailboxId }, params: { draftId } }) => {
    const draft = await selectDraft(deps.db, mailboxId, draftId);
    if (!draft) throw new Problem('draft-not-found');
    const { folder, uid } = draft.message;
    return { folder, uid };
  });

  route(app, sendDraftEndpoint, async ({ session, body: { action, undoForMs, ...given } }) => {
    const owner = { mailboxId: session.mailboxId, accountId: session.accountId };
    const input = { ...owner, form: await complete(deps, { ...owner, form: toWellFormed(given) }) };
    await allowFilesOf(deps, session, input.form);
    return action === 'sent' ? sendDraft(deps, input, { undoForMs }) : saveDraft(deps, input);
  });
}
