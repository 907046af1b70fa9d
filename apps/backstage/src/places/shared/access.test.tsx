import { endMailboxAccess, listMailboxAccess, type MailboxAccess, Problem } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const shared: MailboxAccess = {
  kind: 'person',
  mailboxId: 5,
  name: '周红',
  userName: 'zhou.hong@jinshu.example',
  isShared: false,
  holderId: 7,
  holderName: '林月',
  holderAddress: 'lin.yue@jinshu.example',
  level: 'full',
  isActive: true,
};
const target = 'zhou@partner.example';
const forward: MailboxAccess = { ...shared, kind: 'forward', holderId: 9, holderName: target, holderAddress: target, level: null };
const at = '/operation/shared/access';
const listed = (rows = [forward, shared]) => answer(listMailboxAccess, () => ({ count: rows.length, results: rows }));
const row = (name: RegExp) => screen.findByRole('row', { name }, patience);

describe('the access to mailboxes', () => {
  it('BAK-50 lists who has access to whose mailbox and where forwards lead, and finds and filters them', async () => {
    const { server } = await openBackStage({ at, answers: [listed()] });
    expect((await row(/林月/)).textContent).toContain('Full control');
    expect((await row(/zhou@partner/)).textContent).toContain('Forward');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search access' }), { target: { value: 'partner' } });
    await waitFor(() => expect(server.callsOf(listMailboxAccess).at(-1)).toMatchObject({ query: { keyword: 'partner' } }), patience);
    fireEvent.click(screen.getByRole('button', { name: /Kind$/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Forwards' }, patience));
    await waitFor(() => expect(server.callsOf(listMailboxAccess).at(-1)).toMatchObject({ query: { kind: 'forward' } }), patience);
  });

  it.each([
    ['an access', /林月/, 'End the access of 林月 to 周红?', { kind: 'person', mailboxId: 5, holderId: 7 }],
    ['a forward', /zhou@partner/, `End the forward from 周红 to ${target}?`, { kind: 'forward', mailboxId: 5, holderId: 9 }],
  ])('BAK-50 ends %s after a question, which says that the owner is notified', async (_, name, title, body) => {
    const { server } = await openBackStage({ at, answers: [listed(), answer(endMailboxAccess, () => ({}))] });
    fireEvent.click(within(await row(name)).getByRole('button', { name: 'End' }));
    const question = within(await screen.findByRole('alertdialog', { name: title }, patience));
    question.getByText('It ends at once. The owner gets a message about it.');
    fireEvent.click(question.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(server.callsOf(endMailboxAccess)).toEqual([{ body }]), patience);
  });

  it('BAK-50 says why an access stays, and shows an auditor no way to end one', async () => {
    const refused = answer(endMailboxAccess, () => {
      throw new Problem('operation-refused', { reason: 'last-full-member' });
    });
    await openBackStage({ at, answers: [listed([shared]), refused] });
    fireEvent.click(within(await row(/林月/)).getByRole('button', { name: 'End' }));
    fireEvent.click(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'End' }));
    await screen.findByText(
      /full control/i,
      { selector: '[role="alertdialog"] *, [role="alert"] *, [role="status"] *, [role="region"] *' },
      patience,
    );
    closeBackStage();
    await openBackStage({ at, session: exampleSession({ role: 'auditor' }), answers: [listed([shared])] });
    await row(/林月/);
    expect(screen.queryByRole('button', { name: 'End' })).toBeNull();
  });
});
