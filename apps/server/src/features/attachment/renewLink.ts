import { endOfValidity, Problem, type Validity } from '@jinshu/api';
import { updateExpiry } from '../../mail/online-link/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { refuseValidity } from '../online-link/index.ts';

/** Lets the link of a stored attachment hold on from now, also one that has ended (ATT-40). A file without a link has nothing to renew. */
export const renewLink = (
  { db, now }: Deps,
  { mailboxId, accountId, id, validity }: { mailboxId: number; accountId: number; id: number; validity: Validity },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    await refuseValidity(tx, accountId, validity);
    if (!(await updateExpiry(tx, mailboxId, id, endOfValidity(now(), validity)))) throw new Problem('attachment-not-found');
  });
