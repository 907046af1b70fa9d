import { type Endpoint, folderRole, isWithinShare, type NeededPermission, namedFolders, Problem } from '@jinshu/api';
import type { Deps } from '../deps/index.ts';
import { type PolicyValues, readPolicies } from '../policy/index.ts';
import type { Session } from '../session/index.ts';

const has: Readonly<Record<NeededPermission, (policies: PolicyValues) => boolean>> = {
  download: (policies) => policies.is_maildownload,
  delete: (policies) => !policies.disable_delete_button,
  departments: (policies) => policies.has_user_department_perm,
  organisationBook: (policies) => policies.has_user_department_perm && policies.webmail_oab_show,
  companyBook: (policies) => policies.webmail_cab_show,
  sharedDomainBooks: (policies) => policies.webmail_soab_show,
  records: (policies) => policies.center_show,
};

/**
 * Refuses a call that the contract closes to a session. Reasons: a locked screen (LCK-07), a password that must be changed, a second
 * factor that must be bound (TFA-29, BAK-71), the level of a shared mailbox (SHR-23), a locked area (FLK-29), or a missing permission (PRM-12).
 */
export async function allow({ db }: Pick<Deps, 'db'>, session: Session, { access }: Pick<Endpoint, 'access'>): Promise<void> {
  // A locked screen discloses nothing to any user of the session.
  if (session.isLocked && !(access.of === 'account' && access.isOpenWhileLocked)) throw new Problem('screen-locked');
  const isOpen = access.of === 'account' && (access.isOpenWhileLocked || access.isOpenBeforeChange);
  if (session.mustChangePassword && !isOpen) throw new Problem('password-expired');
  const isBinding = access.of === 'account' && access.isOpenBeforeBinding;
  if (session.mustBindFactor && !isOpen && !isBinding) throw new Problem('factor-needed');
  if (access.of !== 'mailbox') return;
  const { needs, lock, permission } = access;
  if (session.shareLevel !== null && !isWithinShare(session.shareLevel, needs)) throw new Problem('mailbox-share-power');
  if (lock !== undefined && session.lockedAreas.includes(lock)) throw new Problem('area-locked');
  if (permission !== undefined && !has[permission](await readPolicies(db, session))) throw new Problem('forbidden');
}

/** Names for all folders in a search (SRC-05). The search itself leaves out locked folders. */
const allFolders = new Set(['', 'root']);
const isOwnFolder = (name: string) => !allFolders.has(name) && folderRole(name) === undefined;

/**
 * Refuses a call that names one of the user’s own folders while these are locked (FLK-29). A call that reaches into folders without naming
 * one asks `lockedAreas` itself.
 */
export function refuseLockedFolders(
  session: Pick<Session, 'lockedAreas'> | null,
  endpoint: Pick<Endpoint, 'query' | 'body'>,
  input: { query: unknown; body: unknown },
): void {
  if (session?.lockedAreas.includes('folders') && namedFolders(endpoint, input).some(isOwnFolder)) throw new Problem('area-locked');
}
