import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { createAccount } from '../../account/index.ts';
import { hashPassword } from '../../login/index.ts';
import { requireNewPassword } from '../../password/index.ts';
import { needNewAddress } from './createPerson.ts';
import { holdEmptyInstallation } from './person.repository.ts';

const settings: OperationAuthor = { accountId: null, name: 'settings', role: null, ip: '' };

/** Makes the super administrator that the settings name, if the installation has no people (D-190). Returns whether it did. */
export async function makeFirstAdministrator(deps: Pick<Deps, 'db' | 'config' | 'now'>): Promise<boolean> {
  const first = deps.config.firstAdministrator;
  if (!first) return false;
  return deps.db.transaction().execute(async (tx) => {
    if (!(await holdEmptyInstallation(tx))) return false;
    const address = await needNewAddress(tx, deps, first.address);
    const name = address.slice(0, address.indexOf('@'));
    const passwordHash = await hashPassword(first.password);
    const { accountId } = await createAccount(tx, { address, name, isAdmin: true, passwordHash });
    // The password stays readable in the settings.
    await requireNewPassword(tx, accountId);
    await recordAction(tx, deps, settings, {
      action: 'createPerson',
      target: { kind: 'person', id: accountId, name: address },
      changes: [{ field: 'role', before: null, after: 'super' }],
    });
    return true;
  });
}
