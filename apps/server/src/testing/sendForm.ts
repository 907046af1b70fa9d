import { randomUUID } from 'node:crypto';
import { type Draft, draftSchema, emptyDraft } from '@jinshu/api';
import { vi } from 'vitest';
import { encode } from 'zod/mini';
import type { OpenMailbox, Person } from './openMailbox.ts';

/** Creates a form that can be sent as it is. */
export const makeForm = (from: Person, to: readonly { address: string; name: string }[], changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(randomUUID(), { address: from.address, name: '' }),
  to: to.map(({ address, name }) => ({ address, name })),
  subject: '报价单',
  html: '<p>请看<b>正文</b></p>',
  ...changes,
});

/** Sends or saves a form. */
export const act = (who: Person, action: 'sent' | 'save', draft: Draft, more: object = {}) =>
  who.post('/mail/message/sent/', { ...(encode(draftSchema, draft) as object), action, ...more });

/** A list row, as a test looks at it. */
export interface ListedRow {
  uid: number;
  subject: string;
  flags: string[];
  size: number;
}

/** The newest rows of a folder. */
export const rowsOf = async (who: Person, folder: string): Promise<ListedRow[]> =>
  (await who.get(`/mail/message/?folder=${folder}&limit=50&offset=0`)).body.results;

/** Waits until a message with this subject is in a folder. */
export const arrivedRow = (who: Person, subject: string, folder = 'INBOX'): Promise<ListedRow> =>
  vi.waitFor(async () => {
    const row = (await rowsOf(who, folder)).find((one) => one.subject === subject);
    if (!row) throw new Error(`"${subject}" is not in ${folder}`);
    return row;
  }, 15_000);

/** Opens a message as the reading tab does. */
export const openRow = (who: Person, { uid }: { uid: number }, { folder = 'INBOX', query = '' } = {}) =>
  who.get(`/mail/message/${uid}/?folder=${folder}${query}`);

/** Lets sessions outlast whatever a test does to the clock. */
export async function keepSessions({ deps }: Pick<OpenMailbox, 'deps'>): Promise<void> {
  await deps.db
    .updateTable('session')
    .set({ expires_at: new Date('2099-01-01') })
    .execute();
}

/** Saves a file to a user's stored attachments. */
export async function storeFile(
  { deps }: Pick<OpenMailbox, 'deps'>,
  who: Person,
  name: string,
  bytes: Buffer,
  type = 'application/pdf',
): Promise<number> {
  const { hash, size } = await deps.blobs.put(deps.db, bytes);
  const { id } = await deps.db
    .insertInto('stored_attachment')
    .values({ mailbox_id: who.mailboxId, name, type, size, md5: '0'.repeat(32), hash, held_until: new Date('2099-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
