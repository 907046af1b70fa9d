import type { Preview } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Version of the previews. Increase it to generate all previews again. */
const version = 1;
const keptFor = sql`interval '7 days'`;

/** Preview generated from a file. */
export interface MadePreview {
  kind: Preview['kind'];
  failure: Preview['failure'] | null;
  result: { hash: Buffer; size: number } | null;
}

/** Hash of the file and its extension. */
export interface PreviewKey {
  hash: Buffer;
  suffix: string;
}

/**
 * Returns the stored preview of a file, unless an older version made it. Using it extends its storage time. A `harmful` failure is ignored
 * after an hour, because its cause may have passed.
 */
export async function selectPreview(db: Db, { hash, suffix }: PreviewKey, at: Date): Promise<MadePreview | undefined> {
  const { rows } = await sql<{
    kind: Preview['kind'];
    failure: Preview['failure'] | null;
    resultHash: Buffer | null;
    size: number | null;
    isOld: boolean;
  }>`
    SELECT p.kind, p.failure, p.result_hash AS "resultHash", b.size, p.used_at < ${at}::timestamptz - interval '1 day' AS "isOld"
    FROM preview p LEFT JOIN blob b ON b.hash = p.result_hash
    WHERE p.hash = ${hash} AND p.suffix = ${suffix} AND p.version = ${version}
      AND (p.failure IS DISTINCT FROM 'harmful' OR p.made_at > ${at}::timestamptz - interval '1 hour')`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  if (row.isOld) await db.updateTable('preview').set({ used_at: at }).where('hash', '=', hash).where('suffix', '=', suffix).execute();
  const { kind, failure, resultHash, size } = row;
  return { kind, failure, result: resultHash && size !== null ? { hash: resultHash, size } : null };
}

/** Stores a preview, and deletes previews that have not been used for 7 days. */
export async function insertPreview(tx: Tx, { hash, suffix }: PreviewKey, { kind, failure, result }: MadePreview, at: Date): Promise<void> {
  await sql`
    INSERT INTO preview (hash, suffix, version, kind, result_hash, failure, made_at, used_at)
    VALUES (${hash}, ${suffix}, ${version}, ${kind}, ${result?.hash ?? null}, ${failure}, ${at}, ${at})
    ON CONFLICT (hash, suffix) DO UPDATE SET version = excluded.version, kind = excluded.kind, result_hash = excluded.result_hash,
      failure = excluded.failure, made_at = excluded.made_at, used_at = excluded.used_at`.execute(tx);
  await sql`DELETE FROM preview WHERE used_at < ${at}::timestamptz - ${keptFor}`.execute(tx);
}

/** Returns the failure of extracting a file's text for search; null if it succeeded or has not run yet. */
export async function selectReadingFailure(db: Db, hash: Buffer): Promise<string | null> {
  const row = await db.selectFrom('attachment_text').select('failure').where('hash', '=', hash).executeTakeFirst();
  return row?.failure ?? null;
}
