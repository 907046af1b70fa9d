import {
  type AlertSettings,
  type BackupEntry,
  getAlertSettings,
  getSystemFigures,
  getSystemState,
  listPeople,
  Problem,
  type SystemPart,
  setAlertSettings,
  startBackup,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleListed, exampleSession } from '../../testing/examples.ts';
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

  const settings = (change: Partial<AlertSettings> = {}): AlertSettings => ({
    people: [{ id: 7, userName: 'wang@jinshu.example', name: '王晓' }],
    queueLimit: 1_000,
    freePercent: 10,
    alerts: [{ part: 'domain-records', target: 'jinshu.example', cause: 'records-differ', since: '2026-11-28T01:00:00Z', toldAt: null }],
    version: 5,
    ...change,
  });
  const alertAnswers = (set: () => AlertSettings = () => settings()) => [
    answer(getAlertSettings, () => settings()),
    answer(setAlertSettings, set),
    answer(listPeople, () => ({ count: 1, results: [exampleListed({ id: 8, name: '陈伟', userName: 'chen@jinshu.example' })] })),
    ...answers(),
  ];

  it('BAK-110 chooses who gets alerts and sets the limits; a refusal shows at the field', async () => {
    const set = vi
      .fn(() => settings({ version: 6 }))
      .mockImplementationOnce(() => {
        throw new Problem('operation-refused', { reason: 'person-unknown' }, { fields: { people: ['person-unknown'] } });
      });
    const { server } = await openBackStage({ at: '/operation/state?view=alerts', answers: alertAnswers(set) });
    const field = await screen.findByRole('combobox', { name: 'Recipients' }, patience);
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'chen' } });
    fireEvent.click(await screen.findByRole('option', { name: /陈伟/ }, patience));
    const queue = screen.getByRole('textbox', { name: 'Mail in the queue' });
    fireEvent.change(queue, { target: { value: '250' } });
    fireEvent.blur(queue);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('This person doesn’t exist anymore.', {}, patience);
    expect(screen.getByRole('textbox', { name: 'Mail in the queue' })).toHaveProperty('value', '250');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.', {}, patience);
    expect(server.callsOf(setAlertSettings)[1]).toEqual({ body: { people: [7, 8], queueLimit: 250, freePercent: 10, version: 5 } });
  });

  it('BAK-110 shows the alerts that are not over; BAK-15 an auditor cannot change whom they go to', async () => {
    await openBackStage({
      at: '/operation/state?view=alerts',
      session: exampleSession({ role: 'auditor' }),
      answers: alertAnswers(),
    });
    const alert = await screen.findByText(/^DNS records of a domain aren’t right · since .* · not mailed yet$/, {}, patience);
    expect(alert.parentElement?.textContent).toContain('DNS records jinshu.example');
    expect(screen.getByText('王晓')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Recipients' })).toBeNull();
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
