import type { Draft } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { allowDisk } from '../disk/index.ts';
import { selectDraft } from './draft.repository.ts';

const namesOf = ({ netAttachments, companyAttachments }: Pick<Draft, 'netAttachments' | 'companyAttachments'>): string[] => [
  ...netAttachments.map(({ id }) => `personal ${id}`),
  ...companyAttachments.map(({ id }) => `company ${id}`),
];

/**
 * Throws if a message adds drive files while the File center is locked. Files that its stored draft already has are allowed, so locking
 * loses no draft.
 */
export async function allowFilesOf({ db }: Pick<Deps, 'db'>, session: Session, form: Draft): Promise<void> {
  const named = namesOf(form);
  if (named.length === 0 || !session.lockedAreas.includes('files')) return;
  const stored = await selectDraft(db, session.mailboxId, form.draftId);
  const known = new Set(stored ? namesOf(stored.form) : []);
  if (named.some((name) => !known.has(name))) allowDisk(session);
}
