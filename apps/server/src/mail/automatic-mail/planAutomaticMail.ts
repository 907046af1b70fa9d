import type { PreparedMessage } from '../../mime/reading/index.ts';
import { localTime } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { isInPeriod, mayAnswer } from '../auto-reply/index.ts';
import { planForwards } from '../forward/index.ts';
import { domainOf, localDomains, normalAddress } from '../recipient/index.ts';
import { matchConditions, type RuleMail, toRuleTest } from '../rule/index.ts';
import { noteBySms } from '../sms-notice/index.ts';
import { type AutomaticMailbox, claimReply, enqueueAutomatic, type NewAutomaticMail, selectAutomatic } from './automaticMail.repository.ts';
import { traceOf } from './traceOf.ts';

/** A message in one mailbox, as its rules see it. */
export interface ArrivingMail {
  mailboxId: number;
  contentId: number;
  mailFrom: string;
  prepared: PreparedMessage;
  mail: RuleMail;
  /** Names that lists may have for its senders. */
  senders: ReadonlySet<string>;
  /** It has a password or burns: nothing forwards it (D-181). */
  isSealed: boolean;
  /** It is in Spam. */
  isSpam: boolean;
  /** The owner has blocked its sender: nothing acts on it (D-183). */
  isBanned: boolean;
  /** It was fetched from another mail system (D-182), or is a notice that must stay here: nothing acts on it. */
  isLeftAlone: boolean;
  /** Addresses that filters forward it to. */
  filterForwards: readonly { ruleId: number; address: string }[];
}

type PlanDeps = Pick<Deps, 'config' | 'now'>;

type Trace = ReturnType<typeof traceOf>;

/** Returns the reply of the first rule that matches. A message gets at most one reply. */
async function planReply(
  tx: Tx,
  { now }: PlanDeps,
  box: AutomaticMailbox,
  arriving: ArrivingMail,
  trace: Trace,
): Promise<NewAutomaticMail[]> {
  const { mailFrom, prepared, mail, mailboxId, contentId } = arriving;
  if (box.replies.length === 0 || arriving.isSpam || !mayAnswer({ addresses: box.addresses, mailFrom, prepared, trace })) return [];
  const at = now();
  const rule = box.replies.find(
    ({ match, conditions, period }) => isInPeriod(period, at, box.timeZone) && matchConditions(toRuleTest(match, conditions), mail),
  );
  if (!rule) return [];
  const { day } = localTime(at, box.timeZone);
  const sender = normalAddress(mailFrom);
  if (!(await claimReply(tx, { mailboxId, ruleId: rule.id, sender, day }))) return [];
  return [{ mailboxId, kind: 'reply', ruleId: rule.id, contentId, recipient: mailFrom, mailFrom, isKept: true }];
}

/** Whether the organization lets this person forward by rules at all, and to the outside world. */
async function allowedTargets(tx: Tx, { config }: PlanDeps, { accountId }: AutomaticMailbox, targets: readonly string[]) {
  if (!(await readPolicy(tx, 'is_fwmail', { accountId }))) return [];
  const domains = await localDomains(tx, config.domain);
  const mayLeave = await readPolicy(tx, 'auto_forward_outside', { accountId });
  return targets.filter((target) => mayLeave || domains.has(domainOf(target)));
}

/** Returns the forwards of a message: those of filters, and those to the targets of the mailbox. */
async function planForward(
  tx: Tx,
  deps: PlanDeps,
  box: AutomaticMailbox,
  arriving: ArrivingMail,
  trace: Trace,
): Promise<NewAutomaticMail[]> {
  const { isSealed, isSpam, mailboxId, contentId, mailFrom, filterForwards } = arriving;
  const own = isSpam && !box.forwardsSpam ? [] : box.targets;
  const all = [
    ...own.map(({ id, target }) => ({ ruleId: id as number | null, target })),
    ...filterForwards.map(({ address }) => ({ ruleId: null, target: address })),
  ];
  if (all.length === 0 || isSealed) return [];
  const planned = planForwards(
    { address: box.address, trace },
    all.map(({ target }) => target),
  );
  const targets = planned.length === 0 ? [] : await allowedTargets(tx, deps, box, planned);
  // A filter's copy does not replace the one in the mailbox: only the mailbox's own forward may.
  const first = (target: string) => all.find((one) => normalAddress(one.target) === normalAddress(target));
  const isKept = box.keepsForwarded || !targets.some((target) => first(target)?.ruleId != null);
  return targets.map((target) => ({
    mailboxId,
    kind: 'forward',
    ruleId: first(target)?.ruleId ?? null,
    contentId,
    recipient: target,
    mailFrom,
    isKept,
  }));
}

/**
 * Decides and queues the replies, forwards and SMS that arriving messages set off. The mailboxes
 * must be locked. Returns the messages that are passed on without a copy staying behind (SET-113).
 */
export async function planAutomaticMail<T extends ArrivingMail>(tx: Tx, deps: PlanDeps, arriving: readonly T[]): Promise<ReadonlySet<T>> {
  const acting = arriving.filter(({ isBanned, isLeftAlone }) => !isBanned && !isLeftAlone);
  if (acting.length === 0) return new Set();
  const forwarding = acting.filter(({ filterForwards }) => filterForwards.length > 0).map(({ mailboxId }) => mailboxId);
  const boxes = await selectAutomatic(tx, [...new Set(acting.map(({ mailboxId }) => mailboxId))], forwarding);
  if (boxes.size === 0) return new Set();
  const traces = new Map<PreparedMessage, Trace>();
  const queued: NewAutomaticMail[] = [];
  const passedOn = new Set<T>();
  for (const one of acting) {
    const box = boxes.get(one.mailboxId);
    if (!box) continue;
    const trace = traces.get(one.prepared) ?? traceOf(one.prepared);
    traces.set(one.prepared, trace);
    const forwards = await planForward(tx, deps, box, one, trace);
    queued.push(...(await planReply(tx, deps, box, one, trace)), ...forwards);
    if (forwards.some(({ isKept }) => !isKept)) passedOn.add(one);
    else if (box.sms && !one.isSpam) await noteBySms(tx, deps, { ...box, sms: box.sms }, one);
  }
  await enqueueAutomatic(tx, queued, deps.now());
  return passedOn;
}
