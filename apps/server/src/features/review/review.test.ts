import { type Draft, suffixOf } from '@jinshu/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAccount } from '../../testing/factories.ts';
import { type MailboxToOutside, openMailboxToOutside, type Person } from '../../testing/openMailbox.ts';
import { act, arrivedRow, keepSessions, makeForm, openRow, rowsOf, storeFile } from '../../testing/sendForm.ts';
import { burnDue } from '../burn/startBurning.ts';
import { sendScheduled } from '../schedule/startScheduled.ts';
import { insertReviewRule } from './reviewRule.repository.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: MailboxToOutside;
/** Zhou's messages are held for review by Shen and Gao, Xu's for review by Gao. Chen and Lin are colleagues. */
let zhou: Person;
let shen: Person;
let gao: Person;
let xu: Person;
let chen: Person;
let lin: Person;
const start = new Date('2026-11-20T12:00:00Z');
let clock = start;

beforeAll(async () => {
  test = await openMailboxToOutside({ now: () => clock });
  ({ lin, chen } = test);
  const make = async (name: string, address: string) => test.enter(await makeAccount(test.deps, { name, address }));
  zhou = await make('周安', 'zhou.an@jinshu.example');
  shen = await make('沈禾', 'shen.he@jinshu.example');
  gao = await make('高远', 'gao.yuan@jinshu.example');
  xu = await make('许诺', 'xu.nuo@jinshu.example');
  await addRule({ reason: '财务部发出的邮件', accountId: zhou.accountId, reviewerIds: [shen.accountId, gao.accountId] });
  await addRule({ reason: '许诺的邮件', accountId: xu.accountId, reviewerIds: [gao.accountId] });
  await keepSessions(test);
});
beforeEach(() => {
  clock = start;
});
afterAll(() => test.close());

const addRule = (rule: Parameters<typeof insertReviewRule>[1]) => test.deps.db.transaction().execute((tx) => insertReviewRule(tx, rule));

let count = 0;
async function send(changes: Partial<Draft> = {}, who = zhou, to: readonly { address: string; name: string }[] = [chen]) {
  count += 1;
  const subject = `付款申请${count}`;
  const { body } = await act(who, 'sent', makeForm(who, to, { subject, ...changes }));
  expect(body.success).toBe(true);
  return { subject: changes.subject ?? subject, messageId: body.message_id as string, draftId: body.draft_id as string };
}
interface Listed {
  id: number;
  subject: string;
  reason: string;
}
const list = async (who: Person, status = 'wait', more = 'page=1&page_size=50'): Promise<{ count: number; results: Listed[] }> =>
  (await who.get(`/mail/review/?status=${status}&${more}`)).body;
async function held(subject: string, who = shen): Promise<number> {
  const found = (await list(who)).results.find((one) => one.subject === subject);
  if (!found) throw new Error(`"${subject}" does not wait`);
  return found.id;
}
const waits = async (subject: string, who = shen) => (await list(who)).results.some((one) => one.subject === subject);
const decide = (who: Person, status: 'permit' | 'reject', ids: number[], reason?: string) =>
  who.post('/mail/review/batch/', { status, review_ids: ids, ...(reason !== undefined && { reason }) });
interface Fate {
  recipient: string;
  status: string;
  status_info: string;
  recall_status: string;
  inform: string;
}
const fates = async (messageId: string, who = zhou): Promise<Fate[]> =>
  (await who.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`)).body.results;
const statuses = async (messageId: string, who = zhou) =>
  Object.fromEntries((await fates(messageId, who)).map(({ recipient, status }) => [recipient, status]));
const settled = (messageId: string, who = zhou) =>
  vi.waitFor(async () => {
    const now = await statuses(messageId, who);
    if (Object.values(now).some((status) => status === 'undeliver')) throw new Error('still on its way');
    return now;
  }, 15_000);
const inInbox = async (who: Person, subject: string) => (await rowsOf(who, 'INBOX')).filter((row) => row.subject === subject);
/** The outbox has looked since: what it could have taken it has. */
const outboxLooked = async () => {
  const { subject } = await send({}, lin);
  await arrivedRow(chen, subject);
};

describe('a mail that a rule holds', () => {
  it('SND-51 REV-21 REV-33 waits with the status review, is delivered when it is permitted, and is final', async () => {
    const { subject, messageId } = await send();
    expect(await statuses(messageId)).toEqual({ [chen.address]: 'review' });
    await outboxLooked();
    expect(await inInbox(chen, subject)).toEqual([]);
    const id = await held(subject);
    expect((await decide(shen, 'permit', [id])).body).toEqual({ count: 1, taken: [] });
    await arrivedRow(chen, subject);
    expect(await settled(messageId)).toEqual({ [chen.address]: 'deliver' });
    expect(await waits(subject)).toBe(false);
    expect((await list(shen, 'permit')).results[0]).toMatchObject({ id, subject });
    // A decision can't be undone or changed.
    expect((await decide(shen, 'reject', [id], '太晚了')).body).toEqual({ count: 0, taken: [id] });
    expect(await settled(messageId)).toEqual({ [chen.address]: 'deliver' });
  });

  it('REV-21 REV-33 comes back to its sender as a mail with the reason when it is rejected, and reaches nobody', async () => {
    const { subject, messageId } = await send({ cc: [{ address: lin.address, name: '林月' }] });
    const id = await held(subject);
    expect((await decide(gao, 'reject', [id], '  附件未脱敏 ')).body).toEqual({ count: 1, taken: [] });
    const returned = await arrivedRow(zhou, `未通过审核：${subject}`);
    const { body } = await openRow(zhou, returned);
    expect(body.plain_text).toContain('驳回原因：附件未脱敏');
    expect(body.plain_text).toContain(chen.address);
    expect(body.attachments.map(({ name }: { name: string }) => suffixOf(name))).toEqual(['eml']);
    expect((await fates(messageId)).map(({ status, status_info }) => [status, status_info])).toEqual([
      ['deliver_fail', '5.7.1 rejected: 附件未脱敏'],
      ['deliver_fail', '5.7.1 rejected: 附件未脱敏'],
    ]);
    await outboxLooked();
    expect([await inInbox(chen, subject), await inInbox(lin, subject)]).toEqual([[], []]);
    expect((await list(shen, 'reject')).results[0]).toMatchObject({ id, subject, reason: '附件未脱敏' });
    expect((await decide(gao, 'permit', [id])).body).toEqual({ count: 0, taken: [id] });
  });

  it('SND-51 is one whole: sent twice it waits once, and its copy lies in Sent', async () => {
    const form = makeForm(zhou, [chen], { subject: '只有一封' });
    const first = (await act(zhou, 'sent', form)).body;
    expect((await act(zhou, 'sent', form)).body).toEqual(first);
    expect((await list(shen)).results.filter(({ subject }) => subject === '只有一封')).toHaveLength(1);
    expect(await rowsOf(zhou, 'Sent')).toContainEqual(expect.objectContaining({ subject: '只有一封' }));
    await decide(shen, 'permit', [await held('只有一封')]);
    await arrivedRow(chen, '只有一封');
    expect(await inInbox(chen, '只有一封')).toHaveLength(1);
  });

  it('SND-51 is stored with the sending or not at all', async () => {
    const form = makeForm(zhou, [chen], { subject: '半封' });
    await sql`ALTER TABLE review_assignment RENAME TO review_assignment_away`.execute(test.deps.db);
    const { status } = await act(zhou, 'sent', form);
    await sql`ALTER TABLE review_assignment_away RENAME TO review_assignment`.execute(test.deps.db);
    expect(status).toBe(500);
    const { rows } = await sql`SELECT FROM submission WHERE id = ${form.draftId}`.execute(test.deps.db);
    expect(rows).toEqual([]);
    expect((await act(zhou, 'sent', form)).body.success).toBe(true);
    expect(await waits('半封')).toBe(true);
  });

  it('SND-51 of a plain user goes at once, with rules about others', async () => {
    const { subject, messageId } = await send({}, lin);
    await arrivedRow(chen, subject);
    expect(await settled(messageId, lin)).toEqual({ [chen.address]: 'deliver' });
    expect(await waits(subject)).toBe(false);
  });

  it('REV-33 of two reviewers at once one wins, and the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { subject, messageId } = await send();
      const id = await held(subject);
      const [permitted, rejected] = await Promise.all([decide(shen, 'permit', [id]), decide(gao, 'reject', [id], '不妥')]);
      const [winner] = [permitted, rejected].filter(({ body }) => body.count === 1);
      expect([permitted.body, rejected.body]).toEqual(
        expect.arrayContaining([
          { count: 1, taken: [] },
          { count: 0, taken: [id] },
        ]),
      );
      expect(await settled(messageId)).toEqual({ [chen.address]: winner === permitted ? 'deliver' : 'deliver_fail' });
      expect(await inInbox(zhou, `未通过审核：${subject}`)).toHaveLength(winner === permitted ? 0 : 1);
    }
  });

  it('REV-21 is answered once when the same answer comes again', async () => {
    const { subject } = await send();
    const id = await held(subject);
    const answers = await Promise.all([1, 2, 3].map(() => decide(shen, 'reject', [id], '重复')));
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ count: 1, taken: [] }));
    await arrivedRow(zhou, `未通过审核：${subject}`);
    expect(await inInbox(zhou, `未通过审核：${subject}`)).toHaveLength(1);
  });

  it('REV-28 ERR-41 is rejected with a reason only', async () => {
    const { subject } = await send();
    const id = await held(subject);
    for (const reason of [undefined, '', ' \n '])
      expect((await decide(shen, 'reject', [id], reason)).body).toMatchObject({
        code: 'input-reject-reason',
        non_field_errors: [expect.any(String)],
      });
    expect(await waits(subject)).toBe(true);
  });

  it('REV-28 several are answered in one call', async () => {
    const [one, two] = [await send(), await send()];
    const ids = [await held(one.subject), await held(two.subject)];
    expect((await decide(shen, 'permit', [...ids, ...ids])).body).toEqual({ count: 2, taken: [] });
    await arrivedRow(chen, one.subject);
    await arrivedRow(chen, two.subject);
  });

  it('REV-28 with one among them that is not the caller’s, none is answered', async () => {
    const mine = await send();
    const other = await send({}, xu);
    const ids = [await held(mine.subject), await held(other.subject, gao)];
    expect((await decide(shen, 'permit', ids)).body.code).toBe('mail-not-found');
    expect([await waits(mine.subject), await waits(other.subject, gao)]).toEqual([true, true]);
  });
});

describe('the calls of reviewers', () => {
  it('REV-31 D-41 says who is a reviewer and how many mails wait', async () => {
    const before = (await shen.get('/mail/review/show/')).body;
    expect(before.review_mail_show).toBe(true);
    await send();
    expect((await shen.get('/mail/review/show/')).body).toEqual({ count: before.count + 1, review_mail_show: true });
    for (const who of [zhou, lin]) expect((await who.get('/mail/review/show/')).body).toEqual({ count: 0, review_mail_show: false });
  });

  it('REV-06 REV-27 lists one page of a view, newest first, with count and results', async () => {
    const many = Array.from({ length: 5 }, (_, n) => ({ address: `p${n}@partner.example`, name: `P${n}` }));
    clock = new Date(start.getTime() + 60_000);
    const { subject } = await send({}, zhou, many);
    const { count: all, results } = await list(shen, 'wait', 'page=1&page_size=2');
    expect(results).toHaveLength(2);
    expect(results[0]).toEqual({
      id: expect.any(Number),
      subject,
      sender: { address: zhou.address, name: '周安' },
      recipient: many.slice(0, 3),
      recipient_count: 5,
      datetime: clock.toISOString(),
      mailsize: expect.any(Number),
      reason: '财务部发出的邮件',
      list: '',
    });
    const rest = (await list(shen, 'wait', 'page=2&page_size=2')).results;
    expect(rest.map(({ id }) => id)).not.toContain(results[1]?.id);
    expect(all).toBeGreaterThanOrEqual(results.length + rest.length);
    expect((await shen.get('/mail/review/?status=other&page=1&page_size=10')).status).toBe(400);
  });

  it('REV-29 answers one mail with what is read of it, and its files', async () => {
    const id = await storeFile(test, zhou, '合同.pdf', Buffer.from('%PDF-1.4 x'));
    const { subject } = await send({
      cc: [{ address: lin.address, name: '林月' }],
      bcc: [{ address: 'law@partner.example', name: '' }],
      attachments: [{ id, level: 0 }],
    });
    const { body } = await shen.get(`/mail/review/${await held(subject)}/`);
    expect(body).toMatchObject({
      subject,
      sender: { address: zhou.address, name: '周安' },
      to: [{ address: chen.address }],
      cc: [{ address: lin.address, name: '林月' }],
      bcc: [{ address: 'law@partner.example' }],
      status: 'wait',
      reason: '财务部发出的邮件',
      is_html: true,
      is_sealed: false,
      decided_at: null,
      attachments: [{ name: '合同.pdf', size: 10, is_inline: false }],
    });
    expect(body.html).toContain('<b>正文</b>');
    // Reviewing leaves no copy in the reviewer's mailbox.
    expect(await inInbox(shen, subject)).toEqual([]);
  });

  it('REV-30 VIE-04 answers a file of it, and what there is to show of it', async () => {
    const id = await storeFile(test, zhou, '说明.txt', Buffer.from('第一行'));
    const { subject } = await send({ attachments: [{ id, level: 0 }] });
    const reviewId = await held(subject);
    const { sid } = (await shen.get(`/mail/review/${reviewId}/`)).body.attachments[0];
    const fetch = (who: Person, what: string) =>
      test.app.inject({ url: `/api/mail/review/${what}/?mail_id=${reviewId}&sid=${sid}&did=1`, headers: who.headers });
    const file = await fetch(shen, 'dowload');
    expect([file.body, file.headers['content-disposition']]).toEqual([
      '第一行',
      expect.stringContaining(`filename*=UTF-8''${encodeURIComponent('说明.txt')}`),
    ]);
    expect((await fetch(shen, 'preview')).json()).toMatchObject({ kind: 'text', text: '第一行' });
    for (const what of ['dowload', 'preview', 'preview/content']) expect((await fetch(lin, what)).statusCode).toBe(403);
    const unknown = await test.app.inject({ url: `/api/mail/review/dowload/?mail_id=${reviewId}&sid=9.9`, headers: shen.headers });
    expect(unknown.json().code).toBe('attachment-not-found');
  });

  it('REV-32 PRM-10 refuse everybody who is no reviewer, the sender too', async () => {
    const { subject } = await send();
    const id = await held(subject);
    for (const who of [zhou, lin, chen]) {
      const answers = [
        await who.get('/mail/review/?status=wait&page=1&page_size=10'),
        await who.get(`/mail/review/${id}/`),
        await decide(who, 'permit', [id]),
        await decide(who, 'reject', [id], 'x'),
        await who.get(`/mail/review/dowload/?mail_id=${id}&sid=1`),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([403, 'forbidden']));
    }
    expect(await waits(subject)).toBe(true);
  });

  it('REV-34 show a reviewer what a rule of his has held, and nothing else', async () => {
    const { subject } = await send({}, xu);
    const id = await held(subject, gao);
    expect(await waits(subject, shen)).toBe(false);
    expect((await shen.get(`/mail/review/${id}/`)).body.code).toBe('mail-not-found');
    expect((await shen.get(`/mail/review/dowload/?mail_id=${id}&sid=1`)).body.code).toBe('mail-not-found');
    expect((await decide(shen, 'permit', [id])).body.code).toBe('mail-not-found');
    expect(await waits(subject, gao)).toBe(true);
  });

  it('REV-34 nobody reviews what he wrote himself', async () => {
    await addRule({ reason: '合规部', accountId: shen.accountId, reviewerIds: [shen.accountId, gao.accountId] });
    const { subject } = await send({}, shen);
    expect([await waits(subject, shen), await waits(subject, gao)]).toEqual([false, true]);
    const alone = await test.enter(await makeAccount(test.deps, {}));
    await addRule({ reason: '一个人', accountId: alone.accountId, reviewerIds: [alone.accountId] });
    const own = await send({}, alone);
    await arrivedRow(chen, own.subject);
  });

  it('PSH-15 the page of a reviewer and that of the sender are told without being asked', async () => {
    const told = async (who: Person) => (await test.journal(who.mailboxId)).filter(({ type }) => type === 'review.changed').length;
    const before = [await told(shen), await told(gao), await told(lin)];
    const { subject, messageId } = await send();
    expect([await told(shen), await told(gao), await told(lin)]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1, before[2]]);
    await decide(gao, 'permit', [await held(subject)]);
    expect([await told(shen), await told(gao)]).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 2]);
    expect(await test.journal(zhou.mailboxId)).toContainEqual({ type: 'delivery.changed', payload: { messageId } });
  });
});

describe('the rules', () => {
  it('hold mail of a department and of those below it, and only what they ask for', async () => {
    const { db } = test.deps;
    const insert = (name: string, parentId: number | null) =>
      db.insertInto('department').values({ name, parent_id: parentId }).returning('id').executeTakeFirstOrThrow();
    const top = await insert('研究院', null);
    const below = await insert('语言组', top.id);
    const tang = await test.enter(await makeAccount(test.deps, { name: '唐宁', departmentId: below.id }));
    const id = await addRule({
      reason: '研究院外发',
      departmentId: top.id,
      isOutside: true,
      words: ['机密', 'Secret'],
      reviewerIds: [shen.accountId],
    });
    const outside = { address: 'a@partner.example', name: '' };
    const sent = async (changes: Partial<Draft>, to: { address: string; name: string }) => {
      const mail = await send(changes, tang, [to]);
      return (await statuses(mail.messageId, tang))[to.address];
    };
    expect(await sent({ html: '<p>SECRET plan</p>' }, outside)).toBe('review');
    expect(await sent({ isHtml: false, html: '', text: '属于机密' }, outside)).toBe('review');
    expect(await sent({ html: '<p>SECRET plan</p>' }, chen)).not.toBe('review');
    expect(await sent({ html: '<p>plain</p>' }, outside)).not.toBe('review');
    await db.updateTable('review_rule').set({ is_active: false }).where('id', '=', id).execute();
    expect(await sent({ html: '<p>SECRET plan</p>' }, outside)).not.toBe('review');
  });

  it('that ask for files hold only mail with files', async () => {
    const who = await test.enter(await makeAccount(test.deps, {}));
    await addRule({ reason: '带附件', accountId: who.accountId, hasAttachment: true, reviewerIds: [shen.accountId] });
    const plain = await send({}, who);
    expect((await statuses(plain.messageId, who))[chen.address]).not.toBe('review');
    const id = await storeFile(test, who, 'a.pdf', Buffer.from('x'));
    const filed = await send({ attachments: [{ id, level: 0 }] }, who);
    expect(await statuses(filed.messageId, who)).toEqual({ [chen.address]: 'review' });
  });
});

describe('a held mail keeps its ways of sending', () => {
  it('SND-47 REV-33 sent to each by itself it is one review, and each gets a mail of his own', async () => {
    const { subject, messageId } = await send({ isSeparate: true }, zhou, [chen, lin]);
    expect(await statuses(messageId)).toEqual({ [chen.address]: 'review', [lin.address]: 'review' });
    expect((await list(shen)).results.filter((one) => one.subject === subject)).toHaveLength(1);
    await decide(shen, 'permit', [await held(subject)]);
    for (const who of [chen, lin]) {
      const { body } = await openRow(who, await arrivedRow(who, subject));
      expect(body.to.map(({ address }: { address: string }) => address)).toEqual([who.address]);
    }
  });

  it('SND-44 scheduled it is held when its time has come', async () => {
    const { subject } = await send({ isScheduled: true, scheduledAt: '2026-11-20T13:00:00Z' });
    expect(await waits(subject)).toBe(false);
    clock = new Date('2026-11-20T13:00:00Z');
    await sendScheduled(test.deps);
    expect(await waits(subject)).toBe(true);
    await decide(shen, 'permit', [await held(subject)]);
    await arrivedRow(chen, subject);
  });

  it('RED-63 burning it is read by its reviewer without costing a reading, and burns afterwards', async () => {
    const { subject } = await send({ isBurn: true, burnLimit: 1, burnDate: '' });
    const id = await held(subject);
    for (let n = 0; n < 3; n += 1) expect((await shen.get(`/mail/review/${id}/`)).body).toMatchObject({ is_burn: true, is_html: true });
    await decide(shen, 'permit', [id]);
    const row = await arrivedRow(chen, subject);
    expect((await openRow(chen, row)).body.attrs).toMatchObject({ is_burn: true });
    expect((await openRow(chen, row)).body.code).toBe('mail-not-found');
  });

  it('RED-64 destroyed on its day it is nobody’s to answer any more', async () => {
    const { subject, messageId } = await send({ isBurn: true, burnLimit: 5, burnDate: '2026-11-20T12:30:00Z' });
    const id = await held(subject);
    clock = new Date('2026-11-20T12:30:00Z');
    await burnDue(test.deps);
    expect(await waits(subject)).toBe(false);
    expect((await shen.get(`/mail/review/${id}/`)).body.code).toBe('mail-not-found');
    expect((await decide(shen, 'permit', [id])).body).toEqual({ count: 0, taken: [id] });
    expect((await fates(messageId)).map(({ status, status_info }) => [status, status_info])).toEqual([['deliver_fail', '5.7.1 burned']]);
  });

  it('RED-62 with a password it stays closed to its reviewer and opens to its recipient', async () => {
    const { subject } = await send({ hasPassword: true, password: 'aB3dE6', html: '<p>账号是 9527</p>', savesToSent: false });
    const id = await held(subject);
    const { body } = await shen.get(`/mail/review/${id}/`);
    expect(body).toMatchObject({ is_sealed: true, attachments: [] });
    expect(JSON.stringify(body)).not.toContain('9527');
    await decide(shen, 'permit', [id]);
    const { uid } = await arrivedRow(chen, subject);
    const opened = await chen.post('/mail/message/password/', { uid, folder: 'INBOX', password: 'aB3dE6' });
    expect(JSON.stringify(opened.body)).toContain('9527');
  });

  it('SND-62 its notice by SMS goes out with it, and with a rejected one none', async () => {
    await test.deps.db.updateTable('account').set({ mobile: '13800000000' }).where('id', '=', chen.accountId).execute();
    const notices = async ({ draftId }: { draftId: string }) =>
      (await test.deps.db.selectFrom('sms').select('number').where('submission_id', '=', draftId).execute()).length;
    const [one, two] = [await send({ notifiesBySms: true }), await send({ notifiesBySms: true })];
    expect([await notices(one), await notices(two)]).toEqual([0, 0]);
    await decide(shen, 'permit', [await held(one.subject)]);
    await decide(shen, 'reject', [await held(two.subject)], '不必');
    expect([await notices(one), await notices(two)]).toEqual([1, 0]);
  });

  it('REV-33 goes outside through the relay once it is permitted', async () => {
    const { subject, messageId } = await send({}, zhou, [{ address: 'buyer@partner.example', name: '' }]);
    await decide(shen, 'permit', [await held(subject)]);
    expect(await settled(messageId)).toEqual({ 'buyer@partner.example': 'deliver' });
    expect(test.sink.mails.filter(({ recipients }) => recipients.includes('buyer@partner.example'))).toHaveLength(1);
  });
});

describe('the recall of a held mail', () => {
  const recall = (messageId: string) => zhou.post('/mail/message/send-recall/', { message_id: messageId });

  it('SND-52 stops it, and takes it out of the review', async () => {
    const { subject, messageId } = await send();
    const id = await held(subject);
    const { results } = (await recall(messageId)).body;
    expect(results).toMatchObject([{ recall_status: 'recall_succ', inform: 'stopped' }]);
    expect(await waits(subject)).toBe(false);
    expect((await shen.get(`/mail/review/${id}/`)).body.code).toBe('mail-not-found');
    expect((await decide(shen, 'permit', [id])).body).toEqual({ count: 0, taken: [id] });
    await outboxLooked();
    expect(await inInbox(chen, subject)).toEqual([]);
  });

  it('SND-39 from one recipient leaves it to the others', async () => {
    const { subject, messageId } = await send({}, zhou, [chen, lin]);
    await zhou.post('/mail/message/log-recall/', { message_id: messageId, recipient: lin.address });
    await decide(shen, 'permit', [await held(subject)]);
    await arrivedRow(chen, subject);
    expect(await inInbox(lin, subject)).toEqual([]);
  });

  it('SND-33 against an answer at the same moment it is stopped or delivered, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { subject, messageId } = await send();
      const id = await held(subject);
      const [answered, taken] = await Promise.all([decide(shen, 'permit', [id]), recall(messageId)]);
      const isStopped = taken.body.results[0].inform === 'stopped';
      if (answered.body.count === 0) expect(isStopped).toBe(true);
      await outboxLooked();
      const copies = (await inInbox(chen, subject)).length;
      if (isStopped) expect(copies).toBe(0);
    }
  });
});
