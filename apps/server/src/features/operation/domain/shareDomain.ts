import type { Tx } from '../../../platform/db/index.ts';
import { refused } from '../refuse.ts';
import { type DomainRow, isSeenBy, selectOwnDomains, setFirstShared, setSeenBy } from './domain.repository.ts';

/** Books of people between domains (BAK-59). */
export interface DomainSharing {
  seenBy?: readonly string[] | undefined;
  firstShared?: string | null | undefined;
}

async function checkViewers(tx: Tx, { name, aliasOf }: DomainRow, viewers: readonly string[]): Promise<void> {
  const known = new Set(await selectOwnDomains(tx, viewers));
  if (viewers.some((viewer) => viewer === name || !known.has(viewer))) throw refused('domain-unknown', { field: 'seen_by' });
  if (aliasOf !== null && viewers.length > 0) throw refused('domain-alias', { field: 'seen_by' });
}

/** Sets which domains see the people of a domain, and which shared domain its own people see first. Returns both as they are then. */
export async function shareDomain(
  tx: Tx,
  before: DomainRow,
  { seenBy, firstShared }: DomainSharing,
): Promise<Pick<DomainRow, 'seenBy' | 'firstShared'>> {
  const viewers = seenBy && [...new Set(seenBy)].sort();
  if (viewers) {
    await checkViewers(tx, before, viewers);
    await setSeenBy(tx, before.name, viewers);
  }
  if (firstShared !== undefined) {
    if (firstShared !== null && !(await isSeenBy(tx, firstShared, before.name))) throw refused('domain-unseen', { field: 'soab_domain' });
    await setFirstShared(tx, before.name, firstShared);
  }
  return { seenBy: viewers ?? before.seenBy, firstShared: firstShared === undefined ? before.firstShared : firstShared };
}
