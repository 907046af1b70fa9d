import type { Db } from '../platform/db/db.ts';

/** The personal contacts of a mailbox, in the order in which they came. */
export const contactsOf = (db: Db, mailboxId: number): Promise<{ name: string; address: string }[]> =>
  db.selectFrom('contact').select(['name', 'address']).where('mailbox_id', '=', mailboxId).orderBy('id').execute();
