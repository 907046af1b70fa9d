import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Address, type Draft, Problem, subjectOfAttachment } from '@jinshu/api';
import type { Db, Tx } from '../db/db.ts';
import { selectIdentities } from './draft.repository.ts';

/** A form as it is kept: without what belongs to the call, and never with a password. */
export const toKept = (form: Draft): Draft => {
  const { action: _, ...draft } = form as Draft & { action?: string };
  return { ...draft, version: 0, password: '' };
};

/** A form in which every text can be stored and sent: half of a surrogate pair is no character, and JSON in the database refuses it. */
export const toWellFormed = (form: Draft): Draft =>
  JSON.parse(JSON.stringify(form, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))) as Draft;

/** Whether two forms say the same. */
export const isSameForm = (a: Draft, b: Draft): boolean => isDeepStrictEqual(JSON.parse(JSON.stringify(toKept(a))), toKept(b));

/** Objects with their keys in order: those of a form that the database kept come in another one. */
const inOrder = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;

/** What a form makes a mail of, as text, with its password: not when it goes, nor which draft or mail it was begun from. */
export function wordsOfForm(form: Draft): string {
  const { isScheduled: _, scheduledAt: __, folder: ___, uid: ____, ...rest } = toKept(form);
  return JSON.stringify({ ...rest, password: form.hasPassword ? form.password : '' }, inOrder);
}

/** The subject, or the first file's name where there is none (SND-04). */
export const subjectOf = (form: Draft, files: readonly { name: string }[]): string =>
  form.subject.trim() === '' && files[0] ? subjectOfAttachment(files[0].name) : form.subject;

/** Everybody a form goes to, each once, by lower-case address. */
export function recipientsOf({ to, cc, bcc }: Pick<Draft, 'to' | 'cc' | 'bcc'>): Address[] {
  const byAddress = new Map<string, Address>();
  for (const { address, name } of [...to, ...cc, ...bcc]) {
    const key = address.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, { address: key, name });
  }
  return [...byAddress.values()];
}

/** The identity that a form names as its sender, under the name that the organisation knows it by. */
export async function senderOf(db: Db | Tx, accountId: number, form: Draft): Promise<{ from: Address; own: Address }> {
  const identities = await selectIdentities(db, accountId);
  const wanted = form.sender.address.toLowerCase();
  const from = identities.find(({ address }) => address === wanted);
  const own = identities[0];
  if (!from || !own) throw new Problem('sender-not-yours');
  return { from, own };
}

/** The id of the submission to one recipient of a mail that goes to each by itself: the same whenever it is asked for. */
export function separateId(draftId: string, address: string): string {
  const digest = createHash('sha256').update(`${draftId}/${address}`).digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
