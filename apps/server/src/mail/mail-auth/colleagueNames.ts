import { setImmediate } from 'node:timers/promises';
import type { Address } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { domainOf, localDomains } from '../recipient/index.ts';
import { areRelated } from './areRelated.ts';
import { selectNames, selectNamesStamp } from './colleague.repository.ts';
import { atAGlance } from './looksAlike.ts';

/** Key of a name by its appearance: ignores spaces and punctuation, and folds similar-looking letters. */
const keyOf = (name: string): string => atAGlance(name).replace(/[^\p{L}\p{N}]/gu, '');
/** A single letter is never a name. */
const shortest = 2;

/** Keys of the names that a display name shows: the whole name, the pieces between brackets or separators, and runs of one script. */
function namesIn(name: string): string[] {
  const shown = name.slice(0, 200).normalize('NFKC');
  const parts = shown.split(/[()[\]{}<>《》【】「」|/\\,、;:·•–—"“”]+|\s-+\s|\svia\s/iu);
  const ofOneScript = parts.flatMap((part) => part.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}.'\s-])+/gu) ?? []);
  return [shown, ...parts, ...ofOneScript].map(keyOf).filter((key) => key.length >= shortest);
}

/** Keys of an internal name. A Latin name is written in either order. */
const keysOf = (name: string): string[] => [keyOf(name), keyOf(name.trim().split(/\s+/).toReversed().join(' '))];

interface Colleagues {
  names: ReadonlySet<string>;
  stamp: string;
  domains: ReadonlySet<string>;
  readAt: number;
}

/** Maximum time until a new colleague is recognized, in milliseconds. */
const keptMs = 60_000;
const known = new WeakMap<Deps['db'], Promise<Colleagues>>();

/** The number of names after which others may run: an organization can have very many. */
const atOnce = 1000;

async function keysOfAll(names: readonly string[]): Promise<Set<string>> {
  const keys = new Set<string>();
  for (let start = 0; start < names.length; start += atOnce) {
    if (start > 0) await setImmediate();
    for (const key of names.slice(start, start + atOnce).flatMap(keysOf)) if (key.length >= shortest) keys.add(key);
  }
  return keys;
}

async function readColleagues(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  before: Colleagues | undefined,
  readAt: number,
): Promise<Colleagues> {
  const stamp = await selectNamesStamp(db);
  const names = stamp === before?.stamp ? before.names : await keysOfAll(await selectNames(db));
  return { names, stamp, domains: await localDomains(db, config.domain), readAt };
}

async function colleaguesOf(deps: Pick<Deps, 'db' | 'config' | 'now'>): Promise<Colleagues> {
  const now = deps.now().getTime();
  const before = await known.get(deps.db);
  if (before && Math.abs(now - before.readAt) < keptMs) return before;
  const reading = readColleagues(deps, before, now);
  known.set(deps.db, reading);
  reading.catch(() => known.delete(deps.db));
  return reading;
}

/** A sender as a row keeps it: with where an answer would go, if that is to another organization. */
export interface SenderOfRow extends Address {
  answersTo?: string | undefined;
}

/** Sender of a message as stored in its list row. */
export function senderOfRow({ sender, replyTo }: { sender: Address; replyTo: readonly Address[] }): SenderOfRow {
  const own = domainOf(sender.address);
  const elsewhere = replyTo.find(({ address }) => address.includes('@') && !areRelated(own, domainOf(address)));
  return elsewhere ? { ...sender, answersTo: elsewhere.address } : sender;
}

/**
 * Marks senders who use the name of an internal person or shared mailbox while their address or reply address is external. The name is then
 * never shown without the address.
 */
export async function doubtsOf(deps: Pick<Deps, 'db' | 'config' | 'now'>): Promise<(person: SenderOfRow) => Address> {
  const { names, domains } = await colleaguesOf(deps);
  const isOutside = (address: string) => address.includes('@') && !domains.has(domainOf(address));
  return ({ name, address, answersTo = '' }) => {
    const isElsewhere = isOutside(address) || isOutside(answersTo);
    const isDoubtful = isElsewhere && name !== '' && namesIn(name).some((key) => names.has(key));
    return { name, address, ...(isDoubtful && { isDoubtful }) };
  };
}
