import { createHash, randomBytes } from 'node:crypto';
import { Problem, type RecoveryWay } from '@jinshu/api';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { insertTicket, type Ticket, type TicketStep, takeTicket, tryTicket } from './recovery.repository.ts';

/** Time for each step. */
const ticketMs = 10 * 60_000;
/** Calls with one ticket, wrong answers and refused passwords included. */
const mostTries = 10;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Makes the ticket of a step. Returns its secret, which is kept nowhere. */
export async function giveTicket({ now }: Pick<Deps, 'now'>, db: Db | Tx, ticket: Ticket): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const at = now();
  await insertTicket(db, { ...ticket, hash: hashOf(secret), now: at, expiresAt: new Date(at.getTime() + ticketMs) });
  return secret;
}

/** @throws {Problem} `recovery-over` if the ticket is not valid for one of the steps. */
export async function readTicket(deps: Pick<Deps, 'db' | 'now'>, secret: string, steps: readonly TicketStep[]): Promise<Ticket> {
  const ticket = await tryTicket(deps.db, { hash: hashOf(secret), steps, mostTries, now: deps.now() });
  if (!ticket) throw new Problem('recovery-over');
  return ticket;
}

/** @throws {Problem} `recovery-over` if the ticket was redeemed before. */
export async function redeemTicket(db: Db | Tx, secret: string): Promise<void> {
  if (!(await takeTicket(db, hashOf(secret)))) throw new Problem('recovery-over');
}

/** Returns the ways that the organization offers (BAK-70). */
export async function offeredWays({ db }: Pick<Deps, 'db'>): Promise<RecoveryWay[]> {
  const policies = await readPolicies(db);
  return [...(policies.is_recovery_question ? (['question'] as const) : []), ...(policies.is_recovery_sms ? (['sms'] as const) : [])];
}

/** @throws {Problem} `recovery-off` if the organization doesn't offer a way. */
export async function refuseWhereOff(deps: Pick<Deps, 'db'>, way: RecoveryWay): Promise<void> {
  if (!(await offeredWays(deps)).includes(way)) throw new Problem('recovery-off');
}
