import type { SenderAction } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { upsertSenderRules } from './senderRule.repository.ts';

/** Lets all mail of an address or a domain through, or files it as spam, from now on (LST-78, D-114). */
export const judgeSender = (
  { db }: Pick<Deps, 'db'>,
  { mailboxId, address, action }: { mailboxId: number; address: string; action: SenderAction },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const changed = await upsertSenderRules(tx, mailboxId, { patterns: [address], action });
    if (changed > 0) await recordChange(tx, mailboxId, { type: 'settings.changed' });
  });
