import { randomUUID } from 'node:crypto';
import { isAddress, type Language, Problem } from '@jinshu/api';
import { storeContent } from '../../mail/content/index.ts';
import { findMessage, type StoredMessage, selectUntold, updateDeliveryRead } from '../../mail/message/index.ts';
import { selectLanguage } from '../../mail/settings/index.ts';
import { clearLetters, handOverLetters, letterOf, reviewersOf } from '../../mail/submission/index.ts';
import { decodeWords, fieldValue, readAddresses } from '../../mime/header/index.ts';
import { prepareAnywhere } from '../../mime/reading/index.ts';
import { parseParts } from '../../mime/structure/index.ts';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { composeReceipt, unaskedText } from './composeReceipt.ts';
import { claimReceipt, selectHead } from './receipt.repository.ts';

interface ReceiptInput {
  mailboxId: number;
  accountId: number;
  folder: string;
  uid: number;
}

/** Maximum number of addresses that get a receipt: a message may name several, but a longer list is not a genuine request. */
const maximumAsking = 3;

/** Returns the addresses that request a receipt, from the message header. */
async function askersOf({ db }: Deps, contentId: number): Promise<string[]> {
  const field = fieldValue(parseParts(await selectHead(db, contentId)).root.fields, 'disposition-notification-to') ?? '';
  const addresses = [...readAddresses(decodeWords(field.slice(0, 2000)))].map(({ address }) => address.toLowerCase());
  return [...new Set(addresses.filter(isAddress))].slice(0, maximumAsking);
}

async function writeReceipt({ config, now }: Deps, message: StoredMessage, messageId: string, askedBy: string[], language: Language) {
  const reader = { address: message.ownAddress, name: message.ownName };
  const raw = await composeReceipt({ reader, askedBy, subject: message.subject, messageId, language, domain: config.domain, at: now() });
  return prepareAnywhere(raw);
}

/**
 * Sends the receipt that a message requests (SND-40, SND-41). For an internal sender it updates the delivery record, for others it sends a
 * message. A repeated call sends nothing. If the sender did not request a receipt, the response contains a text that says so.
 */
export async function sendReceipt(deps: Deps, { mailboxId, accountId, folder, uid }: ReceiptInput): Promise<{ msg?: string }> {
  const message = await findMessage(deps.db, { mailboxId, folder, uid });
  const { content, contentId, ownAddress } = message;
  if (content === null || contentId === null) throw new Problem('mail-not-found');
  // The user's own messages and recalled messages get no receipt.
  if (message.submissionId !== null || message.isRecalled) throw new Problem('forbidden');
  if (message.hasReceipt) return {};
  const askedBy = message.isInternal || !content.wantsReceipt ? [] : await askersOf(deps, contentId);
  const language = await selectLanguage(deps.db, accountId);
  if (!message.isInternal && askedBy.length === 0) return { msg: unaskedText(language) };
  const receipt = askedBy.length === 0 ? null : await writeReceipt(deps, message, content.messageId, askedBy, language);
  await deps.db.transaction().execute(async (tx) => {
    const at = deps.now();
    const receiptId = receipt && (await storeContent(tx, deps.blobs, receipt));
    // The envelope sender of a receipt must be empty, so that it cannot bounce (RFC 8098, section 3).
    const from = { address: ownAddress, name: message.ownName };
    const whose = { right: 'write', from, senderAddress: '', to: askedBy.map((address) => ({ address, name: '' })) } as const;
    const cleared = await clearLetters(tx, deps, { mailboxId, accountId }, receipt ? [letterOf(receipt, whose)] : []);
    const senders = await selectUntold(tx, contentId, ownAddress);
    await lockMailbox(tx, [...new Set([mailboxId, ...senders.map((sender) => sender.mailboxId), ...reviewersOf(cleared)])]);
    if (!(await claimReceipt(tx, mailboxId, { id: message.id, contentId }))) return;
    await recordChange(tx, mailboxId, { type: 'message.changed', folder, uids: [uid] });
    for (const sender of senders) {
      if (await updateDeliveryRead(tx, sender, ownAddress, at))
        await recordChange(tx, sender.mailboxId, { type: 'delivery.changed', messageId: sender.messageId });
    }
    const parcels = receiptId === null ? [] : [{ id: randomUUID(), contentId: receiptId, recipients: whose.to }];
    await handOverLetters(
      tx,
      deps,
      cleared.map((one) => ({ cleared: one, parcels })),
      at,
    );
  });
  deps.outbox.wake();
  return {};
}
