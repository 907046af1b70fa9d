import {
  changePerson,
  clearOfPerson,
  confirmOperationPassword,
  createPerson,
  deletePerson,
  enablePerson,
  endPersonSession,
  getPerson,
  getPersonUse,
  listPeople,
  listPersonSessions,
  Problem,
  resetPersonPassword,
  restorePerson,
  sharePerson,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { toasts } from '@jinshu/app/toast';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleListed, examplePerson, exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const button = (name: string) => screen.getByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog', {}, patience));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const row = (name: RegExp) => screen.findByRole('row', { name }, patience);
const onPage = async () => screen.findByRole('heading', { level: 1, name: '林月' }, patience);

describe('the list of people', () => {
  it('BAK-26 shows name, address, number, department, level, capacity, last login and state in a grid named as the page', async () => {
    await openBackStage({ answers: [answer(listPeople, () => ({ count: 1, results: [exampleListed({ state: 'blocked' })] }))] });
    const grid = await screen.findByRole('grid', { name: 'People' }, patience);
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Name', 'Address', 'Employee number', 'Department', 'Level', 'Capacity', 'Last login', 'Status']));
    const text = (await row(/林月/)).textContent;
    for (const words of ['lin.yue@jinshu.example', 'JS1008', '研究部', '3 GB of 10 GB', '11/20/26', 'Blocked'])
      expect(text).toContain(words);
  });

  it('BAK-06 BAK-26 search, filters, order and page are in the address, and the same rows come from it', async () => {
    const { server } = await openBackStage({
      at: '/operation/people?q=lin&department=2&state=disabled&role=auditor&factor=missing&use=full&sort=used&desc=1&page=3&size=50',
    });
    await waitFor(
      () =>
        expect(server.callsOf(listPeople)).toEqual([
          {
            query: {
              keyword: 'lin',
              departmentId: 2,
              state: 'disabled',
              role: 'auditor',
              hasFactor: false,
              isNearlyFull: true,
              sort: 'used',
              isDescending: true,
              page: 3,
              pageSize: 50,
            },
          },
        ]),
      patience,
    );
  });

  it('BAK-06 has 20 rows by default, and what is chosen goes into the address', async () => {
    const { server, visited } = await openBackStage();
    await row(/林月/);
    expect(server.callsOf(listPeople)).toMatchObject([{ query: { page: 1, pageSize: 20 } }]);
    fireEvent.click(screen.getByRole('columnheader', { name: /Capacity/ }));
    await waitFor(() => expect(visited.at(-1)).toBe('/operation/people?sort=used'), patience);
    fill(screen.getByRole('searchbox', { name: 'Search people' }), '林');
    await waitFor(() => expect(visited.at(-1)).toBe('/operation/people?sort=used&q=%E6%9E%97'), patience);
    await waitFor(() => expect(server.callsOf(listPeople).at(-1)).toMatchObject({ query: { keyword: '林', sort: 'used' } }), patience);
  });

  it('BAK-27 makes a person with a password of the server, which shows once', async () => {
    const { server } = await openBackStage({ answers: [answer(createPerson, () => ({ id: 9, password: 'Made-1234' }))] });
    await row(/林月/);
    fireEvent.click(button('New person'));
    const form = await dialog();
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    expect(form.getByText('Enter a name.')).toBeDefined();
    fill(form.getByLabelText('Name'), '秦风');
    fill(form.getByLabelText('Address'), 'qin.feng@jinshu.example');
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    expect(await screen.findByDisplayValue('Made-1234', {}, patience)).toBeDefined();
    expect(server.callsOf(createPerson)).toEqual([
      { body: { name: '秦风', address: 'qin.feng@jinshu.example', departmentId: null, mustChange: true } },
    ]);
  });

  it('BAK-07 BAK-33 shows at its field why an address is refused, and keeps what was typed', async () => {
    await openBackStage({
      answers: [
        answer(createPerson, () => {
          throw new Problem('operation-refused', { reason: 'address-taken' });
        }),
      ],
    });
    await row(/林月/);
    fireEvent.click(button('New person'));
    const form = await dialog();
    fill(form.getByLabelText('Name'), '秦风');
    fill(form.getByLabelText('Address'), 'lin.yue@jinshu.example');
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    await form.findByText('This address is already in use or still barred after a deletion.', {}, patience);
    expect(form.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
    expect(form.getByDisplayValue('秦风')).toBeDefined();
  });
});

describe('the page of a person', () => {
  const at = '/operation/people/7';

  it('BAK-31 BAK-34 changes what differs, with the version that was opened', async () => {
    const { server } = await openBackStage({
      at,
      answers: [answer(changePerson, ({ body }) => examplePerson({ version: 4, name: body.name ?? '' }))],
    });
    await onPage();
    expect(button('Save').hasAttribute('disabled')).toBe(true);
    fill(screen.getByRole('textbox', { name: 'Name' }), '林月月');
    fireEvent.click(button('Save'));
    await waitFor(() => expect(server.callsOf(changePerson)).toMatchObject([{ body: { version: 3, name: '林月月' } }]), patience);
    expect(server.callsOf(changePerson)[0]?.body).toEqual({ version: 3, name: '林月月' });
    await screen.findByRole('heading', { level: 1, name: '林月月' }, patience);
  });

  it('BAK-08 names who changed it and when, and keeps the input', async () => {
    await openBackStage({
      at,
      answers: [
        answer(changePerson, () => {
          throw new Problem('operation-stale', { by: 'sun.yue@jinshu.example', at: '2026-11-20T01:12:00Z' });
        }),
      ],
    });
    await onPage();
    fill(screen.getByRole('textbox', { name: 'Position' }), '研究员');
    fireEvent.click(button('Save'));
    expect(await screen.findByText(/^sun\.yue@jinshu\.example changed this on .*2026/, {}, patience)).toBeDefined();
    expect(screen.getByDisplayValue('研究员')).toBeDefined();
  });

  it('BAK-07 asks before unsaved input is discarded', async () => {
    const { visited } = await openBackStage({ at });
    await onPage();
    fill(screen.getByRole('textbox', { name: 'Position' }), '研究员');
    fireEvent.click(screen.getByRole('link', { name: 'Back to people' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }, patience));
    expect(visited.at(-1)).toBe(at);
    fireEvent.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/operation/people'), patience);
  });

  it('BAK-35 warns of a capacity below what is used', async () => {
    await openBackStage({ at });
    await onPage();
    const field = screen.getByRole('textbox', { name: /^Mailbox capacity/ });
    fill(field, '1');
    fireEvent.blur(field);
    expect(await screen.findByText(/^Less than the 3 GB in use\. Nothing is deleted/, {}, patience)).toBeDefined();
  });

  it('BAK-36 disables after a question, which asks whether mail is still accepted, and enables at once', async () => {
    let state: 'active' | 'disabled' = 'active';
    const { server } = await openBackStage({
      at,
      answers: [
        answer(enablePerson, ({ body }) => {
          state = body.isEnabled ? 'active' : 'disabled';
          return examplePerson({ state, acceptsMail: false });
        }),
        answer(getPerson, () => examplePerson({ state, acceptsMail: state === 'active' })),
      ],
    });
    await onPage();
    fireEvent.click(button('Disable'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disable 林月?' }, patience));
    expect(server.callsOf(enablePerson)).toEqual([]);
    const keep = question.getByRole<HTMLInputElement>('checkbox', { name: /^Keep accepting mail/ });
    expect(keep.checked).toBe(true);
    fireEvent.click(keep);
    fireEvent.click(question.getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(server.callsOf(enablePerson)).toMatchObject([{ body: { isEnabled: false, acceptsMail: false } }]), patience);
    await screen.findByText('Mail is refused', {}, patience);
    fireEvent.click(button('Enable'));
    await waitFor(() => expect(server.callsOf(enablePerson)[1]).toMatchObject({ body: { isEnabled: true } }), patience);
  });

  it('BAK-09 BAK-10 BAK-40 ADM-10 deletes after the address was typed, says what it affects, and who has to be named first', async () => {
    const sole = [
      { reason: 'sole-reviewer', name: '对外合同' },
      { reason: 'sole-moderator', name: '项目组' },
    ] as const;
    let tries = 0;
    let person = examplePerson();
    const { server } = await openBackStage({
      at,
      answers: [
        answer(getPersonUse, () => ({ messages: 1204, bytes: 2 * 1024 ** 3, people: 3, removedAt: '2026-12-28T08:00:00Z' })),
        answer(deletePerson, () => {
          const duty = sole[tries];
          tries += 1;
          if (duty) throw new Problem('operation-refused', duty);
          person = examplePerson({ state: 'to-be-deleted', removedAt: '2026-12-28T08:00:00Z' });
          return person;
        }),
        answer(restorePerson, () => {
          person = examplePerson();
          return person;
        }),
        answer(getPerson, () => person),
      ],
    });
    await onPage();
    fireEvent.click(button('Delete'));
    const question = await dialog();
    await question.findByText(
      /until Dec 28, 2026\. Then 1,204 messages and 2 GB are deleted permanently, and 3 people lose access/,
      {},
      patience,
    );
    expect(question.getByRole('button', { name: 'Delete' }).hasAttribute('disabled')).toBe(true);
    fill(question.getByRole('textbox', { name: 'Type lin.yue@jinshu.example to confirm' }), 'lin.yue@jinshu.example');
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await question.findByText('This person is the only reviewer of the rule “对外合同”. Add another one first.', {}, patience);
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await question.findByText('This person is the only moderator of the list “项目组”. Add another one first.', {}, patience);
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('To be deleted', {}, patience);
    expect(screen.getByText(/Dec 28, 2026/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
    fireEvent.click(button('Restore'));
    await screen.findByRole('button', { name: 'Delete' }, patience);
    expect(server.callsOf(restorePerson)).toEqual([{ params: { id: 7 } }]);
  });

  it('BAK-41 turns the mailbox of a disabled person into a shared one for chosen people', async () => {
    const { server, visited } = await openBackStage({
      at,
      answers: [answer(getPerson, () => examplePerson({ state: 'disabled' })), answer(sharePerson, () => ({ mailboxId: 31 }))],
    });
    await onPage();
    fireEvent.click(button('Turn into shared mailbox'));
    const form = await dialog();
    const submit = form.getByRole('button', { name: 'Turn into shared mailbox' });
    expect(submit.hasAttribute('disabled')).toBe(true);
    const field = form.getByRole('combobox', { name: 'Add a person' });
    act(() => field.focus());
    fill(field, 'chen');
    fireEvent.click(await screen.findByRole('option', { name: /陈伟/ }, patience));
    await form.findByRole('button', { name: 'Remove 陈伟' }, patience);
    fireEvent.click(submit);
    await waitFor(() => expect(visited.at(-1)).toBe('/operation/shared/mailbox/31'), patience);
    expect(server.callsOf(sharePerson)).toEqual([{ params: { id: 7 }, body: { memberIds: [8] } }]);
    expect(server.callsOf(listPeople).at(-1)).toMatchObject({ query: { keyword: 'chen', state: 'active' } });
  });

  it('BAK-10 BAK-37 asks for the own password where the server does, then resets', async () => {
    let isConfirmed = false;
    const { server } = await openBackStage({
      at,
      answers: [
        answer(confirmOperationPassword, () => {
          isConfirmed = true;
          return exampleSession();
        }),
        answer(resetPersonPassword, () => {
          if (!isConfirmed) throw new Problem('operation-password');
          return { password: 'Made-1234' };
        }),
      ],
    });
    await onPage();
    fireEvent.click(button('Reset password'));
    fireEvent.click((await dialog()).getByRole('button', { name: 'Reset password' }));
    fill(await screen.findByLabelText('Your password', {}, patience), 'Jinshu-2026');
    fireEvent.click(button('Continue'));
    expect(await screen.findByDisplayValue('Made-1234', {}, patience)).toBeDefined();
    expect(server.callsOf(resetPersonPassword)).toHaveLength(2);
    expect(JSON.stringify(server.callsOf(confirmOperationPassword))).not.toContain('Jinshu-2026');
  });

  it('BAK-38 BAK-39 clears each thing alone, and ends a session', async () => {
    const session = {
      id: '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10',
      startedAt: '2026-11-20T00:30:00Z',
      lastUsedAt: '2026-11-20T01:12:00Z',
      ip: '10.8.3.45',
      browser: 'Edge · Windows',
    };
    const { server } = await openBackStage({
      at: `${at}?tab=security`,
      answers: [
        answer(clearOfPerson, () => examplePerson({ hasAuthenticator: false })),
        answer(listPersonSessions, () => ({ count: 1, results: [session] })),
        answer(endPersonSession, () => ({})),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Clear: Authenticator' }, patience));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear: Authenticator' })).toBeNull(), patience);
    expect(server.callsOf(clearOfPerson)).toMatchObject([{ body: { thing: 'authenticator' } }]);
    expect(toasts.getSnapshot().map(({ message }) => message)).toEqual(['Cleared.']);
    expect(button('Clear: Folder lock password')).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'End the session from 10.8.3.45' }, patience));
    await waitFor(() => expect(server.callsOf(endPersonSession)).toMatchObject([{ params: { session: session.id } }]), patience);
  });

  it('BAK-15 shows an auditor no control for a change', async () => {
    await openBackStage({ session: exampleSession({ role: 'auditor' }) });
    await row(/林月/);
    expect(screen.queryByRole('button', { name: 'New person' })).toBeNull();
    closeBackStage();
    await openBackStage({ at, session: exampleSession({ role: 'auditor' }) });
    await onPage();
    for (const name of ['Save', 'Disable', 'Delete', 'Reset password']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Name' }).hasAttribute('readonly')).toBe(true);
    fireEvent.click(screen.getByRole('tab', { name: 'Login and security' }));
    await screen.findByText('There are no sessions.', {}, patience);
    expect(screen.queryByRole('button', { name: /^(Clear|End)/ })).toBeNull();
  });
});
