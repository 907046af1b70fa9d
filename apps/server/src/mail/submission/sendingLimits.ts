import { Problem } from '@jinshu/api';
import type { SendingLimits } from '../../platform/config/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { normalAddress } from '../recipient/index.ts';
import { addSent, insertStop, type Sent, selectSent } from './clearance.repository.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns the sending limits of an account (BAK-96). */
async function limitsFor(db: Db | Tx, { config }: Pick<Deps, 'config'>, accountId: number): Promise<SendingLimits> {
  const policies = await readPolicies(db, { accountId });
  return {
    ...config.sending,
    mailsPerHour: policies.mails_per_hour,
    mailsPerDay: policies.mails_per_day,
    recipientsPerDay: policies.recipients_per_day,
    recipientsPerMail: policies.recipients_per_mail,
  };
}

const count = (people: readonly { address: string }[]) => new Set(people.map(({ address }) => normalAddress(address))).size;
const isOver = (sent: number, most: number) => most > 0 && sent > most;

/** Returns the exceeded limit, its value and the time when sending is possible again. Undefined if no limit is exceeded. */
function overWhich(limits: SendingLimits, { mails, recipients, sent, at }: { mails: number; recipients: number; sent: Sent; at: Date }) {
  const after = (since: Date | null, ms: number) => (since ?? at).getTime() + ms;
  if (sent.stoppedUntil) return { limit: 'stopped', most: limits.mailsAtOnce, until: sent.stoppedUntil.getTime() };
  if (isOver(sent.mailsInHour + mails, limits.mailsPerHour))
    return { limit: 'mailsPerHour', most: limits.mailsPerHour, until: after(sent.hourSince, hour) };
  if (isOver(sent.mailsInDay + mails, limits.mailsPerDay))
    return { limit: 'mailsPerDay', most: limits.mailsPerDay, until: after(sent.daySince, day) };
  if (isOver(sent.recipientsInDay + recipients, limits.recipientsPerDay))
    return { limit: 'recipientsPerDay', most: limits.recipientsPerDay, until: after(sent.daySince, day) };
  return undefined;
}

function throwOver(over: { limit: string; most: number; until: number } | undefined, at: Date): void {
  if (!over) return;
  const { until, ...params } = over;
  const minutes = Math.max(1, Math.ceil((until - at.getTime()) / minute));
  throw new Problem('sending-limit', { ...params, minutes, hours: Math.ceil(minutes / 60) });
}

/**
 * Throws if a message would exceed a limit of its sender. The problem names the limit and the minutes until there is room. Doesn't count
 * the message.
 */
export async function refuseOverLimit(
  db: Db | Tx,
  deps: Pick<Deps, 'config' | 'now'>,
  accountId: number,
  people: readonly { address: string }[],
): Promise<void> {
  const limits = await limitsFor(db, deps, accountId);
  const recipients = count(people);
  if (isOver(recipients, limits.recipientsPerMail))
    throw new Problem('sending-limit', { limit: 'recipientsPerMail', most: limits.recipientsPerMail });
  const at = deps.now();
  throwOver(overWhich(limits, { mails: 1, recipients, sent: await selectSent(db, accountId, at), at }), at);
}

/**
 * Counts a message that is being sent. Throws if concurrent messages used up a limit. The message that reaches the maximum per minute is
 * still sent; then sending is stopped and the administrators are notified.
 */
export async function countSending(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'now'>,
  accountId: number,
  people: readonly { address: string }[],
): Promise<void> {
  const limits = await limitsFor(tx, deps, accountId);
  const at = deps.now();
  await addSent(tx, accountId, { recipients: count(people), at });
  const sent = await selectSent(tx, accountId, at);
  throwOver(overWhich(limits, { mails: 0, recipients: 0, sent, at }), at);
  if (limits.mailsAtOnce > 0 && sent.mailsInMinute >= limits.mailsAtOnce)
    await insertStop(tx, { accountId, since: at, until: new Date(at.getTime() + limits.stopMinutes * minute), mails: sent.mailsInMinute });
}
