import { checkPassword, maximumPassword, type NewPersonInput, type OperationReason } from '@jinshu/api';
import { type AddressRefusal, newAddressDomain, readNewAddress } from '../../../mail/recipient/index.ts';
import { pinyinForms } from '../../../mime/lexeme/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { forgetPolicies, readPolicies } from '../../../platform/policy/index.ts';
import { createAccount } from '../../account/index.ts';
import { foldForFinding } from '../../contact/index.ts';
import { hashPassword } from '../../login/index.ts';
import { isCommonPassword, makePassword, refusal, requireNewPassword } from '../../password/index.ts';
import { rulesOfPolicies } from '../../password-rule/index.ts';
import { departmentInReach } from '../department/departmentInReach.ts';
import { refused } from '../refuse.ts';
import { type Caller, writeLevels } from './changePerson.ts';

export const addressReasons = {
  'bad-address': 'address-invalid',
  'other-domain': 'domain-unknown',
  reserved: 'address-taken',
  taken: 'address-taken',
} as const satisfies Record<AddressRefusal, OperationReason>;

/** Reads the address of a new mailbox, in a domain of the organization. A name alone is one of the domain of new addresses (BAK-21, BAK-33). */
export async function needNewAddress(tx: Tx, { config }: Pick<Deps, 'config'>, given: string): Promise<string> {
  const whole = given.includes('@') ? given : `${given}@${await newAddressDomain(tx, config.domain)}`;
  const read = await readNewAddress(tx, whole, config.domain);
  if (read.refusal) throw refused(addressReasons[read.refusal], { field: 'username' });
  return read.address;
}

/** Refuses a typed password that breaks the rules for a person without an account. */
async function checkFirstPassword({ db }: Pick<Deps, 'db'>, password: string, { address, name }: { address: string; name: string }) {
  const whose = { account: address.split('@')[0] ?? '', spelledNames: pinyinForms(foldForFinding(name)).full };
  const rules = rulesOfPolicies(await readPolicies(db), whose);
  if (checkPassword(rules, password, maximumPassword.server).some(({ isMet }) => !isMet)) throw refusal({ newPassword: 'rules' });
  if (await isCommonPassword(password)) throw refusal({ newPassword: 'common' });
}

const takenRule = (error: { code?: string; constraint?: string }) => {
  if (error.code !== '23505') throw error;
  throw error.constraint?.includes('employee')
    ? refused('number-taken', { field: 'employee_number' })
    : refused('address-taken', { field: 'username' });
};

/** Input of a new person, with the password in the clear; without one the server makes it. */
export type NewPersonForm = Omit<NewPersonInput, 'password'> & { password: string | undefined };

/** New person whose password was made and hashed before the transaction. Without one, no one can log in. */
export type ReadyPerson = Omit<NewPersonForm, 'password'> & { passwordHash: string | undefined };

/** Makes a person in a transaction. Returns the number and the address. */
export async function createPersonIn(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'now'>,
  { caller, author }: { caller: Caller; author: OperationAuthor },
  { address: typed, passwordHash, mustChange, mailLevel, attachLevel, ...given }: ReadyPerson,
): Promise<{ id: number; address: string }> {
  const { name, departmentId = null, employeeNumber } = given;
  await departmentInReach(tx, caller, departmentId);
  const address = await needNewAddress(tx, deps, typed);
  const fields = {
    ...given,
    address,
    passwordHash,
    departmentId: departmentId ?? undefined,
    employeeNumber: employeeNumber || undefined,
  };
  const { accountId, quotaBytes, diskQuotaBytes } = await createAccount(tx, fields).catch(takenRule);
  if (mustChange) await requireNewPassword(tx, accountId);
  if (mailLevel !== undefined || attachLevel !== undefined)
    await writeLevels(tx, accountId, { mailLevel: mailLevel ?? 0, attachLevel: attachLevel ?? 0 });
  const values = { name, departmentId, employeeNumber, position: given.position, quotaBytes, diskQuotaBytes, mailLevel, attachLevel };
  await recordAction(tx, deps, author, {
    action: 'createPerson',
    target: { kind: 'person', id: accountId, name: address, departmentId },
    changes: Object.entries(values).flatMap(([field, after]) => (after ? [{ field, before: null, after }] : [])),
  });
  return { id: accountId, address };
}

/** Makes a person (BAK-27). Returns the number, and the password that was made. */
export async function createPerson(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  { password, ...form }: NewPersonForm,
): Promise<{ id: number; password?: string }> {
  if (password !== undefined) await checkFirstPassword(deps, password, form);
  const made = password ?? makePassword();
  const passwordHash = await hashPassword(made);
  const { id } = await deps.db.transaction().execute((tx) => createPersonIn(tx, deps, { caller, author }, { ...form, passwordHash }));
  forgetPolicies(deps.db);
  return { id, ...(password === undefined && { password: made }) };
}
