import { isAddress } from '@jinshu/api';
import { prepareAnywhere } from '../../mime/reading/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { storeContent } from '../content/index.ts';
import { normalAddress, selectOwner } from '../recipient/index.ts';
import { selectLanguage } from '../settings/index.ts';
import { type Cleared, clearLetters, handOverLetters, letterOf, type OutgoingLetter, separateId } from '../submission/index.ts';
import { type RefusedRow, selectRefused } from './bulk.repository.ts';
import type { BulkStep } from './bulkWork.ts';
import { composeRefusal } from './composeRefusal.ts';

/** Addresses of programs or mailing lists: a notice would reach no person, or every subscriber (RFC 3834, section 2). */
const machines =
  /^(?:mailer-daemon|postmaster|(?:no|do-?not)[-_.]?reply.*|bounces?(?:[-+=_].*)?|owner-.*|.*-(?:owner|request|bounces?)|listserv|majordomo)@/;

/** Groups the messages of a selection by the address that receives the notice. */
function bySender(rows: readonly RefusedRow[], own: string): Map<string, RefusedRow[]> {
  const groups = Map.groupBy(rows, ({ sender }) => normalAddress(sender));
  for (const sender of groups.keys()) if (!isAddress(sender) || sender === own || machines.test(sender)) groups.delete(sender);
  return groups;
}

/**
 * Sends each sender one notice that messages were rejected (LST-83). It goes through the queue with an empty envelope sender, so it cannot
 * bounce. Rejecting the same messages again sends no second notice.
 */
export async function returnRefusals(tx: Tx, deps: Deps, { mailboxId, accountId, folder, uids }: BulkStep): Promise<void> {
  const { config, now, blobs } = deps;
  const { address: own } = await selectOwner(tx, mailboxId);
  const language = await selectLanguage(tx, accountId);
  const at = now();
  const notices: { id: string; contentId: number; letter: OutgoingLetter }[] = [];
  for (const [sender, mails] of bySender(await selectRefused(tx, { mailboxId, folderId: folder.id, uids }), own)) {
    const { raw } = await composeRefusal({ refusedBy: own, sender, mails, language, domain: config.domain, at });
    const prepared = await prepareAnywhere(raw);
    const whose = { right: 'write', from: { address: own, name: '' }, senderAddress: '', to: [{ address: sender, name: '' }] } as const;
    const id = separateId(`refusal/${mailboxId}/${mails.map((mail) => mail.id).join()}`, sender);
    notices.push({ id, contentId: await storeContent(tx, blobs, prepared), letter: letterOf(prepared, whose) });
  }
  const cleared = await clearLetters(
    tx,
    deps,
    { mailboxId, accountId },
    notices.map(({ letter }) => letter),
  );
  const parcelOf = ({ letter: { to } }: Cleared, index: number) => {
    const { id, contentId } = notices[index] as (typeof notices)[number];
    return { id, contentId, recipients: to };
  };
  await handOverLetters(
    tx,
    deps,
    cleared.map((one, index) => ({ cleared: one, parcels: [parcelOf(one, index)] })),
    at,
  );
}
