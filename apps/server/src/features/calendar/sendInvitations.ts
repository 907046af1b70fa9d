import { randomUUID } from 'node:crypto';
import type { Address } from '@jinshu/api';
import { storeContent } from '../../mail/content/index.ts';
import { selectLanguage } from '../../mail/settings/index.ts';
import { type Actor, type Cleared, clearLetters, handOverLetters, letterOf } from '../../mail/submission/index.ts';
import { type PreparedMessage, prepareAnywhere } from '../../mime/reading/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { composeInvitation, type InvitationLetter } from './composeInvitation.ts';

/** Composed messages that have not been submitted yet. */
export interface PreparedLetter {
  recipients: readonly Address[];
  organiser: Address;
  prepared: PreparedMessage;
}

/** Composes messages to invitees before any lock is taken. Messages without recipients are omitted. */
export async function prepareInvitations(
  deps: Deps,
  actor: Actor,
  letters: readonly Omit<InvitationLetter, 'language' | 'domain'>[],
): Promise<PreparedLetter[]> {
  const wanted = letters.filter(({ recipients }) => recipients.length > 0);
  if (wanted.length === 0) return [];
  const language = await selectLanguage(deps.db, actor.accountId);
  return Promise.all(
    wanted.map(async (letter) => {
      const { raw } = await composeInvitation({ ...letter, language, domain: deps.config.domain });
      return { recipients: letter.recipients, organiser: letter.event.organiser, prepared: await prepareAnywhere(raw) };
    }),
  );
}

/** Stored messages that have been cleared for sending. */
export interface ClearedInvitations {
  letters: readonly { cleared: Cleared; contentId: number; recipients: readonly Address[] }[];
  cleared: readonly Cleared[];
}

/** Stores the content of the messages and clears them for sending. Call it before locking mailboxes. */
export async function clearInvitations(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  letters: readonly PreparedLetter[],
  right: 'plan' | 'close' = 'plan',
): Promise<ClearedInvitations> {
  const contentIds: number[] = [];
  for (const { prepared } of letters) contentIds.push(await storeContent(tx, deps.blobs, prepared));
  const outgoing = letters.map(({ prepared, organiser, recipients }) => ({
    ...letterOf(prepared, { right, from: organiser, senderAddress: organiser.address, to: recipients }),
    isAutomatic: right === 'close',
  }));
  const cleared = await clearLetters(tx, deps, actor, outgoing);
  const stored = cleared.map((one, index) => ({
    cleared: one,
    contentId: contentIds[index] as number,
    recipients: letters[index]?.recipients ?? [],
  }));
  return { letters: stored, cleared };
}

/** Submits the messages for delivery (CAL-33, CAL-34). */
export async function sendInvitations(tx: Tx, deps: Deps, { letters }: ClearedInvitations, at: Date): Promise<void> {
  await handOverLetters(
    tx,
    deps,
    letters.map(({ cleared, contentId, recipients }) => ({ cleared, parcels: [{ id: randomUUID(), contentId, recipients }] })),
    at,
  );
}
