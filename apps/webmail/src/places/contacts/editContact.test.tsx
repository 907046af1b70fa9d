import {
  changeContact,
  contactLines,
  createContact,
  deleteContacts,
  exportContacts,
  exportMembers,
  exportMembersForFoxmail,
  exportMembersForOutlook,
  importContacts,
  keepContactsApart,
  listDuplicates,
  mergeContacts,
  Problem,
  type ProblemCode,
} from '@jinshu/api';
import { contactFields, contactLines as formLines } from '@jinshu/ui/contact-form';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../core/toast/toasts.ts';
import { contactAnswers, createBook, exampleContact } from '../../testing/contactAnswers.ts';
import { answer } from '../../testing/fakeServer.ts';
import { saidAt } from '../../testing/fields.ts';
import { choose, closeApp, entries, type OpenApp, openApp, patience, press, pushNews, told, withPush } from '../../testing/openApp.tsx';
import './Duplicates.tsx';
import './ExportHelp.tsx';
import './ImportContacts.tsx';

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:contacts';
  URL.revokeObjectURL = () => undefined;
  // A click on a link would leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(closeApp);

const chen = exampleContact({ id: 1, name: '陈伟', address: 'chen.wei@jinshu.example', mobile: '13800000000', groupIds: [2], version: 3 });
const other = exampleContact({ id: 2, name: '陈伟', address: 'chenwei@home.example', groupIds: [5], position: '工程师' });
const groups = [
  { id: 2, name: '客户' },
  { id: 5, name: 'Suppliers' },
];

async function open(at = '/contact/pab', { answers = [], ...more }: OpenApp = {}) {
  const book = createBook({ contacts: [chen, other], groups });
  const app = await openApp({ at, answers: [...answers, ...contactAnswers(book)], ...more });
  await screen.findByRole('navigation', { name: 'Address books' }, patience);
  return { ...app, ...book };
}
const form = async () => within(await screen.findByRole('form', { name: 'Contact' }, patience));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => press(screen.getByRole('button', { name: 'Save' }));

describe('the form of a contact', () => {
  it('CON-09 CON-12 CON-28 creates a contact with its fields, in the group that is shown', async () => {
    const { server, address } = await open('/contact/pab?group=5');
    press((await screen.findAllByRole('button', { name: 'New contact' }, patience))[0] as HTMLElement);
    const fields = await form();
    type(fields.getByRole('textbox', { name: /Full name/ }), ' 钱文博 ');
    type(fields.getByRole('textbox', { name: /^Email/ }), 'qianwb@lib.example');
    type(fields.getByRole('textbox', { name: 'Company' }), '江南大学图书馆');
    type(fields.getByRole('textbox', { name: 'Home city' }), '无锡');
    press(fields.getByRole('button', { name: 'Add email address' }));
    type(fields.getByRole('textbox', { name: 'Other email address 1' }), 'qian@home.example');
    expect((fields.getByRole('checkbox', { name: 'Suppliers' }) as HTMLInputElement).checked).toBe(true);
    save();
    expect(await told()).toEqual(['“钱文博” saved']);
    expect(server.callsOf(createContact)).toMatchObject([
      {
        body: {
          name: '钱文博',
          address: 'qianwb@lib.example',
          company: '江南大学图书馆',
          homeCity: '无锡',
          otherAddresses: ['qian@home.example'],
          groupIds: [5],
          mustBeNew: true,
        },
      },
    ]);
    await screen.findByRole('complementary', { name: '钱文博' }, patience);
    expect(address()).toMatch(/^\/contact\/pab\?group=5&contact=/);
  });

  it('CON-12 has a field for each line that a contact has, as long as the server takes it', async () => {
    expect([...Object.values(formLines).flat()].sort()).toEqual(Object.keys(contactLines).sort());
    expect(contactFields.every((field) => field in chen)).toBe(true);
    await open('/contact/pab?edit=1');
    const company = (await form()).getByRole('textbox', { name: 'Company' }) as HTMLInputElement;
    expect(company.maxLength).toBe(contactLines.company);
  });

  it('CON-13 CON-14 says at its field what is wrong, leads there, and keeps what was typed', async () => {
    const { server } = await open('/contact/pab?edit=new&address=qianwb@lib');
    const fields = await form();
    save();
    await fields.findByText('Fill in this field.', {}, patience);
    await fields.findByText(/Enter a valid address/, {}, patience);
    await screen.findByText('2 fields need a correction.', {}, patience);
    expect((fields.getByRole('textbox', { name: /^Email/ }) as HTMLInputElement).value).toBe('qianwb@lib');
    expect(server.callsOf(createContact)).toEqual([]);
  });

  it('CON-09 CON-29 sends only what was changed, with the version it was read with', async () => {
    const { server } = await open('/contact/pab?edit=1');
    type((await form()).getByRole('textbox', { name: 'Mobile' }), '139 1234 0098');
    save();
    await told();
    expect(server.callsOf(changeContact)).toMatchObject([{ params: { id: 1 }, body: { mobile: '139 1234 0098', version: 3 } }]);
    expect(server.callsOf(changeContact)[0]?.body).not.toHaveProperty('name');
  });

  it('CON-09 asks before unsaved changes are lost, and stays when told to', async () => {
    const { address } = await open('/contact/pab?edit=1');
    type((await form()).getByRole('textbox', { name: 'Position' }), 'Editor');
    press(screen.getByRole('treeitem', { name: /Suppliers/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' }, patience));
    press(question.getByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/contact/pab?edit=1');
    expect(((await form()).getByRole('textbox', { name: 'Position' }) as HTMLInputElement).value).toBe('Editor');
    press(screen.getByRole('button', { name: 'Cancel' }));
    const again = within(await screen.findByRole('alertdialog', {}, patience));
    press(again.getByRole('button', { name: 'Discard' }));
    await screen.findByRole('complementary', { name: '陈伟' }, patience);
  });

  it('CON-09 shows what another window changed, and loses nothing of either', async () => {
    const { server, change } = await open('/contact/pab?edit=1', { answers: [withPush()] });
    type((await form()).getByRole('textbox', { name: 'Position' }), 'Editor');
    change([1], () => ({ company: 'Northwind', version: 4 }));
    await pushNews({ type: 'contact.changed' });
    const banner = within((await screen.findByText(/changed elsewhere/, {}, patience)).closest('[role="status"]') as HTMLElement);
    banner.getByText('Northwind');
    press(banner.getByRole('button', { name: 'Keep my changes' }));
    const fields = await form();
    await waitFor(() => expect((fields.getByRole('textbox', { name: 'Company' }) as HTMLInputElement).value).toBe('Northwind'), patience);
    expect((fields.getByRole('textbox', { name: 'Position' }) as HTMLInputElement).value).toBe('Editor');
    save();
    await told();
    expect(server.callsOf(changeContact)).toMatchObject([{ body: { position: 'Editor', version: 4 } }]);
  });

  it('CON-09 says at the address that another contact has it, and leads there', async () => {
    const { address } = await open('/contact/pab?edit=new');
    const fields = await form();
    type(fields.getByRole('textbox', { name: /Full name/ }), 'Wei');
    type(fields.getByRole('textbox', { name: /^Email/ }), chen.address);
    save();
    await fields.findByText('Another contact has this address.', {}, patience);
    press(await screen.findByRole('button', { name: 'Open that contact' }, patience));
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    press(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(address()).toBe('/contact/pab?contact=1'), patience);
  });

  it('API-21 shows what the server refuses at the field it names', async () => {
    await open('/contact/pab?edit=1', {
      answers: [
        answer(changeContact, () => {
          throw new Problem('invalid-input', {}, { fields: { homepage: ['Invalid'] } });
        }),
      ],
    });
    type((await form()).getByRole('textbox', { name: 'Website' }), 'javascript:x');
    save();
    await screen.findByText('This value is invalid or too long.', {}, patience);
  });

  it('CON-30 CON-54 deletes the contact that is edited, and offers to undo it', async () => {
    const { server } = await open('/contact/pab?edit=1');
    await form();
    press(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts.getSnapshot()[0]?.action?.label).toBe('Undo'), patience);
    expect(server.callsOf(deleteContacts)).toMatchObject([{ body: { ids: [1] } }]);
  });
});

describe('a card', () => {
  it('CON-12 CON-48 shows the fields that a contact has and the mail exchanged, and leads to the form', async () => {
    const { address } = await open('/contact/pab?contact=1');
    const card = within(await screen.findByRole('complementary', { name: '陈伟' }, patience));
    await card.findByText('13800000000', {}, patience);
    expect(card.queryByText('Company')).toBeNull();
    await card.findByRole('heading', { name: /message/ }, patience);
    press(card.getByRole('button', { name: 'Edit contact' }));
    await form();
    expect(address()).toBe('/contact/pab?edit=1');
  });

  it('LST-38 a contact of the sender card is edited in the same form', async () => {
    await open('/contact/pab?edit=2');
    expect(((await form()).getByRole('textbox', { name: /^Email/ }) as HTMLInputElement).value).toBe('chenwei@home.example');
  });
});

describe('duplicates', () => {
  const set = { reason: 'name' as const, value: '陈伟', contacts: [chen, other] };

  it('CON-53 CON-54 compares contacts of one name, chooses each field, keeps the groups of both, and undoes it', async () => {
    const { server } = await open('/contact/pab', { answers: [answer(listDuplicates, () => ({ count: 1, results: [set] }))] });
    press(await screen.findByRole('button', { name: 'More actions' }, patience));
    await choose('Find duplicates');
    const dialog = within(await screen.findByRole('dialog', { name: 'Find duplicates' }, patience));
    await dialog.findByText('客户, Suppliers', {}, patience);
    press(dialog.getByRole('radio', { name: 'chenwei@home.example' }));
    press(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(
      () => expect(toasts.getSnapshot()[0]).toMatchObject({ message: 'Merged into “陈伟”', action: { label: 'Undo' } }),
      patience,
    );
    expect(server.callsOf(mergeContacts)).toMatchObject([
      {
        body: {
          contacts: [
            { id: 1, version: 3 },
            { id: 2, version: 1 },
          ],
          fields: {
            address: 'chenwei@home.example',
            otherAddresses: ['chen.wei@jinshu.example'],
            position: '工程师',
            groupIds: [2, 5],
          },
        },
      },
    ]);
  });

  it('CON-53 says at the contacts why they could not be merged, and keeps what was chosen', async () => {
    let code: ProblemCode = 'internal';
    const fail = answer(mergeContacts, () => {
      throw new Problem(code);
    });
    const apart = answer(keepContactsApart, () => {
      throw new Problem('offline');
    });
    const list = answer(listDuplicates, () => ({ count: 1, results: [set] }));
    await open('/contact/pab', { answers: [fail, apart, list] });
    press(await screen.findByRole('button', { name: 'More actions' }, patience));
    await choose('Find duplicates');
    const dialog = within(await screen.findByRole('dialog', { name: 'Find duplicates' }, patience));
    const pair = within(await dialog.findByRole('region', { name: /陈伟/ }, patience));
    press(pair.getByRole('radio', { name: 'chenwei@home.example' }));
    press(pair.getByRole('button', { name: 'Merge' }));
    await pair.findByText('Internal server error. Try again.', {}, patience);
    code = 'contact-stale';
    press(pair.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(pair.getByRole('alert').textContent).toMatch(/changed/), patience);
    press(pair.getByRole('button', { name: 'Different people' }));
    await waitFor(() => expect(pair.getByRole('alert').textContent).toBe('Couldn’t reach the server. Check your network.'), patience);
    expect(pair.getByRole('radio', { name: 'chenwei@home.example' })).toHaveProperty('checked', true);
  });

  it('CON-53 the form says who may be the same person', async () => {
    await open('/contact/pab?edit=1', { answers: [answer(listDuplicates, () => ({ count: 1, results: [set] }))] });
    const box = within(await screen.findByRole('region', { name: 'Possible duplicate' }, patience));
    box.getByText('There is another “陈伟”.');
    press(box.getByRole('button', { name: 'Compare and merge' }));
    await screen.findByRole('dialog', { name: 'Find duplicates' }, patience);
  });
});

describe('files', () => {
  const preview = {
    count: 1,
    changedCount: 0,
    sameCount: 1,
    refusedCount: 1,
    columns: [
      { heading: '姓名', field: 'name' },
      { heading: '星座', field: null },
    ],
    results: [
      { row: 3, outcome: 'refused' as const, address: 'nobody', name: '罗岚', reason: 'bad-address' as const, ignored: [] },
      { row: 1, outcome: 'added' as const, address: 'han@print.example', name: '韩梅', reason: null, ignored: [] },
      { row: 2, outcome: 'same' as const, address: chen.address, name: '陈伟', reason: null, ignored: [] },
    ],
  };
  const give = (name: string) =>
    fireEvent.change(document.querySelector('input[type="file"]') as HTMLElement, { target: { files: [new File(['x'], name)] } });

  it('CON-15 CON-16 CON-33 CON-52 shows row by row what a file does, and imports it after that', async () => {
    const { server } = await open('/contact/pab?group=5', { answers: [answer(importContacts, () => preview)] });
    press(await screen.findByRole('button', { name: 'Import' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts' }, patience));
    give('people.txt');
    await dialog.findByText('Only xls, xlsx, csv and vCard files can be imported.', {}, patience);
    give('people.vcf');
    await dialog.findByText('New: 1. Updated: 0. Already there: 1. Can’t be imported: 1.', {}, patience);
    const rows = within(dialog.getByRole('grid', { name: 'Rows of the file' }));
    rows.getByRole('row', { name: '3 罗岚 nobody Invalid address' });
    dialog.getByText('Columns that aren’t imported: 星座');
    expect(server.callsOf(importContacts)).toMatchObject([{ body: { isDryRun: true, groupId: 5 } }]);
    press(dialog.getByRole('button', { name: 'Import 1 contact' }));
    expect(await told()).toEqual(['1 contact imported, 0 updated']);
    expect(server.callsOf(importContacts)[1]).toMatchObject({ body: { isDryRun: false } });
  });

  it('CON-15 says why a file has no contacts', async () => {
    await open('/contact/pab', {
      answers: [
        answer(importContacts, () => {
          throw new Problem('contact-file-unreadable', { reason: 'no-address-column' });
        }),
      ],
    });
    press(await screen.findByRole('button', { name: 'Import' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts' }, patience));
    give('people.csv');
    await dialog.findByText(/No column with addresses was found/, {}, patience);
    expect((dialog.getByRole('button', { name: 'Import' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it.each([
    ['a file without content', () => new File([], 'people.csv'), undefined, 'The file is empty.'],
    [
      'a picture under another name',
      () => new File(['\u0089PNG\u0000'], 'a.csv'),
      { reason: 'damaged' },
      'The file is damaged or has no contacts.',
    ],
    ['headings alone', () => new File(['Email'], 'a.csv'), { reason: 'empty' }, 'The file has no contacts.'],
    ['a server that fails', () => new File(['x'], 'a.csv'), 'internal', 'Internal server error. Try again.'],
    ['a server that is away', () => new File(['x'], 'a.csv'), 'offline', 'Couldn’t reach the server. Check your network.'],
  ] as const)('CON-15 CON-33 says at the file why it was not read: %s', async (_what, file, refused, words) => {
    let isWell = false;
    const judge = answer(importContacts, () => {
      if (isWell) return preview;
      throw typeof refused === 'string' ? new Problem(refused) : new Problem('contact-file-unreadable', refused ?? {});
    });
    const { server, book } = await open('/contact/pab', { answers: [judge] });
    press(await screen.findByRole('button', { name: 'Import' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts' }, patience));
    const give = (given: File) =>
      fireEvent.change(document.querySelector('input[type="file"]') as HTMLElement, { target: { files: [given] } });
    give(file());
    await waitFor(() => expect(saidAt(dialog.getByRole('button', { name: 'choose files' }))).toMatch(words), patience);
    expect((dialog.getByRole('button', { name: 'Import' }) as HTMLButtonElement).disabled).toBe(true);
    isWell = true;
    give(new File(['Email'], 'people.csv'));
    const button = await dialog.findByRole('button', { name: 'Import 1 contact' }, patience);
    isWell = refused !== 'offline';
    press(button);
    if (isWell) return expect(await told()).toEqual(['1 contact imported, 0 updated']);
    // The file and its rows stay, to try again.
    await waitFor(() => expect(saidAt(dialog.getByRole('button', { name: 'choose files' }))).toMatch(words), patience);
    dialog.getByText(/people\.csv/);
    expect((dialog.getByRole('button', { name: 'Import 1 contact' }) as HTMLButtonElement).disabled).toBe(false);
    expect([book.contacts.length, server.callsOf(importContacts).length]).toEqual([2, 3]);
  });

  it('CON-17 CON-52 exports the personal book, or the selected contacts, as tables and as vCard', async () => {
    const { server } = await open();
    press(await screen.findByRole('button', { name: 'Export' }, patience));
    expect(await entries()).toEqual(['Table (xlsx)', 'Text table (csv)', 'Cards (vCard)', 'For Foxmail (csv)', 'For Outlook (csv)']);
    await choose('Cards (vCard)');
    await waitFor(() => expect(server.callsOf(exportContacts)).toMatchObject([{ query: { format: 'vcf' } }]), patience);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), patience);
    const grid = within(screen.getByRole('grid', { name: 'Contacts' }));
    press(within(await grid.findByRole('row', { name: /chenwei/ }, patience)).getByRole('checkbox'));
    press(within(await screen.findByRole('toolbar', { name: 'Contact actions' }, patience)).getByRole('button', { name: 'Export' }));
    await entries();
    await choose('Text table (csv)');
    await waitFor(() => expect(server.callsOf(exportContacts)).toHaveLength(2), patience);
    expect(server.callsOf(exportContacts)[1]).toMatchObject({ query: { format: 'csv', ids: '2' } });
  });

  it('CON-20 CON-21 exports the organization in three forms, and shows how the files are used', async () => {
    const { server } = await open('/contact/oab?department=3');
    for (const form of ['Table (xlsx)', 'For Foxmail (csv)', 'For Outlook (csv)']) {
      press(await screen.findByRole('button', { name: 'Export' }, patience));
      await entries();
      await choose(form);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), patience);
    }
    for (const endpoint of [exportMembers, exportMembersForFoxmail, exportMembersForOutlook]) {
      await waitFor(() => expect(server.callsOf(endpoint)).toHaveLength(1), patience);
      expect(server.callsOf(endpoint)).toMatchObject([{ query: { departmentId: 3 } }]);
    }
    press(await screen.findByRole('button', { name: 'Export' }, patience));
    await choose('How to use the files');
    const dialog = within(await screen.findByRole('dialog', { name: 'How to use the files' }, patience));
    await dialog.findByText(/GB18030/, {}, patience);
  });
});
