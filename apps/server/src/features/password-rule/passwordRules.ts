import type { PasswordRules } from '@jinshu/api';
import { pinyinForms } from '../../mime/lexeme/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type PolicyValues, readPolicies } from '../../platform/policy/index.ts';
import { foldForFinding } from '../contact/index.ts';

/** The rules that policies set for the password of a person with an account name and spelled names. */
export const rulesOfPolicies = (policies: PolicyValues, whose: Pick<PasswordRules, 'account' | 'spelledNames'>): PasswordRules => ({
  type: policies.passwd_type,
  minimumLength: policies.passwd_size2,
  refusesDigitRuns: policies.passwd_digital,
  refusesAccount: policies.passwd_name,
  refusesName: policies.passwd_name2,
  refusesLetterRuns: policies.passwd_letter,
  refusesRepeats: policies.passwd_letter2,
  ...whose,
});

/** The rules in force for the next password of an account (SET-21). */
export async function passwordRulesOf(
  db: Db,
  accountId: number,
  { address, name }: { address: string; name: string },
): Promise<PasswordRules> {
  return rulesOfPolicies(await readPolicies(db, { accountId }), {
    account: address.slice(0, address.indexOf('@')),
    spelledNames: pinyinForms(foldForFinding(name)).full,
  });
}
