import { type Language, type Profile, type ProfileField, profileFields } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/change.repository.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { deleteSessionsOf } from '../../platform/session/session.repository.ts';
import { updateActive } from '../account/account.repository.ts';
import { type Approval, lockApproval, updateDecision } from '../approval/approval.repository.ts';
import { selectProfile, updateProfile } from '../profile/profile.repository.ts';
import { selectApplicant } from '../registration/index.ts';
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

/** A request of an account. */
type OwnedApproval = Approval & { accountId: number; mailboxId: number };

const isOwned = (approval: Approval): approval is OwnedApproval => approval.accountId !== null && approval.mailboxId !== null;

/** Puts a new profile in force. Returns the values that were in force before. */
async function grantProfile(tx: Tx, { accountId, content }: OwnedApproval): Promise<Record<string, string>> {
  const before = await selectProfile(tx, accountId);
  if (!before) throw new Error(`There is no account ${accountId}.`);
  await updateProfile(tx, accountId, { ...before, ...(content as Partial<Profile>) });
  return valuesOf(before, content);
}

const valuesOf = (profile: Record<ProfileField, string>, content: Record<string, string>) =>
  Object.fromEntries(profileFields.filter((field) => field in content).map((field) => [field, profile[field]]));

/** Closes an account: logins are refused, and its sessions end within two seconds (SET-106). */
async function grantCancellation(tx: Tx, { accountId }: OwnedApproval): Promise<null> {
  await updateActive(tx, accountId, false);
  await deleteSessionsOf(tx, accountId);
  return null;
}

/** Returns the values of a profile that a request would change, as they are in force now (BAK-45). */
export async function valuesInForce(tx: Tx | Deps['db'], { accountId, kind, content, before }: Approval): Promise<Record<string, string>> {
  if (kind !== 'profile' || accountId === null) return {};
  if (before) return before;
  const profile = await selectProfile(tx, accountId);
  return profile ? valuesOf(profile, content) : {};
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
  if (kind === 'cancellation' && isGranted) await grantCancellation(tx, found);
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
