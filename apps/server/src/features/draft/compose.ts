import { Problem } from '@jinshu/api';
import { composeMessage, type OutgoingMessage } from '../../mime/compose/index.ts';
import { type PreparedMessage, prepareAnywhere } from '../../mime/reading/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';

/** Separate messages are composed one by one. Together they may be as large as this many messages of maximum size. */
const largestSeparate = 20;

/** Refuses what is larger than the largest message. */
export async function refuseLarge(db: Db | Tx, bytes: number): Promise<void> {
  if (bytes > (await readPolicy(db, 'mail_size'))) throw new Problem('too-large');
}

/** Refuses separate messages that are too large together. */
export const refuseLargeSeparate = (db: Db | Tx, bytes: number): Promise<void> => refuseLarge(db, bytes / largestSeparate);

/** Composes the bytes of a message and parses them for storage. */
export async function compose({ db }: Pick<Deps, 'db'>, message: OutgoingMessage): Promise<PreparedMessage> {
  const { raw } = await composeMessage(message);
  await refuseLarge(db, raw.length);
  return prepareAnywhere(raw);
}
