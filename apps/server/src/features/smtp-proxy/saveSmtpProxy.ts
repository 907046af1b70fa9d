import { isAddress, Problem, type SmtpProxyForm, type SmtpProxyTrial } from '@jinshu/api';
import { refusalOf, sealPassword, unsealPassword } from '../../mail/foreign-server/index.ts';
import { domainOf, localDomains } from '../../mail/recipient/index.ts';
import {
  hastenProxied,
  insertSmtpProxy,
  openSmtp,
  type StoredSmtpProxy,
  selectSmtpProxies,
  selectSmtpProxyOf,
  updateSmtpProxy,
} from '../../mail/smtp-proxy/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { changeSettings } from '../settings/index.ts';

type SavingDeps = Pick<Deps, 'db' | 'config' | 'now'>;

/** SMTP proxies that a person can have. */
export const maximumSmtpProxies = 50;
/** Verifying is given up after this time, in milliseconds. */
const patienceMs = 10_000;

const wrong = (field: string, sentence: string) => new Problem('invalid-input', {}, { fields: { [field]: [sentence] } });

/** Whether the stored password may go to the server of a form: only the one that it was given for. */
const isSameLogin = (form: SmtpProxyForm, known: StoredSmtpProxy) =>
  form.server === known.server && form.port === known.port && form.usesSsl === known.usesSsl && form.account === known.login;

/**
 * Returns the sender address of a form. Those of the organization are refused: their mail leaves by the relay, and an own
 * server must not send for a colleague.
 */
async function senderOf({ db, config }: SavingDeps, { email, account }: SmtpProxyForm): Promise<string> {
  const sender = (email === '' ? account : email).toLowerCase();
  if (!isAddress(sender)) throw new Problem('email-format', {}, { fields: { email: ['Enter an email address.'] } });
  const domains = await localDomains(db, config.domain);
  if (domains.has(domainOf(sender))) throw new Problem('sender-not-yours');
  return sender;
}

/** Finds the password for a form: its own, the one that was stored for the same login, or none. */
async function passwordFor(deps: SavingDeps, form: SmtpProxyForm, known: StoredSmtpProxy | undefined): Promise<string> {
  if (!form.needsAuth) return '';
  if (form.account === '') throw wrong('account', 'Enter the account.');
  if (form.password !== '') return form.password;
  if (!known?.sealedPassword || !isSameLogin(form, known)) throw wrong('password', 'Enter the password.');
  return unsealPassword(deps, known.sealedPassword);
}

/** Checks whether proxies are allowed, and logs in to the server. Returns the sender address and the password that worked. */
async function verify(
  deps: SavingDeps,
  { accountId, form, known, gone }: { accountId: number; form: SmtpProxyForm; known: StoredSmtpProxy | undefined; gone: AbortSignal },
) {
  if (!(await readPolicy(deps.db, 'is_smtp_proxy', { accountId }))) throw new Problem('forbidden');
  const sender = await senderOf(deps, form);
  const password = await passwordFor(deps, form, known);
  const other = await selectSmtpProxyOf(deps.db, accountId, sender);
  if (other && other.id !== known?.id) throw isTaken();
  try {
    const login = { ...form, login: form.account, password };
    (await openSmtp(deps, login, AbortSignal.any([gone, AbortSignal.timeout(patienceMs)]))).quit();
  } catch (error) {
    const { reason, words } = refusalOf(error);
    throw new Problem('server-refused', { reason, words });
  }
  return { sender, password };
}

const isTaken = () => wrong('email', 'This address has an SMTP proxy already.');

/** Tries an SMTP proxy without storing it. */
export async function verifySmtpProxy(
  deps: SavingDeps,
  { accountId, form: { id, ...form }, gone }: { accountId: number; form: SmtpProxyTrial; gone: AbortSignal },
): Promise<void> {
  const known = id === null ? undefined : (await selectSmtpProxies(deps.db, accountId)).find((one) => one.id === id);
  if (id !== null && !known) throw new Problem('not-found');
  await verify(deps, { accountId, form, known, gone });
}

/** Verifies an SMTP proxy and stores it (SET-99). Mail that waits for it is sent. Returns it. */
export async function saveSmtpProxy(
  deps: SavingDeps,
  { accountId, id, form, gone }: { accountId: number; id?: number; form: SmtpProxyForm; gone: AbortSignal },
): Promise<StoredSmtpProxy> {
  const own = await selectSmtpProxies(deps.db, accountId);
  const known = own.find((one) => one.id === id);
  if (id !== undefined && !known) throw new Problem('not-found');
  if (!known && own.length >= maximumSmtpProxies) throw new Problem('too-many-kept');
  const { sender, password } = await verify(deps, { accountId, form, known, gone });
  gone.throwIfAborted();
  const { server, port, usesSsl, needsAuth, account } = form;
  const sealedPassword = needsAuth ? await sealPassword(deps, password) : null;
  const values = { sender, server, port, usesSsl, needsAuth, login: needsAuth ? account : '', sealedPassword };
  const write = changeSettings(
    deps,
    accountId,
    async (tx) => {
      const isStored = known ? await updateSmtpProxy(tx, accountId, known.id, values) : await insertSmtpProxy(tx, accountId, values);
      if (!isStored) throw isTaken();
      await hastenProxied(tx, accountId, [sender, ...(known ? [known.sender] : [])], deps.now());
      const saved = await selectSmtpProxyOf(tx, accountId, sender);
      if (!saved) throw new Problem('not-found');
      return saved;
    },
    'transefers',
  );
  return write;
}
