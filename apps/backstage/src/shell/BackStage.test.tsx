import {
  beginOperationPasskey,
  completeOperationWithPasskey,
  getOperationSecondStep,
  keepOperationSession,
  listOperationLists,
  listOperationMailboxes,
  listPeople,
  listPolicies,
  logInToOperation,
  logInToOperationWithFactor,
  logOutOfOperation,
  type OperationMailbox,
  Problem,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleListed, examplePolicy, exampleSession } from '../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../testing/openBackStage.tsx';

vi.mock('../core/language/language.ts', () => import('../testing/language.ts'));

afterEach(closeBackStage);

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the login', () => {
  it('BAK-02 asks for account and password, and shows the address that was opened after it', async () => {
    const { server, visited } = await openBackStage({
      session: null,
      at: '/operation/people?q=lin',
      answers: [answer(logInToOperation, () => ({ session: exampleSession() }))],
    });
    await screen.findByRole('button', { name: 'Log in' }, patience);
    await screen.findByText('@jinshu.example', {}, patience);
    type('Account', 'admin');
    type('Password', 'Jinshu-2026');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('heading', { level: 1, name: 'People' }, patience);
    expect(visited).toEqual(['/operation/people?q=lin']);
    expect(server.callsOf(logInToOperation)).toMatchObject([{ body: { account: 'admin' } }]);
    expect(JSON.stringify(server.callsOf(logInToOperation))).not.toContain('Jinshu-2026');
    await waitFor(() => expect(server.callsOf(listPeople)).toMatchObject([{ query: { keyword: 'lin' } }]), patience);
  });

  it('BAK-02 an account without a role is refused with a message', async () => {
    await openBackStage({
      session: null,
      answers: [
        answer(logInToOperation, () => {
          throw new Problem('operation-refused', { reason: 'no-role' });
        }),
      ],
    });
    await screen.findByText('@jinshu.example', {}, patience);
    type('Account', 'lin.yue');
    type('Password', 'Jinshu-2026');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('This account has no role in the administration.', {}, patience)).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the second step of a login', () => {
  const proof = {
    id: 'a1',
    rawId: 'a1',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'Yw', authenticatorData: 'ZA', signature: 'cw' },
  } as const;
  const step = { factors: ['authenticator' as const], mobile: '', canTrust: false, hasPasskey: true };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.doUnmock('@simplewebauthn/browser');
  });

  async function openStep(...more: NonNullable<Parameters<typeof openBackStage>[0]>['answers'] & object) {
    const answers = [answer(logInToOperation, () => ({ session: null })), answer(getOperationSecondStep, () => step), ...more];
    const opened = await openBackStage({ session: null, answers });
    await screen.findByText('@jinshu.example', {}, patience);
    type('Account', 'admin');
    type('Password', 'Jinshu-2026');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('textbox', { name: 'Code' }, patience);
    return opened;
  }

  const enter = (code: string) => {
    type('Code', code);
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  };

  it('BAK-02 TFA-32 takes a passkey', async () => {
    vi.stubGlobal('PublicKeyCredential', class {});
    vi.doMock(import('@simplewebauthn/browser'), () => ({ startAuthentication: async () => proof }));
    const { server } = await openStep(
      answer(beginOperationPasskey, () => ({ options: { challenge: 'c' } })),
      answer(completeOperationWithPasskey, () => exampleSession()),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Use passkey' }));
    await screen.findByRole('heading', { level: 1, name: 'People' }, patience);
    expect(server.callsOf(completeOperationWithPasskey)).toMatchObject([{ body: { credential: proof } }]);
  });

  it('BAK-02 keeps the card and says so when a code is wrong, and goes back when the step is over', async () => {
    let problem: 'code-wrong' | 'second-step-over' = 'code-wrong';
    await openStep(
      answer(logInToOperationWithFactor, () => {
        throw new Problem(problem);
      }),
    );
    enter('123456');
    await screen.findByText(/doesn’t match or has expired/, {}, patience);
    problem = 'second-step-over';
    enter('654321');
    expect(await screen.findByLabelText('Password', {}, patience)).toBeDefined();
  });
});

describe('the session', () => {
  it('BAK-04 a session that is over is told on top of the page, which keeps its input', async () => {
    let isOver = false;
    const { server } = await openBackStage({
      answers: [
        answer(logInToOperation, () => {
          isOver = false;
          return { session: exampleSession() };
        }),
        answer(listPeople, () => {
          if (isOver) throw new Problem('session-expired');
          return { count: 0, results: [] };
        }),
      ],
    });
    await screen.findByText('No people found', {}, patience);
    isOver = true;
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search people' }), { target: { value: '林' } });
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    await dialog.findByText('Administration of jinshu.example', {}, patience);
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'Jinshu-2026' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(server.callsOf(logInToOperation)).toMatchObject([{ body: { account: 'admin@jinshu.example' } }]);
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search people' }).value).toBe('林');
    await waitFor(() => expect(server.callsOf(listPeople).at(-1)).toMatchObject({ query: { keyword: '林' } }), patience);
  });

  it('BAK-04 input continues the session, at most once a minute', async () => {
    const start = performance.now();
    const now = vi.spyOn(performance, 'now').mockReturnValue(start);
    const { server } = await openBackStage({ answers: [answer(keepOperationSession, () => exampleSession())] });
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(server.callsOf(keepOperationSession)).toHaveLength(0);
    now.mockReturnValue(start + 61_000);
    fireEvent.keyDown(document.body, { key: 'b' });
    fireEvent.keyDown(document.body, { key: 'c' });
    await waitFor(() => expect(server.callsOf(keepOperationSession)).toHaveLength(1), patience);
    now.mockRestore();
  });
});

describe('the frame', () => {
  const links = async (heading: string) => {
    const group = await screen.findByRole('region', { name: heading }, patience);
    return within(group)
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => `${link.textContent} ${decodeURIComponent(link.getAttribute('href') ?? '')}`);
  };

  const mailbox: OperationMailbox = {
    id: 4,
    userName: 'factor@jinshu.example',
    name: 'Factor office',
    department: null,
    usedBytes: 0,
    quotaBytes: 0,
    removedAt: null,
    members: [],
    version: 1,
  };
  const search = (text: string) => {
    const field = screen.getByRole('searchbox', { name: 'Search' });
    fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };
  const nothing = { count: 0, results: [] };

  it('BAK-05 finds people, addresses and settings, and shows five of each', async () => {
    const people = Array.from({ length: 7 }, (_, n) => exampleListed({ id: n + 1, name: `Factor ${n}` }));
    const { server, visited } = await openBackStage({
      answers: [
        answer(listPeople, () => ({ count: 7, results: people })),
        answer(listOperationMailboxes, () => ({ count: 1, results: [mailbox] })),
        answer(listOperationLists, () => nothing),
        answer(listPolicies, () => ({ count: 1, results: [examplePolicy({ name: 'second_factor', kind: 'flag', value: true })] })),
      ],
    });
    search('factor ');
    expect(await links('People')).toEqual([
      ...people.slice(0, 5).map(({ id, name }) => `${name} /operation/people/${id}`),
      'Show all /operation/people?q=factor',
    ]);
    expect(visited.at(-1)).toBe('/operation/search?q=factor');
    expect(await links('Shared mailboxes')).toEqual(['Factor office /operation/shared/mailbox/4']);
    expect(await links('Settings')).toEqual(['Two-factor login /operation/policies?q=Two-factor+login']);
    expect(screen.queryByRole('region', { name: 'Mailing lists' })).toBeNull();
    expect(server.callsOf(listOperationLists)).toMatchObject([{ query: { keyword: 'factor' } }]);
    fireEvent.click(screen.getByRole('link', { name: 'Two-factor login' }));
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Find a policy' }, patience);
    expect(field.value).toBe('Two-factor login');
  });

  it('BAK-05 leads from a message id to the records of the message, and says when nothing matches', async () => {
    const none = [listPeople, listOperationMailboxes, listOperationLists, listPolicies].map((call) => answer(call, () => nothing));
    await openBackStage({ answers: none });
    search('1@jinshu.example');
    expect(await links('Messages with this ID')).toEqual([
      '<1@jinshu.example> /operation/records?tab=sent&message=<1@jinshu.example>',
      '<1@jinshu.example> /operation/records?tab=received&message=<1@jinshu.example>',
    ]);
    search('review');
    expect(await links('Settings')).toEqual(['Review rules /operation/review-rules']);
    search('nowhere');
    expect(await screen.findByText('Nothing found', {}, patience)).toBeDefined();
  });

  it('BAK-05 has a menu of the sections, the search, name and role, language, skin, the webmail and logout', async () => {
    const { server, visited } = await openBackStage({ answers: [answer(logOutOfOperation, () => ({}))] });
    const menu = within(screen.getByRole('navigation', { name: 'Administration' }));
    expect(menu.getByRole('link', { name: 'People' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Back to mail' }).getAttribute('href')).toBe('/');
    for (const name of ['Language', 'Skin', 'Account menu']) expect(screen.getByRole('button', { name })).toBeDefined();
    search('chen');
    await waitFor(() => expect(visited.at(-1)).toBe('/operation/search?q=chen'), patience);
    fireEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    await screen.findByText('管理员 · Super administrator', {}, patience);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }, patience));
    await waitFor(() => expect(server.callsOf(logOutOfOperation)).toHaveLength(1), patience);
  });
});
