import { createHash, randomBytes } from 'node:crypto';
import { createAccount, createMailbox, type NewAccount } from '../features/account/account.repository.ts';
import { hashPassword } from '../features/login/password.ts';
import type { Deps } from '../platform/deps/deps.ts';
import { tokenHeader } from '../platform/http/auth.ts';
import { sessionCookie } from '../platform/session/Session.ts';
import { insertSession } from '../platform/session/session.repository.ts';

/** The password of every account that a test makes. */
export const testPassword = 'Jinshu-2026';
let passwordHash: Promise<string> | undefined;
let count = 0;

/** An account that a test made. */
export interface TestAccount {
  accountId: number;
  mailboxId: number;
  address: string;
  name: string;
}

/** Makes an account with its mailbox and default folders, in the domain of the settings unless an address is given. */
export async function makeAccount({ db, config }: Pick<Deps, 'db' | 'config'>, account: Partial<NewAccount> = {}): Promise<TestAccount> {
  count += 1;
  const name = account.name ?? `林月${count}`;
  const address = account.address ?? `user${count}@${config.domain}`;
  passwordHash ??= hashPassword(testPassword);
  const hash = await passwordHash;
  const ids = await db.transaction().execute((tx) => createAccount(tx, { passwordHash: hash, ...account, name, address }));
  return { ...ids, address, name };
}

/** Creates a shared mailbox without a login. */
export function makeSharedMailbox({ db, config }: Pick<Deps, 'db' | 'config'>, address?: string): Promise<number> {
  count += 1;
  const own = address ?? `shared${count}@${config.domain}`;
  return db.transaction().execute((tx) => createMailbox(tx, { address: own, name: 'Service', isShared: true }));
}

/** The headers of a logged-in browser: cookie and token. */
export interface TestSession {
  headers: { cookie: string; [tokenHeader]: string };
  secret: string;
  token: string;
}

/** Begins a session without the login form. */
export async function openSession(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  { accountId, mailboxId }: Pick<TestAccount, 'accountId' | 'mailboxId'>,
  { expiresAt = new Date(now().getTime() + 1_800_000) }: { expiresAt?: Date } = {},
): Promise<TestSession> {
  const secret = randomBytes(32).toString('base64url');
  const token = randomBytes(24).toString('base64url');
  await db.transaction().execute((tx) =>
    insertSession(tx, {
      secretHash: createHash('sha256').update(secret).digest(),
      accountId,
      mailboxId,
      token,
      ip: '127.0.0.1',
      startedAt: now(),
      expiresAt,
    }),
  );
  return { secret, token, headers: { cookie: `${sessionCookie(config)}=${secret}`, [tokenHeader]: token } };
}

/** The number of a default folder. */
export async function folderId({ db }: Pick<Deps, 'db'>, mailboxId: number, rawName = 'INBOX'): Promise<number> {
  const { id } = await db
    .selectFrom('folder')
    .select('id')
    .where('mailbox_id', '=', mailboxId)
    .where('raw_name', '=', rawName)
    .executeTakeFirstOrThrow();
  return id;
}
