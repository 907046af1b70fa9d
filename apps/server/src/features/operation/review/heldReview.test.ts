import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAccount } from '../../../testing/factories.ts';
import { openSendingMailbox, type Person, type SendingMailbox } from '../../../testing/openMailbox.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { act, arrivedRow, keepSessions, makeForm, openRow, rowsOf } from '../../../testing/sendForm.ts';
import { createDepartment } from '../../account/index.ts';
import { passDeadlines } from '../../review/startReviewDeadlines.ts';

interface Held {
  id: number;
  subject: string;
  reviewers: { username: string }[];
  decided_by: string;
  decided_for: string;
}

const start = new Date('2026-11-20T04:00:00Z');
const hour = 3_600_000;

describe('held mail in the back stage', () => {
  let test: SendingMailbox;
  let admin: Operator;
  let clock = start;
  let finance: number;
  let [zhou, shen, gao, xu]: Person[] = [];
  let count = 0;
  beforeAll(async () => {
    test = await openSendingMailbox({ now: () => clock });
    finance = await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '财务部' }));
    const make = async (name: string) => test.enter(await makeAccount(test.deps, { name, departmentId: finance }));
    [zhou, shen, gao, xu] = [await make('周安'), await make('沈禾'), await make('高远'), await make('许诺')];
    await keepSessions(test);
  });
  beforeEach(async () => {
    clock = new Date(start);
    admin = await openOperator(test, 'super');
  });
  afterAll(() => test.close());

  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, operator = admin) => {
    const answer = await operator.ask(method, path, body);
    return { status: answer.status, body: answer.body as unknown as { results: Held[]; count: number; params: object } };
  };
  /** A rule for one word of its own, and a message of Zhou that it holds. */
  async function hold(more: object = {}, reviewers: readonly (Person | undefined)[] = [shen]) {
    count += 1;
    const word = `事由${count}`;
    const rule = await admin.ask('POST', 'review-rule/', {
      reason: `规则${count}`,
      person: zhou?.accountId,
      department: null,
      is_outside: false,
      has_attachment: false,
      words: [word],
      reviewers: reviewers.map((one) => one?.accountId),
      deadline_hours: null,
      substitutes: [],
      ...more,
    });
    expect(rule.status).toBe(200);
    const writer = zhou as Person;
    await act(writer, 'sent', makeForm(writer, [test.chen], { subject: word }));
    return { subject: word, rule: `规则${count}` };
  }
  const find = async (subject: string, status = 'wait', operator = admin) =>
    (await ask('GET', `held-review/?status=${status}&page=1&page_size=100&keyword=${encodeURIComponent(subject)}`, undefined, operator))
      .body.results[0] as Held;
  const waitsFor = async (who: Person | undefined, subject: string) => {
    const { body } = await (who as Person).get('/mail/review/?status=wait&page=1&page_size=100');
    return ((body.results ?? []) as Held[]).some((one) => one.subject === subject);
  };
  const decide = (who: Person | undefined, id: number, status = 'permit') =>
    (who as Person).post('/mail/review/batch/', { status, review_ids: [id], reason: status === 'reject' ? '不妥' : '' });
  const deputize = (body: object, who = shen) => ask('PUT', `reviewer/${who?.accountId}/deputy/`, body);

  it('BAK-62 lets a deputy see and decide in the span of days only, and records both with the decision', async () => {
    const { subject } = await hold();
    const { id } = await find(subject);
    expect((await xu?.get('/mail/review/show/'))?.body.review_mail_show).toBe(false);
    const days = { deputy: xu?.accountId, first_day: '2026-11-21', last_day: '2026-11-22' };
    expect((await deputize(days)).status).toBe(200);
    expect((await ask('GET', 'reviewer/')).body.results).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          username: shen?.address,
          deputy: { person: expect.objectContaining({ username: xu?.address }), first_day: '2026-11-21', last_day: '2026-11-22' },
        }),
      ]),
    );
    expect(await waitsFor(xu, subject)).toBe(false);
    expect((await decide(xu, id)).status).toBe(403);
    clock = new Date('2026-11-22T12:00:00Z');
    expect((await xu?.get('/mail/review/show/'))?.body.review_mail_show).toBe(true);
    expect([await waitsFor(xu, subject), await waitsFor(shen, subject)]).toEqual([true, true]);
    expect((await decide(xu, id)).body).toEqual({ count: 1, taken: [] });
    admin = await openOperator(test, 'super');
    expect(await find(subject, 'permit')).toMatchObject({ decided_by: '许诺', decided_for: '沈禾' });
    expect((await xu?.get(`/mail/review/${id}/`))?.body).toMatchObject({ decided_by: '许诺', decided_for: '沈禾' });
    clock = new Date('2026-11-24T12:00:00Z');
    admin = await openOperator(test, 'super');
    const { subject: later } = await hold();
    expect(await waitsFor(xu, later)).toBe(false);
  });

  it('BAK-62 refuses a deputy that is the reviewer, and days in the wrong order, and ends a deputy', async () => {
    const days = { first_day: '2026-11-20', last_day: '2026-11-20' };
    expect((await deputize({ ...days, deputy: shen?.accountId })).body.params).toMatchObject({ reason: 'deputy-same' });
    expect((await deputize({ ...days, last_day: '2026-11-19', deputy: xu?.accountId })).body.params).toMatchObject({
      reason: 'days-reversed',
    });
    await deputize({ ...days, deputy: xu?.accountId });
    const { subject } = await hold();
    expect(await waitsFor(xu, subject)).toBe(true);
    expect((await ask('DELETE', `reviewer/${shen?.accountId}/deputy/`)).status).toBe(200);
    expect(await waitsFor(xu, subject)).toBe(false);
    expect((await ask('DELETE', `reviewer/${shen?.accountId}/deputy/`)).status).toBe(404);
  });

  it('BAK-62 never lets the writer decide the own mail as a deputy', async () => {
    await deputize({ deputy: zhou?.accountId, first_day: '2026-11-20', last_day: '2026-11-20' });
    const { subject } = await hold();
    expect(await waitsFor(zhou, subject)).toBe(false);
    await ask('DELETE', `reviewer/${shen?.accountId}/deputy/`);
  });

  it('BAK-63 reminds after half of the deadline, passes to the substitutes at its end, and returns after the same time again', async () => {
    const { subject } = await hold({ deadline_hours: 4, substitutes: [gao?.accountId] });
    clock = new Date(start.getTime() + 2 * hour - 1);
    expect(await passDeadlines(test.deps)).toBe(0);
    clock = new Date(start.getTime() + 2 * hour);
    expect(await passDeadlines(test.deps)).toBe(1);
    const reminder = await arrivedRow(shen as Person, `待审邮件提醒：${subject}`);
    expect((await openRow(shen as Person, reminder)).body.plain_text).toContain('再过 2 小时仍未处理');
    expect([await waitsFor(shen, subject), await waitsFor(gao, subject)]).toEqual([true, false]);
    clock = new Date(start.getTime() + 4 * hour);
    expect(await passDeadlines(test.deps)).toBe(1);
    await arrivedRow(gao as Person, `转来的待审邮件：${subject}`);
    expect([await waitsFor(shen, subject), await waitsFor(gao, subject)]).toEqual([false, true]);
    clock = new Date(start.getTime() + 8 * hour);
    expect(await passDeadlines(test.deps)).toBe(1);
    const returned = await arrivedRow(zhou as Person, `未通过审核：${subject}`);
    expect((await openRow(zhou as Person, returned)).body.plain_text).toContain('驳回原因：8 小时内没有审核人处理');
    expect(await waitsFor(gao, subject)).toBe(false);
    expect(await passDeadlines(test.deps)).toBe(0);
    expect((await rowsOf(test.chen, 'INBOX')).some((row) => row.subject === subject)).toBe(false);
    clock = start;
    expect(await find(subject, 'reject')).toMatchObject({ decided_by: '', decided_for: '' });
  });

  it('BAK-63 does nothing more with a decided mail, nor with one whose rule has no deadline, and asks for substitutes', async () => {
    const { subject } = await hold({ deadline_hours: 4, substitutes: [gao?.accountId] });
    await decide(shen, (await find(subject)).id);
    const { subject: other } = await hold();
    clock = new Date(start.getTime() + 1000 * hour);
    expect(await passDeadlines(test.deps)).toBe(0);
    expect(await waitsFor(shen, other)).toBe(true);
    clock = start;
    const rule = { reason: '无人', person: null, department: null, is_outside: false, has_attachment: false, words: ['无人'] };
    const lacking = await admin.ask('POST', 'review-rule/', { ...rule, reviewers: [shen?.accountId], deadline_hours: 4, substitutes: [] });
    expect(lacking.body).toMatchObject({ params: { reason: 'substitutes-missing' }, substitutes: ['substitutes-missing'] });
  });

  it('BAK-64 BAK-19 lists held mails with rule, sender, recipients, subject, age and reviewers, without their text', async () => {
    const { subject, rule } = await hold({}, [shen, gao]);
    const mail = await find(subject);
    expect(mail).toEqual({
      id: mail.id,
      subject,
      sender: { name: '周安', address: zhou?.address },
      recipients: [{ name: expect.any(String), address: test.chen.address }],
      recipient_count: 1,
      held_at: start.toISOString(),
      size: expect.any(Number),
      rules: [rule],
      status: 'wait',
      reviewers: expect.arrayContaining([
        expect.objectContaining({ username: shen?.address }),
        expect.objectContaining({ username: gao?.address }),
      ]),
      decided_by: '',
      decided_for: '',
    });
    expect(await find('nothing like this')).toBeUndefined();
  });

  it('BAK-64 assigns held mails to other reviewers, who then see and decide them instead', async () => {
    const { subject } = await hold();
    const { id } = await find(subject);
    const assign = (body: object, operator = admin) => ask('POST', 'held-review/assign/', body, operator);
    expect((await assign({ ids: [id], reviewers: [xu?.accountId] })).status).toBe(200);
    expect([await waitsFor(shen, subject), await waitsFor(xu, subject)]).toEqual([false, true]);
    expect((await find(subject)).reviewers.map(({ username }) => username)).toEqual([xu?.address]);
    expect((await assign({ ids: [id], reviewers: [zhou?.accountId] })).body.params).toMatchObject({ reason: 'reviewers-missing' });
    expect((await decide(xu, id, 'reject')).body).toEqual({ count: 1, taken: [] });
    expect((await assign({ ids: [id], reviewers: [shen?.accountId] })).body.params).toMatchObject({ reason: 'review-decided' });
  });

  it('BAK-13 shows an organisation administrator the mails of the own people only', async () => {
    const { subject } = await hold();
    const { id } = await find(subject);
    const other = await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: `别处${count}` }));
    const [inside, outside] = [await openOperator(test, 'organisation', [finance]), await openOperator(test, 'organisation', [other])];
    expect([await find(subject, 'wait', inside), await find(subject, 'wait', outside)]).toMatchObject([{ id }, undefined]);
    const body = { ids: [id], reviewers: [gao?.accountId] };
    expect((await ask('POST', 'held-review/assign/', body, outside)).status).toBe(403);
    expect((await ask('POST', 'held-review/assign/', body, inside)).status).toBe(200);
  });
});
