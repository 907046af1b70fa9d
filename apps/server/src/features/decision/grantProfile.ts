import { type Profile, type ProfileField, profileFields } from '@jinshu/api';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Approval } from '../approval/index.ts';
import { selectProfile, updateProfile } from '../profile/index.ts';

/** A request of an account. */
export type OwnedApproval = Approval & { accountId: number; mailboxId: number };

/** Puts a new profile in force. Returns the values that were in force before. */
export async function grantProfile(tx: Tx, { accountId, content }: OwnedApproval): Promise<Record<string, string>> {
  const before = await selectProfile(tx, accountId);
  if (!before) throw new Error(`There is no account ${accountId}.`);
  await updateProfile(tx, accountId, { ...before, ...(content as Partial<Profile>) });
  return valuesOf(before, content);
}

const valuesOf = (profile: Record<ProfileField, string>, content: Record<string, string>) =>
  Object.fromEntries(profileFields.filter((field) => field in content).map((field) => [field, profile[field]]));

/** Returns the values of a profile that a request would change, as they are in force now (BAK-45). */
export async function valuesInForce(tx: Db | Tx, { accountId, kind, content, before }: Approval): Promise<Record<string, string>> {
  if (kind !== 'profile' || accountId === null) return {};
  if (before) return before;
  const profile = await selectProfile(tx, accountId);
  return profile ? valuesOf(profile, content) : {};
}
