import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { contentLexemes, mailboxLexeme, tsvectorText } from '../../mime/lexeme/lexemes.ts';
import { makeAccount } from '../../testing/factories.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';
import { folderFaults, journalFaults, mailboxFaults } from '../check/check.repository.ts';
import { deliver } from '../inbound/deliver.ts';
import { rereadSlice } from './startRereading.ts';

let test: OpenMailbox;
let person: Person;
beforeAll(async () => {
  test = await openMailbox();
});
afterAll(() => test.close());
beforeEach(async () => {
  person = await test.enter(await makeAccount(test.deps));
});

const mail = (number: number) =>
  Buffer.from(
    [
      'From: =?iso-8859-1?Q?=C5se?= <ase@partner.example>',
      `To: ${person.address}`,
      `Subject: =?iso-8859-1?Q?=C4nderung_${number}?=`,
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=windows-1252',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      `I don=92t know ${number}`,
      '--b',
      'Content-Type: application/octet-stream',
      "Content-Disposition: attachment; filename*=iso-8859-1''%C4nderung.bin",
      '',
      'x',
      '--b--',
      '',
    ].join('\r\n'),
  );

/** Delivers a message, and replaces its parsed data with that of an older parser version. */
async function arriveAsOnce(number: number): Promise<number> {
  const { copies } = await deliver(test.deps, { raw: mail(number), mailFrom: 'ase@partner.example', recipients: [person.address] });
  const uid = copies[0]?.uid as number;
  const [subject, sender, text] = [`훞derung ${number}`, { name: '흏e', address: 'ase@partner.example' }, `I don뭪 know ${number}`];
  const name = '훞derung.bin';
  const recipients = [{ name: '', address: person.address }];
  const lexemes = contentLexemes({ subject, sender, recipients, text, attachmentNames: [name] });
  await sql`
    WITH copy AS (
      UPDATE message SET subject = ${subject}, subject_key = ${subject}, sender = ${JSON.stringify(sender)}::jsonb, party_key = ${sender.name}
      WHERE mailbox_id = ${person.mailboxId} AND uid = ${uid} RETURNING mailbox_id, id, content_id
    ),
    found AS (
      UPDATE message_text t SET lexemes = ${tsvectorText([mailboxLexeme(person.mailboxId), ...lexemes])}::tsvector
      FROM copy WHERE t.mailbox_id = copy.mailbox_id AND t.message_id = copy.id
    )
    UPDATE content c SET subject = ${subject}, sender = ${JSON.stringify(sender)}::jsonb, text = ${text}, reading = 0,
      attachments = jsonb_set(attachments, '{0,name}', ${JSON.stringify(name)}::jsonb)
    FROM copy WHERE c.id = copy.content_id`.execute(test.deps.db);
  return uid;
}

const finish = async () => {
  while (await rereadSlice(test.deps, 2));
};
const list = async () => {
  const { body } = await person.get('/mail/message/?folder=INBOX&limit=20&offset=0');
  return body.results.map(({ subject, mfrom }: { subject: string; mfrom: unknown }) => ({ subject, mfrom }));
};
const found = async (keyword: string): Promise<number> =>
  (await person.get(`/mail/message/search/?${new URLSearchParams({ page: '1', page_size: '20', keyword })}`)).body.total;
const subjects = async () => (await list()).map(({ subject }: { subject: string }) => subject).sort();
const changes = async () => (await test.journal(person.mailboxId)).filter(({ type }) => type === 'message.changed').length;
const faults = async () => [
  ...(await folderFaults(test.deps.db)),
  ...(await mailboxFaults(test.deps.db)),
  ...(await journalFaults(test.deps.db)),
];

it('RED-50 SRC-02 reads a message anew that was stored when it was read wrongly: its row, its letter, its file and the search', async () => {
  const uid = await arriveAsOnce(1);
  const before = await list();
  expect(before.map(({ subject }: { subject: string }) => subject)).toEqual(['훞derung 1']);
  expect([await found('Änderung'), await found('훞derung')]).toEqual([0, 1]);
  await finish();
  const [row] = await list();
  expect(await changes()).toBe(1);
  expect([row.subject, JSON.stringify(row.mfrom)]).toEqual(['Änderung 1', expect.stringContaining('Åse')]);
  const { body } = await person.get(`/mail/message/${uid}/?folder=INBOX`);
  expect(JSON.stringify(body)).not.toMatch(/훞|흏|뭪/);
  expect(JSON.stringify(body)).toContain('I don’t know 1');
  expect(JSON.stringify(body)).toContain('Änderung.bin');
  expect([await found('Änderung'), await found('훞derung')]).toEqual([1, 0]);
  expect(await faults()).toEqual([]);
});

it('SET-94 adds the mailing list to mail that was stored without it, and tells no window of it', async () => {
  const raw = Buffer.from('From: <post@lists.example>\r\nSubject: x\r\nList-Id: Weekly <weekly.lists.example>\r\n\r\nwords\r\n');
  const { copies } = await deliver(test.deps, { raw, mailFrom: 'post@lists.example', recipients: [person.address] });
  const [before, uid] = [await changes(), copies[0]?.uid as number];
  const traits = async () => {
    const { rows } = await sql<{ traits: unknown }>`
      SELECT c.traits FROM content c JOIN message m ON m.content_id = c.id WHERE m.mailbox_id = ${person.mailboxId} AND m.uid = ${uid}`.execute(
      test.deps.db,
    );
    return rows[0]?.traits;
  };
  const whole = await traits();
  await sql`UPDATE content SET reading = 1, traits = traits - 'list' WHERE id = (
    SELECT content_id FROM message WHERE mailbox_id = ${person.mailboxId} AND uid = ${uid})`.execute(test.deps.db);
  await finish();
  expect(await traits()).toEqual(whole);
  expect(whole).toMatchObject({ list: { id: 'weekly.lists.example', name: 'Weekly' } });
  expect(await changes()).toBe(before);
});

it('goes on where it was stopped, beside other servers, and changes nothing twice', async () => {
  for (const number of [1, 2, 3, 4, 5]) await arriveAsOnce(number);
  expect(await rereadSlice(test.deps, 2)).toBe(true);
  // The youngest come first.
  expect(await subjects()).toEqual(['Änderung 4', 'Änderung 5', '훞derung 1', '훞derung 2', '훞derung 3']);
  await Promise.all([finish(), finish()]);
  expect(await subjects()).toEqual([1, 2, 3, 4, 5].map((number) => `Änderung ${number}`));
  expect(await changes()).toBe(5);
  expect(await rereadSlice(test.deps, 2)).toBe(false);
  expect(await faults()).toEqual([]);
});

it('has done nothing of a slice that is ended in its middle, and does it again', async () => {
  await arriveAsOnce(1);
  const ended = await test.deps.db.transaction().execute(async (tx) => {
    await sql`SELECT FROM mailbox WHERE id = ${person.mailboxId} FOR UPDATE`.execute(tx);
    // It has read the message, and waits for the mailbox that this transaction holds.
    const slice = rereadSlice(test.deps, 2).then(
      () => 'done',
      () => 'ended',
    );
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FOR NO KEY UPDATE%'`.execute(test.deps.db);
        expect(rows.length).toBe(1);
      },
      { timeout: 30_000 },
    );
    return slice;
  });
  expect([ended, await subjects()]).toEqual(['ended', ['훞derung 1']]);
  await finish();
  expect(await subjects()).toEqual(['Änderung 1']);
});
