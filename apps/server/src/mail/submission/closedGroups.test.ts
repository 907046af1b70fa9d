import { type WriterKind, writerKinds } from '@jinshu/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nameIndex } from '../../features/contact/nameIndex.ts';
import { changeMailingList, deleteMailingList } from '../../features/operation/index.ts';
import { commandLine } from '../../platform/operation/index.ts';
import { makeAccount } from '../../testing/factories.ts';
import { openSendingMailbox, type Person, type SendingMailbox } from '../../testing/openMailbox.ts';
import { act, makeForm } from '../../testing/sendForm.ts';
import { makeList, setWriters } from '../../testing/testList.ts';
import { findClosedGroups } from '../recipient/groupWriter.repository.ts';

const team = 'team@jinshu.example';
const everyone = 'everyone@jinshu.example';
let test: SendingMailbox;
let zhou: Person;
let department: string;

beforeEach(async () => {
  test = await openSendingMailbox();
  zhou = await test.enter(await makeAccount(test.deps, { name: '周安', address: 'zhou@jinshu.example' }));
  const { id } = await test.deps.db
    .insertInto('department')
    .values({ name: '研究部', name_index: nameIndex({ names: ['研究部'], address: '' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.deps.db.updateTable('account').set({ department_id: id }).where('id', '=', test.lin.accountId).execute();
  department = `dept_${id}@jinshu.example`;
  await makeList(test.deps, { address: team, name: '项目组', members: [test.lin.address, test.chen.address] });
});
afterEach(() => test.close());

const set = (group: string, writers: WriterKind, ...chosen: Person[]) =>
  setWriters(
    test.deps,
    group,
    writers,
    chosen.map(({ accountId }) => accountId),
  );
const isOpen = async (who: Person | null, group: string) =>
  (await findClosedGroups(test.deps.db, who && { accountId: who.accountId }, [group], 'jinshu.example')).length === 0;
const send = async (who: Person, to: string, changes: object = {}) => {
  const { status, body } = await act(who, 'sent', makeForm(who, [{ address: to, name: '' }], changes));
  return status === 200 ? 'sent' : { code: body.code, params: body.params };
};
const subjects = async (who: Person) =>
  ((await who.get('/mail/message/?folder=INBOX&limit=50&offset=0')).body.results as { subject: string }[]).map(({ subject }) => subject);
const refused = (address: string) => ({ code: 'list-not-allowed', params: { address } });
const offered = async (who: Person, typed: string) =>
  ((await who.get(`/contact/lenovoall/?search=${typed}`)).body.results as { username: string }[]).map(({ username }) => username);

describe('who may write to a group', () => {
  it('BAK-53 BAK-56 PIC-19 is everybody, people inside, members or chosen people', async () => {
    const people = { outside: null, stranger: zhou, member: test.lin, chosen: test.chen };
    const answers = async (group: string) =>
      Object.fromEntries(await Promise.all(Object.entries(people).map(async ([name, who]) => [name, await isOpen(who, group)])));
    const table: Record<string, Record<string, unknown>> = {};
    for (const [name, group] of Object.entries({ list: team, department, everyone })) {
      table[`${name}, not set`] = await answers(group);
      for (const writers of writerKinds.filter((kind) => group === team || kind !== 'everybody')) {
        await set(group, writers, ...(writers === 'chosen' ? [test.chen] : []));
        table[`${name}, ${writers}`] = await answers(group);
      }
    }
    const nobody = { outside: false, stranger: false, member: false, chosen: false };
    const inside = { outside: false, stranger: true, member: true, chosen: true };
    const chosen = { ...nobody, chosen: true };
    expect(table).toEqual({
      'list, not set': inside,
      'list, everybody': { ...inside, outside: true },
      'list, inside': inside,
      'list, members': { ...inside, stranger: false },
      'list, chosen': chosen,
      'department, not set': inside,
      'department, inside': inside,
      'department, members': { ...nobody, member: true },
      'department, chosen': chosen,
      'everyone, not set': inside,
      'everyone, inside': inside,
      'everyone, members': inside,
      'everyone, chosen': chosen,
    });
  });

  it('PIC-19 a mail to a closed group is refused before anybody gets it, and nothing of it is lost', async () => {
    await set(team, 'members');
    const both = { cc: [{ address: test.lin.address, name: '' }] };
    expect(await send(zhou, team.toUpperCase(), { subject: '给项目组', ...both })).toEqual(refused(team));
    expect(await send(zhou, team, { subject: '给项目组', is_separate: true })).toEqual(refused(team));
    await set(department, 'chosen', test.chen);
    expect(await send(zhou, department)).toEqual(refused(department));
    expect(await subjects(test.lin)).toEqual([]);
    expect(await send(test.lin, team, { subject: '从成员来' })).toBe('sent');
    expect(await send(test.chen, department, { subject: '选定的人' })).toBe('sent');
    await vi.waitFor(async () => expect((await subjects(test.lin)).sort()).toEqual(['从成员来', '选定的人'].sort()), 10_000);
  });

  it('PIC-19 an event does not reach a closed group either', async () => {
    await set(everyone, 'chosen', test.chen);
    const calendar = (await zhou.get('/calendar/calendar/')).body.results[0];
    const { status, body } = await zhou.post('/calendar/event/', {
      calendar_id: calendar.id,
      title: '全体会议',
      starts_at: '2026-12-01T02:00:00.000Z',
      ends_at: '2026-12-01T03:00:00.000Z',
      is_all_day: false,
      time_zone: 'Asia/Shanghai',
      repeat: null,
      location: '',
      description: '',
      reminder_minutes: null,
      invitees: [{ address: everyone, name: '' }],
    });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'list-not-allowed' });
  });

  it('BAK-51 PIC-19 the books leave out groups that are closed or hidden', async () => {
    const lists = async (who: Person) =>
      ((await who.get('/contact/lab/?page=1&page_size=20')).body.results as { address: string }[]).map(({ address }) => address);
    const departments = async (who: Person) =>
      ((await who.get('/contact/oab/departments/')).body.results as { username: string }[]).map(({ username }) => username);
    await set(team, 'members');
    await set(department, 'members');
    expect([await lists(test.lin), await departments(test.lin), await offered(test.lin, 'xmz'), await offered(test.lin, 'yanjiu')]).toEqual(
      [[team], [department], [team], [department]],
    );
    expect([await lists(zhou), await departments(zhou), await offered(zhou, 'xmz'), await offered(zhou, 'yanjiu')]).toEqual([
      [],
      [''],
      [],
      [],
    ]);
    await set(team, 'inside');
    const whole = async (who: Person) => (await who.get('/contact/oab/departments/')).body.everyone;
    await set(everyone, 'chosen', test.lin);
    expect([await whole(test.lin), await whole(zhou)]).toEqual([everyone, '']);
    expect(await lists(zhou)).toEqual([team]);
    await changeMailingList(test.deps, { reach: 'all' }, commandLine, { address: team }, { isHidden: true });
    expect([await lists(test.lin), await offered(test.lin, 'xmz')]).toEqual([[], []]);
    expect(await send(test.lin, team)).toBe('sent');
  });

  it('BAK-53 BAK-56 refuses what cannot be set, and forgets what was set with the list', async () => {
    const refusal = (reason: string) => ({ code: 'operation-refused', params: { reason } });
    for (const [setting, reason] of [
      [() => set('nobody@jinshu.example', 'inside'), 'group-unknown'],
      [() => set('everyone@elsewhere.example', 'inside'), 'group-unknown'],
      [() => set(everyone, 'everybody'), 'group-inside-only'],
      [() => set(team, 'chosen'), 'writers-missing'],
    ] as const)
      await expect(setting()).rejects.toMatchObject(refusal(reason));
    await set(team, 'chosen', test.lin);
    await deleteMailingList(test.deps, { reach: 'all' }, commandLine, { address: team });
    await makeList(test.deps, { address: team });
    expect(await isOpen(zhou, team)).toBe(true);
  });
});
