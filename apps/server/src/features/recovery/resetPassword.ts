import { Problem, type RecoveryWay } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import { deleteSessionsOf } from '../../platform/session/index.ts';
import { hashPassword, openSecret } from '../login/index.ts';
import { faultOf, refusal, selectPasswordOwner, updatePassword } from '../password/index.ts';
import { changeSettings } from '../settings/index.ts';
import { deleteTrustedDevices } from '../two-factor/index.ts';
import { deleteTicketsOf } from './recovery.repository.ts';
import { readTicket, redeemTicket, refuseWhereOff } from './ticket.ts';

/** Input of the last step: the ticket, and the new password twice as secret payloads. */
export interface ResetPassword {
  ticket: string;
  newPassword: string;
  confirmPassword: string;
  way: RecoveryWay;
  ip: string;
}

/**
 * Steps `3` and `sms3`: sets a new password (LGN-40, LGN-43, LGN-44). All sessions end, and no browser is known or trusted any more. A bound
 * second factor stays: the next login asks for it.
 * @throws {Problem} `recovery-off`, `recovery-over`, or `invalid-input` like `changePassword`
 */
export async function resetPassword(deps: Deps, given: ResetPassword): Promise<void> {
  const { db, now } = deps;
  const { ip, way } = given;
  await refuseWhereOff(deps, way);
  const [newPassword = '', confirmPassword] = await Promise.all(
    [given.newPassword, given.confirmPassword].map((sealed) => openSecret(deps, sealed)),
  );
  const { accountId, who } = await readTicket(deps, given.ticket, [way]);
  const owner = accountId === null ? undefined : await selectPasswordOwner(db, accountId);
  if (!owner || accountId === null) throw new Problem('recovery-over');
  const fault = await faultOf(deps, accountId, owner, newPassword);
  if (fault) throw refusal({ newPassword: fault });
  if (confirmPassword !== newPassword) throw refusal({ confirmPassword: 'different' });
  const passwordHash = await hashPassword(newPassword);
  await changeSettings(deps, accountId, async (tx) => {
    await redeemTicket(tx, given.ticket);
    await deleteTicketsOf(tx, accountId);
    await updatePassword(tx, accountId, { passwordHash, mustChange: false, at: now() });
    await deleteSessionsOf(tx, accountId);
    await deleteTrustedDevices(tx, accountId);
  });
  await recordSecurity(deps, { kind: 'password-recovered', accountId, who, ip, detail: { way } });
}
