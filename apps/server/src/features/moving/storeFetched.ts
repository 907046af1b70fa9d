import type { Change } from '@jinshu/api';
import { storeContents } from '../../mail/content/index.ts';
import { senderOfRow } from '../../mail/mail-auth/index.ts';
import { insertMessages, type NewMessage } from '../../mail/message/index.ts';
import { isBanned, lockReceivers, patternsOf } from '../../mail/recipient/index.ts';
import { type PreparedMessage, prepareBatch } from '../../mime/reading/index.ts';
import { recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { holdJob, type Job } from '../../platform/jobs/index.ts';
import type { ForeignFolder, ForeignMail } from './MailSource.ts';
import {
  addProgress,
  insertFetched,
  type StoredMoving,
  selectFetched,
  selectFolderStates,
  selectHashes,
  selectPresent,
  upsertFolderState,
} from './moving.repository.ts';
import { findTarget } from './targetFolder.ts';

/** The claim on the account no longer counts: it was switched off, changed or deleted, or another server has it. */
export class ClaimLost extends Error {}

/** Result of storing a slice. */
export interface StoredSlice {
  /** Messages that are new here. */
  arrived: number;
  /** Whether the mailbox had no room for all of them. Those before the first one without room are stored. */
  isFull: boolean;
}

/** Slice of fetched messages of one folder. */
export interface FetchedSlice {
  moving: StoredMoving;
  job: Job;
  leaseUntil: Date;
  folder: ForeignFolder;
  mails: readonly ForeignMail[];
  /** Whether a notice of new mail is due. */
  isNews: boolean;
}

/** Above this number of uids, the whole folder is reported as changed. */
const toldUids = 50;

const toMessage = (mail: ForeignMail, { facts, size, lexemes }: PreparedMessage, contentId: number, now: Date): NewMessage => {
  const at = mail.receivedAt ?? facts.sentAt ?? now;
  return {
    contentId,
    // A message with a future date would stay at the top of the list.
    arrivedAt: at > now ? now : at,
    sentAt: facts.sentAt,
    size,
    subject: facts.subject,
    sender: senderOfRow(facts),
    recipients: facts.to,
    isSeen: mail.isSeen,
    isAnswered: mail.isAnswered,
    isForwarded: mail.isForwarded,
    flagColor: mail.isFlagged ? 'red' : null,
    isUrgent: facts.isUrgent,
    hasAttachment: facts.attachments.some(({ isInline }) => !isInline),
    lexemes,
  };
};

/** Messages with what was read out of them, in the order of their numbers. */
interface Read {
  mail: ForeignMail;
  prepared: PreparedMessage;
  contentId: number;
}

async function place(tx: Tx, { now }: Pick<Deps, 'now'>, { moving, folder, isNews }: FetchedSlice, reads: readonly Read[]) {
  const { mailboxId } = moving;
  const states = await selectFolderStates(tx, moving.id);
  const state = states.get(folder.name);
  const taken = new Set([...states].flatMap(([name, { folderId }]) => (name !== folder.name && folderId !== null ? [folderId] : [])));
  const senders = reads.map(({ prepared }) => patternsOf(prepared.facts.from.map(({ address }) => address)));
  const receivers = await lockReceivers(tx, {
    mailboxIds: [mailboxId],
    alsoLocked: [],
    patterns: new Set(senders.flatMap((patterns) => [...patterns])),
    at: now(),
  });
  const receiver = receivers.get(mailboxId);
  if (!receiver) throw new ClaimLost();
  const target = await findTarget(tx, { mailboxId, targetFolder: moving.targetFolder, folder, folderId: state?.folderId ?? null, taken });
  if (target.isNew) await recordChange(tx, mailboxId, { type: 'folder.changed' });

  const fetched = await selectFetched(
    tx,
    moving.id,
    folder.name,
    reads.map(({ mail }) => mail.key),
  );
  const known = await selectHashes(
    tx,
    moving.id,
    folder.name,
    reads.map(({ prepared }) => prepared.hash),
  );
  const present = await selectPresent(
    tx,
    mailboxId,
    target.id,
    reads.map(({ contentId }) => contentId),
  );
  let room = receiver.quotaBytes === 0 ? Number.POSITIVE_INFINITY : receiver.quotaBytes - receiver.usedBytes;
  const seen = new Set<string>();
  const placed: { read: Read; isSpam: boolean }[] = [];
  const done: Read[] = [];
  for (const [index, read] of reads.entries()) {
    const hash = read.prepared.hash.toString('hex');
    const isRepeated = fetched.has(read.mail.key) || known.has(hash) || present.has(read.contentId) || seen.has(hash);
    if (!isRepeated && read.prepared.size > room) break;
    done.push(read);
    if (isRepeated) continue;
    room -= read.prepared.size;
    seen.add(hash);
    // The blacklist judges what arrives; what was filed over there has been judged.
    const isSpam = folder.role === 'inbox' && receiver.spamId !== null && isBanned(receiver, senders[index] as Set<string>);
    placed.push({ read, isSpam });
  }
  for (const isSpam of [false, true]) {
    const own = placed.filter((one) => one.isSpam === isSpam).map(({ read }) => read);
    if (own.length === 0) continue;
    const [folderId, rawName] = isSpam ? [receiver.spamId as number, receiver.spamName as string] : [target.id, target.rawName];
    const messages = own.map(({ mail, prepared, contentId }) => toMessage(mail, prepared, contentId, now()));
    const inserted = await insertMessages(tx, mailboxId, folderId, messages);
    const uids = inserted.length > toldUids ? [] : inserted.map(({ uid }) => uid);
    const isArrival = isNews && folder.role === 'inbox' && own.some(({ mail }) => !mail.isSeen);
    await recordChange(tx, mailboxId, { type: 'message.added', folder: rawName, uids, isArrival } satisfies Change);
  }
  return { done, arrived: placed.length, folderId: target.id };
}

/**
 * Stores fetched messages, each with the record that it was fetched and how far the folder has come, in one transaction: whatever ends this
 * server, a message arrives once.
 */
export async function storeFetched(deps: Pick<Deps, 'db' | 'blobs' | 'now'>, slice: FetchedSlice): Promise<StoredSlice> {
  const { moving, job, leaseUntil, folder, mails } = slice;
  if (mails.length === 0) return { arrived: 0, isFull: false };
  const prepared = await prepareBatch(mails.map(({ raw }) => raw));
  return deps.db.transaction().execute(async (tx) => {
    const contentIds = await storeContents(tx, deps.blobs, prepared);
    if (!(await holdJob(tx, job, leaseUntil))) throw new ClaimLost();
    const reads = mails.map(
      (mail, index): Read => ({
        mail,
        prepared: prepared[index] as PreparedMessage,
        contentId: contentIds[index] as number,
      }),
    );
    const { done, arrived, folderId } = await place(tx, deps, slice, reads);
    const refs = done.map(({ mail, prepared: { hash, facts } }) => ({
      ...mail,
      hash,
      messageId: mail.messageId || (facts.messageId ?? ''),
    }));
    await insertFetched(tx, moving.id, folder.name, refs, deps.now());
    const lastUid = done.reduce((last, { mail }) => Math.max(last, mail.uid), 0);
    await upsertFolderState(tx, moving.id, folder.name, { validity: folder.validity, lastUid, folderId });
    const bytes = done.reduce((sum, { prepared: { size } }) => sum + size, 0);
    await addProgress(tx, moving.id, { count: done.length, bytes, arrived, folder: folder.path.join('/') });
    return { arrived, isFull: done.length < reads.length };
  });
}
