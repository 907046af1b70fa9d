import type { Address } from '@jinshu/api';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findRecipients, normalAddress } from '../recipient/index.ts';
import { levelReason, selectBelowLevel } from './level.repository.ts';

/** Recipients cleared for the level of a message, and those who are not, with the reason. */
export interface LevelJudgement {
  recipients: Address[];
  refused: (Address & { reason: string })[];
}

/** Splits recipients by whether they are cleared for a message's level (D-29). A group address is refused if any member is below it. */
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
