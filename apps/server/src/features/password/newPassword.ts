import { checkPassword, maximumPassword, Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { verifyPassword } from '../login/index.ts';
import { passwordRulesOf } from '../password-rule/index.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { type PasswordOwner, selectFormerHashes } from './password.repository.ts';

type Fault = 'wrong' | 'rules' | 'common' | 'former' | 'different';

const sentences: Record<Fault, string> = {
  wrong: 'The current password is incorrect.',
  rules: 'The password does not meet the requirements.',
  common: 'This password is too common.',
  former: 'This password was used before.',
  different: "The passwords don't match.",
};
const wireNames = { password: 'password', newPassword: 'new_password', confirmPassword: 'confirm_password' } as const;

/** A refusal with its texts per field (SET-41), and the reasons for pages in other languages. */
export function refusal(faults: Partial<Record<keyof typeof wireNames, Fault>>): Problem {
  const entries = Object.entries(faults).map(([field, fault]) => [wireNames[field as keyof typeof wireNames], fault] as const);
  const fields = Object.fromEntries(entries.map(([field, fault]) => [field, [sentences[fault]]]));
  return new Problem('invalid-input', Object.fromEntries(entries), { fields });
}

async function isFormer(deps: Pick<Deps, 'db'>, accountId: number, owner: PasswordOwner, password: string): Promise<boolean> {
  const count = await readPolicy(deps.db, 'passwd_former', { accountId });
  const hashes = [owner.passwordHash ?? '', ...(await selectFormerHashes(deps.db, accountId, count))];
  for (const hash of hashes) if (await verifyPassword(password, hash)) return true;
  return false;
}

/** Why a new password is refused; nothing if it isn't. The costly questions come last. */
export async function faultOf(
  deps: Pick<Deps, 'db'>,
  accountId: number,
  owner: PasswordOwner,
  password: string,
): Promise<Fault | undefined> {
  const rules = await passwordRulesOf(deps.db, accountId, owner);
  if (checkPassword(rules, password, maximumPassword.server).some(({ isMet }) => !isMet)) return 'rules';
  if (await isCommonPassword(password)) return 'common';
  return (await isFormer(deps, accountId, owner, password)) ? 'former' : undefined;
}
