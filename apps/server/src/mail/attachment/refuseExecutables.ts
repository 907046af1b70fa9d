import { Problem } from '@jinshu/api';
import type { Db } from '../../platform/db/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';

/** Refuses files whose extension is shut out for the account (ATT-08). */
export async function refuseExecutables(db: Db, accountId: number, fileNames: readonly string[]): Promise<void> {
  if (fileNames.length === 0) return;
  const excluded = new Set(await readPolicy(db, 'exclude_ext', { accountId }));
  for (const name of fileNames) {
    // Windows passes over dots and blanks at the end of a name, and runs what is before them.
    const extension = /\.([^.\s]+)[.\s]*$/.exec(name)?.[1]?.toLowerCase();
    if (extension !== undefined && excluded.has(extension)) throw new Problem('executable-refused');
  }
}
