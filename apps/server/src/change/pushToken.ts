import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { serverKey } from '../login/serverKey.repository.ts';

/** What a push token opens: the changes of one mailbox, for as long as its session lives. */
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

/** Reads a token; nothing when it is not ours, was meant for something else or has run out. */
export async function readPushToken(deps: TokenDeps, token: string): Promise<PushTicket | undefined> {
  const [payload = '', signature = ''] = token.split('.');
  const expected = sign(await signingKey(deps), payload);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [sessionKey, mailboxId, until] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, number, number];
  return until > deps.now().getTime() ? { sessionKey, mailboxId } : undefined;
}
