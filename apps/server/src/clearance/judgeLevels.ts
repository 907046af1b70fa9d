import type { Address } from '@jinshu/api';
import type { Db, Tx } from '../db/db.ts';
import { levelReason, selectBelowLevel } from '../draft/draft.repository.ts';
import { findRecipients, normalAddress } from '../inbound/recipient.repository.ts';

/** Who is within the level of a mail, and who is not, with the reason. */
export interface LevelJudgement {
  recipients: Address[];
  refused: (Address & { reason: string })[];
}

/** Parts recipients by whether the level of a mail is within theirs (D-29); behind a group address nobody may be below it. */
export async function judgeLevels(db: Db | Tx, level: number, recipients: readonly Address[]): Promise<LevelJudgement> {
  if (level < 2) return { recipients: [...recipients], refused: [] };
  const found = await findRecipients(
    db,
    recipients.map(({ address }) => address),
  );
  const below = await selectBelowLevel(db, [...new Set(found.flatMap(({ mailboxIds }) => mailboxIds))], level);
  const isBelow = new Map(found.map(({ address, mailboxIds }) => [address, mailboxIds.some((id) => below.has(id))]));
  const { yes = [], no = [] } = Object.groupBy(recipients, ({ address }) => (isBelow.get(normalAddress(address)) ? 'no' : 'yes'));
  return { recipients: yes, refused: no.map((recipient) => ({ ...recipient, reason: levelReason })) };
}
