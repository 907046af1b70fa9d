import { type ContactCard, contactPortraitUrl, portraitUrl } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Address of a card, and the books that the user may see. */
export interface ShowContact {
  mailboxId: number;
  address: string;
  books: { organisation: boolean; company: boolean; sharedDomains: readonly string[] };
  domain: string;
}

interface CardRow extends Omit<ContactCard, 'imageUrl' | 'isContact'> {
  portrait: string | null;
  ownPortrait: string | null;
}

/**
 * Reads the card of an address: the organization first, then the user's own contact, then the company book. The user's contact fills in the
 * fields that are empty in the organization.
 */
export async function selectCard(db: Db, { mailboxId, address, books, domain }: ShowContact): Promise<ContactCard> {
  const { rows } = await sql<CardRow>`
    WITH RECURSIVE given AS (SELECT lower(${address}::text) AS address),
    colleague AS (
      SELECT a.*, split_part(a.login, '@', 2) = ${domain}::text AS is_own FROM account a JOIN given ON main_address(given.address) = a.login
      WHERE a.is_active AND CASE WHEN split_part(a.login, '@', 2) = ${domain}::text
        THEN ${books.organisation}::boolean ELSE split_part(a.login, '@', 2) = ANY(${[...books.sharedDomains]}::text[]) END
    ),
    own AS (
      SELECT c.* FROM contact c, given WHERE c.mailbox_id = ${mailboxId}
        AND (lower(c.address) = given.address OR (c.other_addresses <> '{}' AND c.other_addresses && ARRAY[given.address]))
      ORDER BY lower(c.address) <> given.address, c.id LIMIT 1
    ),
    company AS (SELECT p.* FROM company_contact p, given WHERE ${books.company}::boolean AND lower(p.address) = given.address),
    above AS (
      SELECT d.id, d.name, d.parent_id, 1 AS step FROM department d JOIN colleague ON colleague.department_id = d.id
      UNION ALL SELECT d.id, d.name, d.parent_id, above.step + 1 FROM department d JOIN above ON above.parent_id = d.id WHERE above.step < 50
    )
    SELECT coalesce(a.login, own.address, p.address, ${address}) AS address, coalesce(a.name, own.name, p.name, '') AS name,
      coalesce(a.english_name, '') AS "englishName",
      CASE WHEN a.id IS NOT NULL THEN ARRAY(SELECT name FROM above ORDER BY step DESC)
        WHEN coalesce(own.department, '') <> '' THEN ARRAY[own.department] ELSE '{}'::text[] END AS departments,
      coalesce(nullif(a.position, ''), nullif(own.position, ''), p.position, '') AS position,
      coalesce(nullif(own.company, ''), p.company, '') AS company,
      coalesce(nullif(a.mobile, ''), nullif(own.mobile, ''), p.mobile, '') AS mobile,
      coalesce(own.details ->> 'workPhone', p.work_phone, '') AS "workPhone", coalesce(a.employee_number, '') AS "jobNumber",
      encode(a.portrait, 'hex') AS portrait, encode(own.portrait, 'hex') AS "ownPortrait",
      CASE WHEN a.is_own THEN 'oab' WHEN a.id IS NOT NULL THEN 'soab' WHEN own.id IS NOT NULL THEN 'pab'
        WHEN p.id IS NOT NULL THEN 'cab' ELSE '' END AS source,
      coalesce(own.id, 0) AS "contactId",
      EXISTS (SELECT FROM mailbox m WHERE m.id = ${mailboxId} AND m.address = main_address(given.address)) AS "isSelf"
    FROM given LEFT JOIN colleague a ON true LEFT JOIN own ON true LEFT JOIN company p ON true`.execute(db);
  const { portrait, ownPortrait, ...card } = rows[0] as CardRow;
  const imageUrl = portrait !== null ? portraitUrl(portrait) : ownPortrait !== null ? contactPortraitUrl(ownPortrait) : '';
  return { ...card, imageUrl, isContact: card.contactId > 0 };
}
