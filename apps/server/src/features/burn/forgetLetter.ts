import { deleteUnneededLetter } from '../../mail/sealed-letter/index.ts';
import type { Deps } from '../../platform/deps/index.ts';

/** Permanently deletes the text and files of a sealed message that no one may read any longer. */
export async function forgetLetter({ db, blobs, now }: Pick<Deps, 'db' | 'blobs' | 'now'>, sealedId: string): Promise<void> {
  const object = await db.transaction().execute((tx) => deleteUnneededLetter(tx, sealedId, now()));
  if (object) await blobs.deleteObject(object);
}
