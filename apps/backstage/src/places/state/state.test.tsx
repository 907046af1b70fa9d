import { type BackupEntry, getSystemFigures, getSystemState, type SystemPart, startBackup } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const parts: SystemPart[] = [
  { id: 'database', level: 'good', cause: 'works', ms: 4, bytes: 15_247_000_000 },
  { id: 'mail-queue', level: 'warning', cause: 'waits-long', count: 3 },
  { id: 'smtp', level: 'failed', cause: 'silent' },
];
const backup: BackupEntry = {
  id: 1,
  startedAt: '2026-11-27T03:00:00Z',
  endedAt: '2026-11-27T03:04:00Z',
  file: '/data/backups/jinshu.backup',
  bytes: 38 * 1024 ** 3,
  faults: 0,
  failure: '',
};
const answers = (backups: BackupEntry[] = [backup]) => [
  answer(getSystemState, () => ({
    at: '2026-11-28T01:42:10Z',
    parts,
    schema: 74,
    servers: [
      { id: 'a', host: 'mail1', version: '1.0.0', startedAt: '2026-11-26T01:42:10Z', seenAt: '2026-11-28T01:42:00Z', pushCount: 211 },
    ],
    backups,
  })),
  answer(getSystemFigures, () => ({
    people: 186,
    online: 142,
    mailboxes: 201,
    hours: [
      { at: '2026-11-28T00:00:00Z', received: 1_200, sent: 800 },
      { at: '2026-11-28T01:00:00Z', received: 84, sent: 36 },
    ],
    days: [{ at: '2026-11-28T00:00:00Z', received: 1_284, sent: 836 }],
    medianSeconds: 1.84,
    mostSeconds: 4,
    mailBytes: 149 * 1024 ** 3,
    attachmentBytes: 0,
    diskBytes: 431 * 1024 ** 3,
    mailUsers: [{ userName: 'wang.xiao@jinshu.example', name: '王晓', bytes: 9 * 1024 ** 3 }],
    attachmentUsers: [],
    diskUsers: [],
  })),
  answer(startBackup, () => ({ ...backup, id: 2, endedAt: null })),
];
const row = (name: string) => screen.findByRole('row', { name }, patience);

describe('the state of the system', () => {
  it('BAK-107 shows each part as good, warning or failed in words, with the cause', async () => {
    await openBackStage({ at: '/operation/state', answers: answers() });
    expect((await row('Database')).textContent).toContain('GoodWorks14.2 GB');
    expect((await row('Database')).textContent).toContain('4 ms');
    expect((await row('Mail queue')).textContent).toContain('WarningMail has been retried for hours3');
    expect((await row('Incoming SMTP')).textContent).toContain('FailedDoesn’t answer');
    expect(screen.getByText('2 parts need attention')).toBeDefined();
    expect(screen.getByText(/schema 74$/)).toBeDefined();
  });

  it('BAK-107 shows the uptime and version of each server', async () => {
    await openBackStage({ at: '/operation/state?view=servers', answers: answers() });
    const words = (await row('mail1')).textContent;
    for (const fact of ['1.0.0', '2 days', '211']) expect(words).toContain(fact);
  });

  it('BAK-108 shows the last backups, and begins one', async () => {
    const { server } = await openBackStage({ at: '/operation/state?view=backups', answers: answers() });
    const list = within(await screen.findByRole('grid', { name: 'Backups' }, patience));
    await list.findByText('Complete, check passed', {}, patience);
    expect(list.getByText('38 GB')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Back up now' }));
    await waitFor(() => expect(server.callsOf(startBackup)).toHaveLength(1), patience);
    await screen.findByText('The backup has begun.', {}, patience);
  });

  it('BAK-108 says why a backup failed; BAK-15 an auditor cannot begin one', async () => {
    const failed = { ...backup, failure: 'ENOSPC: no space left on device' };
    await openBackStage({
      at: '/operation/state?view=backups',
      session: exampleSession({ role: 'auditor' }),
      answers: answers([failed, { ...backup, id: 2, faults: 3 }]),
    });
    await screen.findByText('Failed: ENOSPC: no space left on device', {}, patience);
    expect(screen.getByText('3 blobs are missing or damaged')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Back up now' })).toBeNull();
  });

  it('BAK-109 shows people, messages per hour and day, delivery times and storage with the largest users', async () => {
    await openBackStage({ at: '/operation/state?view=figures', answers: answers() });
    const figures = await screen.findByRole('region', { name: 'Figures' }, patience);
    for (const fact of ['1,284', '836', '1.8 sec', '95% within 4 sec', '142', 'of 186 people', '201'])
      expect(figures.textContent).toContain(fact);
    const hours = within(screen.getByRole('table', { name: 'Messages per hour' }));
    expect(
      hours.getAllByRole('row').map((one) =>
        within(one)
          .queryAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([[], ['1200', '800'], ['84', '36']]);
    expect(screen.getByRole('table', { name: 'Messages per day' })).toBeDefined();
    const mail = screen.getByRole('region', { name: 'Mail: 149 GB' });
    expect(mail.textContent).toContain('王晓9 GB');
    expect(screen.getByRole('region', { name: 'Disks: 431 GB' })).toBeDefined();
  });
});
