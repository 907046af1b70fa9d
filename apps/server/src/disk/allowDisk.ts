import { type Draft, Problem } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import { selectDraft } from '../draft/draft.repository.ts';
import type { Session } from '../session/Session.ts';

/** Refuses what lies on the disks to a session that has not released the lock of the file centre (FLK-29). */
export function allowDisk({ lockedAreas }: Pick<Session, 'lockedAreas'>): void {
  if (lockedAreas.includes('files')) throw new Problem('area-locked');
}

const namesOf = ({ netAttachments, companyAttachments }: Pick<Draft, 'netAttachments' | 'companyAttachments'>): string[] => [
  ...netAttachments.map(({ id }) => `personal ${id}`),
  ...companyAttachments.map(({ id }) => `company ${id}`),
];

/** The same for files of the disks that a letter takes up. Those that its draft has already stay with it: to lock loses no letter. */
export async function allowFilesOf({ db }: Pick<Deps, 'db'>, session: Session, form: Draft): Promise<void> {
  const named = namesOf(form);
  if (named.length === 0 || !session.lockedAreas.includes('files')) return;
  const stored = await selectDraft(db, session.mailboxId, form.draftId);
  const known = new Set(stored ? namesOf(stored.form) : []);
  if (named.some((name) => !known.has(name))) allowDisk(session);
}
