import { isDeepStrictEqual } from 'node:util';
import { type Address, type Draft, Problem, subjectOfAttachment } from '@jinshu/api';
import { selectProxySenders } from '../../mail/smtp-proxy/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { selectIdentities, writesAsItself } from './draft.repository.ts';

/** A form as it is kept: without what belongs to the call, and never with a password. */
export const toKept = (form: Draft): Draft => {
  const { action: _, ...draft } = form as Draft & { action?: string };
  return { ...draft, version: 0, password: '' };
};

/** Replaces lone surrogates in all strings of a form: they can't be sent, and JSON in the database refuses them. */
export const toWellFormed = (form: Draft): Draft =>
  JSON.parse(JSON.stringify(form, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))) as Draft;

/** Whether two forms say the same. */
export const isSameForm = (a: Draft, b: Draft): boolean => isDeepStrictEqual(JSON.parse(JSON.stringify(toKept(a))), toKept(b));

/** Objects with their keys in order: those of a form that the database kept come in another one. */
const inOrder = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;

/**
 * Serializes the fields of a form that make up the message, with its password. It omits the send time and the original draft or message.
 */
export function wordsOfForm(form: Draft): string {
  const { isScheduled: _, scheduledAt: __, folder: ___, uid: ____, ...rest } = toKept(form);
  return JSON.stringify({ ...rest, password: form.hasPassword ? form.password : '' }, inOrder);
}

/** The subject, or the first file's name where there is none (SND-04). */
export const subjectOf = (form: Draft, files: readonly { name: string }[]): string =>
  form.subject.trim() === '' && files[0] ? subjectOfAttachment(files[0].name) : form.subject;

/** Returns the recipients of a form without duplicates, with lower-case addresses. */
export function recipientsOf({ to, cc, bcc }: Pick<Draft, 'to' | 'cc' | 'bcc'>): Address[] {
  const byAddress = new Map<string, Address>();
  for (const { address, name } of [...to, ...cc, ...bcc]) {
    const key = address.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, { address: key, name });
  }
  return [...byAddress.values()];
}

/** Sender addresses of an account's SMTP proxies; none while the organization allows no proxies. */
const proxySenders = async (db: Db | Tx, accountId: number): Promise<Address[]> =>
  (await readPolicy(db, 'is_smtp_proxy', { accountId })) ? selectProxySenders(db, accountId) : [];

/** Returns the addresses that an account may send from: its own ones and those of shared mailboxes, then those of its SMTP proxies. */
export async function identitiesOf(db: Db | Tx, accountId: number, openMailboxId = 0): Promise<Address[]> {
  const [own, proxies] = await Promise.all([selectIdentities(db, accountId, openMailboxId), proxySenders(db, accountId)]);
  const known = new Set(own.map(({ address }) => address));
  return [...own, ...proxies.filter(({ address }) => !known.has(address))];
}

/** Sender of a message. */
export interface Sender {
  from: Address;
  /** The account's own identity. */
  own: Address;
  /** Whether the message leaves through the account's SMTP proxy of the address. */
  isProxied: boolean;
}

/**
 * Returns the sender identity named in a form, under the name that the organization uses. A further address, and that of a shared
 * mailbox at full control, stand for the own identity too: nothing in the message names the person (SHR-25).
 */
export async function senderOf(db: Db | Tx, accountId: number, form: Draft): Promise<Sender> {
  const identities = await selectIdentities(db, accountId);
  const wanted = form.sender.address.toLowerCase();
  const own = identities[0];
  const from = identities.find(({ address }) => address === wanted);
  const proxied = from ? undefined : (await proxySenders(db, accountId)).find(({ address }) => address === wanted);
  if (own && proxied) return { from: proxied, own, isProxied: true };
  if (!from || !own) throw new Problem('sender-not-yours');
  const isAlone = from !== own && (await writesAsItself(db, accountId, from.address));
  return { from, own: isAlone ? from : own, isProxied: false };
}
