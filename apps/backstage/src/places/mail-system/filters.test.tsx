import {
  type AddressBlock,
  addAddressBlock,
  listAddressBlocks,
  listOrganisationSenders,
  Problem,
  releaseAddressBlock,
  removeOrganisationSender,
  setOrganisationSender,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const row = (name: string) => screen.findByRole('row', { name }, patience);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }, patience));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patience));
const refuseOnce = (reason: string, field: string) =>
  vi
    .fn(() => ({}))
    .mockImplementationOnce(() => {
      throw new Problem('operation-refused', { reason }, { fields: { [field]: [reason] } });
    });

describe('blocked addresses', () => {
  const at = '/operation/mail-system/blocks';
  const none = { createdBy: '', misuse: null };
  const blocks: AddressBlock[] = [
    {
      network: '192.0.2.7',
      kind: 'failures',
      reason: '',
      until: '2026-11-28T02:00:00Z',
      accounts: ['lin.yue@jinshu.example'],
      ...none,
    },
    { network: '203.0.113.5', kind: 'misuse', reason: '', until: '2026-11-28T02:00:00Z', accounts: [], ...none, misuse: 'errors' },
    { network: '198.51.100.0/24', kind: 'block', reason: 'Scans', until: null, accounts: [], ...none, createdBy: 'admin@jinshu.example' },
  ];
  const list = answer(listAddressBlocks, () => ({ count: blocks.length, results: blocks }));

  it('BAK-97 lists address, reason and end, and releases one', async () => {
    const { server } = await openBackStage({ at, answers: [list, answer(releaseAddressBlock, () => ({}))] });
    expect((await row('192.0.2.7')).textContent).toContain('Blocked after failed loginsFailed logins as lin.yue@jinshu.example');
    expect((await row('198.51.100.0/24')).textContent).toContain('BlockedScansNo end');
    fireEvent.click(within(await row('192.0.2.7')).getByRole('button', { name: 'Release' }));
    await waitFor(
      () => expect(server.callsOf(releaseAddressBlock)).toEqual([{ body: { network: '192.0.2.7', kind: 'failures' } }]),
      patience,
    );
  });

  it('BAK-97 says what the mail server blocked an address for, and releases it', async () => {
    const { server } = await openBackStage({ at, answers: [list, answer(releaseAddressBlock, () => ({}))] });
    expect((await row('203.0.113.5')).textContent).toContain('Blocked by the mail serverVery many refused commands');
    fireEvent.click(within(await row('203.0.113.5')).getByRole('button', { name: 'Release' }));
    await waitFor(
      () => expect(server.callsOf(releaseAddressBlock)).toEqual([{ body: { network: '203.0.113.5', kind: 'misuse' } }]),
      patience,
    );
  });

  it('BAK-97 blocks and exempts by hand; the own address is refused at the field', async () => {
    const { server } = await openBackStage({ at, answers: [list, answer(addAddressBlock, refuseOnce('own-address', 'network'))] });
    await press('Block or exempt');
    const form = await dialog('Block or exempt');
    const field = form.getByRole<HTMLInputElement>('textbox', { name: 'Address or network' });
    fireEvent.change(field, { target: { value: '127.0.0.1' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Your own address can’t be blocked.', {}, patience);
    expect(field.value).toBe('127.0.0.1');
    fireEvent.click(form.getByRole('radio', { name: 'Exempt' }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(server.callsOf(addAddressBlock).at(-1)).toEqual({ body: { network: '127.0.0.1', kind: 'exempt', reason: '', hours: 0 } });
  });

  it('BAK-15 an auditor releases nothing', async () => {
    await openBackStage({ at, answers: [list], session: exampleSession({ role: 'auditor' }) });
    expect(within(await row('192.0.2.7')).queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Block or exempt' })).toBeNull();
  });
});

describe('senders of the whole organization', () => {
  const at = '/operation/mail-system/senders';
  const sender = { pattern: '@spam.example', action: 'refuse' as const, note: 'Phishing', createdAt: '2026-11-20T00:00:00Z' };
  const list = answer(listOrganisationSenders, () => ({ count: 1, results: [sender] }));

  it('BAK-98 lists senders, finds them, and removes one', async () => {
    const { server } = await openBackStage({ at: `${at}?q=spam`, answers: [list, answer(removeOrganisationSender, () => ({}))] });
    expect((await row('@spam.example')).textContent).toContain('RefusePhishing');
    expect(server.callsOf(listOrganisationSenders)[0]).toMatchObject({ query: { keyword: 'spam', page: 1, pageSize: 20 } });
    fireEvent.click(within(await row('@spam.example')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(server.callsOf(removeOrganisationSender)).toEqual([{ body: { pattern: '@spam.example' } }]), patience);
  });

  it('BAK-98 adds a sender, and shows at the field what is none', async () => {
    const { server } = await openBackStage({ at, answers: [list, answer(setOrganisationSender, refuseOnce('sender-invalid', 'pattern'))] });
    await press('Add sender');
    const form = await dialog('Add sender');
    const field = form.getByRole<HTMLInputElement>('textbox', { name: 'Address or domain' });
    fireEvent.change(field, { target: { value: 'partner example' } });
    fireEvent.click(form.getByRole('radio', { name: 'Always accept' }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Enter an address or a domain.', {}, patience);
    expect(field.value).toBe('partner example');
    fireEvent.change(field, { target: { value: 'partner.example' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(server.callsOf(setOrganisationSender).at(-1)).toEqual({ body: { pattern: 'partner.example', action: 'accept', note: '' } });
  });
});
