import type { Preview } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/db.ts';

/** Files are made into what is shown anew when this has grown. */
const version = 1;
const keptFor = sql`interval '7 days'`;

/** What a file was made into. */
export interface MadePreview {
  kind: Preview['kind'];
  failure: Preview['failure'] | null;
  result: { hash: Buffer; size: number } | null;
}

/** Which bytes, under which ending. */
export interface PreviewKey {
  hash: Buffer;
  suffix: string;
}

/** What is kept of a file, unless it was made by older code; whoever looks at it keeps it for longer. A failure may have passed after an hour. */
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

/** Keeps what a file was made into, and lets go of what nobody has looked at for some days. */
export async function insertPreview(tx: Tx, { hash, suffix }: PreviewKey, { kind, failure, result }: MadePreview, at: Date): Promise<void> {
  await sql`
    INSERT INTO preview (hash, suffix, version, kind, result_hash, failure, made_at, used_at)
    VALUES (${hash}, ${suffix}, ${version}, ${kind}, ${result?.hash ?? null}, ${failure}, ${at}, ${at})
    ON CONFLICT (hash, suffix) DO UPDATE SET version = excluded.version, kind = excluded.kind, result_hash = excluded.result_hash,
      failure = excluded.failure, made_at = excluded.made_at, used_at = excluded.used_at`.execute(tx);
  await sql`DELETE FROM preview WHERE used_at < ${at}::timestamptz - ${keptFor}`.execute(tx);
}

/** What the reader of files for the search met in a file; null when it was read, or has not been yet. */
export async function selectReadingFailure(db: Db, hash: Buffer): Promise<string | null> {
  const row = await db.selectFrom('attachment_text').select('failure').where('hash', '=', hash).executeTakeFirst();
  return row?.failure ?? null;
}
