import type { Language } from '@jinshu/api';
import { type PreparedMessage, prepareAnywhere } from '../../mime/reading/index.ts';
import { composeBounce } from './composeBounce.ts';

/** Copy of a list that didn't reach some members. */
export interface FailedListCopy {
  list: string;
  bounceAddress: string;
  raw: Buffer;
  messageId: string;
  subject: string;
  sentAt: Date;
  failed: readonly { address: string; info: string }[];
  language: Language;
  domain: string;
}

/** Writes the report to the owner of a list that its mail didn't reach members (BAK-55). */
export async function bounceOfList({ bounceAddress, ...copy }: FailedListCopy): Promise<PreparedMessage> {
  const bounce = await composeBounce({ ...copy, sender: bounceAddress, at: copy.sentAt });
  // The report in it says nothing new about mail of the owner.
  return { ...(await prepareAnywhere(bounce)), report: null };
}
