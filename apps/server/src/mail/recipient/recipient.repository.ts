import { domainToASCII } from 'node:url';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { countedBytes, readListedMs } from '../usage/index.ts';

/** Mailboxes of a local address. */
export interface LocalRecipient {
  /** The address as it was given, in lower case. */
  address: string;
  /** Several for a department and for everyone; empty if the address reaches no mailbox. */
  mailboxIds: number[];
  /** Free space of the mailbox, in bytes. Undefined if it has no limit, or if the address has several mailboxes. */
  room?: number | undefined;
  /** Mailing list of the address, if it is one. */
  list?: ReachedList | undefined;
}

/** Mailing list that a message is for. */
export interface ReachedList {
  id: number;
  address: string;
  name: string;
  /** Address that failed deliveries come back to. */
  bounceAddress: string;
  /** Person that failed deliveries are for: the owner, or an administrator. */
  owner: { accountId: number; mailboxId: number } | null;
  /** Whether it has members outside the organization too. */
  reachesOutside: boolean;
  /** Its rule and its moderators, if it is moderated (BAK-54). */
  moderation: Moderation | null;
}

/** Moderation of a list. */
export interface Moderation {
  ruleId: number;
  moderatorIds: number[];
  /** Mailboxes of the moderators and their deputies. */
  mailboxIds: number[];
}

/** Whether an address reaches anyone. */
export const reachesAnyone = ({ mailboxIds, list }: LocalRecipient): boolean => mailboxIds.length > 0 || (list?.reachesOutside ?? false);

/** The part behind the last `@`, in lower case; letters beyond ASCII as punycode, since clients send both forms. */
export function domainOf(address: string): string {
  const domain = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .replace(/\.$/, '');
  return domainToASCII(domain) || domain;
}

/** An address as mailboxes spell theirs. */
export function normalAddress(address: string): string {
  const trimmed = address.trim().normalize('NFC').toLowerCase();
  const at = trimmed.lastIndexOf('@');
  return at < 0 ? trimmed : `${trimmed.slice(0, at)}@${domainOf(trimmed)}`;
}

/** Returns the local domains. */
export async function localDomains(db: Db | Tx, ownDomain: string): Promise<Set<string>> {
  const rows = await db.selectFrom('domain').select('name').execute();
  return new Set([ownDomain, ...rows.map(({ name }) => name)]);
}

/** An address without the part between `+` and `@`, which its owner may choose freely. */
export const withoutDetail = (address: string) => address.replace(/^([^+@]+)\+[^@]*@/, '$1@');

interface KnownAddress {
  /** The address that it stands for: that of the mailbox, or the same name in the domain that its domain is an alias of. */
  main: string;
  /** Null if it is none of a mailbox. */
  id: number | null;
  /** Whether the mailbox takes no mail, because its person is disabled (BAK-36). */
  isClosed: boolean;
  room: number | undefined;
}

/** Whether a mailbox takes no mail: its person is disabled, and mail for that time was declined. */
const isClosed = (mailboxId: RawBuilder<unknown>) =>
  sql<boolean>`EXISTS (SELECT FROM account c WHERE c.mailbox_id = ${mailboxId} AND NOT c.is_active AND NOT c.accepts_mail)`;

async function byAddress(db: Db | Tx, addresses: readonly string[]): Promise<Map<string, KnownAddress>> {
  const { rows } = await sql<Omit<KnownAddress, 'room'> & { address: string; quotaBytes: number; usedBytes: number }>`
    SELECT given.address, given.main, m.id, m.quota_bytes AS "quotaBytes", m.used_bytes AS "usedBytes", ${isClosed(sql`m.id`)} AS "isClosed"
    FROM (SELECT address, main_address(address) AS main FROM unnest(${[...addresses]}::text[]) AS g (address)) given
      LEFT JOIN mailbox m ON m.address = given.main`.execute(db);
  return new Map(
    rows.map(({ address, main, id, isClosed: isShut, quotaBytes, usedBytes }) => [
      address,
      { main, id, isClosed: isShut, room: id !== null && quotaBytes > 0 ? quotaBytes - usedBytes : undefined },
    ]),
  );
}

/** Returns the addresses that those in alias domains and further addresses stand for, in the order given. */
export async function mainAddresses(db: Db | Tx, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const { rows } = await sql<{ main: string }>`
    SELECT main_address(address) AS main FROM unnest(${[...addresses]}::text[]) WITH ORDINALITY AS g (address, place) ORDER BY place`.execute(
    db,
  );
  return rows.map(({ main }) => main);
}

/** Selects the mailboxes of a department's members, including its subdepartments. */
async function ofDepartment(db: Db | Tx, departmentId: number): Promise<number[]> {
  const { rows } = await sql<{ mailbox_id: number }>`
    WITH RECURSIVE within AS (
      SELECT id FROM department WHERE id = ${departmentId}
      UNION SELECT department.id FROM department JOIN within ON department.parent_id = within.id
    )
    SELECT mailbox_id FROM account JOIN within ON within.id = account.department_id WHERE is_active ORDER BY mailbox_id`.execute(db);
  return rows.map((row) => row.mailbox_id);
}

/** The personal mailboxes of a domain. */
async function ofDomain(db: Db | Tx, domain: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT mailbox.id FROM mailbox JOIN account ON account.mailbox_id = mailbox.id
    WHERE account.is_active AND NOT mailbox.is_shared AND split_part(mailbox.address, '@', 2) = ${domain} ORDER BY mailbox.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** SQL for the account that answers for list `l`: its owner, or the first administrator. */
export const listAnswerer = sql<number | null>`coalesce((SELECT own.id FROM account own WHERE own.id = l.owner_id AND own.is_active), (
  SELECT a.id FROM account a JOIN operation_role r ON r.account_id = a.id AND r.role = 'super' WHERE a.is_active ORDER BY a.id LIMIT 1))`;

type Reached = Pick<LocalRecipient, 'mailboxIds' | 'list'>;

/**
 * The mailboxes that mailing lists reach, by the address of the list: those on it, in its departments with all below them, and of the lists on it
 * (BAK-52). Each comes once, and lists that contain each other don't loop.
 */
async function ofLists(db: Db | Tx, addresses: readonly string[]): Promise<Map<string, Reached>> {
  const { rows } = await sql<ReachedList & Pick<LocalRecipient, 'mailboxIds'>>`
    WITH RECURSIVE reached AS (
      SELECT address, id FROM mailing_list WHERE address = ANY(${[...addresses]}::text[])
      UNION SELECT r.address, m.member_id FROM reached r JOIN mailing_list_list m ON m.list_id = r.id
    ), below AS (
      SELECT r.address, m.department_id AS id FROM reached r JOIN mailing_list_department m ON m.list_id = r.id
      UNION SELECT b.address, d.id FROM below b JOIN department d ON d.parent_id = b.id
    ), box AS (
      SELECT r.address, m.mailbox_id FROM reached r JOIN mailing_list_member m ON m.list_id = r.id AND NOT ${isClosed(sql`m.mailbox_id`)}
      UNION SELECT b.address, a.mailbox_id FROM below b JOIN account a ON a.department_id = b.id AND a.is_active
    )
    SELECT l.id, l.address, l.name, l.bounce_address AS "bounceAddress",
      (SELECT json_build_object('accountId', a.id, 'mailboxId', a.mailbox_id) FROM account a WHERE a.id = ${listAnswerer}) AS owner,
      (SELECT json_build_object('ruleId', u.id, 'moderatorIds', ARRAY(SELECT v.account_id FROM review_rule_reviewer v WHERE v.rule_id = u.id),
        'mailboxIds', ARRAY(SELECT DISTINCT a.mailbox_id FROM review_rule_reviewer v JOIN account a ON a.id = v.account_id
          OR a.id = (SELECT deputy_id FROM review_deputy WHERE account_id = v.account_id) WHERE v.rule_id = u.id))
       FROM review_rule u WHERE u.list_id = l.id AND u.is_active) AS moderation,
      coalesce(array_agg(b.mailbox_id::float8 ORDER BY b.mailbox_id) FILTER (WHERE b.mailbox_id IS NOT NULL), '{}') AS "mailboxIds",
      EXISTS (SELECT FROM reached r JOIN mailing_list_outside o ON o.list_id = r.id WHERE r.address = l.address) AS "reachesOutside"
    FROM mailing_list l LEFT JOIN box b ON b.address = l.address
    WHERE l.address = ANY(${[...addresses]}::text[]) GROUP BY l.id`.execute(db);
  return new Map(rows.map(({ mailboxIds, ...list }) => [list.address, { mailboxIds, list }]));
}

/** The mailboxes that get what lists failed to deliver, by the addresses that it comes back to (BAK-55). */
async function ofBounces(db: Db | Tx, addresses: readonly string[]): Promise<Map<string, Reached>> {
  const { rows } = await sql<{ address: string; mailboxIds: number[] }>`
    SELECT l.bounce_address AS address, ARRAY(SELECT a.mailbox_id::float8 FROM account a WHERE a.id = ${listAnswerer}) AS "mailboxIds"
    FROM mailing_list l WHERE l.bounce_address = ANY(${[...addresses]}::text[])`.execute(db);
  return new Map(rows.map(({ address, mailboxIds }) => [address, { mailboxIds }]));
}

/**
 * Holds an address until the end of the transaction. Returns false if a mailbox or a list has it, if failed mail of a list comes back to it, or
 * if it is barred after a deletion.
 */
export async function claimAddress(tx: Tx, address: string): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`address ${address}`}, 0))`.execute(tx);
  const { rows } = await sql`
    SELECT FROM mailbox WHERE address = ${address} UNION ALL SELECT FROM mailing_list WHERE ${address} IN (address, bounce_address)
    UNION ALL SELECT FROM mailbox_address WHERE address = ${address}
    UNION ALL SELECT FROM barred_address WHERE address = ${address} AND until > now()`.execute(tx);
  return rows.length === 0;
}

/** Address that failed deliveries of a list come back to; its column has the same rule. */
export const bounceAddressOf = (address: string): string => address.replace(/(?=@[^@]*$)/, '-bounces');
/** The list whose failed deliveries come back to an address. */
export const listOfBounces = (address: string): string => address.replace(/-bounces(?=@[^@]*$)/, '');
const bounceName = /-bounces@/;

/** Returns those of many addresses that a mailbox or a list has, or that are barred. */
export async function takenAddresses(db: Db | Tx, addresses: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`
    SELECT address FROM mailbox WHERE address = ANY(${[...addresses]}::text[])
    UNION SELECT address FROM mailing_list WHERE address = ANY(${[...addresses]}::text[])
    UNION SELECT bounce_address FROM mailing_list WHERE bounce_address = ANY(${[...addresses]}::text[])
    UNION SELECT address FROM mailbox_address WHERE address = ANY(${[...addresses]}::text[])
    UNION SELECT address FROM barred_address WHERE address = ANY(${[...addresses]}::text[]) AND until > now()`.execute(db);
  return new Set(rows.map(({ address }) => address));
}

/** Whether an address can mean many mailboxes: those of a department, or of everyone. */
export const isGroupAddress = (address: string): boolean => /^\s*(?:dept_\d{1,9}|everyone)@/i.test(address);

/** Returns the local groups among addresses, each with its mailboxes: departments, everyone of a domain, mailing lists. */
export async function findGroups(db: Db | Tx, addresses: readonly string[], ownDomain: string): Promise<LocalRecipient[]> {
  const domains = await localDomains(db, ownDomain);
  const local = addresses.map(normalAddress).filter((address) => domains.has(domainOf(address)));
  if (local.length === 0) return [];
  const mains = await mainAddresses(db, local);
  const lists = await db.selectFrom('mailing_list').select('address').where('address', 'in', mains).execute();
  const isList = new Set(lists.map(({ address }) => address));
  return findRecipients(
    db,
    local.filter((address, place) => isGroupAddress(address) || isList.has(mains[place] as string)),
  );
}

/**
 * Names that every domain must accept (RFC 2142, RFC 5321). The administrators receive such messages unless a mailbox or list has the name.
 */
const dutyName = /^(?:postmaster|abuse)@/;

/** Selects the administrators' mailboxes for a local domain. */
async function ofAdministrators(db: Db | Tx, domain: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT a.mailbox_id AS id FROM account a JOIN operation_role r ON r.account_id = a.id AND r.role = 'super' WHERE a.is_active
      AND (EXISTS (SELECT FROM domain WHERE name = ${domain}) OR EXISTS (SELECT FROM mailbox WHERE split_part(address, '@', 2) = ${domain}))
    ORDER BY a.mailbox_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds whom local addresses mean: mailboxes, `dept_{id}` for a department, `everyone` for a whole domain, mailing lists (PIC-18), `postmaster` and `abuse`. */
export async function findRecipients(db: Db | Tx, addresses: readonly string[]): Promise<LocalRecipient[]> {
  const normal = [...new Set(addresses.map(normalAddress))];
  if (normal.length === 0) return [];
  const known = await byAddress(db, [...new Set([...normal, ...normal.map(withoutDetail)])]);
  const mailboxOf = (address: string) => [known.get(address), known.get(withoutDetail(address))].find((one) => one && one.id !== null);
  const mainOf = (address: string) => known.get(address)?.main ?? address;
  const open = normal.filter((address) => !mailboxOf(address) && !isGroupAddress(address)).map(mainOf);
  const lists = open.length === 0 ? new Map<string, Reached>() : await ofLists(db, open);
  const returning = open.filter((address) => !lists.has(address) && bounceName.test(address));
  const bounces = returning.length === 0 ? new Map<string, Reached>() : await ofBounces(db, returning);
  const found: LocalRecipient[] = [];
  for (const address of normal) {
    const own = mailboxOf(address);
    const main = mainOf(address);
    const department = /^dept_(\d{1,9})@/.exec(main)?.[1];
    if (own && own.id !== null) found.push({ address, mailboxIds: own.isClosed ? [] : [own.id], room: own.room });
    else if (department) found.push({ address, mailboxIds: await ofDepartment(db, Number(department)) });
    else if (main.startsWith('everyone@')) found.push({ address, mailboxIds: await ofDomain(db, domainOf(main)) });
    else {
      const listed = lists.get(main) ?? bounces.get(main);
      if (listed) found.push({ address, ...listed });
      else found.push({ address, mailboxIds: dutyName.test(main) ? await ofAdministrators(db, domainOf(main)) : [] });
    }
  }
  return found;
}

/** A mailbox about to receive: its room, its two folders for arrivals, and what its owner thinks of the senders. */
export interface Receiver {
  mailboxId: number;
  /** 0: unlimited. */
  quotaBytes: number;
  usedBytes: number;
  inboxId: number;
  inboxName: string;
  spamId: number | null;
  spamName: string | null;
  /** Those of the owner's rules that name one of the senders asked about (LST-78), and the senders that the organization accepts (BAK-98). */
  rules: { pattern: string; action: 'white' | 'black' }[];
}

/** Returns the patterns with which rules can name these senders: addresses and domains. */
export const patternsOf = (senders: readonly string[]): Set<string> =>
  new Set(senders.filter((sender) => sender.includes('@')).flatMap((sender) => [normalAddress(sender), `@${domainOf(sender)}`]));

/** Whether the owner has banned one of the names of a sender and allowed none of them. */
export function isBanned({ rules }: Pick<Receiver, 'rules'>, patterns: ReadonlySet<string>): boolean {
  const own = rules.filter(({ pattern }) => patterns.has(pattern));
  return own.length > 0 && own.every(({ action }) => action === 'black');
}

/** Whether the owner has allowed one of the names of a sender. */
export const isAllowed = ({ rules }: Pick<Receiver, 'rules'>, patterns: ReadonlySet<string>): boolean =>
  rules.some(({ pattern, action }) => action === 'white' && patterns.has(pattern));

/**
 * Locks mailboxes like `lockMailbox`, and reads the data that decide where a message goes in each. Mailboxes in `alsoLocked` are locked in
 * the same call, in one order.
 */
export async function lockReceivers(
  tx: Tx,
  {
    mailboxIds,
    alsoLocked,
    patterns,
    at,
  }: { mailboxIds: readonly number[]; alsoLocked: readonly number[]; patterns: ReadonlySet<string>; at: Date },
): Promise<ReadonlyMap<number, Receiver>> {
  const listing = { at, listedMs: await readListedMs(tx) };
  const { rows } = await sql<Receiver>`
    WITH locked AS MATERIALIZED (
      SELECT id, quota_bytes, used_bytes FROM mailbox WHERE id = ANY(${[...mailboxIds, ...alsoLocked]}::bigint[])
      ORDER BY id FOR NO KEY UPDATE
    )
    SELECT locked.id AS "mailboxId", locked.quota_bytes AS "quotaBytes", 
      locked.used_bytes + CASE WHEN locked.quota_bytes > 0 THEN ${countedBytes(sql`locked.id`, listing)} ELSE 0 END AS "usedBytes",
      inbox.id AS "inboxId", inbox.raw_name AS "inboxName", spam.id AS "spamId", spam.raw_name AS "spamName",
      coalesce(own.rules, '[]') AS rules
    FROM locked
    JOIN folder inbox ON inbox.mailbox_id = locked.id AND inbox.role = 'inbox'
    LEFT JOIN folder spam ON spam.mailbox_id = locked.id AND spam.role = 'spam'
    LEFT JOIN (
      SELECT mailbox_id, json_agg(json_build_object('pattern', pattern, 'action', action)) AS rules FROM (
        SELECT mailbox_id, pattern, action FROM sender_rule
        WHERE mailbox_id = ANY(${mailboxIds}::bigint[]) AND pattern = ANY(${[...patterns]}::text[]) AND is_active
        UNION ALL
        SELECT id, pattern, 'white' FROM organisation_sender, unnest(${mailboxIds}::bigint[]) AS given (id)
        WHERE organisation_sender.action = 'accept' AND pattern = ANY(${[...patterns]}::text[])
      ) rule GROUP BY mailbox_id
    ) own ON own.mailbox_id = locked.id`.execute(tx);
  return new Map(rows.map((row) => [row.mailboxId, row]));
}
