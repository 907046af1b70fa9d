import { Problem } from '@jinshu/api';
import { openingKey, readSealed, type SealedLetter, unseal } from '../../mail/sealed-letter/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { admitGuess } from '../login/index.ts';
import { readGrant } from './grant.ts';
import { type Letter, unpackLetter } from './letter.ts';

/** Person who opens a message. Wrong passwords are counted per opener. */
export interface Opener {
  /** The mailbox or the link. */
  key: string;
  ip: string;
  /** That this browser has opened it before: guesses from elsewhere do not count against it. */
  known?: string | null;
}

/** Opened message and its key. Use the key only to create a grant. */
export interface OpenedLetter extends Letter {
  key: Buffer;
}

type Closed = Pick<SealedLetter, 'id' | 'hasPassword'>;

async function readBytes({ db, blobs }: Deps, id: string) {
  const sealed = await readSealed(db, blobs, id);
  if (!sealed) throw new Problem('mail-not-found');
  return sealed;
}

/**
 * Opens a sealed message. Limits wrong passwords per message and reader, and more strictly per IP address, like logins (ERR-17). Without a
 * password nothing is checked here: callers must check access first.
 */
export async function openLetter(
  deps: Deps,
  { id, hasPassword }: Closed,
  password: string | undefined,
  { key: who, ip, known = null }: Opener,
): Promise<OpenedLetter> {
  const sealed = await readBytes(deps, id);
  if (hasPassword && !password) throw new Problem('mail-password-wrong');
  const attempt = hasPassword ? await admitGuess(deps, { what: `letter:${id}:${who}`, ip, known }) : null;
  const key = await openingKey(sealed, password);
  const plain = unseal(sealed, id, key);
  if (!plain) throw new Problem('mail-password-wrong');
  await attempt?.settle(deps.db);
  return { ...unpackLetter(plain), key };
}

/** Opens a sealed message again with the grant of a session that has already entered the password (RED-62). */
export async function openLetterAgain(
  deps: Deps,
  { id, hasPassword }: Closed,
  { grant = '', sessionKey }: { grant?: string | undefined; sessionKey: string },
): Promise<Letter> {
  const sealed = await readBytes(deps, id);
  const key = hasPassword ? await readGrant(deps, grant, { sessionKey, letterId: id }) : await openingKey(sealed);
  const plain = key && unseal(sealed, id, key);
  if (!plain) throw new Problem('mail-closed-again');
  return unpackLetter(plain);
}
