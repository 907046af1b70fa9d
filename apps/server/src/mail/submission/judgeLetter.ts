import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { domainOf, localDomains } from '../recipient/index.ts';
import { type Actor, type OutgoingLetter, peopleOf } from './OutgoingLetter.ts';
import { type ReviewRule, selectRulesFor } from './review.repository.ts';

/** Reason why a message is held, and its reviewers. */
export interface Held {
  rules: { id: number; deadlineHours: number | null }[];
  reason: string;
  reviewerMailboxIds: number[];
}

/** Whether a message has recipients outside the organization. Looked up only if a rule depends on it. */
async function leavesIn(
  tx: Db | Tx,
  { config }: Pick<Deps, 'config'>,
  letter: OutgoingLetter,
  rules: readonly ReviewRule[],
): Promise<boolean> {
  if (!rules.some(({ isOutside }) => isOutside)) return false;
  const local = await localDomains(tx, config.domain);
  return peopleOf(letter).some(({ address }) => !local.has(domainOf(address)));
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** All text visible to a reader: subject, body and file names. */
const wordsOf = ({ subject, text, files = [] }: OutgoingLetter) => plain([subject, text, ...files].join('\n'));

/** Returns those of the words that a text contains, whatever their case and width. */
export function wordsIn(text: string, words: readonly string[]): string[] {
  const said = plain(text);
  return words.filter((word) => said.includes(plain(word)));
}

/** Returns the review that a message needs; null if it can be sent without one. */
export async function judgeLetter(
  tx: Db | Tx,
  deps: Pick<Deps, 'config'>,
  { accountId }: Pick<Actor, 'accountId'>,
  letter: OutgoingLetter,
): Promise<Held | null> {
  const rules = await selectRulesFor(tx, accountId);
  if (rules.length === 0) return null;
  const leaves = await leavesIn(tx, deps, letter, rules);
  const said = rules.some(({ words }) => words.length > 0) ? wordsOf(letter) : '';
  const fitting = rules.filter(
    ({ isOutside, hasAttachment, words }) =>
      (!isOutside || leaves) &&
      (!hasAttachment || (letter.files ?? []).length > 0) &&
      (words.length === 0 || words.some((word) => said.includes(plain(word)))),
  );
  if (fitting.length === 0) return null;
  return {
    rules: fitting.map(({ id, deadlineHours }) => ({ id, deadlineHours })),
    reason: [...new Set(fitting.map(({ reason }) => reason))].join('; '),
    reviewerMailboxIds: [...new Set(fitting.flatMap(({ reviewerMailboxIds }) => reviewerMailboxIds))].sort((a, b) => a - b),
  };
}
