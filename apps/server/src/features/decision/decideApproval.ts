import type { Language } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type Approval, lockApproval, updateDecision } from '../approval/index.ts';
import { selectApplicant } from '../registration/index.ts';
import { beginRemoval } from '../removal/index.ts';
import { grantProfile, type OwnedApproval, valuesInForce } from './grantProfile.ts';
import { type GrantFault, GrantRefused, grantRegistration, type NewPerson } from './grantRegistration.ts';
import { type ApplicantNotice, tellApplicant, tellDecision } from './tellDecision.ts';

/** Longest reason of a decision, in characters (BAK-46). */
export const maximumReason = 200;

/** A decision of an administrator. */
export interface Decide {
  id: number;
  outcome: 'granted' | 'refused';
  /** Required for a refusal. */
  reason: string;
  /** Name of the administrator that decides. */
  by: string;
  /** Properties that the grant of a registration sets. */
  person?: NewPerson;
}

/** Result of a decision: decided, or the reason why not. */
export type Decided =
  | { result: 'decided'; approval: Approval }
  | { result: 'already-decided'; approval: Approval }
  | { result: 'unknown' | 'reason-missing' | 'reason-too-long' | GrantFault };

const isOwned = (approval: Approval): approval is OwnedApproval => approval.accountId !== null && approval.mailboxId !== null;

/** Closes an account: logins are refused, its sessions end within two seconds (SET-106), and it is removed after the grace time (ADM-09). */
async function grantCancellation(tx: Tx, deps: Deps, { accountId }: OwnedApproval): Promise<void> {
  await beginRemoval(tx, deps, accountId);
}

/** Decides a request of an account. They get a message, and open windows are updated by push. */
async function decideOwned(tx: Tx, deps: Deps, found: OwnedApproval, { outcome, reason, by }: Omit<Decide, 'id'>): Promise<Approval> {
  const { id, kind, accountId, mailboxId, address, name } = found;
  await lockMailbox(tx, mailboxId);
  const isGranted = outcome === 'granted';
  const before = kind === 'profile' ? await (isGranted ? grantProfile(tx, found) : valuesInForce(tx, found)) : null;
  const at = deps.now();
  await updateDecision(tx, id, { outcome, at, by, reason, before });
  if (kind !== 'registration') await tellDecision(tx, deps, { kind, outcome, reason, accountId, address, name });
  await recordChange(tx, mailboxId, { type: 'settings.changed' });
  if (kind === 'cancellation' && isGranted) await grantCancellation(tx, deps, found);
  return { ...found, outcome, decidedAt: at, decidedBy: by, reason, before };
}

/** Decides a registration. Returns also the notice for its applicant. */
async function decideRegistration(
  tx: Tx,
  deps: Deps,
  found: Approval,
  { outcome, reason, by, person = {} }: Omit<Decide, 'id'>,
): Promise<{ approval: Approval; notice: ApplicantNotice }> {
  const at = deps.now();
  const language = (await selectApplicant(tx, found.id))?.language as Language | undefined;
  const notice = { mobile: found.content.mobile ?? '', language: language ?? 'zh-hans', outcome, reason };
  const granted = outcome === 'granted' ? await grantRegistration(tx, deps, found, person) : {};
  await updateDecision(tx, found.id, { outcome, at, by, reason, before: null });
  return { approval: { ...found, ...granted, outcome, decidedAt: at, decidedBy: by, reason }, notice };
}

/** Grants or refuses a request (BAK-44 to BAK-47). A decision is final. `also` writes in the same transaction. */
export async function decideApproval(
  deps: Deps,
  { id, ...decision }: Decide,
  also: (tx: Tx, approval: Approval) => Promise<void> = async () => undefined,
): Promise<Decided> {
  const reason = decision.reason.trim();
  if (decision.outcome === 'refused' && reason === '') return { result: 'reason-missing' };
  if ([...reason].length > maximumReason) return { result: 'reason-too-long' };
  let notice: ApplicantNotice | undefined;
  const decided = await deps.db
    .transaction()
    .execute(async (tx): Promise<Decided> => {
      const found = await lockApproval(tx, id);
      if (!found) return { result: 'unknown' };
      if (found.outcome !== null) return { result: 'already-decided', approval: found };
      const decide = { ...decision, reason };
      if (isOwned(found)) {
        const approval = await decideOwned(tx, deps, found, decide);
        await also(tx, approval);
        return { result: 'decided', approval };
      }
      const { approval, notice: told } = await decideRegistration(tx, deps, found, decide);
      notice = told;
      await also(tx, approval);
      return { result: 'decided', approval };
    })
    .catch((error: unknown): Decided => {
      if (error instanceof GrantRefused) return { result: error.fault };
      throw error;
    });
  if (notice && decided.result === 'decided') await tellApplicant(deps, notice);
  return decided;
}
