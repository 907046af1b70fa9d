import { sql } from 'kysely';
import type { Deps } from '../../platform/deps/index.ts';

const atOnce = 1000;
const foreignKeyViolation = '23503';

/**
 * Removes contents that no mailbox and no submission holds any more. Runs after the deletion has been committed and never fails it: a
 * content that another transaction is just taking up stays, and the collection of `check` finds what is left over.
 */
export async function collectContents({ db, log }: Pick<Deps, 'db' | 'log'>, contentIds: readonly number[]): Promise<void> {
  for (let start = 0; start < contentIds.length; start += atOnce) {
    const slice = contentIds.slice(start, start + atOnce);
    try {
      const { rows } = await sql<{ originalId: number | null }>`
        DELETE FROM content WHERE id IN (
          SELECT c.id FROM content c
          WHERE c.id = ANY(${slice}::bigint[])
            AND NOT EXISTS (SELECT FROM message m WHERE m.content_id = c.id)
            AND NOT EXISTS (SELECT FROM submission s WHERE s.content_id = c.id)
            AND NOT EXISTS (SELECT FROM review_mail r WHERE r.content_id = c.id)
            AND NOT EXISTS (SELECT FROM automatic_mail a WHERE a.content_id = c.id)
            AND NOT EXISTS (SELECT FROM content k WHERE k.original_id = c.id)
          FOR UPDATE SKIP LOCKED)
        RETURNING original_id AS "originalId"`.execute(db);
      const originals = new Set(rows.flatMap(({ originalId }) => originalId ?? []));
      if (originals.size > 0) await collectContents({ db, log }, [...originals]);
    } catch (error) {
      if ((error as { code?: string }).code !== foreignKeyViolation)
        log.warn({ err: error }, 'contents without a mailbox were not removed');
    }
  }
}
