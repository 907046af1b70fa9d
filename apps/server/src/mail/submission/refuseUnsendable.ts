import { Problem } from '@jinshu/api';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { findClosedGroups } from '../recipient/index.ts';
import { refuseOverLimit } from './sendingLimits.ts';

/** Throws `list-not-allowed` with the first group among the recipients that an account may not write to (PIC-19, ERR-70). */
export async function refuseClosedGroups(
  db: Db | Tx,
  { config }: Pick<Deps, 'config'>,
  accountId: number,
  people: readonly { address: string }[],
): Promise<void> {
  const [address] = await findClosedGroups(
    db,
    { accountId },
    people.map(({ address }) => address),
    config.domain,
  );
  if (address !== undefined) throw new Problem('list-not-allowed', { address });
}

/** Throws if a message may not go to its recipients, or would exceed a limit of its sender. Doesn't count the message. */
export async function refuseUnsendable(
  db: Db | Tx,
  deps: Pick<Deps, 'config' | 'now'>,
  accountId: number,
  people: readonly { address: string }[],
): Promise<void> {
  await refuseClosedGroups(db, deps, accountId, people);
  await refuseOverLimit(db, deps, accountId, people);
}
