import { checkPassword, maximumPassword, type PasswordRules, Problem, type registrationFaults } from '@jinshu/api';
import { newAddressDomain } from '../../mail/recipient/index.ts';
import { pinyinForms } from '../../mime/lexeme/index.ts';
import { peerKey } from '../../platform/connection/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { foldForFinding } from '../contact/index.ts';
import { admitGuess, hashPassword, openSecret, takeCaptcha } from '../login/index.ts';
import { isCommonPassword } from '../password/index.ts';
import { rulesOfPolicies } from '../password-rule/index.ts';
import { countWaitingRegistrations, insertRegistration } from '../registration/index.ts';

/** Most registrations that wait at once, so that they cannot fill the database. */
const mostWaiting = 2_000;

/** Input of a registration: the fields, secret payloads, and where it comes from. */
export interface Register {
  userName: string;
  fullName: string;
  password: string;
  confirmPassword: string;
  mobile: string;
  department: string;
  reason: string;
  language: string;
  captchaId?: string | undefined;
  ip: string;
}

/** The rules for the password of a person without an account. */
export async function rulesForRegistration(
  { db }: Pick<Deps, 'db'>,
  { userName, fullName }: Pick<Register, 'userName' | 'fullName'>,
): Promise<PasswordRules> {
  return rulesOfPolicies(await readPolicies(db), { account: userName, spelledNames: pinyinForms(foldForFinding(fullName)).full });
}

const sentences = {
  rules: 'The password does not meet the requirements.',
  common: 'This password is too common.',
  different: "The passwords don't match.",
};
const refusal = <F extends keyof typeof registrationFaults>(field: F, fault: (typeof registrationFaults)[F][number]) => {
  const wireName = { password: 'password', confirmPassword: 'confirm_password' }[field];
  return new Problem('invalid-input', { [wireName]: fault }, { fields: { [wireName]: [sentences[fault]] } });
};

/** @throws {Problem} `registration-off` if people can't register. */
export async function refuseWhereOff({ db }: Pick<Deps, 'db'>): Promise<void> {
  if (!(await readPolicies(db)).is_register) throw new Problem('registration-off');
}

/**
 * Keeps a registration, which waits for an administrator (LGN-31). The answer is the same if the user name is taken: only the administrator
 * learns it (LGN-54). Each call counts for its address, so that one place cannot fill the list.
 */
export async function register(deps: Deps, given: Register): Promise<void> {
  const { db, config, now } = deps;
  await refuseWhereOff(deps);
  const [password = '', confirmPassword] = await Promise.all([given.password, given.confirmPassword].map((one) => openSecret(deps, one)));
  const rules = await rulesForRegistration(deps, given);
  if (checkPassword(rules, password, maximumPassword.server).some(({ isMet }) => !isMet)) throw refusal('password', 'rules');
  if (await isCommonPassword(password)) throw refusal('password', 'common');
  if (confirmPassword !== password) throw refusal('confirmPassword', 'different');
  // A captcha is used up only by a form that is right: one with a wrong field is sent again.
  const hasCaptcha = given.captchaId !== undefined && (await takeCaptcha(db, given.captchaId, now()));
  if (!hasCaptcha && (await readPolicies(db)).captcha !== 'off') throw new Problem('captcha-not-passed');
  await admitGuess(deps, { what: `registration:${peerKey(given.ip)}`, ip: given.ip });
  if ((await countWaitingRegistrations(db, mostWaiting)) >= mostWaiting) throw new Problem('login-rate-limited');
  const { userName, fullName, mobile, department, reason, language } = given;
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) =>
    insertRegistration(tx, {
      address: `${userName}@${await newAddressDomain(tx, config.domain)}`.toLowerCase(),
      passwordHash,
      language,
      content: { userName, fullName, mobile, department, reason },
      at: now(),
    }),
  );
}
