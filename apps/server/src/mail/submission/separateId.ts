import { createHash } from 'node:crypto';

/** Returns the submission id for one recipient of a separately sent message. It is always the same for that recipient. */
export function separateId(draftId: string, address: string): string {
  const digest = createHash('sha256').update(`${draftId}/${address}`).digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
