import { Problem } from '@jinshu/api';
import { claimAddress, newAddressDomain } from '../../mail/recipient/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { upsertPolicy } from '../../platform/policy/index.ts';
import { createAccount } from '../account/index.ts';
import type { Approval } from '../approval/index.ts';
import { selectApplicant, selectDepartmentId, settleRegistration } from '../registration/index.ts';

/** Properties that an administrator sets with the grant of a registration (BAK-44). */
export interface NewPerson {
  /** Address of the mailbox. @default the user name in the domain of new addresses */
  address?: string | undefined;
  /** Name of a department that exists. @default the requested one, if it exists */
  department?: string | undefined;
  /** Id of the department instead of its name; `null` for none. */
  departmentId?: number | null | undefined;
  /** Highest level of the person's messages; 0 for none. @default 0 */
  level?: number | undefined;
  /** Capacity of the mailbox; 0 for no limit. @default that of the policies */
  quotaBytes?: number | undefined;
}

/** Reason why a registration cannot be granted as wanted. */
export type GrantFault = 'address-taken' | 'department-unknown';

/** Stops the transaction of a decision. */
export class GrantRefused extends Error {
  readonly fault: GrantFault;

  constructor(fault: GrantFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Makes the account of a registration. Returns its ids and its address. */
export async function grantRegistration(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  { id, content, name }: Approval,
  { address, department, departmentId: chosen, level = 0, quotaBytes }: NewPerson,
): Promise<{ accountId: number; mailboxId: number; address: string }> {
  const applicant = await selectApplicant(tx, id);
  if (!applicant) throw new Problem('not-found');
  const departmentId = chosen === undefined ? await selectDepartmentId(tx, department ?? content.department ?? '') : (chosen ?? undefined);
  if (department !== undefined && departmentId === undefined) throw new GrantRefused('department-unknown');
  const login = (address ?? `${content.userName}@${await newAddressDomain(tx, config.domain)}`).toLowerCase();
  if (!(await claimAddress(tx, login))) throw new GrantRefused('address-taken');
  const ids = await createAccount(tx, { address: login, name, departmentId, quotaBytes, mobile: content.mobile, ...applicant }).catch(
    (error: { code?: string }) => {
      throw error.code === '23505' ? new GrantRefused('address-taken') : error;
    },
  );
  const { accountId } = ids;
  if (level > 0)
    for (const [policy, value] of Object.entries({ is_security: true, mail_level: level, attach_level: level }))
      await upsertPolicy(tx, { of: 'person', accountId }, policy, value);
  await settleRegistration(tx, id, accountId);
  return { ...ids, address: login };
}
