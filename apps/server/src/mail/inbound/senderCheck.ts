import { readAddresses } from '../../mime/header/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { refusedSender } from '../organisation-sender/index.ts';
import { SmtpRefusal } from './SmtpRefusal.ts';

/** Returns the addresses in the From header of a message. */
function authorsOf(body: Buffer): string[] {
  const end = body.indexOf('\r\n\r\n');
  const head = body.subarray(0, end < 0 ? body.length : end).toString('utf8');
  const from = /^From:(.*(?:\r\n[ \t].*)*)/im.exec(head)?.[1];
  return from === undefined ? [] : [...readAddresses(from.replace(/\r\n(?=[ \t])/g, ''))].map(({ address }) => address);
}

/** Refuses a message whose sender in the envelope or in the header the organization refuses (BAK-98). */
export async function checkSender({ db }: Pick<Deps, 'db'>, mailFrom: string, body?: Buffer): Promise<undefined> {
  if ((await refusedSender(db, [mailFrom, ...(body ? authorsOf(body) : [])])) !== undefined)
    throw new SmtpRefusal(550, '5.7.1 Mail of this sender is refused');
}
