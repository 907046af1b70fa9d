import type { KnownRecipient } from '../contact/resolveRecipients.endpoints.ts';
import { isAddress } from './parseRecipients.ts';
import type { Address } from './recipient.schema.ts';

/** What is worth a second look at a recipient, the gravest first. */
export const recipientMarks = ['unknown', 'below-level', 'other-name', 'outsider', 'many', 'newcomer'] as const;

/**
 * A mark of a recipient. `unknown`: of the organisation, where nobody has this address. `below-level`: may not read mail of this level. `other-name`: goes by a name unlike the one used so far for
 * the address. `outsider`: from outside, among colleagues. `many`: a department, a list or everyone. `newcomer`: was not among those
 * whose mail is answered to all.
 */
export type RecipientMark = (typeof recipientMarks)[number];

/** What a letter is judged by. */
export interface LetterToJudge {
  recipients: readonly Address[];
  /** What is known of the addresses, in lower case. Of an address that is missing nothing is said. */
  known: ReadonlyMap<string, Pick<KnownRecipient, 'name' | 'isInside' | 'count' | 'level'>>;
  /** The level of the letter; 0 for none. */
  level: number;
  /** In an answer to all: the addresses it was begun with, in lower case. */
  answered?: ReadonlySet<string> | undefined;
}

/** How many people make an address one that reaches many. */
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

/** Marks the recipients of a letter that are worth a second look, by lower-case address; those without a mark are missing. */
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
    // Among many from outside one more is no stranger.
    if (isOutside(address) && hasColleague && outsiders <= colleagues) found.push('outsider');
    if (about && about.count >= manyPeople) found.push('many');
    if (answered && answered.size > 0 && !answered.has(address.toLowerCase())) found.push('newcomer');
    if (found.length > 0) marks.set(address.toLowerCase(), found);
  }
  return marks;
}
