import type { Deps } from '../deps.ts';
import { deleteUnneededLetter } from '../sealed-letter/sealedLetter.repository.ts';

/** Deletes the text and files of a letter for good when nobody may read it any more. */
export async function forgetLetter({ db, blobs, now }: Pick<Deps, 'db' | 'blobs' | 'now'>, sealedId: string): Promise<void> {
  const object = await db.transaction().execute((tx) => deleteUnneededLetter(tx, sealedId, now()));
  if (object) await blobs.deleteObject(object);
}
