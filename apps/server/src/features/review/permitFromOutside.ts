import { readRaw } from '../../mail/content/index.ts';
import { deliverIn } from '../../mail/inbound/index.ts';
import { findRecipients, normalAddress } from '../../mail/recipient/index.ts';
import { isSubmitted, type StoredReview } from '../../mail/submission/index.ts';
import { prepareAnywhere } from '../../mime/reading/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { returnToSender, writeNotice } from './returnToSender.ts';

/** Returns the mailboxes that messages from outside reach when they are permitted for a list. */
export async function membersReached(tx: Tx, mails: readonly StoredReview[]): Promise<number[]> {
  const lists = mails.flatMap((mail) => (isSubmitted(mail) ? [] : (mail.recipient ?? [])));
  const found = await findRecipients(tx, lists);
  return found.flatMap(({ mailboxIds, list }) => [...mailboxIds, ...(list?.owner ? [list.owner.mailboxId] : [])]);
}

/** Delivers a message from outside to the members of the list that it waited for (BAK-54). A list that was deleted can't take it. */
export async function permitFromOutside(tx: Tx, deps: Deps, mail: StoredReview, accountId: number): Promise<void> {
  const { recipient, contentId, mailFrom } = mail;
  const raw = contentId === null ? null : await readRaw(tx, deps.blobs, contentId);
  if (!raw || recipient === null) return;
  const permitted = new Set([normalAddress(recipient)]);
  const { failed } = await deliverIn(tx, deps, await prepareAnywhere(raw), { mailFrom, recipients: [recipient] }, { permitted });
  const found = await findRecipients(tx, [recipient]);
  if (failed.size === 0 && found.length > 0) return;
  const notice = await writeNotice(deps, tx, mail, [...failed.values()][0] ?? 'unknown-recipient');
  await returnToSender(tx, deps, mail, { notice, accountId, at: deps.now() });
}
