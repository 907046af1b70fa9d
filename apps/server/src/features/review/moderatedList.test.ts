import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readRaw } from '../../mail/content/index.ts';
import { deliver } from '../../mail/inbound/index.ts';
import { commandLine } from '../../platform/operation/index.ts';
import { makeAccount } from '../../testing/factories.ts';
import { type MailboxToOutside, openMailboxToOutside, type Person } from '../../testing/openMailbox.ts';
import { openOperator } from '../../testing/openOperator.ts';
import { act, arrivedRow, makeForm, rowsOf } from '../../testing/sendForm.ts';
import { makeList, setWriters } from '../../testing/testList.ts';
import { changeMailingList, deleteMailingList } from '../operation/index.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const team = 'team@jinshu.example';
const everything = { reach: 'all' } as const;

let test: MailboxToOutside;
/** Lin and Zhou write, Shen and Gao moderate, Chen and Shen are members. */
let lin: Person;
let chen: Person;
let shen: Person;
let gao: Person;

const moderate = (isModerated: boolean, moderatorIds: readonly number[], address = team) =>
  changeMailingList(test.deps, everything, commandLine, { address }, { isModerated, moderatorIds });

beforeAll(async () => {
  test = await openMailboxToOutside();
  ({ lin, chen } = test);
  const make = async (name: string, address: string) => test.enter(await makeAccount(test.deps, { name, address }));
  shen = await make('沈禾', 'shen.he@jinshu.example');
  gao = await make('高远', 'gao.yuan@jinshu.example');
  await makeList(test.deps, { address: team, name: '项目组', ownerId: lin.accountId, members: [chen.address, shen.address] });
  await setWriters(test.deps, team, 'everybody');
  await moderate(true, [shen.accountId, gao.accountId]);
});
afterAll(() => test.close());

let count = 0;
async function send(who: Person, to: readonly string[]) {
  count += 1;
  const subject = `周报${count}`;
  const form = makeForm(
    who,
    to.map((address) => ({ address, name: '' })),
    { subject },
  );
  const { body } = await act(who, 'sent', form);
  return { subject, messageId: body.message_id as string };
}

const statuses = async (who: Person, messageId: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await who.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`)).body.results.map(
      ({ recipient, status }: Record<string, string>) => [recipient, status],
    ),
  );
const become = (who: Person, messageId: string, wanted: Record<string, string>) =>
  vi.waitFor(async () => expect(await statuses(who, messageId)).toEqual(wanted), 15_000);

interface Waiting {
  id: number;
  subject: string;
  reason: string;
  list: string;
}
const waiting = async (who: Person): Promise<Waiting[]> => (await who.get('/mail/review/?status=wait&page=1&page_size=50')).body.results;
const held = async (subject: string, who = shen): Promise<Waiting> => {
  const found = (await waiting(who)).find((one) => one.subject === subject);
  if (!found) throw new Error(`"${subject}" does not wait`);
  return found;
};
const decide = (who: Person, status: 'permit' | 'reject', id: number, reason?: string) =>
  who.post('/mail/review/batch/', { status, review_ids: [id], ...(reason !== undefined && { reason }) });
const inInbox = async (who: Person, subject: string) => (await rowsOf(who, 'INBOX')).filter((row) => row.subject === subject);
const arrive = (subject: string, recipients = [team], once?: Buffer) =>
  deliver(
    test.deps,
    {
      raw: Buffer.from(
        `Subject: ${subject}\r\nFrom: Han <han@far.example>\r\nTo: ${team}\r\nMessage-ID: <${subject}@far.example>\r\n\r\nHello.\r\n`,
      ),
      mailFrom: 'han@far.example',
      recipients,
      once,
    },
    { whenFull: 'all-or-none' },
  );

describe('mail to a moderated list', () => {
  it('BAK-54 waits in the review area of its moderators, and reaches the members with the fields of the list when one permits it', async () => {
    const { subject, messageId } = await send(lin, [team, gao.address]);
    await become(lin, messageId, { [team]: 'review', [gao.address]: 'deliver' });
    expect([await inInbox(chen, subject), (await waiting(chen)) ?? []]).toEqual([[], []]);
    const { id, list } = await held(subject, gao);
    expect(list).toBe('项目组');
    expect((await shen.get(`/mail/review/${id}/`)).body).toMatchObject({
      subject,
      list: '项目组',
      to: [{ address: team }, { address: gao.address }],
    });
    expect((await decide(shen, 'permit', id)).body).toEqual({ count: 1, taken: [] });
    await become(lin, messageId, { [team]: 'deliver', [gao.address]: 'deliver' });
    const row = await test.deps.db
      .selectFrom('message')
      .select('content_id')
      .where('mailbox_id', '=', chen.mailboxId)
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    const raw = await readRaw(test.deps.db, test.deps.blobs, row.content_id as number);
    expect(raw?.toString('latin1')).toMatch(/^List-Id: .*\r\n <team\.jinshu\.example>\r\n/);
    expect((await decide(gao, 'reject', id, '太晚了')).body).toEqual({ count: 0, taken: [id] });
  });

  it('BAK-54 comes once to a member whom it was addressed to as well, before it was permitted', async () => {
    const { subject, messageId } = await send(lin, [team, chen.address]);
    await become(lin, messageId, { [team]: 'review', [chen.address]: 'deliver' });
    await decide(gao, 'permit', (await held(subject, gao)).id);
    await become(lin, messageId, { [team]: 'deliver', [chen.address]: 'deliver' });
    await arrivedRow(shen, subject);
    expect(await inInbox(chen, subject)).toHaveLength(1);
  });

  it('BAK-54 REV-33 comes back to its writer with the reason when a moderator rejects it, and others keep what they have', async () => {
    const { subject, messageId } = await send(lin, [team, gao.address]);
    await become(lin, messageId, { [team]: 'review', [gao.address]: 'deliver' });
    await decide(shen, 'reject', (await held(subject)).id, '与项目无关');
    await become(lin, messageId, { [team]: 'deliver_fail', [gao.address]: 'deliver' });
    const { uid } = await arrivedRow(lin, `未通过审核：${subject}`);
    const notice = (await lin.get(`/mail/message/${uid}/?folder=INBOX`)).body;
    expect(JSON.stringify(notice)).toContain('与项目无关');
    expect(JSON.stringify(notice)).toContain(`您发给邮件列表 ${team} 的邮件未通过审核`);
    expect([await inInbox(chen, subject), await inInbox(shen, subject)]).toEqual([[], []]);
  });

  it('BAK-54 goes to the members at once when a moderator wrote it', async () => {
    const { subject, messageId } = await send(shen, [team]);
    await arrivedRow(chen, subject);
    await become(shen, messageId, { [team]: 'deliver' });
    expect((await waiting(gao)).filter((one) => one.subject === subject)).toEqual([]);
  });

  it('BAK-54 is withdrawn when its writer recalls it', async () => {
    const { subject, messageId } = await send(lin, [team]);
    await become(lin, messageId, { [team]: 'review' });
    await lin.post('/mail/message/send-recall/', { message_id: messageId });
    expect((await waiting(shen)).filter((one) => one.subject === subject)).toEqual([]);
  });

  it('BAK-54 waits when it comes from outside, and is delivered when it is permitted', async () => {
    const { held: waits, copies } = await arrive('outside-1', [team, chen.address]);
    expect([[...waits], copies.length]).toEqual([[team], 1]);
    await decide(gao, 'permit', (await held('outside-1', gao)).id);
    expect(await inInbox(shen, 'outside-1')).toHaveLength(1);
    expect(await inInbox(chen, 'outside-1')).toHaveLength(1);
    const row = await test.deps.db
      .selectFrom('message')
      .select('smtp_sender')
      .where('mailbox_id', '=', shen.mailboxId)
      .where('subject', '=', 'outside-1')
      .executeTakeFirst();
    expect(row?.smtp_sender).toBe('team-bounces@jinshu.example');
  });

  it('BAK-54 SND-59 waits once where the client hands it over again after a lost answer', async () => {
    const once = Buffer.from('outside-4');
    await arrive('outside-4', [team], once);
    expect(await arrive('outside-4', [team], once)).toMatchObject({ isRepeated: true, held: new Set() });
    expect((await waiting(shen)).filter((one) => one.subject === 'outside-4')).toHaveLength(1);
  });

  it('BAK-54 BAK-64 from outside is shown to administrators without its text, who can give it to others', async () => {
    const operator = await openOperator(test, 'super');
    await arrive('outside-3');
    const found = async () => (await operator.ask('GET', 'held-review/?page=1&page_size=50&status=wait&keyword=outside-3')).body as unknown;
    expect(await found()).toMatchObject({
      count: 1,
      results: [{ subject: 'outside-3', rules: ['项目组'], sender: { address: 'han@far.example' } }],
    });
    const { id } = await held('outside-3');
    expect((await operator.ask('POST', 'held-review/assign/', { ids: [id], reviewers: [chen.accountId] })).status).toBe(200);
    expect((await decide(chen, 'permit', id)).body).toEqual({ count: 1, taken: [] });
    expect(await inInbox(shen, 'outside-3')).toHaveLength(1);
  });

  it('BAK-54 REV-33 from outside comes back to the sender outside with the reason, from nobody who could get a bounce', async () => {
    await arrive('outside-2');
    await decide(shen, 'reject', (await held('outside-2')).id, 'off topic');
    const notice = await vi.waitFor(() => {
      const found = test.sink.mails.find(({ recipients }) => recipients.includes('han@far.example'));
      if (!found) throw new Error('no notice yet');
      return found;
    }, 15_000);
    expect(notice.mailFrom).toBe('');
    expect(notice.raw.toString()).toContain('In-Reply-To: <outside-2@far.example>');
    expect(await inInbox(chen, 'outside-2')).toEqual([]);
  });

  it('BAK-54 stays with its moderators when the list is moderated no more or is gone, and then comes back', async () => {
    await makeList(test.deps, { address: 'club@jinshu.example', name: '读书会', members: [chen.address] });
    await moderate(true, [gao.accountId], 'club@jinshu.example');
    const { subject, messageId } = await send(lin, ['club@jinshu.example']);
    await become(lin, messageId, { 'club@jinshu.example': 'review' });
    await moderate(false, [gao.accountId], 'club@jinshu.example');
    const { id } = await held(subject, gao);
    await deleteMailingList(test.deps, everything, commandLine, { address: 'club@jinshu.example' });
    await decide(gao, 'permit', id);
    await become(lin, messageId, { 'club@jinshu.example': 'deliver_fail' });
  });
});
