import { type Profile, type ProfileField, profileFields } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/change.repository.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { deleteSessionsOf } from '../../platform/session/session.repository.ts';
import { updateActive } from '../account/account.repository.ts';
import { type Approval, lockApproval, updateDecision } from '../approval/approval.repository.ts';
import { selectProfile, updateProfile } from '../profile/profile.repository.ts';
import { tellDecision } from './tellDecision.ts';

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
}

/** Result of a decision: decided, or the reason why not. */
export type Decided =
  | { result: 'decided'; approval: Approval }
  | { result: 'already-decided'; approval: Approval }
  | { result: 'unknown' | 'reason-missing' | 'reason-too-long' };

/** Puts a new profile in force. Returns the values that were in force before. */
async function grantProfile(tx: Tx, { accountId, content }: Approval): Promise<Record<string, string>> {
  const before = await selectProfile(tx, accountId);
  if (!before) throw new Error(`There is no account ${accountId}.`);
  await updateProfile(tx, accountId, { ...before, ...(content as Partial<Profile>) });
  return valuesOf(before, content);
}

const valuesOf = (profile: Record<ProfileField, string>, content: Record<string, string>) =>
  Object.fromEntries(profileFields.filter((field) => field in content).map((field) => [field, profile[field]]));

/** Closes an account: logins are refused, and its sessions end within two seconds (SET-106). */
async function grantCancellation(tx: Tx, { accountId }: Approval): Promise<null> {
  await updateActive(tx, accountId, false);
  await deleteSessionsOf(tx, accountId);
  return null;
}

/** Returns the values of a profile that a request would change, as they are in force now (BAK-45). */
export async function valuesInForce(tx: Tx | Deps['db'], { accountId, kind, content, before }: Approval): Promise<Record<string, string>> {
  if (kind !== 'profile') return {};
  if (before) return before;
  const profile = await selectProfile(tx, accountId);
  return profile ? valuesOf(profile, content) : {};
}

/** Grants or refuses a request (BAK-45, BAK-46). A decision is final. The person gets a message, and open windows are updated by push. */
export async function decideApproval(deps: Deps, { id, outcome, reason, by }: Decide): Promise<Decided> {
  const why = reason.trim();
  if (outcome === 'refused' && why === '') return { result: 'reason-missing' };
  if ([...why].length > maximumReason) return { result: 'reason-too-long' };
  return deps.db.transaction().execute(async (tx): Promise<Decided> => {
    const found = await lockApproval(tx, id);
    if (!found) return { result: 'unknown' };
    if (found.outcome !== null) return { result: 'already-decided', approval: found };
    const { kind, accountId, mailboxId, address, name } = found;
    await lockMailbox(tx, mailboxId);
    const isGranted = outcome === 'granted';
    const before = kind === 'profile' ? await (isGranted ? grantProfile(tx, found) : valuesInForce(tx, found)) : null;
    const at = deps.now();
    await updateDecision(tx, id, { outcome, at, by, reason: why, before });
    await tellDecision(tx, deps, { kind, outcome, reason: why, accountId, address, name });
    await recordChange(tx, mailboxId, { type: 'settings.changed' });
    if (kind === 'cancellation' && isGranted) await grantCancellation(tx, found);
    return { result: 'decided', approval: { ...found, outcome, decidedAt: at, decidedBy: by, reason: why, before } };
  });
}
