import { randomUUID } from 'node:crypto';
import * as api from '@jinshu/api';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDepartment } from './features/account/index.ts';
import { countContactUse } from './features/contact/contact.repository.ts';
import { putOnDisk } from './features/disk/index.ts';
import { insertReviewRule } from './features/review/reviewRule.repository.ts';
import { createFolder } from './mail/folder/createFolder.ts';
import { deliver } from './mail/inbound/deliver.ts';
import { saveTag } from './mail/tag/saveTag.ts';
import { buildTestApp } from './testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount } from './testing/factories.ts';
import { openOperator } from './testing/openOperator.ts';
import { setOwnPolicies } from './testing/setOwnPolicies.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type JsonSchema = { [name: string]: unknown };

const isEndpoint = (value: unknown): value is api.Endpoint =>
  value !== null && typeof value === 'object' && 'method' in value && 'path' in value && 'response' in value;
/** Every call of the contract, by its name. */
const endpoints = Object.entries(api as unknown as Record<string, object>)
  // A list of the settings holds its calls.
  .flatMap(
    ([name, value]) => [[name, value], ...Object.entries(value).map(([call, one]) => [`${name}.${call}`, one])] as [string, unknown][],
  )
  .filter((entry): entry is [string, api.Endpoint] => isEndpoint(entry[1]))
  // Its calls with a name of their own go by that.
  .sort(([left], [right]) => Number(left.includes('.')) - Number(right.includes('.')))
  .filter(([, endpoint], index, all) => all.findIndex(([, other]) => other === endpoint) === index);

/** Marker in all data of the victim. It must not appear in a response to another user. */
const secret = 'VICTIMSECRET';

let callers = 0;
/** An address that has not called yet, so that no test meets the limit of calls a minute for those before it. */
const freshAddress = () => {
  callers += 1;
  return `10.66.${callers >> 8}.${callers & 255}`;
};

/** Numbers that look random and are the same in every run. */
function makeRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (limit: number) => Math.floor(next() * limit),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  };
}
type Random = ReturnType<typeof makeRandom>;

const deep = (depth: number): Json => {
  let value: Json = 0;
  for (let n = 0; n < depth; n += 1) value = [value];
  return value;
};

/** Hostile inputs. */
const hostile: readonly Json[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  "' OR 1=1 --",
  '"; DROP TABLE account; --',
  '\\',
  '%',
  '%00',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '\r\nBcc: everyone@jinshu.example',
  'x'.repeat(70_000),
  '字'.repeat(30_000),
  '\ud800',
  '👩‍👩‍👧‍👦'.repeat(300),
  '__proto__',
  'constructor',
  'INBOX',
  'Trash',
  'all',
  'NaN',
  '1e309',
  'tag1',
  'f1',
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [null],
  deep(60),
  { toString: 'x', constructor: { prototype: 1 } },
  Array.from({ length: 12_000 }, (_, n) => n),
];

/** A value that the schema takes, more or less. */
function sample(schema: JsonSchema, random: Random, known: readonly Json[]): Json {
  const {
    type,
    properties,
    items,
    anyOf,
    oneOf,
    enum: choices,
    const: only,
    minimum,
    maximum,
    pattern,
    format,
    minLength,
  } = schema as {
    type?: string;
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
    anyOf?: JsonSchema[];
    oneOf?: JsonSchema[];
    enum?: Json[];
    const?: Json;
    minimum?: number;
    maximum?: number;
    pattern?: string;
    format?: string;
    minLength?: number;
  };
  if (only !== undefined) return only;
  if (choices) return random.pick(choices);
  if (anyOf ?? oneOf) return sample(random.pick(anyOf ?? oneOf ?? []), random, known);
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, property]) => [name, sample(property, random, known)]));
  }
  if (type === 'array') return Array.from({ length: random.below(3) + 1 }, () => sample(items ?? {}, random, known));
  if (type === 'boolean') return random.next() < 0.5;
  if (type === 'integer' || type === 'number') {
    const number = known.filter((value): value is number => typeof value === 'number');
    if (random.next() < 0.5) return random.pick(number);
    return Math.floor((minimum ?? 0) + random.next() * Math.min((maximum ?? 100) - (minimum ?? 0), 100));
  }
  if (type === 'string') {
    if (format === 'uuid')
      return random.next() < 0.5 ? randomUUID() : random.pick(known.filter((value) => /^[0-9a-f-]{36}$/.test(String(value))));
    if (pattern?.includes('\\d{1,15}')) return String(random.pick(known.filter((value) => typeof value === 'number')));
    if (pattern?.includes('tag\\d')) return random.pick(known.filter((value) => /^tag\d+$/.test(String(value))));
    if (pattern?.includes('0-9a-f]{32}'))
      return random.next() < 0.5 ? 'd41d8cd98f00b204e9800998ecf8427e' : '0123456789abcdef0123456789abcdef';
    if (pattern?.startsWith('^#')) return '#33B679';
    // Tokens of links and grants for letters: as long as they are, and made of the same letters.
    if (pattern?.startsWith('^[\\w-]')) {
      const tokens = known.filter((value): value is string => typeof value === 'string' && /^[\w-]{43,}$/.test(value));
      return random.pick(tokens.filter((value) => new RegExp(pattern).test(value)));
    }
    if (format !== undefined || minLength !== undefined || random.next() < 0.6) return String(random.pick(known));
    return random.pick(['INBOX', 'Drafts', 'Sent', 'Trash', 'Spam', 'hello', '你好', 'a@b.example']);
  }
  return null;
}

/** Puts something hostile, something of the victim's or nothing in place of a part of it. */
function spoil(value: Json, random: Random, known: readonly Json[]): Json {
  if (value !== null && typeof value === 'object' && random.next() < 0.85) {
    const keys = Object.keys(value);
    if (keys.length > 0) {
      const key = random.pick(keys);
      if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? spoil(item, random, known) : item));
      const chance = random.next();
      if (chance < 0.15) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
      if (chance < 0.25) return { ...value, [random.pick(['__proto__', 'constructor', 'extra', ''])]: random.pick(hostile) };
      return { ...value, [key]: spoil(value[key] as Json, random, known) };
    }
  }
  return random.next() < 0.3 ? random.pick(known) : random.pick(hostile);
}

const inText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 4000);
const wireSchema = (schema: api.Schema): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
const isMultipart = (body: api.BodyShape): body is api.Multipart => 'kind' in body;

/** A multipart body with these fields and a small file. */
function form(fields: Json, file: string): { payload: string; type: string } {
  const boundary = 'xxxxBOUNDARYxxxx';
  const parts = Object.entries(fields !== null && typeof fields === 'object' ? fields : {}).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name.replace(/[\r\n"]/g, '')}"\r\n\r\n${inText(value)}\r\n`,
  );
  const last = `--${boundary}\r\ncontent-disposition: form-data; name="${file}"; filename="x"\r\ncontent-type: application/octet-stream\r\n\r\nbytes\r\n--${boundary}--\r\n`;
  return { payload: parts.join('') + last, type: `multipart/form-data; boundary=${boundary}` };
}

const shapes: Record<string, (value: unknown) => boolean> = {
  non_field_errors: (value) => Array.isArray(value) && typeof value[0] === 'string',
  detail: (value) => typeof value === 'string',
  error: (value) => typeof value === 'string',
  error_message: (value) => typeof value === 'string',
};

/** Returns the fault of a response, regardless of the request. */
function faultOf(answer: LightMyRequestResponse): string | undefined {
  const { statusCode, body, headers } = answer;
  if (body.includes(secret)) return 'it holds what belongs to somebody else';
  if ([200, 206].includes(statusCode)) return undefined;
  if (![400, 401, 403, 404].includes(statusCode)) return `its status is ${statusCode}`;
  if (!String(headers['content-type']).startsWith('application/json')) return 'a problem must be JSON';
  const problem = JSON.parse(body) as Record<string, unknown>;
  if (!Object.hasOwn(api.problemKinds, String(problem.code))) return 'its code is unknown';
  const told = Object.keys(shapes).filter((shape) => problem[shape] !== undefined);
  if (told.length !== 1 || !shapes[told[0] ?? '']?.(problem[told[0] ?? ''])) return 'it has none of the four shapes';
  if (/node:|\bat [\w.]+ \(|SELECT|relation "|violates|syntax error/.test(body)) return 'it tells of the inside of the server';
  return undefined;
}

describe('the contract, against everything that may be sent', () => {
  let test: TestApp;
  let victim: TestAccount;
  let attacker: TestAccount;
  let ownDepartment: number;
  /** Names and numbers of the victim's and some of the attacker's own. */
  let known: Json[];

  beforeAll(async () => {
    test = await buildTestApp();
    const { deps } = test;
    victim = await makeAccount(deps, { name: 'Victim' });
    attacker = await makeAccount(deps, { name: 'Attacker' });
    ownDepartment = await deps.db.transaction().execute((tx) => createDepartment(tx, { name: 'Own' }));
    // Every book is open, so that input reaches what is behind it.
    await setOwnPolicies(deps.db, attacker.accountId, { webmail_soab_show: true });
    known = [victim.mailboxId, victim.accountId, 1, 2, 3];
    for (const [whose, word] of [
      [victim, secret],
      [attacker, 'own'],
    ] as const) {
      for (let n = 0; n < 3; n += 1) {
        const raw = `From: ${word} <${word.toLowerCase()}@x.example>\r\nTo: ${whose.address}\r\nSubject: ${word} ${n}\r\nMessage-ID: <${whose.name.toLowerCase()}-${n}@x.example>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n${word} body\r\n--b\r\nContent-Type: text/plain; name=${word}.txt\r\nContent-Disposition: attachment; filename=${word}.txt\r\n\r\n${word} file\r\n--b--\r\n`;
        await deliver(deps, { raw: Buffer.from(raw), mailFrom: `${word.toLowerCase()}@x.example`, recipients: [whose.address] });
      }
      const folder = await createFolder(deps, { mailboxId: whose.mailboxId, name: word });
      const tag = await saveTag(deps, { mailboxId: whose.mailboxId, name: word, color: '#33B679' });
      known.push(folder.rawName, folder.id, tag.id);
      await deps.db
        .transaction()
        .execute((tx) => countContactUse(tx, whose.mailboxId, [{ name: word, address: `${word}@x.example` }], { adds: true }));
      const hash = Buffer.alloc(32, word);
      await deps.db
        .insertInto('blob')
        .values({ hash, size: word.length, bytes: Buffer.from(word) })
        .execute();
      const stored = await deps.db
        .insertInto('stored_attachment')
        .values({
          mailbox_id: whose.mailboxId,
          name: `${word}.txt`,
          type: 'text/plain',
          size: word.length,
          md5: '0123456789abcdef0123456789abcdef',
          hash,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const draftId = randomUUID();
      const { headers } = await openSession(deps, whose);
      const saved = await test.app.inject({
        method: 'POST',
        url: '/api/mail/message/sent/',
        headers,
        payload: z.encode(api.sendDraft.body as z.ZodMiniType, {
          ...api.emptyDraft(draftId, { address: whose.address, name: whose.name }),
          subject: word,
          text: word,
          action: 'save',
        }) as object,
      });
      expect(saved.statusCode).toBe(200);
      const { rows: made } = await sql<{ id: string }>`
        WITH signed AS (INSERT INTO signature (account_id, caption, content) VALUES (${whose.accountId}, ${word}, ${word}) RETURNING id),
        written AS (INSERT INTO template_letter (account_id, caption, content) VALUES (${whose.accountId}, ${word}, ${word}) RETURNING id),
        pictured AS (INSERT INTO picture (account_id, type, size, hash) VALUES (${whose.accountId}, 'image/png', 1, ${hash}) RETURNING id),
        grouped AS (INSERT INTO contact_group (mailbox_id, name) VALUES (${whose.mailboxId}, ${word}) RETURNING id)
        SELECT id::text FROM signed UNION ALL SELECT id::text FROM written UNION ALL SELECT id::text FROM pictured
        UNION ALL SELECT id::text FROM grouped`.execute(deps.db);
      known.push(...made.map(({ id }) => (/^\d+$/.test(id) ? Number(id) : id)));
      await seedMore(whose, word, stored.id, hash);
      // Don't include the secret: an echo of the request isn't a leak.
      known.push(stored.id, draftId, `${whose.name.toLowerCase()}-0@x.example`);
    }
  });
  afterAll(() => test.close());

  /**
   * Adds data of every other kind: drive files, an unfinished upload, a link, and scheduled, burn-after-reading, password-protected and
   * reviewed messages.
   */
  async function seedMore(whose: TestAccount, word: string, storedId: number, hash: Buffer): Promise<void> {
    const { deps, app } = test;
    const { headers } = await openSession(deps, whose);
    const post = async (path: string, payload: object) => {
      const answer = await app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
      expect([path, answer.statusCode]).toEqual([path, 200]);
      return answer.json();
    };
    const { mailboxId, accountId, address, name } = whose;
    const md5 = '0123456789abcdef0123456789abcdef';
    const file = { name: `${word}.txt`, type: 'text/plain', size: word.length, md5, hash };
    const owner = { disk: 'personal', mailboxId } as const;
    const [onDisk] = await deps.db
      .transaction()
      .execute((tx) => putOnDisk(tx, { owner, accountId, folderId: 0, files: [file], at: deps.now() }));
    const { rows: folders } = await sql<{ id: number }>`
      INSERT INTO disk_folder (disk_id, name, account_id) SELECT id, ${word}, ${accountId} FROM disk WHERE mailbox_id = ${mailboxId}
      RETURNING id`.execute(deps.db);
    const { payload, type } = form({ chunkNumber: '0', fileMd5: md5, t: word }, 'chunkFile');
    const piece = await app.inject({
      method: 'POST',
      url: '/api/netdisk/uploadnew/',
      headers: { ...headers, 'content-type': type },
      payload,
    });
    expect(piece.statusCode).toBe(200);
    // A valid link token gives access to its file, so expire the victim's token before the test.
    const links = await post('/mail/message/more-post/', { attachments: [storedId], net_attachments: [], company_attachments: [] });
    const token = String(new URL(links.results[0].url).searchParams.get('token'));
    if (whose === victim) await sql`UPDATE online_link SET expires_at = '2020-01-01' WHERE token = ${token}`.execute(deps.db);

    const friend = await makeAccount(deps, { name: `Friend of ${name}` });
    const send = (changes: object, action: 'sent' | 'save' = 'sent') =>
      post(
        '/mail/message/sent/',
        z.encode(api.sendDraft.body as z.ZodMiniType, {
          ...api.emptyDraft(randomUUID(), { address, name }),
          to: [{ address: friend.address, name: '' }],
          subject: word,
          text: word,
          html: word,
          action,
          ...changes,
        }) as object,
      );
    const later = new Date(deps.now().getTime() + 86_400_000).toISOString();
    const scheduled = await send({ isScheduled: true, scheduledAt: later });
    const burning = await send({ isBurn: true, burnLimit: 1 });
    const closed = await send({ hasPassword: true, password: 'a1B2c3' });
    const { rows: sealed } = await sql<{ uid: number }>`
      SELECT m.uid FROM message m JOIN content c ON c.id = m.content_id
      WHERE m.mailbox_id = ${mailboxId} AND c.message_id = ${closed.message_id}`.execute(deps.db);
    const opened = await post('/mail/message/password/', { uid: sealed[0]?.uid, folder: 'Sent', password: 'a1B2c3' });
    expect(opened.grant).toMatch(/^[\w-]{43,}$/);

    const writer = await makeAccount(deps, { name: `Writer for ${name}` });
    await deps.db
      .transaction()
      .execute((tx) => insertReviewRule(tx, { reason: word, accountId: writer.accountId, reviewerIds: [accountId] }));
    const written = await openSession(deps, writer);
    const held = await app.inject({
      method: 'POST',
      url: '/api/mail/message/sent/',
      headers: written.headers,
      payload: z.encode(api.sendDraft.body as z.ZodMiniType, {
        ...api.emptyDraft(randomUUID(), { address: writer.address, name: '' }),
        to: [{ address: friend.address, name: '' }],
        subject: word,
        text: word,
        html: word,
        action: 'sent',
      }) as object,
    });
    expect(held.json()).toMatchObject({ success: true });
    const { rows: reviews } = await sql<{ id: number }>`SELECT id FROM review_mail WHERE account_id = ${writer.accountId}`.execute(deps.db);
    expect(reviews).toHaveLength(1);
    known.push(onDisk?.file.id ?? 0, folders[0]?.id ?? 0, token, opened.grant, reviews[0]?.id ?? 0);
    known.push(scheduled.draft_id, burning.message_id, closed.message_id, sealed[0]?.uid ?? 0);
  }

  /** Everything that the victim has, in whatever table that names a mailbox or an account, so that a change anywhere shows. */
  const victimState = async () => {
    const { rows: owned } = await sql<{ table: string; column: string }>`
      SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
      JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
      WHERE c.table_schema = 'public' AND c.column_name IN ('mailbox_id', 'account_id') ORDER BY 1, 2`.execute(test.deps.db);
    expect(owned.length).toBeGreaterThan(25);
    const parts = owned.map(({ table, column }) => {
      const whose = column === 'mailbox_id' ? victim.mailboxId : victim.accountId;
      return sql`coalesce((SELECT string_agg(r::text, ',' ORDER BY r::text) FROM ${sql.table(table)} r WHERE ${sql.ref(`r.${column}`)} = ${whose}), '')`;
    });
    const own = sql`(SELECT a::text FROM account a WHERE a.id = ${victim.accountId})`;
    // Rows of reviewed messages and drive files have no mailbox or account column.
    const disk = sql`coalesce((SELECT string_agg(f::text, ',' ORDER BY f.id) FROM disk_file f JOIN disk d ON d.id = f.disk_id WHERE d.mailbox_id = ${victim.mailboxId}), '')`;
    const reviewed = sql`coalesce((SELECT string_agg(r::text, ',' ORDER BY r.id) FROM review_mail r WHERE r.held_reason LIKE ${`%${secret}%`}), '')`;
    const { rows } = await sql<{
      state: string;
    }>`SELECT md5(${sql.join([...parts, own, disk, reviewed], sql` || '/' || `)}) AS state`.execute(test.deps.db);
    return rows[0]?.state;
  };

  const pathOf = (endpoint: api.Endpoint, params: Record<string, unknown>) =>
    `/api${endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(inText(params[name] ?? '1')).slice(0, 400))}`;
  const bodyOf = (endpoint: api.Endpoint, value: Json): { payload?: string; type?: string } => {
    if (!endpoint.body) return {};
    if (isMultipart(endpoint.body)) return form(value, endpoint.body.file);
    return { payload: JSON.stringify(value), type: 'application/json' };
  };

  it('API-01 mounts every call of the contract, and only below /api', async () => {
    expect(endpoints.length).toBeGreaterThan(40);
    expect(new Set(test.app.endpoints)).toEqual(new Set(endpoints.map(([, endpoint]) => endpoint)));
    for (const [, { method, path }] of endpoints) {
      expect(test.app.hasRoute({ method, url: `/api${path}` })).toBe(true);
      expect(test.app.hasRoute({ method, url: path })).toBe(false);
    }
  });

  it.each(endpoints)('%s lets in nobody without a session, or only where nobody is needed', async (_name, endpoint) => {
    const random = makeRandom(7);
    const params = endpoint.params ? (sample(wireSchema(endpoint.params), random, known) as Record<string, Json>) : {};
    const { payload, type } = bodyOf(endpoint, {});
    const ask = (headers: Record<string, string>) =>
      test.app.inject({
        method: endpoint.method,
        url: pathOf(endpoint, params),
        headers: { ...headers, ...(type && { 'content-type': type }) },
        ...(payload && { payload }),
      });
    for (const headers of [{}, { cookie: 'jinshu_session=' }, { cookie: `jinshu_session=${'a'.repeat(43)}`, 'x-jinshu-token': 'x' }]) {
      const answer = await ask(headers);
      if (endpoint.access.of === 'public') expect(answer.statusCode).not.toBe(401);
      else
        expect([answer.statusCode, answer.json()]).toEqual([
          401,
          { detail: 'The session has expired. Log in again.', code: 'session-expired' },
        ]);
    }
    if (endpoint.access.of !== 'public' && (endpoint.method !== 'GET' || endpoint.changes)) {
      const { headers } = await sessionFor(endpoint);
      expect((await ask({ cookie: headers.cookie ?? '' })).statusCode).toBe(403);
      expect((await ask({ ...headers, 'x-jinshu-token': `${headers['x-jinshu-token']}x` })).statusCode).toBe(403);
      expect((await ask({ ...headers, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    }
  });

  /** A session for a call. In the back stage it is of an administrator of a department that the victim isn't in. */
  const sessionFor = async (
    { access }: api.Endpoint,
    role: api.OperationRole = 'organisation',
  ): Promise<{ headers: Record<string, string> }> =>
    access.of === 'operation' ? openOperator(test, role, role === 'organisation' ? [ownDepartment] : []) : openSession(test.deps, attacker);

  it.each(endpoints)(
    '%s answers hostile input in the shapes of the contract, and nothing of another user',
    { timeout: 60_000 },
    async (name, endpoint) => {
      const random = makeRandom([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 17));
      const before = await victimState();
      const rounds = name === 'logIn' ? 20 : 60;
      let session = await sessionFor(endpoint);
      const remoteAddress = freshAddress();
      for (let round = 0; round < rounds; round += 1) {
        const part = (schema: api.Schema | undefined, spoils: boolean): Json => {
          if (!schema) return {};
          const value = sample(wireSchema(schema), random, known);
          return spoils ? spoil(value, random, known) : value;
        };
        // Every fifth request matches the schema: with another user's ids, that is the dangerous kind.
        const spoils = round % 5 !== 0;
        const params = part(endpoint.params, spoils && random.next() < 0.5) as Record<string, Json>;
        const query = part(endpoint.query, spoils);
        const bodySchema = endpoint.body && (isMultipart(endpoint.body) ? endpoint.body.fields : endpoint.body);
        const { payload, type } = bodyOf(endpoint, part(bodySchema, spoils));
        const search = new URLSearchParams(
          Object.entries(query !== null && typeof query === 'object' ? query : {})
            .filter(([, value]) => value !== null)
            .map(([key, value]): [string, string] => [inText(key), inText(value)]),
        );
        const url = `${pathOf(endpoint, params ?? {})}?${search}`;
        const answer = await test.app.inject({
          method: endpoint.method,
          url,
          remoteAddress,
          headers: { ...session.headers, ...(type && { 'content-type': type }) },
          ...(payload !== undefined && { payload }),
        });
        const fault = faultOf(answer);
        if (fault) {
          expect.fail(
            `${name}: ${fault}\n${endpoint.method} ${url.slice(0, 500)}\n${payload?.slice(0, 1000)}\n→ ${answer.statusCode} ${answer.body.slice(0, 500)}`,
          );
        }
        if (answer.statusCode === 401) session = await sessionFor(endpoint);
      }
      expect(await victimState()).toBe(before);
    },
  );

  it.each(endpoints.filter(([, { body }]) => body !== undefined))('%s refuses bodies that are none', async (_name, endpoint) => {
    const { headers } = await sessionFor(endpoint, 'super');
    const url = pathOf(endpoint, { id: endpoint.path.includes('/tag/') ? 'tag1' : '1', uid: '1' });
    const remoteAddress = freshAddress();
    const send = (payload: string | Buffer | undefined, type: string | undefined) =>
      test.app.inject({
        method: endpoint.method,
        url,
        remoteAddress,
        headers: { ...headers, ...(type && { 'content-type': type }) },
        ...(payload !== undefined && { payload }),
      });
    const bodies: [string | Buffer | undefined, string | undefined][] = [
      [undefined, undefined],
      ['', 'application/json'],
      ['{"a":', 'application/json'],
      ['[]', 'application/json'],
      ['null', 'application/json'],
      ['"text"', 'application/json'],
      ['{"__proto__":{"isAdmin":true}}', 'application/json'],
      ['['.repeat(100_000), 'application/json'],
      [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'application/json'],
      [Buffer.from([0xff, 0xfe, 0x00]), 'application/json'],
      ['<a/>', 'application/xml'],
      ['a=b', 'application/x-www-form-urlencoded'],
      ['hello', 'text/plain'],
      ['hello', 'nonsense'],
      ['--x\r\n', 'multipart/form-data; boundary=x'],
      ['--x\r\ncontent-disposition: form-data; name="chunkFile"; filename="x"\r\n\r\nbytes', 'multipart/form-data; boundary=x'],
      ['--x\r\nno header at all\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
      ['hello', 'multipart/form-data'],
    ];
    for (const [payload, type] of bodies) {
      const answer = await send(payload, type);
      // A login page that sends nothing to check asks for a fresh captcha.
      if (endpoint === api.checkLogin && answer.statusCode === 200) continue;
      expect([answer.statusCode, faultOf(answer)], `${type}: ${payload?.slice(0, 40)} → ${answer.body.slice(0, 200)}`).toEqual([
        400,
        undefined,
      ]);
    }
  });

  it('refuses a body that is larger than any draft', async () => {
    const { headers } = await openSession(test.deps, attacker);
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/mail/message/sent/',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ html_text: 'x'.repeat(17 * 1024 * 1024) }),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'too-large']);
  });

  it.each(['/api/', '/api/nothing/', '/api/mail/folder', '/api/mail/%2e%2e%2fx/', '/api/mail/tag/tag1', '/api/mail/tag/%00/', '/api/%ff/'])(
    'answers 404 at %s in the shape of the contract',
    async (url) => {
      const { headers } = await openSession(test.deps, attacker);
      const answer = await test.app.inject({ url, headers });
      expect([400, 404]).toContain(answer.statusCode);
      expect(faultOf(answer)).toBeUndefined();
    },
  );

  it('API-02 takes the cache-buster with every call', async () => {
    const { headers } = await openSession(test.deps, attacker);
    for (const url of ['/api/mail/folder/', '/api/mail/tag/', '/api/core/userinfo/', '/api/contact/lenovoall/?search=a']) {
      const answer = await test.app.inject({ url: `${url}${url.includes('?') ? '&' : '?'}_t=179432000000012345`, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('API-05 answers every list with count and results, the search with total', async () => {
    for (const [name, { response }] of endpoints) {
      if (response === api.blob) continue;
      const { properties = {} } = wireSchema(response as api.Schema) as { properties?: Record<string, { type?: string }> };
      if (properties.results?.type !== 'array' || name === 'getSharedStatus') continue;
      expect(Object.keys(properties), name).toContain(name === 'searchMessages' ? 'total' : 'count');
    }
  });

  it('API-16 answers a bug with 500 and not a word about the inside', async () => {
    const { headers } = await openSession(test.deps, attacker);
    await sql`ALTER TABLE tag RENAME TO tag_away`.execute(test.deps.db);
    const answer = await test.app.inject({ url: '/api/mail/tag/', headers });
    await sql`ALTER TABLE tag_away RENAME TO tag`.execute(test.deps.db);
    expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'Internal server error. Try again.', code: 'internal' }]);
  });

  it('API-21 names the field of each error', async () => {
    const { headers } = await openSession(test.deps, attacker);
    const answer = await test.app.inject({ method: 'POST', url: '/api/mail/tag/', headers, payload: { name: '', color: 'red' } });
    expect(answer.json()).toEqual({
      name: [expect.any(String)],
      color: [expect.any(String)],
      non_field_errors: ['The input is not valid.'],
      code: 'invalid-input',
    });
  });

  it('describes every call in a document of OpenAPI 3.1 that hangs together', async () => {
    const document = (await test.app.inject('/api/openapi.json')).json() as {
      openapi: string;
      paths: Record<
        string,
        Record<string, { operationId: string; parameters: { name: string; in: string }[]; responses: object; security: object[] }>
      >;
    };
    expect(document.openapi).toMatch(/^3\.1\./);
    const ids = new Set<string>();
    for (const [name, { method, path, access }] of endpoints) {
      const template = `/api${path.replace(/:(\w+)/g, '{$1}')}`;
      const found = document.paths[template] ?? document.paths[template.replace('/api', '')];
      const operation = found?.[method.toLowerCase()];
      expect(operation?.operationId, name).toBe(name);
      ids.add(name);
      expect(operation?.parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(
        [...path.matchAll(/:(\w+)/g)].map((match) => match[1]),
      );
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '500']));
      expect(operation?.security.length === 0).toBe(access.of === 'public');
    }
    expect(ids.size).toBe(endpoints.length);
    const text = JSON.stringify(document);
    for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = pointer
        .split('/')
        .reduce<unknown>(
          (node, key) => (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
          document,
        );
      expect(target, pointer).toBeDefined();
    }
  });
});
