import type { Address } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import { readPlainText } from '../../mime/reading/index.ts';
import type { MailList } from '../../mime/structure/index.ts';
import type { Db, FlagColor, Tx } from '../../platform/db/index.ts';
import type { RuleTest } from './matchConditions.ts';
import { RuleMail } from './RuleMail.ts';
import { maximumRuleText } from './RuleText.ts';

/** An existing message, as far as trying and applying rules needs it. */
export interface StoredMail {
  id: number;
  uid: number;
  folder: string;
  subject: string;
  sender: Address;
  arrivedAt: Date;
  isSeen: boolean;
  flagColor: FlagColor | null;
}

interface MailRow extends StoredMail {
  size: number;
  hasAttachment: boolean;
  list: MailList | null;
  to: Address[];
  cc: Address[];
  fileNames: string[] | null;
  isSealed: boolean;
  text: string | null;
  html: string | null;
}

const maximumHtml = 400_000;

/** Whether any condition needs the text of messages. */
export const readsBody = ({ conditions }: Pick<RuleTest, 'conditions'>): boolean => conditions.some(({ field }) => field === 'body');

const body = sql`left(c.text, ${sql.lit(maximumRuleText)}) AS text, CASE WHEN c.text IS NULL THEN left(c.html, ${sql.lit(maximumHtml)}) END AS html`;
const noBody = sql`NULL AS text, NULL AS html`;

async function toRuleMail(row: MailRow, needsBody: boolean): Promise<RuleMail> {
  const text = needsBody && !row.isSealed ? await readPlainText(row) : '';
  return new RuleMail({
    senders: [row.sender],
    recipients: [...row.to, ...row.cc],
    subject: row.subject,
    body: row.isSealed ? null : () => text,
    list: row.list,
    size: row.size,
    hasAttachment: row.hasAttachment,
    attachmentNames: (!row.isSealed && row.fileNames) || [],
  });
}

async function select(
  db: Db | Tx,
  test: Pick<RuleTest, 'conditions'>,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<{ stored: StoredMail; mail: RuleMail }[]> {
  const needsBody = readsBody(test);
  const { rows } = await sql<MailRow>`
    SELECT m.id, m.uid, f.raw_name AS folder, m.subject, coalesce(c.sender, m.sender) AS sender, m.arrived_at AS "arrivedAt",
      m.is_seen AS "isSeen", m.flag_color AS "flagColor", m.size, m.has_attachment AS "hasAttachment", c.traits -> 'list' AS list,
      coalesce(c.recipients_to, m.recipients) AS to, coalesce(c.recipients_cc, '[]') AS cc, c.sealed_id IS NOT NULL AS "isSealed",
      (SELECT json_agg(file ->> 'name') FROM jsonb_array_elements(c.attachments) file WHERE file ->> 'isInline' = 'false') AS "fileNames",
      ${needsBody ? body : noBody}
    FROM message m JOIN folder f ON f.mailbox_id = m.mailbox_id AND f.id = m.folder_id LEFT JOIN content c ON c.id = m.content_id
    WHERE m.draft_id IS NULL AND ${where} ${order}`.execute(db);
  const mails = await Promise.all(rows.map((row) => toRuleMail(row, needsBody)));
  return rows.map(({ id, uid, folder, subject, sender, arrivedAt, isSeen, flagColor }, at) => ({
    stored: { id, uid, folder, subject, sender, arrivedAt, isSeen, flagColor },
    mail: mails[at] as RuleMail,
  }));
}

/** Messages that rules are tried on: those of a folder, or the most recent ones of the folders that receive mail. */
export interface TriedMails {
  mailboxId: number;
  /** Null for the most recent messages. */
  folderId: number | null;
  /** Whether the user's own folders are locked and left out (FLK-29). */
  isOwnLocked: boolean;
  /** Number that the previous part ended with: a uid in a folder, else an id. */
  after: number;
  limit: number;
}

/** Returns a part of the messages that rules are tried on, newest first. */
export const selectTriedMails = (
  db: Db,
  test: Pick<RuleTest, 'conditions'>,
  { mailboxId, folderId, isOwnLocked, after, limit }: TriedMails,
): Promise<{ stored: StoredMail; mail: RuleMail }[]> =>
  folderId === null
    ? select(
        db,
        test,
        sql`m.mailbox_id = ${mailboxId} AND m.id < ${after} AND (f.role IN ('inbox', 'trash') OR f.role IS NULL AND NOT ${isOwnLocked}::boolean)`,
        sql`ORDER BY m.id DESC LIMIT ${limit}`,
      )
    : select(
        db,
        test,
        sql`m.mailbox_id = ${mailboxId} AND m.folder_id = ${folderId} AND m.uid < ${after}`,
        sql`ORDER BY m.uid DESC LIMIT ${limit}`,
      );

/** Returns the messages of a folder with uids above `after`, up to and including `upTo`. */
export const selectStretch = (
  db: Tx,
  test: Pick<RuleTest, 'conditions'>,
  { mailboxId, folderId, after, upTo }: { mailboxId: number; folderId: number; after: number; upTo: number },
): Promise<{ stored: StoredMail; mail: RuleMail }[]> =>
  select(
    db,
    test,
    sql`m.mailbox_id = ${mailboxId} AND m.folder_id = ${folderId} AND m.uid > ${after} AND m.uid <= ${upTo}`,
    sql`ORDER BY m.uid`,
  );
