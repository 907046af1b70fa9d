import { Problem } from '@jinshu/api';
import { selectSealedLetter } from '../../mail/sealed-letter/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { selectReading } from '../burn/index.ts';
import { selectLetter } from './letter.repository.ts';
import type { LetterFile } from './letter.ts';
import { openLetter, openLetterAgain } from './openLetter.ts';

/** Message and the credentials for its files. */
export interface LetterRef {
  mailboxId: number;
  folder: string;
  uid: number;
  /** Grant returned when a password-protected message was opened (RED-62). */
  grant?: string | undefined;
  /** Or a password that has to be tried, and from where it comes. */
  attempt?: { password: string; ip: string } | undefined;
  /** Key of the requesting session. */
  sessionKey: string;
}

/**
 * Opens the files of a sealed message; null if the message is not sealed. A password-protected message needs a grant or the password.
 * Recipients can open files of a burn-after-reading message only while a view is in progress, even if the message itself has been deleted
 * by then.
 * @throws {Problem} "mail-not-found" if the sealed content no longer exists, "forbidden" if no view is in progress.
 */
export async function openLetterFiles(
  deps: Deps,
  wanted: LetterRef,
): Promise<{ subject: string; html: string | null; files: LetterFile[] } | null> {
  const { db, now } = deps;
  const reading = await selectReading(db, wanted, now());
  const found = await selectLetter(db, wanted);
  const id = reading ?? found?.id;
  if (id === undefined) return null;
  const letter = await selectSealedLetter(db, id, now());
  if (!letter) throw new Problem('mail-not-found');
  if (letter.burnLimit !== null && !found?.isOwn && reading === undefined) throw new Problem('forbidden');
  const { attempt, mailboxId } = wanted;
  const { files, html } = attempt
    ? await openLetter(deps, letter, attempt.password, { key: `mailbox:${mailboxId}`, ip: attempt.ip })
    : await openLetterAgain(deps, letter, wanted);
  return { subject: found?.subject ?? '', html, files };
}
