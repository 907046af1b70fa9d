import {
  deleteHeldMail,
  getMailChecks,
  type HeldMail,
  listHeldMail,
  type MailChecks,
  Problem,
  releaseHeldMail,
  setMailChecks,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const held: HeldMail[] = [
  {
    id: 4,
    at: '2026-11-28T01:00:00Z',
    rule: 'virus',
    detail: 'Eicar-Test-Signature',
    sender: 'wang@partner.example',
    recipients: ['lin@jinshu.example', 'chen@jinshu.example'],
    subject: '报价单',
    size: 2_000,
    isLeaving: false,
  },
];
const list = answer(listHeldMail, () => ({ count: held.length, results: held }));
const at = (tab: string) => `/operation/mail-system/${tab}`;
const select = async () => {
  const row = await screen.findByRole('row', { name: '报价单' }, patience);
  fireEvent.click(within(row).getByRole('checkbox'));
  return row;
};

describe('held mail', () => {
  it('BAK-99 lists rule, sender, recipients and subject, and releases what is selected', async () => {
    const { server } = await openBackStage({ at: at('held'), answers: [list, answer(releaseHeldMail, () => ({ count: 1 }))] });
    const { textContent } = await select();
    for (const fact of ['Virus · Eicar-Test-Signature', 'wang@partner.example', 'lin@jinshu.example, chen@jinshu.example'])
      expect(textContent).toContain(fact);
    fireEvent.click(await screen.findByRole('button', { name: 'Release' }, patience));
    await screen.findByText('1 message was released.', {}, patience);
    expect(server.callsOf(releaseHeldMail)).toEqual([{ body: { ids: [4] } }]);
  });

  it('BAK-99 deletes after a question; BAK-15 an auditor sees the list without a control', async () => {
    const { server } = await openBackStage({ at: at('held'), answers: [list, answer(deleteHeldMail, () => ({ count: 1 }))] });
    await select();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }, patience));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 1 held message?' }, patience));
    expect(server.callsOf(deleteHeldMail)).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('1 message was deleted.', {}, patience);
    closeBackStage();
    await openBackStage({ at: at('held'), answers: [list], session: exampleSession({ role: 'auditor' }) });
    const row = await screen.findByRole('row', { name: '报价单' }, patience);
    expect(within(row).queryByRole('checkbox')).toBeNull();
  });
});

describe('mail checks', () => {
  it('BAK-99 sets the checkers, and shows a refusal at its field with the input kept', async () => {
    const checks: MailChecks = { spamAddress: '', virusAddress: '', whenDown: 'take', version: 5 };
    const set = vi
      .fn(() => ({ ...checks, version: 6 }))
      .mockImplementationOnce(() => {
        throw new Problem('operation-refused', { reason: 'host-invalid' }, { fields: { virus_address: ['host-invalid'] } });
      });
    const { server } = await openBackStage({
      at: at('checks'),
      answers: [answer(getMailChecks, () => checks), answer(setMailChecks, set)],
    });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Virus check' }, patience);
    fireEvent.change(field, { target: { value: 'x' } });
    fireEvent.click(screen.getByRole('radio', { name: /^Wait/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Enter a host name or IP address.', {}, patience);
    expect(field.value).toBe('x');
    fireEvent.change(field, { target: { value: '/run/clamav/clamd.ctl' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.callsOf(setMailChecks)).toHaveLength(2), patience);
    expect(server.callsOf(setMailChecks)[1]).toEqual({
      body: { spamAddress: '', virusAddress: '/run/clamav/clamd.ctl', whenDown: 'wait', version: 5 },
    });
  });
});
