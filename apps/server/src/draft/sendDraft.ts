import { checkSendable, type Draft, Problem, type Submission } from '@jinshu/api';
import type { KeptFile } from '../attachment/attachment.repository.ts';
import { refuseExecutables } from '../attachment/refuseExecutables.ts';
import { lockMailbox, recordChange } from '../change/change.repository.ts';
import { countContactUse } from '../contact/contact.repository.ts';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { applyFlags } from '../message/applyBulk.ts';
import { deleteRows, type FlagPatch } from '../message/bulk.repository.ts';
import { findFolder } from '../message/folderRow.ts';
import { insertMessage } from '../message/insertMessage.ts';
import { composeMessage, newMessageId, type OutgoingMessage } from '../mime/composeMessage.ts';
import { storeContent } from '../mime/content.repository.ts';
import { prepareAnywhere } from '../mime/parsePool.ts';
import type { PreparedMessage } from '../mime/prepareMessage.ts';
import { permissionsOf } from '../permission/permissions.ts';
import { parametersOf } from '../settings/settings.repository.ts';
import { enqueue } from '../submission/submission.repository.ts';
import { type StoredDraft, type StoredSubmission, selectDraft, selectSubmission, selectThread } from './draft.repository.ts';
import { filesOf, recipientsOf, refuseUnready, senderOf, separateId, subjectOf } from './outgoing.ts';
import { checkVersion, type DraftInput } from './saveDraft.ts';

/** A mail that is written and not yet handed over. */
interface Written {
  input: DraftInput;
  /** The form, with its subject and the mail it answers settled. */
  form: Draft;
  message: OutgoingMessage;
  /** MAIL FROM: who really sends. */
  envelopeSender: string;
  recipients: { address: string; name: string }[];
  prepared: PreparedMessage;
  at: Date;
}

/** Mails of its own for each recipient are written one by one: together they may be as large as this many of the largest mails. */
const largestSeparate = 20;

const answers = new Set(['reply', 'reply-all']);
const forwards = new Set(['forward', 'forward-as-attachment']);
/** What needs the permission to pass mail on (PRM-05). */
const passingOn = new Set([...forwards, 'send-again']);

const toAnswer = ({ messageId, recipients }: StoredSubmission, { draftId, version }: Draft): Submission => ({
  messageId,
  recipients,
  isSuccess: true,
  failedAddresses: [],
  type: 'sent',
  draftId,
  version,
});

async function check({ db, config }: Deps, { accountId }: DraftInput, form: Draft, files: readonly KeptFile[]): Promise<void> {
  const code = checkSendable(form);
  if (code) throw new Problem(code);
  if (passingOn.has(form.relation) && !(await permissionsOf(db, accountId)).canForward) throw new Problem('forbidden');
  await refuseExecutables(
    db,
    accountId,
    files.map(({ name }) => name),
  );
  // Base64 makes three bytes four: what is too large is refused before it is read.
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if ((bytes * 4) / 3 > config.smtp.maxBytes) throw new Problem('too-large');
}

async function compose({ config }: Deps, message: OutgoingMessage): Promise<PreparedMessage> {
  const { raw } = await composeMessage(message);
  if (raw.length > config.smtp.maxBytes) throw new Problem('too-large');
  return prepareAnywhere(raw);
}

async function write(deps: Deps, input: DraftInput, stored: StoredDraft | undefined): Promise<Written> {
  const { db, blobs, config } = deps;
  const { mailboxId, accountId, form: given } = input;
  refuseUnready(given);
  const files = await filesOf(db, mailboxId, given);
  const isItself = given.folder === 'Drafts' || given.folder === '';
  const origin = isItself && stored ? { uid: stored.form.uid, folder: stored.form.folder } : { uid: given.uid, folder: given.folder };
  const form: Draft = { ...given, ...origin, subject: subjectOf(given, files) };
  await check(deps, input, form, files);
  const { from, own } = await senderOf(db, accountId, form);
  const thread = answers.has(form.relation) && form.uid > 0 ? await selectThread(db, { mailboxId, ...origin }) : undefined;
  const attachments = [];
  for (const { name, type, hash } of files) attachments.push({ name, type, content: await blobs.get(db, hash) });
  const recipients = recipientsOf(form);
  const message: OutgoingMessage = {
    from,
    ...(from.address !== own.address && { sender: own }),
    // Sent to each by itself, one's own copy still says to whom.
    to: form.isSeparate ? recipients : form.to,
    cc: form.isSeparate ? [] : form.cc,
    replyTo: form.replyTo,
    subject: form.subject,
    ...(form.isHtml && { html: form.html }),
    text: form.isHtml ? '' : form.text,
    attachments,
    isUrgent: form.isUrgent,
    wantsReceipt: form.wantsReceipt,
    ...(thread && { inReplyTo: thread.messageId, references: [...thread.references, thread.messageId] }),
    messageId: newMessageId(config.domain),
    domain: config.domain,
    date: deps.now(),
  };
  return { input, form, message, envelopeSender: own.address, recipients, prepared: await compose(deps, message), at: deps.now() };
}

interface Parcel {
  id: string;
  contentId: number;
  recipients: { address: string; name: string }[];
}

/** What is handed over: one mail for all, or one for each, none seeing the others (SND-47). */
async function pack(deps: Deps, tx: Tx, written: Written, contentId: number): Promise<Parcel[]> {
  const { form, recipients, message } = written;
  if (!form.isSeparate || recipients.length === 1) return [{ id: form.draftId, contentId, recipients }];
  if (written.prepared.size * recipients.length > largestSeparate * deps.config.smtp.maxBytes) throw new Problem('too-large');
  const parcels: Parcel[] = [];
  for (const recipient of recipients) {
    const id = parcels.length === 0 ? form.draftId : separateId(form.draftId, recipient.address);
    const own = await compose(deps, { ...message, to: [recipient] });
    parcels.push({ id, contentId: await storeContent(tx, deps.blobs, own), recipients: [recipient] });
  }
  return parcels;
}

async function keepInSent(
  tx: Tx,
  { input: { mailboxId }, form, message, recipients, prepared, at }: Written,
  contentId: number,
): Promise<void> {
  const sent = await findFolder(tx, mailboxId, 'Sent');
  const shown = message.to.length > 0 ? message.to : recipients;
  const { uid } = await insertMessage(tx, mailboxId, sent.id, {
    contentId,
    arrivedAt: at,
    sentAt: message.date,
    size: prepared.size,
    subject: form.subject,
    sender: message.from,
    recipients: shown,
    party: shown[0],
    isSeen: true,
    isUrgent: form.isUrgent,
    hasAttachment: form.attachments.length > 0,
    submissionId: form.draftId,
    lexemes: prepared.lexemes,
  });
  await recordChange(tx, mailboxId, { type: 'message.added', folder: sent.rawName, uids: [uid], isArrival: false });
}

/** The mail that was answered or sent on shows it (SND-50). It may be gone by now. */
async function markOrigin(tx: Tx, mailboxId: number, { relation, folder, uid }: Draft): Promise<void> {
  const patch: FlagPatch | undefined = answers.has(relation)
    ? { isAnswered: true }
    : forwards.has(relation)
      ? { isForwarded: true }
      : undefined;
  if (!patch || uid === 0) return;
  const origin = await findFolder(tx, mailboxId, folder).catch((error: unknown) => {
    if (error instanceof Problem) return undefined;
    throw error;
  });
  if (origin) await applyFlags(tx, { mailboxId, folderId: origin.id, uids: [uid] }, folder, patch);
}

async function dropDraft(tx: Tx, mailboxId: number, draftId: string, stored: StoredDraft | undefined): Promise<void> {
  if (!stored) return;
  const { folderId, folder, uid } = stored.message;
  await deleteRows(tx, { mailboxId, folderId, uids: [uid] });
  await recordChange(tx, mailboxId, { type: 'message.removed', folder, uids: [uid] });
  await recordChange(tx, mailboxId, { type: 'draft.changed', draftId });
}

async function rememberPeople(tx: Tx, deps: Deps, { input, recipients, envelopeSender }: Written): Promise<void> {
  const { savesContacts } = await parametersOf(tx, input.accountId);
  const isGroup = new RegExp(`^(?:dept_\\d+|everyone)@${deps.config.domain.replaceAll('.', '\\.')}$`);
  const people = recipients.filter(({ address }) => address !== envelopeSender && !isGroup.test(address));
  if (people.length === 0) return;
  await countContactUse(tx, input.mailboxId, people, { adds: savesContacts });
  if (savesContacts) await recordChange(tx, input.mailboxId, { type: 'contact.changed' });
}

function handOver(deps: Deps, written: Written): Promise<Submission> {
  const { input, form, message, envelopeSender, recipients, at } = written;
  const { mailboxId, accountId } = input;
  const { draftId } = form;
  return deps.db.transaction().execute(async (tx) => {
    const contentId = await storeContent(tx, deps.blobs, written.prepared);
    const parcels = await pack(deps, tx, written, contentId);
    await lockMailbox(tx, mailboxId);
    const earlier = await selectSubmission(tx, mailboxId, draftId);
    if (earlier) return toAnswer(earlier, form);
    const stored = await selectDraft(tx, mailboxId, draftId);
    checkVersion(stored, input.form);
    const messageId = message.messageId ?? '';
    for (const parcel of parcels) await enqueue(tx, { mailboxId, accountId, messageId, senderAddress: envelopeSender, ...parcel }, { at });
    if (form.savesToSent) await keepInSent(tx, written, contentId);
    await dropDraft(tx, mailboxId, draftId, stored);
    await markOrigin(tx, mailboxId, form);
    await rememberPeople(tx, deps, written);
    return toAnswer({ messageId, recipients: recipients.map(({ address }) => address) }, form);
  });
}

/**
 * Sends a mail: it is written first, then stored, queued and taken out of Drafts in one transaction. A second call for the same draft
 * answers what the first one did (SND-11).
 */
export async function sendDraft(deps: Deps, input: DraftInput): Promise<Submission> {
  const { mailboxId, form } = input;
  const earlier = await selectSubmission(deps.db, mailboxId, form.draftId);
  if (earlier) return toAnswer(earlier, form);
  const stored = await selectDraft(deps.db, mailboxId, form.draftId);
  checkVersion(stored, form);
  const submission = await handOver(deps, await write(deps, input, stored));
  deps.outbox.wake();
  return submission;
}
