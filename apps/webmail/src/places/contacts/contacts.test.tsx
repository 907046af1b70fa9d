import {
  addContactsToGroups,
  addFromOrganisation,
  deleteContacts,
  getLoginInfo,
  getSharedStatus,
  listPersonalContacts,
  promoteContacts,
  removeContactsFromGroups,
  undoContacts,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../core/toast/toasts.ts';
import { contactAnswers, createBook, exampleContact } from '../../testing/contactAnswers.ts';
import { exampleLoginInfo, exampleStatus } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { choose, closeApp, entries, type OpenApp, openApp, patience, press, told } from '../../testing/openApp.tsx';
import './Duplicates.tsx';
import './ExportHelp.tsx';
import './ImportContacts.tsx';

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:contacts';
  URL.revokeObjectURL = () => undefined;
});
afterEach(closeApp);

const chen = exampleContact({
  id: 1,
  name: '陈伟',
  address: 'chen.wei@jinshu.example',
  mobile: '13800000000',
  groupIds: [2],
  company: '锦书',
});
const maya = exampleContact({ id: 2, name: 'Maya Robinson', address: 'maya@northwind.example' });
const tom = exampleContact({ id: 3, name: 'Tom Okafor', address: 'tom@northwind.example', isCollected: true });
const example = () =>
  createBook({
    contacts: [chen, maya, tom],
    groups: [
      { id: 2, name: '客户' },
      { id: 5, name: 'Suppliers' },
    ],
  });

async function open(at = '/contact/pab', { answers = [], ...more }: OpenApp = {}, book = example()) {
  const app = await openApp({ at, answers: [...answers, ...contactAnswers(book)], ...more });
  await screen.findByRole('navigation', { name: 'Address books' }, patience);
  return { ...app, book };
}
const grid = () => screen.findByRole('grid', { name: 'Contacts' }, patience);
const row = async (name: RegExp) => within(await grid()).findByRole('row', { name }, patience);
const tick = async (...names: RegExp[]) => {
  for (const name of names) press(within(await row(name)).getByRole('checkbox'));
};
const tool = async (name: string | RegExp) =>
  within(await screen.findByRole('toolbar', { name: 'Contact actions' }, patience)).getByRole('button', { name });
const form = async () => within(await screen.findByRole('form', { name: 'Contact' }, patience));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const names = async () =>
  within(await grid())
    .getAllByRole('row')
    .flatMap((one) => one.getAttribute('aria-label') ?? []);

describe('the address books', () => {
  it('CON-01 CON-02 RTE-18 LAY-11 shows four books, the groups of the personal one, and its people with a search', async () => {
    const { server, address } = await open('/contact');
    const books = within(screen.getByRole('navigation', { name: 'Address books' })).getAllByRole('link');
    expect(books.map((book) => book.getAttribute('aria-label')?.replace(/,.*/, ''))).toEqual([
      'Personal',
      'Organization',
      'Company',
      'Shared domains',
    ]);
    expect(address()).toBe('/contact/pab');
    expect(screen.getByRole('tab', { name: 'Contacts' }).getAttribute('aria-selected')).toBe('true');
    await row(/陈伟/);
    const groups = within(screen.getByRole('tree', { name: 'Groups' }));
    expect(groups.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label'))).toEqual([
      'All contacts, 3',
      'No group, 2',
      'Added automatically, 1',
      '客户, 1',
      'Suppliers, 0',
    ]);
    press(groups.getByRole('treeitem', { name: /客户/ }));
    await waitFor(async () => expect(await names()).toEqual(['陈伟 chen.wei@jinshu.example']), patience);
    expect(address()).toBe('/contact/pab?group=2');
    type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'nobody');
    await screen.findByText('No contacts found', {}, patience);
    expect(address()).toBe('/contact/pab?group=2&search=nobody');
    expect(server.callsOf(listPersonalContacts).at(-1)).toMatchObject({ query: { groupId: 2, search: 'nobody', page: 1 } });
  });

  it('CON-03 API-04 turns pages of 10, 20, 50 or 100 by page and page size, and the address says which', async () => {
    const many = Array.from({ length: 43 }, (_, index) => exampleContact({ id: index + 1, name: `P${index}`, address: `p${index}@x.cn` }));
    const { server, address } = await open('/contact/pab', {}, createBook({ contacts: many, groups: [] }));
    await screen.findByText('1–10 of 43', {}, patience);
    press(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('11–20 of 43', {}, patience);
    expect(address()).toBe('/contact/pab?page=2');
    press(screen.getByRole('button', { name: '10 per page' }));
    expect(await entries()).toEqual(['10 per page', '20 per page', '50 per page', '100 per page']);
    await choose('50 per page');
    await screen.findByText('1–43 of 43', {}, patience);
    expect(server.callsOf(listPersonalContacts).at(-1)).toMatchObject({ query: { page: 1, pageSize: 50, sort: 'name' } });
  });

  it('CON-04 writes to one contact, to the selected, to a group and to a department', async () => {
    const { address } = await open();
    await tick(/陈伟/, /Maya/);
    press(await tool('Write mail'));
    const compose = within(await screen.findByRole('form', { name: 'Compose' }, patience));
    await compose.findByText('陈伟', {}, patience);
    await compose.findByText('Maya Robinson', {}, patience);
    expect(address()).toMatch(/^\/mailbox/);
  });

  it('CON-04 CON-18 CON-19 writes to a whole department, by its address', async () => {
    await open('/contact/oab?department=3');
    const departments = within(await screen.findByRole('tree', { name: 'Departments' }, patience));
    expect(departments.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label'))).toEqual(['研究院, 12', '实验室, 4']);
    press(await screen.findByRole('button', { name: 'Write to department' }, patience));
    const compose = within(await screen.findByRole('form', { name: 'Compose' }, patience));
    expect((await compose.findByText('研究院', {}, patience)).closest('[title]')?.getAttribute('title') ?? '').toContain('dept_3@');
  });

  it('CON-04 SHR-09 offers neither writing nor changing where only reading is shared', async () => {
    const status = exampleStatus({ isInSharedMailbox: true, canAll: false, canWrite: false, canSend: false });
    await open('/contact/pab', { answers: [answer(getSharedStatus, () => status)] });
    await tick(/陈伟/);
    await screen.findByRole('toolbar', { name: 'Contact actions' }, patience);
    for (const name of ['Write mail', 'Delete', 'New contact', 'Import', 'New group', 'Edit contact'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await tool('Export');
  });

  it('PRM-08 PRM-09 leads from a book that is not shown to the personal one', async () => {
    const info = exampleLoginInfo({ language: 'en', showsOrganisationBook: false, showsCompanyBook: false });
    const { address } = await open('/contact/oab', { answers: [answer(getLoginInfo, () => info)] });
    await row(/陈伟/);
    expect(address()).toBe('/contact/pab');
    expect(screen.queryByRole('link', { name: /Organization|Company/ })).toBeNull();
  });

  it('CON-05 CON-34 copies people of the organization into the personal book', async () => {
    const { server } = await open('/contact/oab');
    const [, first] = within(await grid()).getAllByRole('row');
    await waitFor(() => expect(within(first as HTMLElement).getByRole('checkbox')).toBeTruthy(), patience);
    press(within((await within(await grid()).findAllByRole('row'))[1] as HTMLElement).getByRole('checkbox'));
    press(await tool('Add to personal contacts'));
    expect(await told()).toEqual(['1 contact added to your address book']);
    expect(server.callsOf(addFromOrganisation)).toMatchObject([{ body: { ids: [1] } }]);
  });
});

describe('groups', () => {
  it('CON-06 CON-07 CON-08 CON-23 creates a group, shows it, and says at its field why a name is not taken', async () => {
    const { address } = await open();
    await row(/陈伟/);
    press(screen.getByRole('button', { name: 'New group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New group' }, patience));
    press(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Enter a name.', {}, patience);
    type(dialog.getByRole('textbox', { name: 'Group name' }), 'Suppliers');
    press(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(/already exists/i, {}, patience);
    type(dialog.getByRole('textbox', { name: 'Group name' }), 'Readers');
    press(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('treeitem', { name: 'Readers, 0' }, patience);
    await waitFor(() => expect(address()).toBe('/contact/pab?group=102'), patience);
  });

  it('CON-24 CON-25 renames a group with F2 and deletes it with Delete; its contacts stay', async () => {
    const { book } = await open('/contact/pab?group=2');
    const item = await screen.findByRole('treeitem', { name: '客户, 1' }, patience);
    fireEvent.keyDown(item, { key: 'F2' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename group' }, patience));
    type(dialog.getByRole('textbox', { name: 'Group name' }), 'Customers');
    press(dialog.getByRole('button', { name: 'Save' }));
    fireEvent.keyDown(await screen.findByRole('treeitem', { name: 'Customers, 1' }, patience), { key: 'Delete' });
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the group “Customers”?' }, patience));
    press(question.getByRole('button', { name: 'Delete group' }));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /Customers/ })).toBeNull(), patience);
    expect(book.book.contacts).toHaveLength(3);
    await row(/陈伟/);
  });

  it('CON-11 CON-31 puts the selected contacts into groups and takes them out, and a drop does the same', async () => {
    const { server } = await open();
    await tick(/陈伟/, /Maya/);
    press(await tool('Add to groups'));
    const chooser = within(await screen.findByRole('dialog', { name: 'Add to groups' }, patience));
    expect((chooser.getByRole('checkbox', { name: '客户' }) as HTMLInputElement).indeterminate).toBe(true);
    press(chooser.getByRole('checkbox', { name: '客户' }));
    press(chooser.getByRole('checkbox', { name: 'Suppliers' }));
    press(chooser.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(toasts.getSnapshot().at(-1)?.message).toBe('Groups updated'), patience);
    expect(server.callsOf(addContactsToGroups)).toMatchObject([{ body: { ids: [1, 2], groupIds: [2, 5] } }]);
    expect(server.callsOf(removeContactsFromGroups)).toEqual([]);
    const data = new Map<string, string>();
    const dataTransfer = {
      types: ['application/x-jinshu-contacts'],
      setData: (kind: string, value: string) => data.set(kind, value),
      getData: (kind: string) => data.get(kind) ?? '',
    };
    fireEvent.dragStart(await row(/Tom/), { dataTransfer });
    fireEvent.drop(await screen.findByRole('treeitem', { name: /Suppliers/ }, patience), { dataTransfer });
    await screen.findByRole('treeitem', { name: 'Suppliers, 3' }, patience);
  });

  it('CON-55 lists contacts that came by themselves, and keeps or deletes them together', async () => {
    const { server } = await open('/contact/pab?group=collected');
    await waitFor(async () => expect(await names()).toEqual(['Tom Okafor tom@northwind.example']), patience);
    await tick(/Tom/);
    press(await tool('Keep'));
    await screen.findByText('No contacts here yet', {}, patience);
    expect(server.callsOf(promoteContacts)).toMatchObject([{ body: { ids: [3] } }]);
  });

  it('CON-55 empties the contacts that came by themselves after a question', async () => {
    const { server } = await open('/contact/pab?group=collected');
    await row(/Tom/);
    press(screen.getByRole('button', { name: 'Delete all' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this contact?' }, patience));
    press(question.getByRole('button', { name: 'Delete' }));
    expect(await told()).toEqual(['1 contact deleted']);
    expect(server.callsOf(deleteContacts)).toMatchObject([{ body: { ids: [], all: { isCollected: true } } }]);
  });
});

describe('deleting', () => {
  it('CON-10 CON-30 CON-54 deletes the selected contacts together, and undoes it', async () => {
    const { server } = await open();
    await tick(/陈伟/, /Maya/);
    press(await tool('Delete'));
    expect(await told()).toEqual(['2 contacts deleted']);
    await waitFor(async () => expect(await names()).toEqual(['Tom Okafor tom@northwind.example']), patience);
    const [toast] = toasts.getSnapshot();
    expect([toast?.timeoutMs, toast?.action?.label]).toEqual([10_000, 'Undo']);
    toast?.action?.onPress();
    await row(/陈伟/);
    expect(server.callsOf(undoContacts)).toHaveLength(1);
    expect(toasts.getSnapshot().at(-1)?.message).toBe('2 contacts restored');
  });

  it('CON-10 selects the contacts of all pages, and asks before they go', async () => {
    const many = Array.from({ length: 25 }, (_, index) => exampleContact({ id: index + 1, name: `P${index}`, address: `p${index}@x.cn` }));
    const { server } = await open('/contact/pab', {}, createBook({ contacts: many, groups: [] }));
    await tick(/^P0 /);
    press(await screen.findByRole('button', { name: 'Select all 25' }, patience));
    await screen.findByText('25 selected', {}, patience);
    press(await tool('Delete'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete these 25 contacts?' }, patience));
    expect(server.callsOf(deleteContacts)).toEqual([]);
    press(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('No contacts here yet', {}, patience);
    expect(server.callsOf(deleteContacts)).toMatchObject([{ body: { ids: [], all: {} } }]);
  });

  it('CON-10 deletes the contact under the focus with Delete, and edits it with F2', async () => {
    const { server, address } = await open();
    const maya = await row(/Maya/);
    maya.focus();
    fireEvent.keyDown(maya, { key: 'Delete' });
    await waitFor(() => expect(server.callsOf(deleteContacts)).toMatchObject([{ body: { ids: [2] } }]), patience);
    const one = await row(/陈伟/);
    one.focus();
    fireEvent.keyDown(one, { key: 'F2' });
    await form();
    expect(address()).toBe('/contact/pab?edit=1');
  });
});
