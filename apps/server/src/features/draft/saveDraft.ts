import { type Draft, isWorthSaving, Problem, type Submission } from '@jinshu/api';
import { replaceDraftFiles } from '../../mail/attachment/index.ts';
import { deleteRows } from '../../mail/bulk/index.ts';
import { findFolder, insertMessage } from '../../mail/message/index.ts';
import { contentLexemes } from '../../mime/lexeme/index.ts';
import { plainText } from '../../mime/reading/index.ts';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type FormFile, filesOf, keptIds } from '../draft-file/index.ts';
import { type DraftRow, type StoredDraft, selectSubmission, updateDraftRow, upsertDraft, upsertDraftText } from './draft.repository.ts';
import { hideBody, loadDraft } from './draftBody.ts';
import { isSameForm, toKept } from './outgoing.ts';

/** A form and whose it is. */
export interface DraftInput {
  mailboxId: number;
  accountId: number;
  form: Draft;
}

/** Refuses a form that was written over another version than the stored one. The same form again is the answer that got lost. */
export function checkVersion(stored: StoredDraft | undefined, form: Draft): void {
  if (stored && stored.version !== form.version && !isSameForm(form, stored.form))
    throw new Problem('draft-stale', { version: stored.version });
}

const bodyText = (form: Draft) => (form.isHtml ? plainText({ text: null, html: form.html }) : form.text);

function toRow(form: Draft, files: readonly FormFile[], isScheduled: boolean, at: Date): DraftRow {
  return {
    subject: form.subject,
    sender: form.sender,
    recipients: form.to,
    party: form.to[0] ?? form.cc[0] ?? form.bcc[0] ?? { name: '', address: '' },
    size: Buffer.byteLength(form.isHtml ? form.html : form.text) + files.reduce((sum, { size }) => sum + size, 0),
    isUrgent: form.isUrgent,
    isScheduled,
    hasAttachment: files.length > 0,
    at,
  };
}

/** A draft that was opened from Drafts names itself; the mail that it answers stays the one it was begun from. */
function withOrigin(form: Draft, stored: StoredDraft | undefined): Draft {
  const isItself = form.folder === 'Drafts' || form.folder === '';
  return stored && isItself ? { ...form, uid: stored.form.uid, folder: stored.form.folder } : form;
}

async function place(tx: Tx, mailboxId: number, draftId: string, row: DraftRow, stored: StoredDraft | undefined): Promise<number> {
  if (stored?.message.role === 'drafts') {
    await updateDraftRow(tx, mailboxId, stored.message.id, row);
    await recordChange(tx, mailboxId, { type: 'message.changed', folder: stored.message.folder, uids: [stored.message.uid] });
    return stored.message.id;
  }
  if (stored) {
    // It was thrown away and is written on: back to Drafts with it.
    await deleteRows(tx, { mailboxId, folderId: stored.message.folderId, uids: [stored.message.uid] });
    await recordChange(tx, mailboxId, { type: 'message.removed', folder: stored.message.folder, uids: [stored.message.uid] });
  }
  const folder = await findFolder(tx, mailboxId, 'Drafts');
  const { at, ...fields } = row;
  const { id, uid } = await insertMessage(tx, mailboxId, folder.id, {
    ...fields,
    contentId: null,
    draftId,
    arrivedAt: at,
    sentAt: null,
    isSeen: true,
    lexemes: null,
  });
  await recordChange(tx, mailboxId, { type: 'message.added', folder: folder.rawName, uids: [uid], isArrival: false });
  return id;
}

/**
 * Saves a form to Drafts, replacing the stored version (CMP-59), and returns its version. This cancels a schedule unless `scheduledAt` sets
 * a new time (SND-44). With `keepsPassword` the password is stored too, because a scheduled message is sent without the user.
 */
export async function keepDraft(
  deps: Deps,
  { mailboxId, accountId, form }: DraftInput,
  { scheduledAt, keepsPassword = false }: { scheduledAt: Date | null; keepsPassword?: boolean },
): Promise<number> {
  const { draftId } = form;
  return deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    if (await selectSubmission(tx, mailboxId, draftId)) throw new Problem('draft-sent');
    const stored = await loadDraft(deps, tx, mailboxId, draftId);
    const kept = toKept(withOrigin(form, stored));
    checkVersion(stored, { ...kept, version: form.version });
    const isSameTime = stored?.scheduledAt?.getTime() === scheduledAt?.getTime();
    if (stored && stored.message.role === 'drafts' && isSameTime && isSameForm(kept, stored.form)) return stored.version;
    const files = await filesOf(tx, mailboxId, form, { accountId });
    const row = toRow(form, files, scheduledAt !== null, deps.now());
    const messageId = await place(tx, mailboxId, draftId, row, stored);
    const next = (stored?.version ?? form.version) + 1;
    const hidden = await hideBody(deps, keepsPassword ? { ...kept, password: form.password } : kept);
    await upsertDraft(tx, { mailboxId, draftId, accountId, ...hidden, version: next, scheduledAt, at: row.at });
    await replaceDraftFiles(tx, mailboxId, draftId, keptIds(files));
    const text = form.hasPassword ? '' : bodyText(form);
    const lexemes = contentLexemes({ ...row, text, attachmentNames: files.map(({ name }) => name) });
    await upsertDraftText(tx, { mailboxId, messageId, at: row.at, lexemes });
    await recordChange(tx, mailboxId, { type: 'draft.changed', draftId });
    return next;
  });
}

/** Keeps a form in Drafts, to be written on (CMP-59). */
export async function saveDraft(deps: Deps, input: DraftInput): Promise<Submission> {
  if (!isWorthSaving(input.form)) throw new Problem('nothing-to-save');
  const version = await keepDraft(deps, input, { scheduledAt: null });
  const { draftId } = input.form;
  return { messageId: '', recipients: [], isSuccess: true, failedAddresses: [], type: 'save', draftId, version };
}
