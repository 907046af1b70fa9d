import { sql } from 'kysely';
import { createAccount, createDepartment, type NewAccount } from '../features/account/index.ts';
import { nameIndex, sortKey } from '../features/contact/index.ts';
import { hashPassword } from '../features/login/password.ts';
import { insertReviewRule } from '../features/review/reviewRule.repository.ts';
import { createSharedMailbox, setMember } from '../features/shared-mailbox/index.ts';
import { storeContents } from '../mail/content/content.repository.ts';
import { insertFolder } from '../mail/folder/folder.repository.ts';
import { insertMessages, type NewMessage } from '../mail/message/insertMessage.repository.ts';
import { domainOf } from '../mail/recipient/index.ts';
import { insertSealedLetter, updateContentTraits } from '../mail/sealed-letter/sealedLetter.repository.ts';
import { insertTag } from '../mail/tag/tag.repository.ts';
import { composeMessage } from '../mime/compose/composeMessage.ts';
import { prepareMessage } from '../mime/reading/prepareMessage.ts';
import { recordChange } from '../platform/change/change.repository.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { Deps } from '../platform/deps/index.ts';
import type { DemoMail } from './DemoMail.ts';
import { insertBooks } from './demoBooks.ts';
import { insertCalendars } from './demoCalendar.ts';
import { insertPeople } from './demoContacts.ts';
import { insertDisks } from './demoDisks.ts';
import { demoDrafts } from './demoDrafts.ts';
import { insertRecords } from './demoRecords.repository.ts';
import {
  type Colleague,
  type ColleagueKey,
  colleagues,
  type DepartmentName,
  demoPassword,
  departments,
  ownFolders,
  ownTags,
  reviews,
  shares,
} from './organisation.ts';
import { otherMails, spamMails } from './otherMails.ts';
import { outsideMails } from './outsideMails.ts';
import { placeMails } from './placeMails.ts';
import { projectMails } from './projectMails.ts';
import { type WrittenSealedMail, writeSealedMails } from './sealedMails.ts';
import { seriesMails } from './seriesMails.ts';
import { setContent } from './setContent.ts';
import { colleagueOf, partyOf, submissionIdOf, type WrittenMail, writeMail } from './writeMail.ts';

export { demoAccounts } from './organisation.ts';

/** Mailbox of the demo with its owner. Folders are keyed by raw name, custom ones by name. */
interface Home {
  accountId: number;
  mailboxId: number;
  folders: Map<string, number>;
}

/** Copy of a message to add to a folder. */
interface Copy extends NewMessage {
  tagIds?: number[];
  remark?: string;
}

/** Advisory lock id. No other lock may use it. */
const seedLock = 4_711_001;

/**
 * Fills an empty database with the demo organization: people, their conversations of the last eight weeks, files, tags, drafts. A database
 * with accounts is not changed. Returns whether it now contains the demo organization. Several servers may start at once.
 */
export async function seedDemo(deps: Pick<Deps, 'db' | 'blobs' | 'config' | 'now' | 'log'>): Promise<boolean> {
  const { db, config, now } = deps;
  if (await hasAccounts(db)) return isDemo(db, config.domain);
  const at = now();
  const mails = [...projectMails, ...outsideMails, ...seriesMails(at), ...otherMails(at)];
  const times = placeMails(mails, at);
  const written = await Promise.all(mails.map((mail) => writeMail(mail, times, config.domain)));
  const spam = await writeSpam(config.domain, at);
  const sealed = await writeSealedMails(config.domain, at);
  const passwordHash = await hashPassword(demoPassword);

  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${seedLock})`.execute(tx);
    if (await hasAccounts(tx)) return isDemo(tx, config.domain);
    const homes = await createPeople(tx, config.domain, passwordHash);
    const tags = await createTags(tx, homeOf(homes, 'lin').mailboxId);
    const contentIds = await storeContents(tx, deps.blobs, [
      ...written.map(({ prepared }) => prepared),
      ...spam.map(({ prepared }) => prepared),
      ...sealed.map(({ prepared }) => prepared),
    ]);

    const boxes = new Map<string, { mailboxId: number; folderId: number; copies: Copy[] }>();
    const put = (home: Home, folder: string, copy: Copy) => {
      const folderId = home.folders.get(folder) as number;
      const box = boxes.get(`${home.mailboxId}/${folderId}`) ?? { mailboxId: home.mailboxId, folderId, copies: [] };
      boxes.set(`${home.mailboxId}/${folderId}`, box);
      box.copies.push(copy);
    };
    const submissions: Submission[] = [];
    const repliers = whoAnswered(mails);
    for (const [index, one] of written.entries()) {
      placeCopies(one, contentIds[index] as number, { homes, tags, repliers, put, submissions, domain: config.domain, now: at });
    }
    for (const [index, { copy }] of spam.entries())
      put(homeOf(homes, 'lin'), 'Spam', { ...copy, contentId: contentIds[written.length + index] as number });
    for (const [index, mail] of sealed.entries()) {
      const contentId = contentIds[written.length + spam.length + index] as number;
      await insertSealedLetter(tx, deps.blobs, mail.letter);
      await updateContentTraits(tx, contentId, { sealedId: mail.letter.id, level: 0 });
      placeSealed(mail, contentId, { homes, put, submissions });
    }
    await putDrafts(tx, homeOf(homes, 'lin'), config.domain, at, put);

    for (const { mailboxId, folderId, copies } of boxes.values()) await putCopies(tx, mailboxId, folderId, copies);
    await insertSubmissions(tx, submissions);
    await insertContacts(tx, homes, mails, config.domain);
    await insertPeople(tx, homeOf(homes, 'lin').mailboxId, at);
    await insertBooks(tx, (key) => homeOf(homes, key).mailboxId, config.domain);
    await insertCalendars(tx, (key) => homeOf(homes, key).mailboxId, config.domain, at);
    const departmentOf = async (name: DepartmentName) =>
      (await tx.selectFrom('department').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
    await insertDisks(tx, deps.blobs, { homeOf: (key) => homeOf(homes, key), departmentOf, at });
    await insertRecords(tx, at);
    await setContent(tx, deps);
    for (const { mailboxId } of homes.values()) await recordChange(tx, mailboxId, { type: 'folder.changed' });
    deps.log.info({ mails: mails.length + spam.length, accounts: homes.size }, 'the demo organisation was made');
    return true;
  });
}

const homeOf = (homes: ReadonlyMap<ColleagueKey, Home>, key: ColleagueKey) => homes.get(key) as Home;

async function hasAccounts(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Whether the accounts are those of the demo. A real organization has no Lin Yue with that employee number. */
async function isDemo(db: Db | Tx, domain: string): Promise<boolean> {
  const { address, employeeNumber } = colleagues.lin;
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('login', '=', `${address}@${domain}`)
    .where('employee_number', '=', employeeNumber)
    .executeTakeFirst();
  return row !== undefined;
}

async function createHome(
  tx: Tx,
  { employeeNumber, isShared = false, isAdmin = false }: Colleague,
  { passwordHash, ...home }: NewAccount,
): Promise<{ accountId: number; mailboxId: number }> {
  if (!isShared) return createAccount(tx, { ...home, employeeNumber: employeeNumber ?? undefined, isAdmin, passwordHash });
  const { address, name, departmentId, quotaBytes } = home;
  const made = await createSharedMailbox(tx, { address, name, departmentId, quotaBytes }, domainOf(address));
  if (made.refusal) throw new Error(`${address}: ${made.refusal}`);
  return made;
}

async function createPeople(tx: Tx, domain: string, passwordHash: string): Promise<Map<ColleagueKey, Home>> {
  await tx
    .insertInto('domain')
    .values({ name: domain })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const departmentIds = new Map<DepartmentName, number>();
  for (const name of departments)
    departmentIds.set(name, await createDepartment(tx, { name, parentId: departmentIds.get(departments[0]) }));
  const homes = new Map<ColleagueKey, Home>();
  for (const [key, person] of Object.entries(colleagues) as [ColleagueKey, (typeof colleagues)[ColleagueKey]][]) {
    const { accountId, mailboxId } = await createHome(tx, person, {
      address: `${person.address}@${domain}`,
      name: person.name,
      englishName: person.englishName,
      departmentId: departmentIds.get(person.department),
      position: person.position,
      quotaBytes: 10 * 1024 ** 3,
      passwordHash,
    });
    homes.set(key, { accountId, mailboxId, folders: new Map() });
  }
  for (const name of ownFolders) await insertFolder(tx, homeOf(homes, 'lin').mailboxId, name);
  const rows = await tx.selectFrom('folder').select(['mailbox_id', 'id', 'name']).execute();
  for (const home of homes.values()) {
    for (const row of rows) if (row.mailbox_id === home.mailboxId) home.folders.set(row.name, row.id);
  }
  for (const { mailbox, account, level } of shares) {
    const member = { of: 'person', accountId: homeOf(homes, account).accountId } as const;
    await setMember(tx, { mailbox: `${colleagues[mailbox].address}@${domain}`, member, level });
  }
  for (const { writer, reviewer, reason } of reviews) {
    const [{ accountId }, { accountId: reviewerId }] = [homeOf(homes, writer), homeOf(homes, reviewer)];
    await insertReviewRule(tx, { reason, accountId, reviewerIds: [reviewerId] });
  }
  return homes;
}

async function createTags(tx: Tx, mailboxId: number): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const tag of ownTags) ids.set(tag.name, Number((await insertTag(tx, mailboxId, tag)).id.slice('tag'.length)));
  return ids;
}

/** Returns the people who replied to each message, to mark their copies. */
function whoAnswered(mails: readonly DemoMail[]): Map<DemoMail, Set<string>> {
  const repliers = new Map<DemoMail, Set<string>>();
  for (const { answers, from } of mails) {
    if (!answers) continue;
    const names = repliers.get(answers) ?? new Set();
    repliers.set(answers, names.add(from));
  }
  return repliers;
}

interface Submission {
  mailboxId: number;
  accountId: number;
  id: string;
  contentId: number;
  messageId: string;
  sender: string;
  at: Date;
  recipients: { address: string; name: string; status: 'read' | 'delivered' | 'failed'; info: string }[];
}

interface Placing {
  homes: ReadonlyMap<ColleagueKey, Home>;
  tags: ReadonlyMap<string, number>;
  repliers: ReadonlyMap<DemoMail, ReadonlySet<string>>;
  put: (home: Home, folder: string, copy: Copy) => void;
  submissions: Submission[];
  domain: string;
  now: Date;
}

/** Places copies of a message in the Inbox of each local recipient and in the sender's Sent folder. */
function placeCopies({ mail, date, messageId, prepared }: WrittenMail, contentId: number, placing: Placing): void {
  const { homes, tags, repliers, put, domain, now } = placing;
  const { facts } = prepared;
  const common: Copy = {
    contentId,
    arrivedAt: new Date(Math.min(date.getTime() + 3_000, now.getTime())),
    sentAt: date,
    size: prepared.size,
    subject: facts.subject,
    sender: facts.sender,
    recipients: facts.to,
    isUrgent: facts.isUrgent,
    hasAttachment: facts.attachments.some(({ isInline }) => !isInline),
    smtpSender: facts.sender.address,
    lexemes: prepared.lexemes,
  };
  const outcomes: Submission['recipients'] = [];
  for (const key of [...mail.to, ...(mail.cc ?? [])]) {
    const { name, address } = partyOf(key, domain);
    const home = homes.get(key as ColleagueKey);
    if (!home) {
      outcomes.push({ address, name, status: 'delivered', info: '250 2.0.0 OK' });
      continue;
    }
    const isAnswered = repliers.get(mail)?.has(key) ?? false;
    const isHers = key === 'lin';
    const isSeen = isAnswered || (isHers ? !mail.isUnread : mail.day > 0);
    outcomes.push({ address, name, status: isSeen ? 'read' : 'delivered', info: '' });
    put(home, isHers ? (mail.folder ?? 'INBOX') : 'INBOX', {
      ...common,
      isSeen,
      isAnswered,
      ...(isHers && {
        flagColor: mail.flag ?? null,
        isForwarded: mail.isForwarded ?? false,
        tagIds: (mail.tags ?? []).map((tag) => tags.get(tag) as number),
        remark: mail.remark ?? '',
      }),
    });
  }
  const own = colleagueOf(mail.from) && homes.get(mail.from as ColleagueKey);
  if (!own) return;
  if (mail.refused) outcomes.push({ address: mail.refused.address, name: mail.refused.name, status: 'failed', info: mail.refused.reason });
  const id = submissionIdOf(mail);
  put(own, 'Sent', { ...common, arrivedAt: date, isSeen: true, submissionId: id, party: facts.to[0] });
  placing.submissions.push({
    mailboxId: own.mailboxId,
    accountId: own.accountId,
    id,
    contentId,
    messageId,
    sender: facts.sender.address,
    at: date,
    recipients: outcomes,
  });
}

async function putCopies(tx: Tx, mailboxId: number, folderId: number, copies: Copy[]): Promise<void> {
  copies.sort((a, b) => a.arrivedAt.getTime() - b.arrivedAt.getTime());
  const inserted = await insertMessages(tx, mailboxId, folderId, copies);
  const marked = copies.flatMap(({ tagIds = [], remark = '' }, index) =>
    tagIds.length > 0 || remark !== '' ? [{ id: inserted[index]?.id, tagIds, remark }] : [],
  );
  if (marked.length === 0) return;
  await sql`
    UPDATE message m SET tag_ids = ARRAY(SELECT jsonb_array_elements_text(g."tagIds")::integer), remark = g.remark
    FROM jsonb_to_recordset(${JSON.stringify(marked)}::jsonb) AS g (id bigint, "tagIds" jsonb, remark text)
    WHERE m.mailbox_id = ${mailboxId} AND m.id = g.id`.execute(tx);
}

async function writeSpam(domain: string, now: Date) {
  return Promise.all(
    spamMails.map(async ({ day, from, subject, text, isUnread = false }, index) => {
      const date = new Date(now.getTime() - day * 86_400_000 - (((index * 53) % 300) + 20) * 60_000);
      const to = partyOf('lin', domain);
      const { raw } = await composeMessage({
        from,
        to: [to],
        cc: [],
        subject,
        text,
        domain,
        date,
        messageId: `spam-${index + 1}@${from.address.split('@')[1]}`,
      });
      const prepared = prepareMessage(raw);
      const copy: Omit<Copy, 'contentId'> = {
        arrivedAt: date,
        sentAt: date,
        size: prepared.size,
        subject,
        sender: from,
        recipients: [to],
        isSeen: !isUnread,
        smtpSender: `bounce-${index + 1}@bulk-mailer.example`,
        lexemes: prepared.lexemes,
      };
      return { prepared, copy };
    }),
  );
}

async function putDrafts(tx: Tx, home: Home, domain: string, now: Date, put: Placing['put']): Promise<void> {
  const sender = partyOf('lin', domain);
  for (const { draft, day } of demoDrafts(sender, (key) => partyOf(key, domain), now)) {
    const at = new Date(now.getTime() - day * 86_400_000 - 3_600_000);
    const form = JSON.stringify(draft);
    await tx
      .insertInto('draft')
      .values({
        mailbox_id: home.mailboxId,
        id: draft.draftId,
        form,
        version: draft.version,
        updated_at: at,
        account_id: home.accountId,
        scheduled_at: draft.isScheduled ? new Date(draft.scheduledAt) : null,
      })
      .execute();
    put(home, 'Drafts', {
      contentId: null,
      draftId: draft.draftId,
      arrivedAt: at,
      sentAt: null,
      size: Buffer.byteLength(draft.html + draft.text),
      subject: draft.subject,
      sender,
      recipients: draft.to,
      party: draft.to[0],
      isSeen: true,
      isScheduled: draft.isScheduled,
      lexemes: null,
    });
  }
}

/** Places a sealed message in Lin Yue's Inbox and in the sender's Sent folder. */
function placeSealed(
  { from, subject, at, messageId, submissionId, letter, prepared, lexemes }: WrittenSealedMail,
  contentId: number,
  { homes, put, submissions }: Pick<Placing, 'homes' | 'put' | 'submissions'>,
): void {
  const own = homeOf(homes, from);
  const { sender, to } = prepared.facts;
  const common: Copy = {
    contentId,
    arrivedAt: at,
    sentAt: at,
    size: letter.size,
    subject,
    sender,
    recipients: to,
    isBurn: letter.burnLimit !== null,
    smtpSender: sender.address,
    lexemes,
  };
  put(homeOf(homes, 'lin'), 'INBOX', { ...common, burnLeft: letter.burnLimit });
  put(own, 'Sent', { ...common, isSeen: true, submissionId, party: to[0] });
  submissions.push({
    mailboxId: own.mailboxId,
    accountId: own.accountId,
    id: submissionId,
    contentId,
    messageId,
    sender: sender.address,
    at,
    recipients: to.map(({ address, name }) => ({ address, name, status: 'delivered', info: '' })),
  });
}

async function insertSubmissions(tx: Tx, submissions: readonly Submission[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(submissions)}::jsonb) AS s ("mailboxId" bigint, "accountId" bigint, id uuid,
    "contentId" bigint, "messageId" text, sender text, at timestamptz, recipients jsonb)`;
  await sql`
    INSERT INTO submission (mailbox_id, id, account_id, content_id, message_id, sender_address, created_at)
    SELECT "mailboxId", id, "accountId", "contentId", "messageId", sender, at FROM ${given}`.execute(tx);
  await sql`
    INSERT INTO delivery (mailbox_id, submission_id, recipient, name, status, status_info, attempts, updated_at)
    SELECT s."mailboxId", s.id, r.address, r.name, r.status, r.info, 1, s.at + interval '4 seconds'
    FROM ${given}, jsonb_to_recordset(s.recipients) AS r (address text, name text, status text, info text)`.execute(tx);
}

/** Creates personal contacts of the demo, as if collected automatically: all people each user wrote to, with counts. Messages to more than six recipients don't count. */
async function insertContacts(tx: Tx, homes: ReadonlyMap<ColleagueKey, Home>, mails: readonly DemoMail[], domain: string): Promise<void> {
  const counts = new Map<string, { mailbox_id: number; name: string; address: string; use_count: number }>();
  for (const { from, to, cc = [] } of mails) {
    const home = homes.get(from as ColleagueKey);
    if (!home || to.length > 6) continue;
    for (const key of [...to, ...cc]) {
      const { name, address } = partyOf(key, domain);
      const entry = counts.get(`${home.mailboxId}/${address}`) ?? { mailbox_id: home.mailboxId, name, address, use_count: 0 };
      entry.use_count += 1;
      counts.set(`${home.mailboxId}/${address}`, entry);
    }
  }
  const rows = [...counts.values()].map((entry) => ({
    ...entry,
    name_index: nameIndex({ names: [entry.name], address: entry.address }),
    sort_key: sortKey(entry.name),
  }));
  await sql`
    INSERT INTO contact (mailbox_id, name, address, name_index, sort_key, use_count, is_collected)
    SELECT mailbox_id, name, address, name_index::tsvector, sort_key, use_count, true
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (mailbox_id bigint, name text, address text, name_index text, sort_key text, use_count integer)`.execute(
    tx,
  );
}
