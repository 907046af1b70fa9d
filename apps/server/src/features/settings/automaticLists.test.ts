import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliver } from '../../mail/inbound/deliver.ts';
import { claimSms } from '../../mail/submission/sms.repository.ts';
import { setPolicies, unsetPolicy } from '../../platform/policy/setPolicy.ts';
import { makeAccount } from '../../testing/factories.ts';
import { type Answer, type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';
import { act, keepSessions, makeForm } from '../../testing/sendForm.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let person: Person;
let other: Person;
/** 10:00 in Shanghai. */
let clock = new Date('2026-11-24T02:00:00Z');

beforeAll(async () => {
  test = await openMailbox({ now: () => clock });
  await keepSessions(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  clock = new Date('2026-11-24T02:00:00Z');
  person = await test.enter(await makeAccount(test.deps));
  other = await test.enter(await makeAccount(test.deps));
});

const ask = async (who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Answer> => {
  const response = await test.app.inject({ method, url: `/api/setting/${path}`, headers: who.headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
};
const rows = async (resource: string, who = person) => (await ask(who, 'GET', `${resource}/`)).body.results;

const reply = (more: object = {}) => ({
  name: 'Away',
  match: 'any',
  conditions: [{ field: 'subject', comparison: 'contains', value: 'plan' }],
  period: { type: 'weekday', startDay: 1, endDay: 5, start: '18:30', end: '23:00' },
  content: '<p>Back on Monday.</p>',
  is_active: true,
  tz: 'Asia/Shanghai',
  ...more,
});

const lists = [
  ['re', reply(), reply({ name: 'Away longer' })],
  ['fw', { target: 'me@far.example' }, { target: 'me@near.example' }],
  ['whiters', { pattern: '@partner.example' }, { pattern: 'zhou@partner.example' }],
  ['blackers', { pattern: '@ads.example' }, { pattern: 'promo@ads.example' }],
  ['smswhiters', { pattern: 'boss@partner.example' }, { pattern: '@partner.example' }],
] as const;

describe.each(lists)('the list %s', (resource, form, changed) => {
  const create = async (more: object = {}) => (await ask(person, 'POST', `${resource}/`, { ...form, ...more })).body.id as number;

  it('SET-02 SET-03 SET-63 SET-70 SET-74 SET-75 SET-87 adds, changes, disables, enables and deletes rows, and notifies other windows', async () => {
    const id = await create();
    const { tz: _, ...kept } = { tz: '', ...form };
    expect(await rows(resource)).toMatchObject([{ ...kept, id, is_active: true }]);
    const { tz: __, ...now } = { tz: '', ...changed };
    expect((await ask(person, 'PUT', `${resource}/${id}/`, changed)).body).toMatchObject({ ...now, id });
    expect((await ask(person, 'POST', `${resource}/disable/`, { ids: [id] })).body).toEqual({ count: 1 });
    expect((await ask(person, 'GET', `${resource}/${id}/`)).body).toMatchObject({ id, is_active: false });
    expect((await ask(person, 'POST', `${resource}/enable/`, { ids: [id] })).body).toEqual({ count: 1 });
    expect((await ask(person, 'DELETE', `${resource}/${id}/`)).body).toEqual({ msg: 'ok' });
    const second = await create();
    expect((await ask(person, 'POST', `${resource}/bdel/`, { ids: [second] })).body).toEqual({ count: 1 });
    await create();
    expect((await ask(person, 'POST', `${resource}/clear/`)).body).toEqual({ count: 1 });
    expect(await rows(resource)).toEqual([]);
    const changes = (await test.journal(person.mailboxId)).filter(({ type }) => type === 'settings-list.changed');
    expect(changes).toHaveLength(9);
    expect(new Set(changes.map(({ payload }) => payload.resource))).toEqual(new Set([resource]));
  });

  it('SET-02 shows and changes nobody else’s rows', async () => {
    const id = await create();
    expect(await rows(resource, other)).toEqual([]);
    expect((await ask(other, 'GET', `${resource}/${id}/`)).status).toBe(404);
    expect((await ask(other, 'PUT', `${resource}/${id}/`, changed)).status).toBe(404);
    expect((await ask(other, 'DELETE', `${resource}/${id}/`)).status).toBe(404);
    for (const action of ['bdel', 'enable', 'disable'])
      expect((await ask(other, 'POST', `${resource}/${action}/`, { ids: [id] })).body).toEqual({ count: 0 });
    expect((await ask(other, 'POST', `${resource}/clear/`)).body).toEqual({ count: 0 });
    expect(await rows(resource)).toMatchObject([{ id, is_active: true }]);
  });
});

describe('an automatic reply', () => {
  const weekday = { type: 'weekday', startDay: 1, endDay: 5, start: '09:00', end: '18:00' };
  it.each([
    ['SET-66 a start weekday after the end weekday', { period: { ...weekday, startDay: 5, endDay: 1 } }],
    ['SET-67 a start time that is the end time', { period: { ...weekday, start: '18:00' } }],
    ['SET-67 a start date after the end date', { period: { type: 'date', start: '2026-11-25T00:00', end: '2026-11-24T00:00' } }],
    ['SET-65 a day that is none', { period: { type: 'date', start: '2026-02-30T00:00', end: '2026-11-24T00:00' } }],
    ['SET-65 a time that is none', { period: { ...weekday, end: '24:00' } }],
    ['SET-64 no content', { content: ' ' }],
    ['SET-64 no name', { name: '' }],
    ['SET-64 a condition without a value', { conditions: [{ field: 'subject', comparison: 'contains', value: '' }] }],
  ])('refuses %s', async (_what, wrong) => {
    expect((await ask(person, 'POST', 're/', reply(wrong))).body).toMatchObject({ code: 'invalid-input' });
    expect(await rows('re')).toEqual([]);
  });

  it.each([
    { type: 'always' },
    weekday,
    { ...weekday, startDay: 3, endDay: 3 },
    { type: 'date', start: '2026-11-24T00:00', end: '2026-11-28T23:59' },
  ])('SET-64 SET-65 keeps its conditions, content and window: %j', async (period) => {
    const { tz: _, ...kept } = reply({ period });
    expect((await ask(person, 'POST', 're/', reply({ period }))).body).toEqual({ id: expect.any(Number), ...kept, sent_count: 0 });
  });
});

describe('forwarding', () => {
  it.each([{ target: '' }, {}])('SET-71 refuses no target: %j', async (form) => {
    expect((await ask(person, 'POST', 'fw/', form)).status).toBe(400);
  });
  it.each(['far.example', '@far.example', 'a@@far.example', 'a@far.example, b@far.example'])('SET-72 refuses %s', async (target) => {
    expect((await ask(person, 'POST', 'fw/', { target })).body).toMatchObject({ code: 'email-format' });
  });

  it('SET-70 SET-113 says which addresses are outside, and keeps a copy unless the user switches that off', async () => {
    await ask(person, 'POST', 'fw/', { target: 'me@far.example' });
    await ask(person, 'POST', 'fw/', { target: test.chen.address });
    expect(await rows('fw')).toMatchObject([
      { target: 'me@far.example', is_outside: true },
      { target: test.chen.address, is_outside: false },
    ]);
    const first = { keeps_copy: true, forwards_spam: false, is_allowed: true, is_outside_allowed: true };
    expect((await ask(person, 'GET', 'get-fw/')).body).toEqual(first);
    await ask(person, 'POST', 'set-fw/', { keeps_copy: false, forwards_spam: true });
    expect((await ask(person, 'GET', 'get-fw/')).body).toEqual({ ...first, keeps_copy: false, forwards_spam: true });
    expect((await ask(other, 'GET', 'get-fw/')).body).toEqual(first);
  });

  it('SET-70 BAK-82 refuses outside addresses where the organization does not allow them', async () => {
    const of = { of: 'person', accountId: person.accountId } as const;
    await setPolicies(test.deps.db, of, { auto_forward_outside: false });
    await vi.waitFor(async () => expect((await ask(person, 'GET', 'get-fw/')).body).toMatchObject({ is_outside_allowed: false }), 5_000);
    expect((await ask(person, 'POST', 'fw/', { target: 'me@far.example' })).body).toMatchObject({ code: 'forbidden' });
    expect((await ask(person, 'POST', 'fw/', { target: test.chen.address })).status).toBe(200);
    await unsetPolicy(test.deps.db, of, 'auto_forward_outside');
  });
});

describe('the lists of senders', () => {
  it('SET-74 SET-75 SET-76 takes many entries at once, refuses all if one is wrong, and moves an entry between the lists', async () => {
    const patterns = ['a@p.example', '@P.example', 'a@p.example'];
    expect((await ask(person, 'POST', 'blackers/import/', { patterns })).body).toEqual({ count: 2 });
    expect((await ask(person, 'POST', 'blackers/import/', { patterns: ['b@p.example', 'nothing'] })).body).toMatchObject({
      code: 'email-format',
    });
    expect((await rows('blackers')).map(({ pattern }: { pattern: string }) => pattern).sort()).toEqual(['@p.example', 'a@p.example']);
    await ask(person, 'POST', 'whiters/', { pattern: 'A@p.example' });
    expect(await rows('blackers')).toMatchObject([{ pattern: '@p.example' }]);
    expect(await rows('whiters')).toMatchObject([{ pattern: 'a@p.example' }]);
  });

  it('SET-77 SET-78 what a page blocks goes to Spam, unless the sender is allowed or the entry disabled', async () => {
    const arrive = async () => (await test.arrive({}, [person.address])).folder;
    await ask(person, 'POST', 'blackers/', { pattern: '@partner.example' });
    expect(await arrive()).toBe('Spam');
    const { id } = (await ask(person, 'POST', 'whiters/', { pattern: 'zhou@partner.example' })).body;
    expect(await arrive()).toBe('INBOX');
    await ask(person, 'POST', 'whiters/disable/', { ids: [id] });
    expect(await arrive()).toBe('Spam');
  });
});

describe('notices of new messages by SMS', () => {
  const settings = { is_on: true, mobile: '138 1086 5608', start: '08:00', end: '22:00', tz: 'Asia/Shanghai' };
  const waiting = async () => {
    const found = await claimSms(test.deps.db, { at: new Date(clock.getTime() + 86_400_000), leaseUntil: clock, limit: 100 });
    return found.map(({ number, text }) => ({ number, text }));
  };
  beforeEach(() => test.deps.db.deleteFrom('sms').execute());
  const on = async (more: object = {}) => {
    await ask(person, 'POST', 'set-sms/', { ...settings, ...more });
    await ask(person, 'POST', 'smswhiters/', { pattern: '@partner.example' });
  };

  it('SET-88 SET-89 answers and takes the settings', async () => {
    expect((await ask(person, 'GET', 'get-sms/')).body).toEqual({
      is_on: false,
      mobile: '',
      start: '08:00',
      end: '22:00',
      sent_today: 0,
      daily_limit: 20,
    });
    expect((await ask(person, 'POST', 'set-sms/', settings)).body).toEqual({ msg: 'success' });
    const { tz: _, ...kept } = settings;
    expect((await ask(person, 'GET', 'get-sms/')).body).toEqual({ ...kept, sent_today: 0, daily_limit: 20 });
    expect((await ask(other, 'GET', 'get-sms/')).body).toMatchObject({ is_on: false, mobile: '' });
  });

  it.each([
    [{ mobile: '' }, 'sms-number-required'],
    [{ mobile: 'phone' }, 'invalid-input'],
    [{ mobile: '12345678901234567' }, 'invalid-input'],
    [{ start: '25:00' }, 'invalid-input'],
  ])('SET-89 refuses %j', async (wrong, code) => {
    expect((await ask(person, 'POST', 'set-sms/', { ...settings, ...wrong })).body).toMatchObject({ code });
  });

  it('SET-86 SET-87 tells of messages of the senders on the list and of no others, once for each', async () => {
    await on();
    await test.arrive({ subject: '合同' }, [person.address]);
    await test.arrive({ from: { name: '', address: 'x@stranger.example' } }, [person.address]);
    expect(await waiting()).toEqual([{ number: '138 1086 5608', text: '周红给您发了一封邮件：合同' }]);
    expect((await ask(person, 'GET', 'get-sms/')).body).toMatchObject({ sent_today: 1 });
  });

  it('SET-86 gathers what comes outside the hours in one SMS at their start', async () => {
    await on();
    clock = new Date('2026-11-24T15:00:00Z');
    await test.arrive({}, [person.address]);
    await test.arrive({}, [person.address]);
    const queued = await test.deps.db.selectFrom('sms').select(['text', 'next_attempt_at']).execute();
    expect(queued).toEqual([{ text: '您有 2 封新邮件', next_attempt_at: new Date('2026-11-25T00:00:00Z') }]);
  });

  it('SET-86 BAK-80 sends no more a day than the organization allows', async () => {
    await on();
    const of = { of: 'person', accountId: person.accountId } as const;
    await setPolicies(test.deps.db, of, { sms_per_day: 2 });
    for (let count = 0; count < 4; count += 1) await test.arrive({ subject: `m${count}` }, [person.address]);
    expect(await waiting()).toHaveLength(2);
    clock = new Date('2026-11-25T02:00:00Z');
    await test.arrive({ subject: 'next day' }, [person.address]);
    expect(await test.deps.db.selectFrom('sms').select('text').execute()).toHaveLength(3);
  });

  it.each([
    ['it is off', { is_on: false }, {}],
    ['the message is spam', {}, { text: 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X' }],
  ])('SET-86 is quiet if %s', async (_why, more, mail) => {
    await on(more);
    await test.arrive(mail, [person.address]);
    expect(await waiting()).toEqual([]);
  });
});

describe('the recall records', () => {
  const recall = async (who: Person) => {
    const form = makeForm(
      who,
      [
        { address: test.chen.address, name: '' },
        { address: 'x@far.example', name: '' },
      ],
      { subject: 'Offer' },
    );
    await act(who, 'sent', form);
    const { message_id } = await test.deps.db
      .selectFrom('submission')
      .select('message_id')
      .where('mailbox_id', '=', who.mailboxId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return message_id;
  };

  it('SET-92 SET-03 lists each recipient of a recall with subject, time and outcome; rows can be deleted and cleared', async () => {
    const messageId = await recall(test.lin);
    const created = await ask(test.lin, 'POST', 'zhaohui/', { message_id: messageId });
    const shown = {
      message_id: messageId,
      subject: 'Offer',
      at: clock.toISOString(),
      status: 'recalled',
      info: 'stopped',
      is_active: true,
    };
    expect(created.body).toMatchObject(shown);
    const listed = await rows('zhaohui', test.lin);
    expect(listed).toMatchObject([
      { ...shown, recipient: test.chen.address },
      { ...shown, recipient: 'x@far.example' },
    ]);
    const [{ id }, { id: last }] = listed;
    expect((await ask(test.lin, 'PUT', `zhaohui/${id}/`, { message_id: messageId })).body).toMatchObject({ id });
    expect((await ask(test.lin, 'POST', 'zhaohui/disable/', { ids: [id] })).body).toEqual({ count: 1 });
    expect((await ask(test.lin, 'POST', 'zhaohui/enable/', { ids: [id] })).body).toEqual({ count: 1 });
    for (const action of ['bdel', 'enable', 'disable'])
      expect((await ask(other, 'POST', `zhaohui/${action}/`, { ids: [id] })).body).toEqual({ count: 0 });
    expect((await ask(other, 'DELETE', `zhaohui/${id}/`)).status).toBe(404);
    expect((await ask(other, 'POST', 'zhaohui/', { message_id: messageId })).body).toMatchObject({ code: 'mail-not-found' });
    expect((await ask(test.lin, 'DELETE', `zhaohui/${id}/`)).body).toEqual({ msg: 'ok' });
    expect(await rows('zhaohui', test.lin)).toMatchObject([{ id: last }]);
    expect((await ask(test.lin, 'POST', 'zhaohui/clear/')).body).toEqual({ count: 1 });
    expect(await rows('zhaohui', test.lin)).toEqual([]);
  });
});

it('SET-68 a reply that a page added is sent to who writes', async () => {
  await ask(person, 'POST', 're/', reply({ conditions: [], period: { type: 'always' } }));
  const raw = Buffer.from(`From: a@p.example\r\nTo: ${person.address}\r\nSubject: x\r\nMessage-ID: <a@p.example>\r\n\r\nx\r\n`);
  await deliver(test.deps, { raw, mailFrom: 'a@p.example', recipients: [person.address] });
  expect(await rows('re')).toMatchObject([{ sent_count: 1 }]);
});
