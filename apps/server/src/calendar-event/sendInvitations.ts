import { randomUUID } from 'node:crypto';
import type { Address } from '@jinshu/api';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { storeContent } from '../mime/content.repository.ts';
import { prepareAnywhere } from '../mime/parsePool.ts';
import type { PreparedMessage } from '../mime/prepareMessage.ts';
import { selectProfile } from '../settings/settings.repository.ts';
import { enqueue } from '../submission/submission.repository.ts';
import { composeInvitation, type InvitationLetter } from './composeInvitation.ts';

/** Who is acting: in the own mailbox, or in a calendar that somebody else shares. */
export interface Actor {
  mailboxId: number;
  accountId: number;
}

/** Mails that are written, and not yet handed over. */
export interface PreparedLetter {
  recipients: readonly Address[];
  senderAddress: string;
  prepared: PreparedMessage;
}

/** Writes mails to invitees before anything is locked. Those to nobody are left out. */
export async function prepareInvitations(
  deps: Deps,
  actor: Actor,
  letters: readonly Omit<InvitationLetter, 'language' | 'domain'>[],
): Promise<PreparedLetter[]> {
  const wanted = letters.filter(({ recipients }) => recipients.length > 0);
  if (wanted.length === 0) return [];
  const language = (await selectProfile(deps.db, actor.accountId))?.language ?? 'zh-hans';
  return Promise.all(
    wanted.map(async (letter) => {
      const { raw } = await composeInvitation({ ...letter, language, domain: deps.config.domain });
      return { recipients: letter.recipients, senderAddress: letter.event.organiser.address, prepared: await prepareAnywhere(raw) };
    }),
  );
}

/** Stores what the mails say; called before any mailbox is locked. */
export const storeInvitations = async (tx: Tx, deps: Deps, letters: readonly PreparedLetter[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const { prepared } of letters) ids.push(await storeContent(tx, deps.blobs, prepared));
  return ids;
};

/** Hands the mails over to the outbox (CAL-33, CAL-34). */
export async function enqueueInvitations(
  tx: Tx,
  {
    letters,
    contentIds,
    mailboxId,
    accountId,
    at,
  }: { letters: readonly PreparedLetter[]; contentIds: readonly number[]; at: Date } & Actor,
): Promise<void> {
  for (const [index, { recipients, senderAddress, prepared }] of letters.entries()) {
    const contentId = contentIds[index];
    if (contentId === undefined) continue;
    const submission = { mailboxId, id: randomUUID(), accountId, contentId, messageId: prepared.facts.messageId };
    await enqueue(tx, { ...submission, senderAddress, recipients }, { at });
  }
}
