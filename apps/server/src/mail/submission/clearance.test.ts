import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeMailingList } from '../../features/operation/index.ts';
import { insertReviewRule } from '../../features/review/reviewRule.repository.ts';
import { sendScheduled } from '../../features/schedule/startScheduled.ts';
import { commandLine } from '../../platform/operation/index.ts';
import { makeAccount } from '../../testing/factories.ts';
import { type MailboxToOutside, openMailboxToOutside, type Person } from '../../testing/openMailbox.ts';
import { act, keepSessions, makeForm } from '../../testing/sendForm.ts';
import { makeList } from '../../testing/testList.ts';
import { sendAutomaticMail } from '../automatic-sending/startAutomaticMail.ts';
import { deliver } from '../inbound/index.ts';

const sources = path.resolve(import.meta.dirname, '../..');
/** The files, tests aside, that say something; and those that call a function. */
const filesWith = (pattern: RegExp) =>
  globSync('**/*.ts', { cwd: sources, exclude: ['**/*.test.ts', 'testing/**'] })
    .filter((file) => pattern.test(readFileSync(path.join(sources, file), 'utf8')))
    .sort();
const callersOf = (name: string) => filesWith(new RegExp(`(?<!function |\\w)${name}\\(`));

const outside = 'zhou@partner.example';
let test: MailboxToOutside;
/** The user whose messages are held, and the reviewer. */
let zhou: Person;
let shen: Person;
let clock = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  test = await openMailboxToOutside({ now: () => clock });
  zhou = await test.enter(await makeAccount(test.deps, { name: '周安', address: 'zhou.an@jinshu.example' }));
  shen = await test.enter(await makeAccount(test.deps, { name: '沈禾', address: 'shen.he@jinshu.example' }));
  await keepSessions(test);
}, 60_000);
afterAll(() => test.close());

/** Holds all messages that Zhou An sends from now on. Earlier messages are not affected. */
const hold = () =>
  test.deps.db
    .transaction()
    .execute((tx) => insertReviewRule(tx, { reason: '外发', accountId: zhou.accountId, reviewerIds: [shen.accountId] }));
const letGo = () => test.deps.db.updateTable('review_rule').set({ is_active: false }).execute();
const waiting = async () => (await shen.get('/mail/review/?status=wait&page=1&page_size=1')).body.count as number;
const deliveries = async () => {
  const { rows } = await sql<{ status: string; count: number }>`
    SELECT d.status, count(*)::int AS count FROM delivery d JOIN submission s ON s.mailbox_id = d.mailbox_id AND s.id = d.submission_id
    WHERE s.account_id = ${zhou.accountId} GROUP BY 1`.execute(test.deps.db);
  return new Map(rows.map(({ status, count }) => [status, count]));
};

const calendar = async () => (await zhou.get('/calendar/calendar/')).body.results[0].id as number;
const eventForm = async (changes: object = {}) => ({
  calendar_id: await calendar(),
  title: '三版合同评审',
  starts_at: '2026-11-25T02:00:00.000Z',
  ends_at: '2026-11-25T03:30:00.000Z',
  is_all_day: false,
  time_zone: 'Asia/Shanghai',
  repeat: { frequency: 'daily', end: { type: 'count', count: 3 } },
  location: '三楼',
  description: '银行账号在附件里',
  reminder_minutes: null,
  invitees: [{ address: outside, name: '' }],
  ...changes,
});
const makeEvent = async (changes: object = {}) => (await zhou.post('/calendar/event/', await eventForm(changes))).body.id as number;

/** A message from outside to a list. */
const strange = (name: string) =>
  Buffer.from(`Subject: ${name}\r\nFrom: ${outside}\r\nMessage-ID: <${name}@partner.example>\r\n\r\nHello.\r\n`);

const arrive = (mail: Parameters<MailboxToOutside['arrive']>[0] = {}) => test.arrive(mail, [zhou.address]);
let invitations = 0;
async function invited(): Promise<number> {
  invitations += 1;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:i${invitations}@partner.example`,
    'DTSTAMP:20261119T000000Z',
    `ORGANIZER:mailto:${outside}`,
    `ATTENDEE;RSVP=TRUE:mailto:${zhou.address}`,
    'SUMMARY:评审',
    'DTSTART:20261125T060000Z',
    'DTEND:20261125T070000Z',
    'RRULE:FREQ=DAILY;COUNT=3',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const { uid } = await arrive({ from: { name: '', address: outside }, calendar: { method: 'REQUEST', content: lines.join('\r\n') } });
  return (await zhou.get(`/mail/message/${uid}/?folder=INBOX&view=1`)).body.attrs.calendar_event_id;
}

async function accepted(): Promise<number> {
  const id = await invited();
  await zhou.post('/calendar/event/status/', { calendar_event_id: id, status: 'pass' });
  return id;
}

/** A message arrives, and the rules of the mailbox send what it brings about. They don't act again afterwards. */
const byRules = async () => {
  await arrive({ to: [{ name: '', address: zhou.address }] });
  await sendAutomaticMail(test.deps);
  for (const table of ['auto_forward', 'auto_reply'] as const) await test.deps.db.deleteFrom(table).execute();
  return { status: 200, body: {} };
};

type Step = () => Promise<{ status: number; body: unknown }>;
/** Everything by which something leaves, by the file that hands it over: what has to be there first, and then the act itself. */
const ways: Record<string, Record<string, () => Promise<Step>>> = {
  'features/draft/sendDraft.ts': {
    'a mail': async () => () => act(zhou, 'sent', makeForm(zhou, [{ address: outside, name: '' }])),
    'a mail to each by itself': async () => () =>
      act(
        zhou,
        'sent',
        makeForm(
          zhou,
          [outside, 'wu@partner.example'].map((address) => ({ address, name: '' })),
          { isSeparate: true },
        ),
      ),
    'a letter that a password closes': async () => () =>
      act(zhou, 'sent', makeForm(zhou, [{ address: outside, name: '' }], { hasPassword: true, password: 'a1B2c3' })),
    'a forwarded mail': async () => {
      const { uid } = await arrive();
      return () => act(zhou, 'sent', makeForm(zhou, [{ address: outside, name: '' }], { relation: 'forward', uid, folder: 'INBOX' }));
    },
    'a quick reply': async () => {
      const { uid } = await arrive();
      return () => zhou.post('/mail/message/reply/', { uid, folder: 'INBOX', html_text: '<p>好</p>' });
    },
    'a mail at its own time': async () => {
      const scheduledAt = new Date(clock.getTime() + 3_600_000).toISOString();
      const answer = await act(zhou, 'sent', makeForm(zhou, [{ address: outside, name: '' }], { isScheduled: true, scheduledAt }));
      return async () => {
        clock = new Date(clock.getTime() + 3_600_000);
        await sendScheduled(test.deps);
        return answer;
      };
    },
  },
  'features/calendar/sendInvitations.ts': {
    'an invitation': async () => async () => zhou.post('/calendar/event/', await eventForm()),
    'a change of an event': async () => {
      const id = await makeEvent();
      return async () => call('PUT', `/calendar/event/${id}/`, await eventForm({ title: '改期' }));
    },
    'taking somebody off an event': async () => {
      const id = await makeEvent();
      return () => zhou.post('/calendar/event/cancel-invitor/', { event_id: id, address: outside });
    },
    'a change of one occurrence': async () => {
      const name = { event_id: await makeEvent(), recurrence_id: '20261126T020000Z' };
      return async () =>
        zhou.post('/calendar/event/seq-post/', {
          ...(await eventForm({ starts_at: '2026-11-26T04:00:00.000Z', ends_at: '2026-11-26T05:00:00.000Z' })),
          ...name,
        });
    },
    'calling off one occurrence': async () => {
      const name = { event_id: await makeEvent(), recurrence_id: '20261126T020000Z' };
      return () => zhou.post('/calendar/event/seq-del/', name);
    },
    'calling off an event': async () => {
      const id = await makeEvent();
      return () => call('DELETE', `/calendar/event/${id}/`);
    },
    'removing a calendar': async () => {
      const { body } = await zhou.post('/calendar/calendar/', { name: '二期', color: 'e01', shares: [] });
      await makeEvent({ calendar_id: body.id });
      return () => call('DELETE', `/calendar/calendar/${body.id}/`);
    },
  },
  'features/invitation/answerInvitation.ts': {
    'an answer to an invitation': async () => {
      const id = await invited();
      return () => zhou.post('/calendar/event/status/', { calendar_event_id: id, status: 'pass' });
    },
    'an answer to one occurrence': async () => {
      const id = await accepted();
      return () => zhou.post('/calendar/event/seq-status/', { event_id: id, recurrence_id: '20261126T060000Z', status: 'reject' });
    },
    'removing an invitation': async () => {
      const id = await accepted();
      return () => call('DELETE', `/calendar/event/${id}/`);
    },
  },
  'mail/bulk/returnRefusals.ts': {
    'a notice that mail is refused': async () => {
      const { uid } = await arrive();
      return () => zhou.post('/mail/message/reject/', { uids: [uid], folder: 'INBOX', is_delete: true });
    },
  },
  'mail/automatic-sending/sendForward.ts': {
    'a message that is forwarded automatically': async () => {
      await test.deps.db.insertInto('auto_forward').values({ mailbox_id: zhou.mailboxId, target: outside, is_active: true }).execute();
      return byRules;
    },
  },
  'mail/automatic-sending/sendListCopy.ts': {
    'the copy of a list for a member outside': async () => {
      const list = { address: 'readers@jinshu.example', ownerId: zhou.accountId, members: [outside] };
      await makeList(test.deps, list);
      return async () => {
        await deliver(test.deps, { raw: strange('readers'), mailFrom: outside, recipients: [list.address] });
        await sendAutomaticMail(test.deps);
        return { status: 200, body: {} };
      };
    },
  },
  'features/review/returnToSender.ts': {
    'a notice to a sender outside that a moderator rejected mail to a list': async () => {
      const { address } = await makeList(test.deps, { address: 'club@jinshu.example', members: [shen.address] });
      const moderation = { isModerated: true, moderatorIds: [zhou.accountId] };
      await changeMailingList(test.deps, { reach: 'all' }, commandLine, { address }, moderation);
      await deliver(test.deps, { raw: strange('club'), mailFrom: outside, recipients: [address] });
      const { body } = await zhou.get('/mail/review/?status=wait&page=1&page_size=1');
      return () => zhou.post('/mail/review/batch/', { status: 'reject', review_ids: [body.results[0].id], reason: '无关' });
    },
  },
  'mail/automatic-sending/sendReply.ts': {
    'an automatic reply': async () => {
      const rule = { match: 'all', conditions: '[]', period: '{"type":"always"}' } as const;
      await test.deps.db
        .insertInto('auto_reply')
        .values({ mailbox_id: zhou.mailboxId, name: '休假', ...rule, content: '<p>下周回复。</p>', is_active: true })
        .execute();
      return byRules;
    },
  },
  'features/receipt/sendReceipt.ts': {
    'a receipt': async () => {
      const { uid } = await arrive({ wantsReceipt: true });
      return () => zhou.post('/mail/message/notify/', { uid, folder: 'INBOX' });
    },
  },
};

async function call(method: 'PUT' | 'DELETE', url: string, payload?: object) {
  const response = await test.app.inject({ method, url: `/api${url}`, headers: zhou.headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() as unknown };
}

describe('the gate that everything passes which leaves on behalf of a person', () => {
  it('SND-51 is the only way into the outbox, and every way to it is walked here', () => {
    expect(callersOf('enqueue')).toEqual(['mail/submission/handOverLetters.ts']);
    expect(callersOf('handOverLetters')).toEqual(Object.keys(ways).sort());
    expect(callersOf('clearLetters')).toEqual(Object.keys(ways).sort());
    expect(filesWith(/insertInto\('(?:submission|delivery)'|INSERT INTO (?:submission|delivery) /)).toEqual([
      // Demo messages dated before the server existed.
      'demo/seedDemo.ts',
      'mail/submission/submission.repository.ts',
    ]);
  });

  it('SND-51 what comes into a mailbox otherwise is from outside, has left the outbox, or is a notice of the system to its own user', () => {
    expect(callersOf('deliverIn')).toEqual([
      'features/operation/held-mail/decideHeldMail.ts',
      'features/review/permitFromOutside.ts',
      'features/review/returnToSender.ts',
      'features/review/startReviewDeadlines.ts',
      'mail/automatic-sending/noteForwards.ts',
      'mail/automatic-sending/sendListCopy.ts',
      'mail/inbound/deliver.ts',
      'mail/outbox/dispatchSubmission.ts',
      'mail/outbox/settle.ts',
      'mail/system-notice/leaveSystemNotice.ts',
    ]);
    expect(callersOf('deliverAllIn')).toEqual(['mail/inbound/deliver.ts', 'mail/inbound/gatherDeliveries.ts']);
  });

  const walks = Object.values(ways).flatMap((of) => Object.entries(of));
  it.each(walks)(
    'SND-51 REV-34 holds %s',
    async (_, prepare) => {
      await letGo();
      const step = await prepare();
      await hold();
      const [before, mails] = [await waiting(), await deliveries()];
      const { status } = await step();
      expect(status).toBe(200);
      expect(await waiting()).toBe(before + 1);
      const after = await deliveries();
      expect(after.get('in-review') ?? 0).toBeGreaterThan(mails.get('in-review') ?? 0);
      // What went before the rule was made may be delivered meanwhile; nothing has been added to it.
      const gone = (of: Map<string, number>) => [...of].reduce((sum, [kind, count]) => (kind === 'in-review' ? sum : sum + count), 0);
      expect(gone(after)).toBe(gone(mails));
    },
    30_000,
  );

  it('SND-51 says in the answer that a mail waits for review, also asked again, and before it can be undone no more', async () => {
    await hold();
    const form = makeForm(zhou, [{ address: outside, name: '' }]);
    const answers = [await act(zhou, 'sent', form), await act(zhou, 'sent', form)];
    const undoable = await act(zhou, 'sent', makeForm(zhou, [{ address: outside, name: '' }]), { undo_for_ms: 5_000 });
    expect([...answers, undoable].map(({ body }) => [body.type, body.in_review])).toEqual([
      ['sent', true],
      ['sent', true],
      ['held', true],
    ]);
    await letGo();
    const { body } = await act(zhou, 'sent', makeForm(zhou, [{ address: outside, name: '' }]));
    expect(body).not.toHaveProperty('in_review');
  });

  it('SND-51 a colleague who plans in the calendar of another is held by the rules about himself', async () => {
    await letGo();
    const { body } = await test.lin.post('/calendar/calendar/', {
      name: '共享',
      color: 'e01',
      shares: [{ address: zhou.address, name: '', right: 'edit' }],
    });
    await zhou.post('/calendar/calendar/answer-offer/', { calendar_id: body.id, is_accepted: true });
    await hold();
    const before = await waiting();
    expect((await zhou.post('/calendar/event/', await eventForm({ calendar_id: body.id }))).status).toBe(200);
    expect(await waiting()).toBe(before + 1);
  });

  it('SND-51 whoever has been switched off sends nothing more, not even what was to go at its own time', async () => {
    await letGo();
    const scheduledAt = new Date(clock.getTime() + 3_600_000).toISOString();
    await act(zhou, 'sent', makeForm(zhou, [{ address: outside, name: '' }], { isScheduled: true, scheduledAt }));
    await test.deps.db.updateTable('account').set({ is_active: false }).where('id', '=', zhou.accountId).execute();
    const before = await deliveries();
    clock = new Date(clock.getTime() + 3_600_000);
    await sendScheduled(test.deps);
    expect(await deliveries()).toEqual(before);
    await test.deps.db.updateTable('account').set({ is_active: true }).where('id', '=', zhou.accountId).execute();
  });
});
