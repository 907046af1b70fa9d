import { randomBytes } from 'node:crypto';
import { type Draft, Problem, type Submission } from '@jinshu/api';
import { recordSent } from '../../mail/attachment/index.ts';
import { applyFlags, deleteRows, type FlagPatch } from '../../mail/bulk/index.ts';
import { storeContent } from '../../mail/content/index.ts';
import { findFolder, insertMessage } from '../../mail/message/index.ts';
import { headLexemes, insertSealedLetter, updateContentTraits } from '../../mail/sealed-letter/index.ts';
import { parametersOf, selectLanguage } from '../../mail/settings/index.ts';
import { smsText } from '../../mail/sms-notice/index.ts';
import {
  clearLetters,
  handOverLetters,
  judgeLetter,
  levelInfo,
  type OutgoingLetter,
  type RefusedRecipient,
  refuseUnsendable,
  reviewersOf,
  separateId,
} from '../../mail/submission/index.ts';
import type { OutgoingMessage } from '../../mime/compose/index.ts';
import { type PreparedMessage, plainText } from '../../mime/reading/index.ts';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { countContactUse } from '../contact/index.ts';
import { keptIds } from '../draft-file/index.ts';
import { insertLink, linkLife, tokenHash } from '../mail-password/index.ts';
import { linkText } from '../sealed-letter/index.ts';
import { compose, refuseLargeSeparate } from './compose.ts';
import { type StoredDraft, type StoredSubmission, selectSubmission } from './draft.repository.ts';
import { loadDraft, sealOfForm } from './draftBody.ts';
import { checkVersion, type DraftInput } from './saveDraft.ts';
import { holdDraft, scheduleDraft } from './scheduleDraft.ts';
import { type SettledForm, settleForm } from './settleForm.ts';
import { answers, type Written, writeMail } from './writeMail.ts';

const forwards = new Set(['forward', 'forward-as-attachment']);

/** Returns the response for a sent message. */
export const toAnswer = (
  { messageId, recipients, refused, isInReview }: Omit<StoredSubmission, 'formSeal'>,
  { draftId, version }: Pick<Draft, 'draftId' | 'version'>,
): Submission => ({
  messageId,
  recipients,
  isSuccess: recipients.length > 0,
  failedAddresses: refused,
  type: 'sent',
  draftId,
  version,
  ...(isInReview && { isInReview }),
});

/** Returns the response of the first call. Throws `draft-sent` if the form has changed since: the changes were not sent. */
function answerAgain(earlier: StoredSubmission, form: Draft, formSeal: Buffer): Submission {
  if (earlier.formSeal && !earlier.formSeal.equals(formSeal)) throw new Problem('draft-sent');
  return toAnswer(earlier, form);
}

interface Person {
  address: string;
  name: string;
}

interface Parcel {
  id: string;
  contentId: number;
  recipients: Person[];
  refused: RefusedRecipient[];
}

/** Creates the message that leads an external recipient to a sealed message's page, with its link (RED-62). */
function leadOutside({ config }: Deps, { message, letter, form, at }: Written, recipient: Person) {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Math.min(at.getTime() + linkLife, letter?.burnAt?.getTime() ?? Number.POSITIVE_INFINITY));
  const text = linkText(letter?.burnLimit == null ? 'password' : 'burn', {
    url: `${config.publicUrl}/letter/${token}`,
    sender: message.from.name === '' ? message.from.address : `${message.from.name} (${message.from.address})`,
    until: `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  });
  const lead: OutgoingMessage = { ...message, ...(form.isSeparate && { to: [recipient] }), html: undefined, text };
  return { lead, link: { tokenHash: tokenHash(token), expiresAt, burnLeft: letter?.burnLimit ?? null, recipient: recipient.address } };
}

/**
 * Returns the submissions: one message for all, or separate messages that don't show other recipients (SND-47). A sealed message adds one
 * for each external recipient, with a personal link.
 */
async function pack(deps: Deps, tx: Tx, written: Written, store: (prepared: PreparedMessage, isHead: boolean) => Promise<number>) {
  const { form, recipients, refused, message, outside, letter, prepared, input } = written;
  const inside = recipients.filter(({ address }) => !outside.has(address));
  const isSeparate = form.isSeparate && recipients.length > 1;
  if (isSeparate) await refuseLargeSeparate(tx, prepared.size * recipients.length);
  const left = refused.map(({ reason: _, ...recipient }) => ({ ...recipient, info: levelInfo }));
  const parcels: Parcel[] = [];
  const add = (contentId: number, people: Person[]) => {
    const id = parcels.length === 0 ? form.draftId : separateId(form.draftId, people[0]?.address ?? '');
    parcels.push({ id, contentId, recipients: people, refused: parcels.length === 0 ? left : [] });
    return id;
  };
  if (!isSeparate && inside.length > 0) add(await store(prepared, true), inside);
  if (isSeparate) for (const recipient of inside) add(await store(await compose(deps, { ...message, to: [recipient] }), true), [recipient]);
  for (const recipient of recipients.filter(({ address }) => outside.has(address))) {
    const { lead, link } = leadOutside(deps, written, recipient);
    const submissionId = add(await store(await compose(deps, lead), false), [recipient]);
    if (letter) await insertLink(tx, { ...link, sealedId: letter.id, mailboxId: input.mailboxId, submissionId });
  }
  return parcels;
}

async function keepInSent(
  tx: Tx,
  { input: { mailboxId }, form, message, recipients, prepared, letter, at }: Written,
  contentId: number,
): Promise<void> {
  const sent = await findFolder(tx, mailboxId, 'Sent');
  const shown = message.to.length > 0 ? message.to : recipients;
  const { uid } = await insertMessage(tx, mailboxId, sent.id, {
    contentId,
    arrivedAt: at,
    sentAt: message.date,
    size: letter?.size ?? prepared.size,
    subject: form.subject,
    sender: message.from,
    recipients: shown,
    party: shown[0],
    isSeen: true,
    isUrgent: form.isUrgent,
    hasAttachment: letter?.hasAttachment ?? message.attachments?.some(({ contentId }) => contentId === undefined) ?? false,
    isBurn: form.isBurn,
    submissionId: form.draftId,
    lexemes: letter ? headLexemes(prepared) : prepared.lexemes,
  });
  await recordChange(tx, mailboxId, { type: 'message.added', folder: sent.rawName, uids: [uid], isArrival: false });
}

/** Marks the message that was replied to or forwarded (SND-50). It may have been deleted since. */
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

/** Returns the text of the SMS notification, or an empty string if none is requested. */
async function smsOf(tx: Tx, { input: { accountId }, form, message }: Written): Promise<string> {
  if (!form.notifiesBySms) return '';
  const language = await selectLanguage(tx, accountId);
  return smsText(language, message.from.name === '' ? message.from.address : message.from.name, form.subject);
}

/** Describes a message for clearance, including the text that a password will seal. */
function letterOf({ form, files, from, own, isProxied, recipients }: SettledForm): OutgoingLetter {
  const reached = new Set(recipients.map(({ address }) => address));
  const whose = { from, isProxied, senderAddress: own.address };
  const shown = (people: Draft['to']) => people.filter(({ address }) => reached.has(address.toLowerCase()));
  return {
    right: 'send',
    ...whose,
    messageId: '',
    subject: form.subject,
    to: shown(form.to),
    cc: shown(form.cc),
    bcc: shown(form.bcc),
    text: form.isHtml ? plainText({ text: null, html: form.html }) : form.text,
    files: files.map(({ name }) => name),
    level: form.level,
    size: 0,
  };
}

async function handOver(deps: Deps, written: Written, isDue: boolean): Promise<Submission> {
  const { input, form, message, recipients, refused, prepared, letter, files, at } = written;
  const { mailboxId, accountId } = input;
  const { draftId } = form;
  const formSeal = await sealOfForm(deps, input.form);
  return deps.db.transaction().execute(async (tx) => {
    if (letter) await insertSealedLetter(tx, deps.blobs, letter);
    const store = async (what: PreparedMessage, isHead: boolean) => {
      const contentId = await storeContent(tx, deps.blobs, what);
      await updateContentTraits(tx, contentId, { sealedId: isHead ? (letter?.id ?? null) : null, level: form.level });
      return contentId;
    };
    const contentId = await store(prepared, true);
    const parcels = await pack(deps, tx, written, store);
    const cleared = await clearLetters(tx, deps, { mailboxId, accountId }, [
      { ...letterOf(written), messageId: message.messageId ?? '', size: letter?.size ?? prepared.size },
    ]);
    await lockMailbox(tx, [mailboxId, ...reviewersOf(cleared)]);
    const earlier = await selectSubmission(tx, mailboxId, draftId);
    if (earlier) return answerAgain(earlier, form, formSeal);
    const stored = await loadDraft(deps, tx, mailboxId, draftId);
    checkVersion(stored, input.form);
    // The user has changed or deleted the draft, which canceled the schedule (SND-44).
    if (isDue && (!stored?.scheduledAt || stored.message.role !== 'drafts'))
      throw new Problem('draft-stale', { version: stored?.version ?? 0 });
    const sealed = parcels.map((parcel) => ({ ...parcel, formSeal }));
    const text = await smsOf(tx, written);
    await handOverLetters(
      tx,
      deps,
      cleared.map((one) => ({ cleared: one, parcels: sealed, contentId, smsText: text })),
      at,
    );
    if (form.savesToSent) await keepInSent(tx, written, contentId);
    for (const isOnline of [true, false]) {
      const ids = keptIds(files.filter((file) => file.isOnline === isOnline));
      await recordSent(tx, { mailboxId, ids, contentId: isOnline ? null : contentId, at });
    }
    await dropDraft(tx, mailboxId, draftId, stored);
    await markOrigin(tx, mailboxId, form);
    await rememberPeople(tx, deps, written);
    const reached = recipients.map(({ address }) => address);
    const left = refused.map(({ address, reason }) => ({ address, reason }));
    const isInReview = cleared.some(({ held }) => held !== null);
    return toAnswer({ messageId: message.messageId ?? '', recipients: reached, refused: left, isInReview }, form);
  });
}

/**
 * Sends a message. It is composed first, then stored, queued and removed from Drafts in one transaction. A second call for the same draft
 * returns the first result (SND-11), but throws if the form has changed since. A scheduled message waits in Drafts for its time (SND-44);
 * `isDue` means that it has come. With `undoForMs`, a message that can be undone also waits there.
 */
export async function sendDraft(
  deps: Deps,
  input: DraftInput,
  { isDue = false, undoForMs = 0 }: { isDue?: boolean; undoForMs?: number | undefined } = {},
): Promise<Submission> {
  const { mailboxId, form } = input;
  const earlier = await selectSubmission(deps.db, mailboxId, form.draftId);
  if (earlier) return answerAgain(earlier, form, await sealOfForm(deps, form));
  const stored = await loadDraft(deps, deps.db, mailboxId, form.draftId);
  checkVersion(stored, form);
  const settled = await settleForm(deps, isDue ? { ...input, form: { ...form, isScheduled: false } } : input, stored);
  // No recipients are left: report failure (SND-18) and keep the draft.
  if (settled.recipients.length === 0)
    return toAnswer({ messageId: '', recipients: [], refused: settled.refused, isInReview: false }, form);
  await refuseUnsendable(deps.db, deps, input.accountId, settled.recipients);
  if (settled.form.isScheduled) return scheduleDraft(deps, input, settled);
  if (undoForMs > 0) {
    const held = await judgeLetter(deps.db, deps, input, letterOf(settled));
    return { ...(await holdDraft(deps, input, settled, undoForMs)), ...(held && { isInReview: true }) };
  }
  const submission = await handOver(deps, await writeMail(deps, input, settled), isDue);
  deps.outbox.wake();
  return submission;
}
