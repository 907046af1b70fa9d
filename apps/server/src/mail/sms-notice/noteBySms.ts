import type { Language } from '@jinshu/api';
import type { PreparedMessage } from '../../mime/reading/index.ts';
import { localTime, nextLocalTime } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { countNotices, enqueueNotice } from './smsNotice.repository.ts';
import { smsDigest, smsText } from './smsText.ts';

/** A mailbox whose owner wants to hear of new messages by SMS. */
interface Noted {
  mailboxId: number;
  accountId: number;
  timeZone: string;
  sms: { number: string; startsAt: string; endsAt: string; senders: readonly string[]; language: Language | null };
}

/** Whether a time of day is within the hours of a person. Hours that end before they begin go over midnight. */
export const isWithin = (time: string, { startsAt, endsAt }: Pick<Noted['sms'], 'startsAt' | 'endsAt'>): boolean =>
  startsAt <= endsAt ? startsAt <= time && time <= endsAt : time >= startsAt || time <= endsAt;

/**
 * Queues an SMS about a message if its sender is on the owner's list (SET-87). Messages outside the owner's hours share one SMS at
 * their start. The number of SMS a day is limited by a policy.
 */
export async function noteBySms(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { mailboxId, accountId, timeZone, sms }: Noted,
  { prepared: { facts }, senders }: { prepared: PreparedMessage; senders: ReadonlySet<string> },
): Promise<void> {
  if (!sms.senders.some((pattern) => senders.has(pattern))) return;
  const at = now();
  const { day, time } = localTime(at, timeZone);
  const isOpen = isWithin(time, sms);
  const language = sms.language ?? (await readPolicy(tx, 'language', { accountId }));
  const { name, address } = facts.sender;
  const isRoom = (await countNotices(tx, mailboxId, day, timeZone)) < (await readPolicy(tx, 'sms_per_day', { accountId }));
  await enqueueNotice(tx, {
    mailboxId,
    number: sms.number,
    text: smsText(language, name === '' ? address : name, facts.subject),
    digest: (count) => smsDigest(language, count),
    dueAt: isOpen ? at : nextLocalTime(at, sms.startsAt, timeZone),
    isGathered: !isOpen,
    isRoom,
    at,
  });
}
