import type { Address } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import { domainOf, localDomains } from '../inbound/recipient.repository.ts';
import { atAGlance } from './looksAlike.ts';
import { areRelated } from './readAuthentication.ts';

/** What a name is taken for at a glance, whatever its letters, blanks and marks. */
const keyOf = (name: string): string => atAGlance(name).replace(/[^\p{L}\p{N}]/gu, '');
/** One letter alone is nobody's name. */
const shortest = 2;

/** The names that a display name shows: itself, what is in its brackets or beside a mark, and its words of one script. */
function namesIn(name: string): string[] {
  const shown = name.slice(0, 200).normalize('NFKC');
  const parts = shown.split(/[()[\]{}<>《》【】「」|/\\,、;:·•–—"“”]+|\s-+\s|\svia\s/iu);
  const ofOneScript = parts.flatMap((part) => part.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}.'\s-])+/gu) ?? []);
  return [shown, ...parts, ...ofOneScript].map(keyOf).filter((key) => key.length >= shortest);
}

/** The keys of one of ours, whose Latin name is written in either order. */
const keysOf = (name: string): string[] => [keyOf(name), keyOf(name.trim().split(/\s+/).toReversed().join(' '))];

interface Colleagues {
  names: ReadonlySet<string>;
  domains: ReadonlySet<string>;
  readAt: number;
}

/** Somebody new is known after so long at the latest. */
const keptMs = 60_000;
const known = new WeakMap<Deps['db'], Promise<Colleagues>>();

async function readColleagues({ db, config }: Pick<Deps, 'db' | 'config'>, readAt: number): Promise<Colleagues> {
  const people = await db.selectFrom('account').select(['name', 'english_name']).execute();
  const shared = await db.selectFrom('mailbox').select('name').where('is_shared', '=', true).execute();
  const names = [...people.flatMap((person) => [person.name, person.english_name]), ...shared.map(({ name }) => name)];
  const keys = names.flatMap(keysOf).filter((key) => key.length >= shortest);
  return { names: new Set(keys), domains: await localDomains(db, config.domain), readAt };
}

async function colleaguesOf(deps: Pick<Deps, 'db' | 'config' | 'now'>): Promise<Colleagues> {
  const now = deps.now().getTime();
  const before = await known.get(deps.db);
  if (before && Math.abs(now - before.readAt) < keptMs) return before;
  const reading = readColleagues(deps, now);
  known.set(deps.db, reading);
  reading.catch(() => known.delete(deps.db));
  return reading;
}

/** A sender as a row keeps it: with where an answer would go, if that is to another organization. */
export interface SenderOfRow extends Address {
  answersTo?: string | undefined;
}

/** The sender of a mail as its row keeps it. */
export function senderOfRow({ sender, replyTo }: { sender: Address; replyTo: readonly Address[] }): SenderOfRow {
  const own = domainOf(sender.address);
  const elsewhere = replyTo.find(({ address }) => address.includes('@') && !areRelated(own, domainOf(address)));
  return elsewhere ? { ...sender, answersTo: elsewhere.address } : sender;
}

/** Marks people whose name is that of one of ours, and whose address or way of answering is not: their name never stands alone. */
export async function doubtsOf(deps: Pick<Deps, 'db' | 'config' | 'now'>): Promise<(person: SenderOfRow) => Address> {
  const { names, domains } = await colleaguesOf(deps);
  const isOutside = (address: string) => address.includes('@') && !domains.has(domainOf(address));
  return ({ name, address, answersTo = '' }) => {
    const isElsewhere = isOutside(address) || isOutside(answersTo);
    const isDoubtful = isElsewhere && name !== '' && namesIn(name).some((key) => names.has(key));
    return { name, address, ...(isDoubtful && { isDoubtful }) };
  };
}
