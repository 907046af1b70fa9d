import { randomBytes } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { serverKey } from '../login/serverKey.repository.ts';
import { sealWith, unsealWith } from './seal.ts';

/** Whose grant it is, and for which letter. */
export interface GrantHolder {
  sessionKey: string;
  letterId: string;
}

interface Granted extends GrantHolder {
  /** In base64. */
  key: string;
  /** Milliseconds since 1970. */
  until: number;
}

const goodForMs = 3_600_000;
const keyOf = ({ db }: Pick<Deps, 'db'>) => serverKey(db, 'letter-grant', async () => randomBytes(32));

/**
 * Stands for the password of a letter in the addresses of its files and pictures, which end in logs and histories: it says nothing to
 * anybody, works for one session and one letter, and for an hour. It is kept nowhere: a database that is stolen opens no letter.
 */
export async function makeGrant(deps: Pick<Deps, 'db' | 'now'>, holder: GrantHolder, key: Buffer): Promise<string> {
  const granted: Granted = { ...holder, key: key.toString('base64'), until: deps.now().getTime() + goodForMs };
  return sealWith(await keyOf(deps), Buffer.from(JSON.stringify(granted))).toString('base64url');
}

/** The key of the letter that a grant opens; null for what is no grant, is somebody else's or has run out. */
export async function readGrant(deps: Pick<Deps, 'db' | 'now'>, grant: string, holder: GrantHolder): Promise<Buffer | null> {
  let granted: Granted;
  try {
    granted = JSON.parse(unsealWith(await keyOf(deps), Buffer.from(grant, 'base64url')).toString());
  } catch {
    return null;
  }
  const isHeld = granted.sessionKey === holder.sessionKey && granted.letterId === holder.letterId;
  return isHeld && granted.until > deps.now().getTime() ? Buffer.from(granted.key, 'base64') : null;
}
