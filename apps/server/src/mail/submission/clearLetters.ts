import { Problem } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { normalAddress } from '../recipient/index.ts';
import { hasProxyFor, maySendAs } from './clearance.repository.ts';
import { type Held, judgeLetter } from './judgeLetter.ts';
import { judgeLevels } from './judgeLevels.ts';
import { type Actor, type OutgoingLetter, peopleOf } from './OutgoingLetter.ts';
import { refuseClosedGroups } from './refuseUnsendable.ts';
import { refuseOverLimit } from './sendingLimits.ts';

/** Permission to send a message, at once or after its review. Only `clearLetters` creates one. */
class Cleared {
  readonly actor: Actor;
  readonly letter: OutgoingLetter;
  /** Reviewers and the reason for the review. Null if the message can be sent directly. */
  readonly held: Held | null;
  readonly #recipients: ReadonlySet<string>;

  constructor(actor: Actor, letter: OutgoingLetter, held: Held | null) {
    this.actor = actor;
    this.letter = letter;
    this.held = held;
    this.#recipients = new Set(peopleOf(letter).map(({ address }) => normalAddress(address)));
  }

  /** Throws if an address was not among the recipients that were cleared. */
  expect(addresses: readonly string[]): void {
    const stranger = addresses.find((address) => !this.#recipients.has(normalAddress(address)));
    if (stranger !== undefined) throw new Error(`Nobody asked whether this letter may go to ${stranger}.`);
  }
}

export type { Cleared };

const mayUseProxy = async (tx: Tx, { accountId }: Actor, { from }: OutgoingLetter) =>
  (await readPolicy(tx, 'is_smtp_proxy', { accountId })) && hasProxyFor(tx, accountId, from.address);

async function clearOne(tx: Tx, deps: Pick<Deps, 'config'>, actor: Actor, letter: OutgoingLetter): Promise<Cleared> {
  const isOwn = letter.isProxied ? await mayUseProxy(tx, actor, letter) : await maySendAs(tx, actor, letter);
  if (!isOwn) throw new Problem('sender-not-yours');
  const { refused } = await judgeLevels(tx, letter.level ?? 0, peopleOf(letter));
  if (refused.length > 0) throw new Problem('forbidden');
  return new Cleared(actor, letter, await judgeLetter(tx, deps, actor, letter));
}

/**
 * Required check for every message sent on behalf of a user. It checks the right to use the sender address, the secrecy level of all
 * recipients, closed groups, sending limits and review rules. Messages of one action count as one. Call it before locking mailboxes, and lock those of
 * `reviewersOf` together with the others.
 */
export async function clearLetters(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'now'>,
  actor: Actor,
  letters: readonly OutgoingLetter[],
): Promise<Cleared[]> {
  if (letters.length === 0) return [];
  const written = letters.filter(({ isAutomatic }) => !isAutomatic);
  await refuseClosedGroups(tx, deps, actor.accountId, letters.flatMap(peopleOf));
  if (written.length > 0) await refuseOverLimit(tx, deps, actor.accountId, written.flatMap(peopleOf));
  const cleared: Cleared[] = [];
  for (const letter of letters) cleared.push(await clearOne(tx, deps, actor, letter));
  return cleared;
}

/** Returns the mailboxes of reviewers to notify of held messages. */
export const reviewersOf = (cleared: readonly Cleared[]): number[] => [
  ...new Set(cleared.flatMap(({ held }) => held?.reviewerMailboxIds ?? [])),
];
