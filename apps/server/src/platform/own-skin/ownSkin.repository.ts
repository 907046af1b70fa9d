import { isOwnSkin, type LanguageTexts, type OwnSkin, type OwnSkinRecipe, ownSkinName, skinSheetUrl } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

/** The editable part of a skin. */
export interface OwnSkinDraft {
  name: LanguageTexts;
  recipe: OwnSkinRecipe;
  /** An imported file in place of the recipe. */
  tokens: Record<string, unknown> | null;
}

/** A skin as it is stored. */
export interface StoredSkin extends OwnSkinDraft {
  id: number;
  isPublished: boolean;
  isChanged: boolean;
  /** Draft that users see, while it is published. Skins that were published before it was kept have none. */
  publishedDraft: OwnSkinDraft | null;
  sheetHash: string | null;
  changedAt: Date;
}

const storedColumns = sql`
  id::bigint AS id, name, recipe, tokens, is_published AS "isPublished", is_changed AS "isChanged",
  CASE WHEN is_published THEN published_draft END AS "publishedDraft", sheet_hash AS "sheetHash",
  changed_at AS "changedAt"`;

const idsOf = (names: readonly string[]) => names.filter(isOwnSkin).map((name) => Number(name.slice('own-'.length)));

/** Returns all skins with their drafts, newest first. */
export async function selectStoredSkins(db: Db | Tx): Promise<StoredSkin[]> {
  return (await sql<StoredSkin>`SELECT ${storedColumns} FROM own_skin ORDER BY id DESC`.execute(db)).rows;
}

/** Returns a skin, and locks it in a transaction. */
export async function selectStoredSkin(db: Db | Tx, id: number): Promise<StoredSkin | undefined> {
  const lock = db.isTransaction ? sql`FOR UPDATE` : sql``;
  return (await sql<StoredSkin>`SELECT ${storedColumns} FROM own_skin WHERE id = ${id}::bigint ${lock}`.execute(db)).rows[0];
}

const rowOf = ({ name, recipe, tokens }: OwnSkinDraft, now: Date) => ({
  name: JSON.stringify(name),
  recipe: JSON.stringify(recipe),
  tokens: tokens && JSON.stringify(tokens),
  is_changed: true,
  changed_at: now,
});

/** Stores a new draft. Returns its number. */
export async function insertSkin(tx: Tx, draft: OwnSkinDraft, now: Date): Promise<number> {
  const { id } = await tx.insertInto('own_skin').values(rowOf(draft, now)).returning('id').executeTakeFirstOrThrow();
  return Number(id);
}

/** Stores a draft in place of the one before. */
export async function updateSkinDraft(tx: Tx, id: number, draft: OwnSkinDraft, now: Date): Promise<void> {
  await tx.updateTable('own_skin').set(rowOf(draft, now)).where('id', '=', id).execute();
}

/** Shows a style sheet to everyone. */
export async function publishSkin(
  tx: Tx,
  id: number,
  { sheet, hash, ...look }: Omit<OwnSkin, 'id' | 'sheet'> & { sheet: string; hash: string },
): Promise<void> {
  const row = { is_published: true, is_changed: false, published: JSON.stringify(look), sheet, sheet_hash: hash };
  const made = sql<string>`jsonb_build_object('name', name, 'recipe', recipe, 'tokens', tokens)`;
  await tx
    .updateTable('own_skin')
    .set({ ...row, published_draft: made })
    .where('id', '=', id)
    .execute();
}

/** Offers a skin no longer. Its sheet stays for sessions that wear it. */
export async function withdrawSkin(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('own_skin').set({ is_published: false, is_changed: true }).where('id', '=', id).execute();
}

/** Deletes a skin, and the choice of those who still have it. */
export async function deleteSkin(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('account').set({ skin_name: null }).where('skin_name', '=', ownSkinName(id)).execute();
  await tx.deleteFrom('own_skin').where('id', '=', id).execute();
}

/** Returns the skins of these names that have a style sheet, in the order of their numbers. */
export async function selectOwnSkins(db: Db | Tx, names: readonly string[]): Promise<OwnSkin[]> {
  const ids = idsOf(names);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; hash: string; published: Omit<OwnSkin, 'id' | 'sheet'> }>`
    SELECT id::bigint AS id, sheet_hash AS hash, published FROM own_skin WHERE id = ANY(${ids}::bigint[]) AND sheet IS NOT NULL ORDER BY id`.execute(
    db,
  );
  return rows.map(({ id, hash, published }) => ({ ...published, id: ownSkinName(id), sheet: skinSheetUrl(ownSkinName(id), hash) }));
}

/** Returns those of the names of own skins that aren't published. */
export async function selectUnpublished(db: Db | Tx, names: readonly string[]): Promise<string[]> {
  const ids = idsOf(names);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM unnest(${ids}::bigint[]) AS asked (id)
    WHERE NOT EXISTS (SELECT FROM own_skin o WHERE o.id = asked.id AND o.is_published)`.execute(db);
  return rows.map(({ id }) => ownSkinName(Number(id)));
}

/** Returns the style sheet of a skin and its hash. */
export async function selectSheet(db: Db, name: string): Promise<{ sheet: string; hash: string } | undefined> {
  const { rows } = await sql<{ sheet: string; hash: string }>`
    SELECT sheet, sheet_hash AS hash FROM own_skin WHERE id = ANY(${idsOf([name])}::bigint[]) AND sheet IS NOT NULL`.execute(db);
  return rows[0];
}
