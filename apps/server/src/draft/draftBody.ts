import { createHmac, randomBytes } from 'node:crypto';
import type { Draft } from '@jinshu/api';
import type { Db, Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { serverKey } from '../login/serverKey.repository.ts';
import { sealWith, unsealWith } from '../sealed-letter/seal.ts';
import { type StoredDraft, selectDraft } from './draft.repository.ts';
import { wordsOfForm } from './outgoing.ts';

const keyName = 'draft-body';

const keyOf = ({ db }: Pick<Deps, 'db'>) => serverKey(db, keyName, async () => randomBytes(32));

/**
 * Takes the text out of a form that will have a password, so that a table of drafts does not tell what the mail will not. The password goes
 * with it where the form still has it: that of a mail which is sent by itself.
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

/** Tells whether two forms would be the same mail, and nothing of what either says. */
export const sealOfForm = async (deps: Pick<Deps, 'db'>, form: Draft): Promise<Buffer> =>
  createHmac('sha256', await keyOf(deps))
    .update(wordsOfForm(form))
    .digest();
