import { randomBytes } from 'node:crypto';
import { Problem } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { insertOperationSession, type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { sessionKey } from '../../../platform/session/index.ts';
import { insertLoginLog, isNewDevice, makeDevice, tellNewDevice } from '../../login/index.ts';
import { selectRole } from '../role/role.repository.ts';

/** Origin of a login. */
export interface OperationOrigin {
  ip: string;
  browser: string;
  /** The cookie of a browser that is known from earlier logins, here or in the webmail. */
  deviceCookie: string | undefined;
}

/** Secrets of the cookies of a session that has begun, and of a browser that is known from now on. */
export interface OperationBegun {
  secret: string;
  device: string;
}

/** Account that logs in. */
export interface Known {
  id: number;
  address: string;
}

/** Records a login that is refused, and returns the problem. */
export async function refuse(deps: Deps, { id, address }: Known, ip: string, problem: Problem): Promise<Problem> {
  const author: OperationAuthor = { accountId: id, name: address, role: (await selectRole(deps.db, id))?.role ?? null, ip };
  await deps.db.transaction().execute((tx) => recordAction(tx, deps, author, { action: 'logInToOperation', isRefused: true }));
  return problem;
}

/** Begins the session of an account with a role. Refuses accounts without a role (BAK-02). */
export async function beginOperation(
  deps: Deps,
  account: Known,
  { ip, browser, deviceCookie }: OperationOrigin,
  before: (tx: Tx) => Promise<void>,
): Promise<OperationBegun> {
  const held = await selectRole(deps.db, account.id);
  if (!held) throw await refuse(deps, account, ip, new Problem('operation-refused', { reason: 'no-role' }));
  const secret = randomBytes(32).toString('base64url');
  const at = deps.now();
  const isNew = await isNewDevice(deps, deviceCookie, account.id);
  await deps.db.transaction().execute(async (tx) => {
    await before(tx);
    await insertOperationSession(tx, {
      key: sessionKey(secret),
      accountId: account.id,
      token: randomBytes(24).toString('base64url'),
      ip,
      browser,
      at,
    });
    const author = { accountId: account.id, name: account.address, role: held.role, ip };
    await recordAction(tx, deps, author, { action: 'logInToOperation' });
    await insertLoginLog(tx, { accountId: account.id, ip, isSuccess: true, at });
  });
  if (isNew) await tellNewDevice(deps, account, { ip, browser });
  return { secret, device: await makeDevice(deps, deviceCookie, account.id) };
}
