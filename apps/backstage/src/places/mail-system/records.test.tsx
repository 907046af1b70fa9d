import { checkDomainRecords, type DomainRecords, getDomainRecords, listOperationRecords, makeDomainKey } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const at = '/operation/mail-system/domain/jinshu.example';
const mx = { kind: 'mx', name: 'jinshu.example', type: 'MX', expected: '10 mail.jinshu.example' } as const;
const dkim = { kind: 'dkim', name: 'jinshu-1._domainkey.jinshu.example', type: 'TXT', expected: 'v=DKIM1; k=rsa; p=MIIB' } as const;
const first: DomainRecords = {
  records: [
    { ...mx, found: ['10 mx.other.example'], state: 'differs' },
    { kind: 'dmarc', name: '_dmarc.jinshu.example', type: 'TXT', expected: 'v=DMARC1; p=quarantine', found: [], state: 'missing' },
  ],
  checkedAt: '2026-11-28T01:00:00Z',
  keys: [],
};
const region = async (name: string) => within(await screen.findByRole('region', { name }, patience));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }, patience));

describe('DNS records of a domain', () => {
  it('BAK-93 shows expected and found side by side with the difference in words, and checks on demand', async () => {
    const check = answer(checkDomainRecords, () => ({ ...first, records: [{ ...mx, found: [mx.expected], state: 'good' as const }] }));
    const { server } = await openBackStage({ at, answers: [answer(getDomainRecords, () => first), check] });
    const record = await region('MX jinshu.example');
    expect(record.getByRole('group', { name: 'Expected' }).textContent).toBe('10 mail.jinshu.example');
    expect(record.getByRole('group', { name: 'Found' }).textContent).toBe('10 mx.other.example');
    expect(record.getByText('Differs')).toBeDefined();
    const missing = await region('TXT _dmarc.jinshu.example');
    expect(missing.getByText('Missing')).toBeDefined();
    expect(missing.getByRole('group', { name: 'Found' }).textContent).toBe('Nothing found');
    await press('Check now');
    await screen.findByText('As expected', {}, patience);
    expect(server.callsOf(checkDomainRecords)).toEqual([{ params: { name: 'jinshu.example' } }]);
  });

  it('BAK-92 makes a key, shows its record for copying, and says that it waits for it', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    const made: DomainRecords = {
      ...first,
      records: [{ ...dkim, found: [], state: null }],
      keys: [{ selector: 'jinshu-1', createdAt: '2026-11-28T01:00:00Z', isSigning: false }],
    };
    const { server } = await openBackStage({ at, answers: [answer(getDomainRecords, () => first), answer(makeDomainKey, () => made)] });
    await press('Make DKIM key');
    const question = within(await screen.findByRole('dialog', { name: 'Make a DKIM key for jinshu.example?' }, patience));
    expect(question.getByText(/the former key continues to sign/)).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Make DKIM key' }));
    const record = await region(`TXT ${dkim.name}`);
    expect(record.getByText('Waits for its record')).toBeDefined();
    fireEvent.click(record.getByRole('button', { name: `Copy TXT ${dkim.name}` }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(dkim.expected), patience);
    expect(server.callsOf(makeDomainKey)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Replace DKIM key' })).toBeDefined();
  });

  it('BAK-105 BAK-15 an auditor sees the records and what was done, without a control', async () => {
    const { server } = await openBackStage({
      at: `${at}?tab=history`,
      answers: [answer(getDomainRecords, () => first), answer(listOperationRecords, () => ({ count: 0, results: [] }))],
      session: exampleSession({ role: 'auditor' }),
    });
    await waitFor(
      () => expect(server.callsOf(listOperationRecords)[0]).toMatchObject({ query: { targetKind: 'domain', targetId: 'jinshu.example' } }),
      patience,
    );
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
  });
});
