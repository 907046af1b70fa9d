import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Stores an image by its hash. Images that were uploaded before a moment and that no policy or skin has are removed. */
export async function insertContentPicture(
  tx: Tx,
  { hash, bytes, now, unusedBefore }: { hash: Buffer; bytes: Buffer; now: Date; unusedBefore: Date },
): Promise<void> {
  await sql`
    INSERT INTO content_picture (hash, bytes, uploaded_at) VALUES (${hash}, ${bytes}, ${now})
    ON CONFLICT (hash) DO UPDATE SET uploaded_at = excluded.uploaded_at`.execute(tx);
  await sql`
    DELETE FROM content_picture c
    WHERE c.uploaded_at < ${unusedBefore}
      AND NOT EXISTS (SELECT FROM policy p WHERE p.value::text LIKE '%' || encode(c.hash, 'hex') || '%')
      AND NOT EXISTS (SELECT FROM own_skin o WHERE concat(o.recipe ->> 'loginPicture', o.sheet) LIKE '%' || encode(c.hash, 'hex') || '%')`.execute(
    tx,
  );
}

/** Returns an image by the hash in its URL. */
export async function selectContentPicture(db: Db, id: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`SELECT bytes FROM content_picture WHERE hash = decode(${id}, 'hex')`.execute(db);
  return rows[0]?.bytes;
}
