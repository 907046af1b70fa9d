import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps/index.ts';
import { serverKey } from '../../platform/server-key/index.ts';

/** Scope of a push token: the changes of one mailbox, while its session is valid. */
export interface PushTicket {
  sessionKey: string;
  mailboxId: number;
}

type TokenDeps = Pick<Deps, 'db' | 'now'>;

/** A token is for opening a connection right away. */
const lifetimeMs = 60_000;
const purpose = 'push';

const sign = (key: Buffer, payload: string) => createHmac('sha256', key).update(`${purpose}.${payload}`).digest();
const signingKey = ({ db }: TokenDeps) => serverKey(db, 'push-token', async () => randomBytes(32));

/** Makes the token that opens the push connection (PSH-01). Any server on the database takes it. */
export async function createPushToken(deps: TokenDeps, { sessionKey, mailboxId }: PushTicket): Promise<string> {
  const payload = Buffer.from(JSON.stringify([sessionKey, mailboxId, deps.now().getTime() + lifetimeMs])).toString('base64url');
  return `${payload}.${sign(await signingKey(deps), payload).toString('base64url')}`;
}

/** Reads a token. Returns undefined if its signature is wrong or it has expired. */
export async function readPushToken(deps: TokenDeps, token: string): Promise<PushTicket | undefined> {
  const [payload = '', signature = ''] = token.split('.');
  const expected = sign(await signingKey(deps), payload);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [sessionKey, mailboxId, until] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, number, number];
  return until > deps.now().getTime() ? { sessionKey, mailboxId } : undefined;
}
