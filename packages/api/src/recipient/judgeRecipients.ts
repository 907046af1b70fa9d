import type { KnownRecipient } from '../contact/resolveRecipients.endpoints.ts';
import { isAddress } from './parseRecipients.ts';
import type { Address } from './recipient.schema.ts';

/** Warnings about a recipient, most severe first. */
export const recipientMarks = ['unknown', 'below-level', 'other-name', 'outsider', 'many', 'newcomer'] as const;

/**
 * Warning about a recipient.
 *
 * - `unknown`. The address belongs to the organization but doesn't exist.
 * - `below-level`. The recipient may not read mail of this secrecy level.
 * - `other-name`. The name differs from the known name of the address.
 * - `outsider`. The recipient is outside the organization, among colleagues.
 * - `many`. The address reaches a department, a list or everyone.
 * - `newcomer`. The recipient was not on the original message of a reply to all.
 */
export type RecipientMark = (typeof recipientMarks)[number];

/** Data of a message for checking its recipients. */
export interface LetterToJudge {
  recipients: readonly Address[];
  /** Known facts by lowercase address. Addresses that are missing get only the `newcomer` warning. */
  known: ReadonlyMap<string, Pick<KnownRecipient, 'name' | 'isInside' | 'count' | 'level'>>;
  /** Secrecy level of the message. 0 for none. */
  level: number;
  /** In an answer to all: the addresses it was begun with, in lower case. */
  answered?: ReadonlySet<string> | undefined;
}

/** Minimum number of mailboxes behind an address for the `many` warning. */
export const manyPeople = 2;

const words = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[（(][^（）()]*[）)]/gu, ' ')
    .split(/[\s,.，、·・'"’_-]+/u)
    .filter((word) => word !== '')
    .sort();

/** Whether two names can be one person's: the same words in any order, one within the other, or one of them missing. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [words(one), words(other)];
  if (a.length === 0 || b.length === 0) return true;
  const [left, right] = [a.join(''), b.join('')];
  return left === right || a.every((word) => b.includes(word)) || b.every((word) => a.includes(word)) || isWithin(left, right);
}

/** 林月 in 林月老师: one name with a word behind it or before it. Single letters prove nothing. */
function isWithin(one: string, other: string): boolean {
  const [short, long] = [...one].length <= [...other].length ? [one, other] : [other, one];
  const size = [...short].length;
  const isHan = /^\p{Script=Han}+$/u.test(short);
  return size >= (isHan ? 2 : 4) && (long.startsWith(short) || long.endsWith(short));
}

/** Returns the warnings for the recipients of a message, by lowercase address. Recipients without warnings are omitted. */
export function judgeRecipients({ recipients, known, level, answered }: LetterToJudge): Map<string, RecipientMark[]> {
  const marks = new Map<string, RecipientMark[]>();
  const of = (address: string) => known.get(address.toLowerCase());
  const isOutside = (address: string) => of(address)?.isInside === false;
  const hasColleague = recipients.some(({ address }) => of(address)?.isInside === true);
  const outsiders = recipients.filter(({ address }) => isOutside(address)).length;
  const colleagues = recipients.length - outsiders;
  for (const { address, name } of recipients) {
    if (!isAddress(address)) continue;
    const about = of(address);
    const found: RecipientMark[] = [];
    if (about?.isInside && about.count === 0) found.push('unknown');
    if (about && about.level > 0 && level > about.level) found.push('below-level');
    if (about && !isSameName(name, about.name)) found.push('other-name');
    // Don't warn if most recipients are outside.
    if (isOutside(address) && hasColleague && outsiders <= colleagues) found.push('outsider');
    if (about && about.count >= manyPeople) found.push('many');
    if (answered && answered.size > 0 && !answered.has(address.toLowerCase())) found.push('newcomer');
    if (found.length > 0) marks.set(address.toLowerCase(), found);
  }
  return marks;
}
