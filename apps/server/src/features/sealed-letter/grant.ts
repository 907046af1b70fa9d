import { randomBytes } from 'node:crypto';
import { sealWith, unsealWith } from '../../mail/sealed-letter/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { serverKey } from '../../platform/server-key/index.ts';

/** Session and message of a grant. */
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
 * Creates the token used in file and image URLs instead of the password, because URLs end up in logs and history. Opaque, bound to one
 * session and one message, valid for an hour, never stored.
 */
export async function makeGrant(deps: Pick<Deps, 'db' | 'now'>, holder: GrantHolder, key: Buffer): Promise<string> {
  const granted: Granted = { ...holder, key: key.toString('base64'), until: deps.now().getTime() + goodForMs };
  return sealWith(await keyOf(deps), Buffer.from(JSON.stringify(granted))).toString('base64url');
}

/** Returns the message key contained in a grant. Null if the grant is invalid, expired, or of another session or message. */
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
