import { type Address, checkLevels, checkOptions, checkSendable, type Draft, Problem } from '@jinshu/api';
import { refuseExecutables } from '../../mail/attachment/index.ts';
import { judgeLevels } from '../../mail/submission/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { type FormFile, filesOf } from '../draft-file/index.ts';
import type { StoredDraft } from './draft.repository.ts';
import { levelsOf } from './levelsOf.ts';
import { recipientsOf, type Sender, senderOf, subjectOf } from './outgoing.ts';
import type { DraftInput } from './saveDraft.ts';

/** A form that may be sent, with everything it names looked up. */
export interface SettledForm extends Sender {
  /** With its subject and the mail it answers settled. */
  form: Draft;
  files: FormFile[];
  /** Recipients it is sent to. */
  recipients: Address[];
  /** Recipients it isn't sent to, with the reason. */
  refused: (Address & { reason: string })[];
}

/** Kinds of messages that need the permission to forward (PRM-05). */
const passingOn = new Set(['forward', 'forward-as-attachment', 'send-again']);

async function check({ db, now }: Deps, { accountId }: DraftInput, form: Draft, files: readonly FormFile[]): Promise<void> {
  const code = checkSendable(form);
  if (code) throw new Problem(code);
  const policies = await readPolicies(db, { accountId });
  if (passingOn.has(form.relation) && !policies.is_fwmail) throw new Problem('forbidden');
  if (form.notifiesBySms && !policies.is_sendsms) throw new Problem('forbidden');
  const wrong = checkOptions(form, now()) ?? checkLevels(form, levelsOf(policies));
  if (wrong) {
    const file = files.find(({ id }) => id === wrong.attachmentId);
    throw new Problem(wrong.code, file ? { name: file.name } : {});
  }
  await refuseExecutables(
    db,
    accountId,
    files.map(({ name }) => name),
  );
  const sizes = files.filter(({ isOnline }) => !isOnline).map(({ size }) => size);
  if (sizes.some((size) => size > policies.attachment_size)) throw new Problem('too-large');
  // Base64 makes three bytes four: what is too large is refused before it is read.
  if ((sizes.reduce((sum, size) => sum + size, 0) * 4) / 3 > policies.mail_size) throw new Problem('too-large');
}

/** Looks up what a form names and refuses what cannot be sent, with nothing written yet. */
export async function settleForm(deps: Deps, input: DraftInput, stored: StoredDraft | undefined): Promise<SettledForm> {
  const { db } = deps;
  const { mailboxId, accountId, form: given } = input;
  const files = await filesOf(db, mailboxId, given, { accountId });
  const isItself = given.folder === 'Drafts' || given.folder === '';
  const origin = isItself && stored ? { uid: stored.form.uid, folder: stored.form.folder } : { uid: given.uid, folder: given.folder };
  const form: Draft = { ...given, ...origin, subject: subjectOf(given, files) };
  await check(deps, input, form, files);
  const sender = await senderOf(db, accountId, form);
  return { form, files, ...sender, ...(await judgeLevels(db, form.level, recipientsOf(form))) };
}
