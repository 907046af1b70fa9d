import { Problem } from '@jinshu/api';
import type { Db, Tx } from '../db/index.ts';
import { readPolicy } from './readPolicy.ts';

interface Caller {
  accountId: number;
}

/** Refuses to do away with mail for whom every way to delete is hidden (PRM-07, PRM-12). */
export async function allowDeleting(db: Db | Tx, { accountId }: Caller): Promise<void> {
  if (await readPolicy(db, 'disable_delete_button', { accountId })) throw new Problem('forbidden');
}

/** Throws `forbidden` unless the caller may download messages and files (PRM-06, PRM-12). */
export async function allowDownloading(db: Db | Tx, { accountId }: Caller): Promise<void> {
  if (!(await readPolicy(db, 'is_maildownload', { accountId }))) throw new Problem('forbidden');
}
