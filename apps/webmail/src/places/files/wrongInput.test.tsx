import { createDiskPermission, createFileShare, listDiskPermissions, Problem, type ProblemCode } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { contactAnswers, createBook } from '../../testing/contactAnswers.ts';
import { createDrives } from '../../testing/driveAnswers.ts';
import { answer } from '../../testing/fakeServer.ts';
import { fieldOf, place, saidAt } from '../../testing/fields.ts';
import { closeApp, openApp, patience, press } from '../../testing/openApp.tsx';
import './PermissionsDialog.tsx';
import './ShareFiles.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const group = { id: 2, name: '客户' };
/** A call that would change something has no answer, which fails the test. */
const answers = () => [...createDrives().answers.filter(({ endpoint }) => endpoint.method === 'GET')];

/** A form of the books or the drives with something wrong in it. */
interface WrongForm {
  at: string;
  /** Buttons and rows that lead to the form, one after the other. */
  way?: readonly (string | RegExp)[];
  /** Typed texts by field. */
  typed: Readonly<Record<string, string>>;
  /** The button that would save it. Without it, Enter does. */
  save?: string;
  /** Error messages by field. */
  told: Readonly<Record<string, string>>;
}

const long = (characters: number) => '长'.repeat(characters);
const newContact = { at: '/contact/pab?edit=new', save: 'Save' };
const newGroup = { at: '/contact/pab', way: ['New group'], save: 'Save' };
const newFolder = { at: '/file/pfile', way: ['New folder'] };
const renamed = { at: '/file/pfile', way: [/^接口文档/, 'Rename'] };
const share = { at: '/file/pfile', way: [/^接口文档/, 'Share'], save: 'Create link' };
const folderName = 'New folder name';
const fileName = 'New name for 接口文档.pdf';
const badName = 'A name can’t contain / \\ : * ? " < > |';

const forms: readonly WrongForm[] = [
  {
    ...newContact,
    typed: { 'Full name': ' ', Email: '', Company: '江南大学图书馆' },
    told: { 'Full name': 'Fill in this field.', Email: 'Fill in this field.' },
  },
  {
    ...newContact,
    typed: { 'Full name': long(51), Email: 'not an address', Mobile: 'none' },
    told: {
      'Full name': 'Use 50 characters or fewer.',
      Email: 'Enter a valid address, such as name@lib.example.',
      Mobile: 'Use digits, spaces and hyphens, with + at the start if needed.',
    },
  },
  { ...newGroup, typed: { 'Group name': ' ' }, told: { 'Group name': 'Enter a name.' } },
  { ...newGroup, typed: { 'Group name': long(51) }, told: { 'Group name': 'Use 50 characters or fewer.' } },
  { ...newFolder, typed: { [folderName]: '' }, told: { [folderName]: 'Enter a name.' } },
  { ...newFolder, typed: { [folderName]: '..' }, told: { [folderName]: 'Enter a name.' } },
  { ...newFolder, typed: { [folderName]: 'a/b' }, told: { [folderName]: badName } },
  { ...newFolder, typed: { [folderName]: long(101) }, told: { [folderName]: 'Use 100 characters or fewer.' } },
  { ...renamed, typed: { [fileName]: 'a:b.pdf' }, told: { [fileName]: badName } },
  { ...renamed, typed: { [fileName]: '扫描样本' }, told: { [fileName]: 'This name is taken.' } },
  { ...share, typed: { 'Access code': 'k7Qm2d7' }, told: { 'Access code': 'Enter 6 letters or digits.' } },
  { ...share, typed: { 'Access code': 'k7-Qm' }, told: { 'Access code': 'Enter 6 letters or digits.' } },
  { ...share, typed: { 'Access code': 'k7Qm2d', People: 'nobody,' }, told: { People: 'Enter a valid email address.' } },
];

const goTo = (name: string | RegExp) =>
  waitFor(() => {
    const row = name instanceof RegExp && within(screen.getByRole('grid', { name: 'Files' })).getByRole('row', { name });
    press(row ? within(row).getByRole('checkbox') : (screen.getAllByRole('button', { name })[0] as HTMLElement));
  }, patience);
const open = (at: string, more: Parameters<typeof openApp>[0] = {}) =>
  openApp({
    at,
    ...more,
    answers: [...(more.answers ?? []), ...answers(), ...contactAnswers(createBook({ contacts: [], groups: [group] }))],
  });

it.each(forms.map((form) => [form.at, Object.values(form.told).join(' '), form] as const))(
  '%s says "%s" at the field, and nothing that was typed is lost',
  async (at, _told, { way = [], typed, save, told }) => {
    const { server } = await open(at);
    for (const name of way) await goTo(name);
    for (const [name, value] of Object.entries(typed)) fireEvent.change(await fieldOf(name), { target: { value } });
    const calls = server.calls.length;
    if (save) press(place().getByRole('button', { name: save }));
    else fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
    for (const [name, sentence] of Object.entries(told)) {
      const field = await fieldOf(name);
      await waitFor(() => expect([name, saidAt(field)]).toEqual([name, expect.stringContaining(sentence)]), patience);
    }
    for (const [name, value] of Object.entries(typed)) {
      const field = await fieldOf(name);
      // People become chips.
      const chips = [...document.querySelectorAll('[data-chip]')].map(({ textContent }) => `${textContent},`);
      expect([field.value, ...chips]).toContain(value);
    }
    const changing = server.calls.slice(calls).filter(({ endpoint }) => endpoint.method !== 'GET');
    expect(changing.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).toEqual([]);
  },
);

it('FIL-02 a wrong name stays in its field when the field is left, until it is corrected', async () => {
  await open('/file/pfile');
  await goTo('New folder');
  const field = await fieldOf(folderName);
  fireEvent.change(field, { target: { value: 'a/b' } });
  fireEvent.blur(field);
  expect([field.value, field.isConnected, saidAt(field)]).toEqual(['a/b', true, badName]);
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(field.isConnected).toBe(false), patience);
});

/** Opens the permissions of a folder. A failed call is refused with what `refusals` holds. */
async function permissions(refusals: { list?: ProblemCode | undefined; add?: ProblemCode }) {
  const refuse = (call: 'list' | 'add') => {
    const code = refusals[call];
    if (code) throw new Problem(code);
  };
  const line = { id: 5, member: { userName: 'chen.wei@jinshu.example', name: '陈伟' }, folder: { id: 11, name: '研究资料' } };
  const row = { ...line, permission: 'download' as const, isSuper: false };
  const { server } = await open('/file/cfile?folder=11', {
    answers: [
      answer(listDiskPermissions, () => {
        refuse('list');
        return { count: 1, results: [row] };
      }),
      answer(createDiskPermission, () => {
        refuse('add');
        return row;
      }),
    ],
  });
  await goTo('Disk permissions');
  return server;
}

it('FIL-04 says at the field that a member is missing or unknown, and keeps what was typed', async () => {
  const server = await permissions({ add: 'disk-member-unknown' });
  const field = await fieldOf('Member');
  press(place().getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(saidAt(field)).toBe('Choose a person or department.'), patience);
  field.focus();
  fireEvent.change(field, { target: { value: 'nobody at all' } });
  fireEvent.blur(field);
  await waitFor(() => expect(saidAt(field)).toBe('No match. Choose a person or department from the list.'), patience);
  expect([field.value, server.callsOf(createDiskPermission)]).toEqual(['nobody at all', []]);
  const person = await fieldOf('Person');
  person.focus();
  fireEvent.change(person, { target: { value: long(200) } });
  fireEvent.blur(person);
  await waitFor(() => expect(saidAt(person)).toBe('No match. Choose a person from the list.'), patience);
  field.focus();
  fireEvent.change(field, { target: { value: '陈' } });
  press(await screen.findByRole('option', { name: /陈伟/ }, patience));
  press(place().getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(saidAt(field)).toBe('This member or department doesn’t exist.'), patience);
  expect([field.value, person.value]).toEqual(['陈伟', long(200)]);
});

it('FIL-04 says that the permissions could not be read or changed, and reads them again', async () => {
  const refusals: Parameters<typeof permissions>[0] = { list: 'internal', add: 'offline' };
  await permissions(refusals);
  const retry = await screen.findByRole('button', { name: 'Try again' }, patience);
  expect(place().queryByText('No permissions yet')).toBeNull();
  refusals.list = undefined;
  press(retry);
  const field = await fieldOf('Member');
  field.focus();
  fireEvent.change(field, { target: { value: '陈' } });
  press(await screen.findByRole('option', { name: /陈伟/ }, patience));
  press(place().getByRole('button', { name: 'Add' }));
  await place().findByText('Couldn’t reach the server. Check your network.', {}, patience);
  expect([field.value, saidAt(field)]).toEqual(['陈伟', '']);
});

it('FIL-45 says at the people of a share that the server does not know one, and elsewhere what else was refused', async () => {
  let code: 'disk-member-unknown' | 'disk-file-not-found' = 'disk-member-unknown';
  const refuse = answer(createFileShare, () => {
    throw new Problem(code);
  });
  await open('/file/pfile', { answers: [refuse] });
  await goTo(/^接口文档/);
  await goTo('Share');
  fireEvent.change(await fieldOf('People'), { target: { value: 'gone@jinshu.example,' } });
  press(place().getByRole('button', { name: 'Create link' }));
  await waitFor(async () => expect(saidAt(await fieldOf('People'))).toContain('This member or department doesn’t exist.'), patience);
  code = 'disk-file-not-found';
  press(place().getByRole('button', { name: 'Create link' }));
  await waitFor(() => expect(place().getByRole('alert').textContent).not.toBe(''), patience);
  expect(saidAt(await fieldOf('People'))).toBe('');
});
