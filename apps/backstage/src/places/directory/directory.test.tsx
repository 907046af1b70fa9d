import {
  type DirectorySetUp,
  type DirectorySyncReport,
  getDirectorySetUp,
  syncDirectoryNow,
  testDirectory,
  testSignOn,
  tryDirectorySync,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const at = '/operation/directory';
const counts = {
  departmentCount: 1,
  newCount: 21,
  changedCount: 0,
  unchangedCount: 4,
  disabledCount: 0,
  enabledCount: 0,
  leftOutCount: 1,
};
const setUp = (change: Partial<DirectorySetUp> = {}): DirectorySetUp => ({
  directory: {
    url: 'ldap://ldap.jinshu.example',
    encryption: 'starttls',
    bindDn: 'cn=mail,dc=jinshu,dc=example',
    base: 'dc=jinshu,dc=example',
    filter: '(objectClass=inetOrgPerson)',
    departmentAttribute: null,
    attributes: [{ name: 'key', attribute: 'entryUUID' }],
    syncHours: 2,
    nextAt: null,
    isLoginOn: true,
    peopleCount: 62,
    goneCount: 2,
  },
  signOn: {
    issuer: 'https://login.jinshu.example',
    clientId: 'jinshu-mail',
    providerName: 'Star',
    isSignOn: true,
    isLoginOn: false,
    roles: [{ group: 'mail-admins', role: 'super' }],
    redirectUri: 'https://mail.jinshu.example/login',
    logoutUri: 'https://mail.jinshu.example/oidc/logout',
  },
  runs: [
    {
      id: 2,
      startedAt: '2026-11-20T08:00:00Z',
      endedAt: '2026-11-20T08:00:09Z',
      author: 'directory',
      outcome: 'halted',
      counts: { ...counts, newCount: 3 },
    },
    {
      id: 1,
      startedAt: '2026-11-20T07:00:00Z',
      endedAt: '2026-11-20T07:00:09Z',
      author: 'lin@jinshu.example',
      outcome: 'unread',
      counts: null,
    },
  ],
  ...change,
});
const report = (change: Partial<DirectorySyncReport> = {}): DirectorySyncReport => ({
  fault: null,
  said: '',
  isHalted: false,
  counts,
  rows: [
    { kind: 'left-out', label: 'nowhere@elsewhere.example', field: 'address', reason: 'domain-unknown' },
    { kind: 'department', label: 'Sales/East', field: '', reason: '' },
    ...Array.from({ length: 20 }, (_, index) => ({ kind: 'new' as const, label: `p${index}@jinshu.example`, field: '', reason: '' })),
  ],
  ...change,
});
const button = (name: string) => screen.findByRole('button', { name }, patience);
const press = async (name: string) => fireEvent.click(await button(name));
const isOff = async (name: string) => (await button(name)).hasAttribute('disabled');

describe('the page of the directory and the sign-on', () => {
  it('LGN-47 shows the settings and the last synchronizations', async () => {
    await openBackStage({ at, answers: [answer(getDirectorySetUp, () => setUp())] });
    await screen.findByText('ldap://ldap.jinshu.example', {}, patience);
    for (const text of ['Every 2 hours', '62, of whom 2 are no longer in it', 'By schedule', 'Directory couldn’t be read'])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('3 new, 0 changed, 0 disabled, 1 left out')).toBeDefined();
  });

  it('LGN-47 tests the connection, and says what is wrong with the answer of the directory', async () => {
    const test = vi
      .fn()
      .mockReturnValueOnce({ fault: 'login-refused', said: 'Invalid credentials', example: null })
      .mockReturnValueOnce({ fault: null, said: '', example: { realname: '王芳', address: 'wang@jinshu.example', department: '' } });
    await openBackStage({ at, answers: [answer(getDirectorySetUp, () => setUp()), answer(testDirectory, test)] });
    await press('Test connection');
    await screen.findByText(/refuses the account or password of the server/, {}, patience);
    expect(screen.getByRole('group', { name: 'Answer of the other server' }).textContent).toBe('Invalid credentials');
    await press('Test connection');
    await screen.findByText('The connection works. One of the people found is 王芳 (wang@jinshu.example).', {}, patience);
  });

  it('LGN-47 synchronizes only after a dry run, and shows the result of each', async () => {
    const { server } = await openBackStage({
      at,
      answers: [
        answer(getDirectorySetUp, () => setUp()),
        answer(tryDirectorySync, () => report()),
        answer(syncDirectoryNow, () => report({ isHalted: true })),
      ],
    });
    expect(await isOff('Sync now')).toBe(true);
    await press('Dry run');
    await screen.findByText(/nothing was written/, {}, patience);
    expect(screen.getByText('nowhere@elsewhere.example: Not a domain of the organization.')).toBeDefined();
    expect(screen.getByText('p19@jinshu.example')).toBeDefined();
    expect(screen.getByText('1 more')).toBeDefined();
    expect(server.callsOf(syncDirectoryNow)).toEqual([]);
    await press('Sync now');
    await screen.findByText('Synchronized.', {}, patience);
    expect(screen.getByText(/so no one is disabled/)).toBeDefined();
    expect(screen.queryByText(/nothing was written/)).toBeNull();
    expect(await isOff('Sync now')).toBe(true);
    await waitFor(() => expect(server.callsOf(getDirectorySetUp).length).toBeGreaterThan(1), patience);
  });

  it('LGN-34 shows the sign-on and tests it', async () => {
    const test = () => ({
      fault: null,
      said: '',
      loginAddress: 'https://login.jinshu.example/auth',
      hasLogout: true,
      hasBackChannel: false,
    });
    await openBackStage({ at, answers: [answer(getDirectorySetUp, () => setUp()), answer(testSignOn, test)] });
    fireEvent.click(await screen.findByRole('tab', { name: 'Single sign-on' }, patience));
    await screen.findByText('jinshu-mail', {}, patience);
    expect(screen.getByText('mail-admins: Super administrator')).toBeDefined();
    expect(screen.getByText('https://mail.jinshu.example/oidc/logout')).toBeDefined();
    await press('Test connection');
    await screen.findByText('The connection works. People log in at https://login.jinshu.example/auth.', {}, patience);
    expect(screen.getByText('A logout at the provider doesn’t end sessions here.')).toBeDefined();
    expect(screen.queryByText('A logout here doesn’t reach the provider.')).toBeNull();
  });

  it('LGN-34 LGN-47 names the settings where nothing is set up', async () => {
    await openBackStage({ at, answers: [answer(getDirectorySetUp, () => setUp({ directory: null, signOn: null, runs: [] }))] });
    const example = await screen.findByRole('group', { name: 'Example settings' }, patience);
    expect(example.textContent).toContain('JINSHU_LDAP_URL=');
    expect(screen.queryByRole('button', { name: 'Dry run' })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Single sign-on' }));
    const panel = await screen.findByRole('tabpanel', { name: 'Single sign-on' }, patience);
    expect(within(panel).getByRole('group', { name: 'Example settings' }).textContent).toContain('JINSHU_OIDC_ISSUER=');
  });

  it('BAK-15 an auditor sees the settings without a control', async () => {
    await openBackStage({ at, answers: [answer(getDirectorySetUp, () => setUp())], session: exampleSession({ role: 'auditor' }) });
    await screen.findByText('ldap://ldap.jinshu.example', {}, patience);
    for (const name of ['Test connection', 'Dry run', 'Sync now']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
