import { createHmac, randomBytes } from 'node:crypto';
import type { Draft } from '@jinshu/api';
import { sealWith, unsealWith } from '../../mail/sealed-letter/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { serverKey } from '../../platform/server-key/index.ts';
import { type StoredDraft, selectDraft } from './draft.repository.ts';
import { wordsOfForm } from './outgoing.ts';

const keyName = 'draft-body';

const keyOf = ({ db }: Pick<Deps, 'db'>) => serverKey(db, keyName, async () => randomBytes(32));

/**
 * Moves the text of a password-protected draft into a sealed body, so that the database contains no plain text. The body includes the
 * password if the form has it, as scheduled sending needs it.
 */
export async function hideBody(deps: Pick<Deps, 'db'>, form: Draft): Promise<{ form: Draft; sealedBody: Buffer | null }> {
  if (!form.hasPassword) return { form, sealedBody: null };
  const { html, text, password } = form;
  const sealedBody = sealWith(await keyOf(deps), Buffer.from(JSON.stringify({ html, text, password })));
  return { form: { ...form, html: '', text: '', password: '' }, sealedBody };
}

/** Puts the text that was taken out of a form back into it. */
export async function showBody(deps: Pick<Deps, 'db'>, form: Draft, sealedBody: Buffer | null): Promise<Draft> {
  if (!sealedBody) return form;
  const hidden = JSON.parse(unsealWith(await keyOf(deps), sealedBody).toString()) as Pick<Draft, 'html' | 'text' | 'password'>;
  return { ...form, ...hidden };
}

/** A draft by its id, as it was written. */
export async function loadDraft(deps: Pick<Deps, 'db'>, db: Db | Tx, mailboxId: number, draftId: string): Promise<StoredDraft | undefined> {
  const stored = await selectDraft(db, mailboxId, draftId);
  return stored && { ...stored, form: await showBody(deps, stored.form, stored.sealedBody) };
}

/** Returns an HMAC of a form. It shows whether two forms would be the same message, without revealing their contents. */
export const sealOfForm = async (deps: Pick<Deps, 'db'>, form: Draft): Promise<Buffer> =>
  createHmac('sha256', await keyOf(deps))
    .update(wordsOfForm(form))
    .digest();
