import { changeDomain, createDomain, deleteDomain, listOperationDomains, type OperationDomain, Problem } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const domain = (name: string, change: Partial<OperationDomain> = {}): OperationDomain => ({
  name,
  isDefault: false,
  isOwn: false,
  aliasOf: null,
  aliasDomains: [],
  seenBy: [],
  firstShared: null,
  mailboxCount: 0,
  listCount: 0,
  aliasCount: 0,
  createdAt: '2026-11-20T00:00:00Z',
  version: 4,
  ...change,
});
const own = domain('jinshu.example', { isDefault: true, isOwn: true, mailboxCount: 201, listCount: 12, aliasCount: 34 });
const branch = domain('branch.example', { mailboxCount: 3 });
const alias = domain('alias.example', { aliasOf: 'jinshu.example' });
const list = answer(listOperationDomains, () => ({ count: 3, results: [own, branch, alias] }));
const at = '/operation/mail-system';
const row = (name: string) => screen.findByRole('row', { name }, patience);
const press = async (name: string, button: string) => fireEvent.click(within(await row(name)).getByRole('button', { name: button }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patience));
const refusal = (reason: string, field?: string, params = {}) =>
  new Problem('operation-refused', { reason, ...params }, field ? { fields: { [field]: [reason] } } : {});

describe('domains of the organization', () => {
  it('BAK-20 lists the domains with their numbers and use', async () => {
    await openBackStage({ at, answers: [list] });
    expect((await row('jinshu.example')).textContent).toContain('Default for new addresses2011234');
    expect((await row('alias.example')).textContent).toContain('Alias of jinshu.example');
  });

  it('BAK-20 adds a domain, and shows a refusal at the field with what was typed', async () => {
    const create = vi
      .fn(() => domain('new.example'))
      .mockImplementationOnce(() => {
        throw refusal('domain-taken', 'name');
      });
    const { server } = await openBackStage({ at, answers: [answer(createDomain, create), list] });
    fireEvent.click(await screen.findByRole('button', { name: 'Add domain' }, patience));
    const form = await dialog('Add domain');
    fireEvent.click(form.getByRole('button', { name: 'Add domain' }));
    await form.findByText('Enter a domain.', {}, patience);
    const field = form.getByRole<HTMLInputElement>('textbox', { name: 'Domain' });
    fireEvent.change(field, { target: { value: 'new.example' } });
    fireEvent.click(form.getByRole('button', { name: 'Add domain' }));
    await form.findByText('This domain already exists.', {}, patience);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['new.example', 'true']);
    fireEvent.click(form.getByRole('button', { name: 'Add domain' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(server.callsOf(createDomain)).toEqual([{ body: { name: 'new.example' } }, { body: { name: 'new.example' } }]);
  });

  it('BAK-21 makes a domain the default, and another one an alias', async () => {
    const { server } = await openBackStage({ at, answers: [list, answer(changeDomain, () => branch)] });
    await press('branch.example', 'Make default');
    await waitFor(
      () => expect(server.callsOf(changeDomain)).toEqual([{ params: { name: 'branch.example' }, body: { version: 4, isDefault: true } }]),
      patience,
    );
    await press('branch.example', 'Alias…');
    const form = await dialog('Mail to branch.example');
    fireEvent.click(form.getByRole('button', { name: /Deliver to/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'jinshu.example' }, patience));
    expect(screen.queryByRole('option', { name: 'alias.example' })).toBeNull();
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(
      () => expect(server.callsOf(changeDomain).at(-1)).toMatchObject({ body: { version: 4, aliasOf: 'jinshu.example' } }),
      patience,
    );
  });

  it('BAK-22 BAK-09 removes a domain once its name was typed; the refusal gives the numbers', async () => {
    const remove = answer(deleteDomain, () => {
      throw refusal('domain-in-use', undefined, { mailboxes: 3, lists: 1, senders: 2 });
    });
    const { server } = await openBackStage({ at, answers: [list, remove] });
    await press('branch.example', 'Remove');
    const form = await dialog('Remove branch.example?');
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true);
    fireEvent.change(form.getByRole('textbox', { name: 'Type the domain' }), { target: { value: 'branch.example' } });
    fireEvent.click(form.getByRole('button', { name: 'Remove' }));
    await form.findByText('This domain is in use: 3 mailboxes, 1 lists, 2 further addresses.', {}, patience);
    expect(server.callsOf(deleteDomain)).toEqual([{ params: { name: 'branch.example' } }]);
  });

  it('BAK-59 sets which other domains see the people of a domain, and which one its own people see first', async () => {
    const shared = domain('shared.example', { seenBy: ['branch.example'] });
    const domains = answer(listOperationDomains, () => ({ count: 4, results: [own, branch, alias, shared] }));
    const saved = vi
      .fn(() => ({ ...branch, seenBy: ['jinshu.example'], firstShared: 'shared.example', version: 5 }))
      .mockImplementationOnce(() => {
        throw refusal('domain-unseen');
      });
    const { server } = await openBackStage({ at: `${at}/domain/branch.example?tab=book`, answers: [domains, answer(changeDomain, saved)] });
    const form = within(await screen.findByRole('form', { name: 'Address book' }, patience));
    expect(form.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['jinshu.example', 'shared.example']);
    fireEvent.click(form.getByRole('checkbox', { name: 'jinshu.example' }));
    fireEvent.click(form.getByRole('button', { name: /Shown first/ }));
    expect((await screen.findAllByRole('option', {}, patience)).map(({ textContent }) => textContent)).toEqual([
      'First by name',
      'shared.example',
    ]);
    fireEvent.click(screen.getByRole('option', { name: 'shared.example' }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('That domain isn’t shared with the people of this one.', {}, patience);
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(
      () =>
        expect(server.callsOf(changeDomain).at(-1)).toEqual({
          params: { name: 'branch.example' },
          body: { version: 4, seenBy: ['jinshu.example'], firstShared: 'shared.example' },
        }),
      patience,
    );
    await waitFor(() => expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true), patience);
  });

  it('BAK-15 an auditor sees the domains without a control', async () => {
    await openBackStage({ at, answers: [list], session: exampleSession({ role: 'auditor' }) });
    const one = within(await row('branch.example'));
    expect(one.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Add domain' })).toBeNull();
  });

  it('BAK-15 BAK-59 an auditor sees who sees a domain, and can change nothing of it', async () => {
    await openBackStage({
      at: `${at}/domain/branch.example?tab=book`,
      answers: [list],
      session: exampleSession({ role: 'auditor' }),
    });
    expect((await screen.findByRole('checkbox', { name: 'jinshu.example' }, patience)).getAttribute('aria-readonly')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
