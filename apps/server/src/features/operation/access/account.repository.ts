import type { Tx } from '../../../platform/db/index.ts';

/** The account of a personal mailbox. */
export async function accountOfMailbox(tx: Tx, mailboxId: number): Promise<number | undefined> {
  return (await tx.selectFrom('account').select('id').where('mailbox_id', '=', mailboxId).executeTakeFirst())?.id;
}
