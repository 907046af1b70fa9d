import { checkPassword, maximumPassword } from '@jinshu/api';
import type { Deps } from '../../platform/deps/deps.ts';
import { readPolicies } from '../../platform/policy/readPolicy.ts';
import { selectPasswordSince, updateMustChange } from './passwordAge.repository.ts';
import { passwordRulesOf } from './passwordRules.ts';

const dayMs = 86_400_000;

/** A right password at a login. */
export interface EnteredPassword {
  accountId: number;
  address: string;
  name: string;
  password: string;
}

async function isDue({ db, now }: Pick<Deps, 'db' | 'now'>, { accountId, password, ...owner }: EnteredPassword): Promise<boolean> {
  const { passwd_days: days, passwd_check: isChecked } = await readPolicies(db, { accountId });
  const since = days > 0 ? await selectPasswordSince(db, accountId) : undefined;
  if (since && now().getTime() - since.getTime() >= days * dayMs) return true;
  // Only now the password is there to be checked against rules that changed since it was chosen.
  return (
    isChecked && checkPassword(await passwordRulesOf(db, accountId, owner), password, maximumPassword.server).some(({ isMet }) => !isMet)
  );
}

/** Forces a change of a password that is too old or breaks the rules in force, where the organization wants that (BAK-67). */
export async function checkPasswordDue(deps: Pick<Deps, 'db' | 'now'>, entered: EnteredPassword): Promise<void> {
  if (await isDue(deps, entered)) await updateMustChange(deps.db, entered.accountId);
}
