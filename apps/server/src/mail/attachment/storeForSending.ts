import { createHash } from 'node:crypto';
import type { MessageAttachment } from '@jinshu/api';
import type { StoredAttachmentPart } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { plainName } from '../../platform/http/index.ts';
import { holdKeptFile, insertKeptFile, type KeptFile, selectKeptFilesByHash } from './attachment.repository.ts';

/** Converts a stored attachment to an attachment of an unsent message. */
export const toMessageAttachment = ({ id, name, size, type }: KeptFile): MessageAttachment => ({
  id,
  sid: '',
  name,
  size,
  type,
  isInline: false,
});

/** The MD5 of stored bytes, by which uploads know them. */
export async function md5Of({ db, blobs }: Pick<Deps, 'db' | 'blobs'>, hash: Buffer): Promise<string> {
  const md5 = createHash('md5');
  for await (const chunk of await blobs.stream(db, hash)) md5.update(chunk as Uint8Array);
  return md5.digest('hex');
}

/**
 * Stores each file of a message once as a stored attachment of the user, so that it can be sent with a new message (RED-57, views 5 to 7).
 */
export async function storeForSending(deps: Deps, mailboxId: number, parts: readonly StoredAttachmentPart[]): Promise<MessageAttachment[]> {
  if (parts.length === 0) return [];
  const keyOf = (hash: string, name: string) => `${hash}/${name}`;
  const hashes = [...new Set(parts.map(({ hash }) => hash))].map((hash) => Buffer.from(hash, 'hex'));
  const files = await selectKeptFilesByHash(deps.db, mailboxId, hashes);
  const kept = new Map(files.map((file) => [keyOf(file.hash.toString('hex'), file.name), file]));
  const attachments: MessageAttachment[] = [];
  for (const { hash: hex, name: given, type, size } of parts) {
    const name = plainName(given);
    const key = keyOf(hex, name);
    let file = kept.get(key);
    if (file) await holdKeptFile(deps.db, mailboxId, file.id, deps.now());
    else {
      const hash = Buffer.from(hex, 'hex');
      file = await insertKeptFile(deps.db, { mailboxId, name, type, size, md5: await md5Of(deps, hash), hash, at: deps.now() });
      kept.set(key, file);
    }
    attachments.push(toMessageAttachment(file));
  }
  return attachments;
}
