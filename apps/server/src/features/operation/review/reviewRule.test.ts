import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount } from '../../../testing/factories.ts';
import { openSendingMailbox, type Person, type SendingMailbox } from '../../../testing/openMailbox.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { act, makeForm } from '../../../testing/sendForm.ts';
import { createDepartment } from '../../account/index.ts';

interface Rule {
  id: number;
  reason: string;
  is_enabled: boolean;
  version: number;
}

describe('review rules in the back stage', () => {
  let test: SendingMailbox;
  let admin: Operator;
  let sales: number;
  let zhou: Person;
  let shen: Person;
  let gao: Person;
  let count = 0;
  beforeAll(async () => {
    test = await openSendingMailbox();
    admin = await openOperator(test, 'super');
    sales = await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '销售部' }));
    const make = async (name: string) => test.enter(await makeAccount(test.deps, { name, departmentId: sales }));
    [zhou, shen, gao] = [await make('周安'), await make('沈禾'), await make('高远')];
  });
  afterAll(() => test.close());

  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, operator = admin) => {
    const answer = await operator.ask(method, path, body);
    return { status: answer.status, body: answer.body as unknown as Rule & { results: Rule[]; params: Record<string, unknown> } };
  };
  const fields = (more: object = {}) => {
    count += 1;
    return {
      reason: `规则${count}`,
      person: null,
      department: null,
      is_outside: false,
      has_attachment: false,
      words: [`只有这封${count}`],
      reviewers: [shen.accountId],
      deadline_hours: null,
      substitutes: [],
      ...more,
    };
  };
  const create = (more: object = {}, operator = admin) => ask('POST', 'review-rule/', fields(more), operator);
  const change = (rule: Rule, more: object, operator = admin) =>
    ask('PATCH', `review-rule/${rule.id}/`, { version: rule.version, ...more }, operator);
  const list = async (operator = admin) => (await ask('GET', 'review-rule/', undefined, operator)).body.results;
  const statusOf = async (text: string, who = zhou) => {
    const { body } = await act(who, 'sent', makeForm(who, [test.chen], { subject: text, isHtml: false, html: '', text }));
    const { body: status } = await who.get(`/mail/message/status/?message_id=${encodeURIComponent(body.message_id)}`);
    return status.results[0].status as string;
  };

  it('BAK-60 adds a rule with all its conditions, which holds mail from then on, changes it, disables and enables it', async () => {
    const { status, body: made } = await create({ department: sales, words: ['付款', '合同'], is_outside: false });
    expect([status, made]).toMatchObject([
      200,
      {
        department: { id: sales, name: '销售部' },
        person: null,
        words: ['付款', '合同'],
        is_enabled: true,
        reviewers: [{ id: shen.accountId, realname: '沈禾', username: shen.address, is_enabled: true }],
        deadline_hours: null,
        waiting_count: 0,
      },
    ]);
    expect(await statusOf('请看合同')).toBe('review');
    expect((await list()).find(({ id }) => id === made.id)).toMatchObject({ waiting_count: 1, held_count: 1 });
    const { body: other } = await change(made, { person: zhou.accountId, words: ['发票'], reason: '发票' });
    expect(other).toMatchObject({ department: null, person: { id: zhou.accountId }, words: ['发票'], reason: '发票' });
    expect(await statusOf('又一份合同')).not.toBe('review');
    expect(await statusOf('一张发票')).toBe('review');
    const { body: off } = await change(other, { is_enabled: false });
    expect(await statusOf('两张发票')).not.toBe('review');
    expect((await change(off, { is_enabled: true })).body.is_enabled).toBe(true);
    expect((await change(off, { reason: '旧' })).body).toMatchObject({ code: 'operation-stale', params: { by: admin.address } });
    for (const bad of [{ reason: ' ' }, { words: [''] }, { deadline_hours: 0 }, { deadline_hours: 241 }])
      expect((await create(bad)).status).toBe(400);
  });

  it('BAK-60 orders the rules, and tells reviewers the reasons in this order', async () => {
    const word = '顺序';
    const [first, second, third] = [(await create({ words: [word] })).body, (await create({ words: [word] })).body, (await create()).body];
    const order = async () => (await list()).map(({ id }) => id).filter((id) => [first.id, second.id, third.id].includes(id));
    expect(await order()).toEqual([first.id, second.id, third.id]);
    await change(second, { place: { before: first.id } });
    await change(first, { place: { before: null } });
    expect(await order()).toEqual([second.id, third.id, first.id]);
    expect(await statusOf(word)).toBe('review');
    const { body } = await shen.get('/mail/review/?status=wait&page=1&page_size=1');
    expect(body.results[0].reason).toBe(`${second.reason}; ${first.reason}`);
  });

  it('BAK-60 tries conditions on an entered text and says which of them match', async () => {
    const tried = { person: null, department: sales, is_outside: true, has_attachment: true, words: ['ＡＢＣ', '合同'] };
    const message = { writer: zhou.accountId, said: '请看 abc 计划', leaves: true, has_files: false };
    const { body } = await ask('POST', 'review-rule/try/', { ...tried, ...message });
    expect(body).toEqual({
      is_held: false,
      conditions: [
        { kind: 'writer', word: '', is_match: true },
        { kind: 'outside', word: '', is_match: true },
        { kind: 'attachment', word: '', is_match: false },
        { kind: 'word', word: 'ＡＢＣ', is_match: true },
        { kind: 'word', word: '合同', is_match: false },
      ],
    });
    const again = async (more: object) => (await ask('POST', 'review-rule/try/', { ...tried, ...message, ...more })).body;
    expect(await again({ has_files: true })).toMatchObject({ is_held: true });
    expect(await again({ has_files: true, said: '别的' })).toMatchObject({ is_held: false });
    expect(await again({ has_files: true, writer: test.lin.accountId })).toMatchObject({ is_held: false });
    expect(await again({ has_files: true, department: null, person: zhou.accountId })).toMatchObject({ is_held: true });
  });

  it('BAK-61 keeps at least one active reviewer of an enabled rule, and names the rule that an action would leave without one', async () => {
    const { body: none } = await create({ reviewers: [] });
    expect(none.params).toMatchObject({ reason: 'reviewers-missing' });
    const lone = await makeAccount(test.deps, { departmentId: sales });
    const { body: made } = await create({ reviewers: [lone.accountId] });
    const disable = () => ask('POST', `person/${lone.accountId}/enable/`, { is_enabled: false });
    expect(await disable()).toMatchObject({ status: 400, body: { params: { reason: 'last-reviewer', rule: made.reason } } });
    expect((await change(made, { reviewers: [] })).body.params).toEqual({ reason: 'reviewers-missing', rule: made.reason });
    const { id: approval } = await test.deps.db
      .insertInto('approval')
      .values({ kind: 'cancellation', account_id: lone.accountId, content: JSON.stringify({}), requested_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const grant = () => ask('POST', `approval/${approval}/decide/`, { outcome: 'granted', reason: '' });
    expect(await grant()).toMatchObject({ status: 400, body: { params: { reason: 'sole-reviewer', name: made.reason } } });
    const { body: off } = await change(made, { is_enabled: false });
    expect((await disable()).status).toBe(200);
    expect((await change(off, { is_enabled: true })).body.params).toEqual({ reason: 'reviewers-missing', rule: made.reason });
    expect((await change(off, { is_enabled: true, reviewers: [lone.accountId, gao.accountId] })).status).toBe(200);
  });

  it('BAK-12 BAK-13 lets an organisation administrator manage the rules of the own departments with the own people', async () => {
    const operator = await openOperator(test, 'organisation', [sales]);
    const { body: foreign } = await create();
    const { status, body: own } = await create({ department: sales }, operator);
    expect(status).toBe(200);
    const seen = (await list(operator)).map(({ id }) => id);
    expect([seen.includes(own.id), seen.includes(foreign.id)]).toEqual([true, false]);
    const stranger = await makeAccount(test.deps);
    for (const more of [{}, { person: stranger.accountId }, { department: sales, reviewers: [stranger.accountId] }])
      expect((await create(more, operator)).status).toBe(403);
    for (const more of [{ department: null }, { place: { before: foreign.id } }])
      expect((await change(own, more, operator)).status).toBe(403);
    expect((await change(foreign, { is_enabled: false }, operator)).status).toBe(403);
    expect((await change(own, { is_enabled: false }, operator)).status).toBe(200);
  });
});
