import { randomBytes } from 'node:crypto';
import { sealWith, unsealWith } from '../../../mail/sealed-letter/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { serverKey } from '../../../platform/server-key/index.ts';
import { hashPassword } from '../../login/index.ts';
import { makePassword } from '../../password/index.ts';

const keyOf = (db: Db) => serverKey(db, 'person-job', async () => randomBytes(32));

/** Makes a password: encrypted for the file with the results, and as its hash for the account. */
export async function makeJobPassword(db: Db): Promise<{ sealedPassword: Buffer; passwordHash: string }> {
  const password = makePassword();
  return { sealedPassword: sealWith(await keyOf(db), Buffer.from(password)), passwordHash: await hashPassword(password) };
}

/** Decrypts the password of a row. */
export const openJobPassword = async (db: Db, sealed: Buffer): Promise<string> => unsealWith(await keyOf(db), sealed).toString();
