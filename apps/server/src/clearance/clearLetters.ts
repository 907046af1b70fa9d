import { Problem } from '@jinshu/api';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { normalAddress } from '../inbound/recipient.repository.ts';
import { type Held, judgeLetter } from '../review/judgeLetter.ts';
import { maySendAs } from './clearance.repository.ts';
import { judgeLevels } from './judgeLevels.ts';
import { type Actor, type OutgoingLetter, peopleOf } from './OutgoingLetter.ts';
import { refuseOverLimit } from './sendingLimits.ts';

/** The answer that a letter may leave, at once or after its review. Nothing but `clearLetters` makes one. */
class Cleared {
  readonly actor: Actor;
  readonly letter: OutgoingLetter;
  /** Who reviews it first, and why; null lets it go. */
  readonly held: Held | null;
  readonly #recipients: ReadonlySet<string>;

  constructor(actor: Actor, letter: OutgoingLetter, held: Held | null) {
    this.actor = actor;
    this.letter = letter;
    this.held = held;
    this.#recipients = new Set(peopleOf(letter).map(({ address }) => normalAddress(address)));
  }

  /** Throws where a part of the letter goes to somebody it was not asked about. */
  expect(addresses: readonly string[]): void {
    const stranger = addresses.find((address) => !this.#recipients.has(normalAddress(address)));
    if (stranger !== undefined) throw new Error(`Nobody asked whether this letter may go to ${stranger}.`);
  }
}

export type { Cleared };

async function clearOne(tx: Tx, deps: Pick<Deps, 'config'>, actor: Actor, letter: OutgoingLetter): Promise<Cleared> {
  if (!(await maySendAs(tx, actor, letter))) throw new Problem('sender-not-yours');
  const { refused } = await judgeLevels(tx, letter.level ?? 0, peopleOf(letter));
  if (refused.length > 0) throw new Problem('forbidden');
  return new Cleared(actor, letter, await judgeLetter(tx, deps, actor, letter));
}

/**
 * The one gate that everything passes which is to leave on behalf of a person: it asks whether he may write in that name, whether all
 * recipients are within the level of the letter, how much he has sent already, and what the review rules say. What one act sends counts
 * as one mail. Asked before mailboxes are locked: those of `reviewersOf` are locked together with the others.
 */
export async function clearLetters(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'now'>,
  actor: Actor,
  letters: readonly OutgoingLetter[],
): Promise<Cleared[]> {
  if (letters.length === 0) return [];
  await refuseOverLimit(tx, deps, actor.accountId, letters.flatMap(peopleOf));
  const cleared: Cleared[] = [];
  for (const letter of letters) cleared.push(await clearOne(tx, deps, actor, letter));
  return cleared;
}

/** The mailboxes of those who learn that a letter waits for them. */
export const reviewersOf = (cleared: readonly Cleared[]): number[] => [
  ...new Set(cleared.flatMap(({ held }) => held?.reviewerMailboxIds ?? [])),
];
