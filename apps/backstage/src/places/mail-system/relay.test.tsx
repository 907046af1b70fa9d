import { getOutgoingRelay, type OutgoingRelay, Problem, setOutgoingRelay, testOutgoingRelay } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const at = '/operation/mail-system/relay';
const relay = (change: Partial<OutgoingRelay> = {}): OutgoingRelay => ({
  mode: 'relay',
  host: 'smtp.relay.example',
  port: 587,
  security: 'starttls',
  account: 'jinshu',
  hasPassword: true,
  settingsRelay: '',
  version: 5,
  ...change,
});
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, patience);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }, patience));

describe('the way of outgoing mail', () => {
  it('BAK-91 sets the relay; the password is empty, stays as it is without a new one, and goes sealed', async () => {
    const set = vi.fn(() => relay({ version: 6 }));
    const { server } = await openBackStage({ at, answers: [answer(getOutgoingRelay, () => relay()), answer(setOutgoingRelay, set)] });
    const password = await screen.findByLabelText<HTMLInputElement>('Password', { selector: 'input' }, patience);
    expect([password.value, password.type]).toEqual(['', 'password']);
    expect(screen.getByText(/A password is stored\. It is never shown/)).toBeDefined();
    fireEvent.change(await field('Server'), { target: { value: 'other.relay.example' } });
    await press('Save');
    await waitFor(() => expect(server.callsOf(setOutgoingRelay)).toHaveLength(1), patience);
    expect(server.callsOf(setOutgoingRelay)[0]?.body).toEqual({
      mode: 'relay',
      host: 'other.relay.example',
      port: 587,
      security: 'starttls',
      account: 'jinshu',
      version: 5,
    });
    fireEvent.change(await screen.findByLabelText('Password', { selector: 'input' }, patience), { target: { value: 'Geheim-2026' } });
    await press('Save');
    await waitFor(() => expect(server.callsOf(setOutgoingRelay)).toHaveLength(2), patience);
    const sent = server.callsOf(setOutgoingRelay)[1]?.body as unknown as { password?: string };
    expect(sent.password?.length).toBeGreaterThan(100);
    expect(JSON.stringify(sent)).not.toContain('Geheim');
  });

  it('BAK-91 selects direct delivery, and shows a refusal at its field with the input kept', async () => {
    const set = vi
      .fn(() => relay())
      .mockImplementationOnce(() => {
        throw new Problem('operation-refused', { reason: 'host-invalid' }, { fields: { host: ['host-invalid'] } });
      });
    const { server } = await openBackStage({
      at,
      answers: [answer(getOutgoingRelay, () => relay({ account: '' })), answer(setOutgoingRelay, set)],
    });
    fireEvent.change(await field('Server'), { target: { value: 'a b' } });
    await press('Save');
    await screen.findByText('Enter a host name or IP address.', {}, patience);
    expect((await field('Server')).value).toBe('a b');
    fireEvent.click(screen.getByRole('radio', { name: /^Directly/ }));
    expect(screen.queryByRole('textbox', { name: 'Server' })).toBeNull();
    await press('Save');
    await waitFor(() => expect(server.callsOf(setOutgoingRelay).at(-1)).toMatchObject({ body: { mode: 'direct' } }), patience);
  });

  it('BAK-91 sends a test message and shows the answers of the other server', async () => {
    const answers = ['220 relay ESMTP', '550 5.7.1 Not allowed'];
    const { server } = await openBackStage({
      at,
      answers: [answer(getOutgoingRelay, () => relay()), answer(testOutgoingRelay, () => ({ isAccepted: false, answers, failure: '' }))],
    });
    fireEvent.change(await field('Send to'), { target: { value: 'me@partner.example' } });
    await press('Send test message');
    expect((await screen.findByRole('group', { name: 'Answers of the other server' }, patience)).textContent).toBe(answers.join('\n'));
    expect(screen.getByText('The message wasn’t accepted.')).toBeDefined();
    expect(server.callsOf(testOutgoingRelay)).toEqual([{ body: { address: 'me@partner.example' } }]);
  });

  it('BAK-15 an auditor sees the way without a control', async () => {
    await openBackStage({
      at,
      answers: [answer(getOutgoingRelay, () => relay({ mode: 'settings', settingsRelay: 'smtp.relay.example:25' }))],
      session: exampleSession({ role: 'auditor' }),
    });
    await screen.findByText('The server settings name smtp.relay.example:25.', {}, patience);
    expect(screen.queryByRole('button', { name: 'Send test message' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
