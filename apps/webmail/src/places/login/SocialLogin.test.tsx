import {
  beginSocialLogin,
  bindSocialAccount,
  completeSocialLogin,
  getLoginPage,
  getSecondStep,
  type LoginPage,
  logIn,
  logInWithFactor,
  Problem,
  type SecondStep,
  type SocialAnswer,
} from '@jinshu/api';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../core/language/language.ts';
import { sessionStore } from '../../core/session/index.ts';
import { ExampleApp } from '../../testing/ExampleApp.tsx';
import { exampleLoginPage } from '../../testing/examples.ts';
import { answer, createFakeServer, type FakeAnswer, type FakeServer } from '../../testing/fakeServer.ts';
import { patience } from '../../testing/openApp.tsx';
import { examplePublicKey } from '../../testing/publicKey.ts';
import { usualAnswers } from '../../testing/usualAnswers.ts';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));
vi.setConfig({ testTimeout: 30_000 });

const session = { userName: 'lin.yue', token: 'social', needsTwoFactor: false };
let page: LoginPage;
let server: FakeServer;
let visited: string[];
const leave = vi.fn();

async function open(at: string, ...answers: FakeAnswer[]) {
  server = createFakeServer(
    ...answers,
    answer(getLoginPage, () => page),
    answer(bindSocialAccount, () => ({ accounts: [] })),
    ...usualAnswers(),
  );
  vi.stubGlobal('fetch', server.fetch);
  visited = [];
  render(<ExampleApp at={at} initial={await loadLanguage('en')} onAddress={(address) => visited.push(address)} />);
}
const told = (given: Partial<SocialAnswer>) =>
  answer(completeSocialLogin, () => ({ isBound: true, provider: 'Star', login: session, ...given }));
const isIn = () => waitFor(() => expect(visited.at(-1)).toBe('/mailbox/welcome'), patience);
const logInByPassword = async () => {
  fireEvent.change(await screen.findByLabelText('Account', {}, patience), { target: { value: 'lin.yue' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Jinshu-2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

beforeAll(async () => {
  const providers = [{ id: 'oidc', name: 'Star' } as const, { id: 'wecom', name: 'WeCom' } as const];
  page = exampleLoginPage({ publicKey: await examplePublicKey(), hasSocialLogin: true, socialProviders: providers });
});
beforeEach(() => {
  localStorage.clear();
  sessionStore.clear();
  leave.mockReset();
  vi.spyOn(window.location, 'replace').mockImplementation(leave);
});
afterEach(() => {
  cleanup();
  sessionStore.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a login through a provider', () => {
  it('LGN-33 LGN-34 is offered by name, and goes to the address that the server gives', async () => {
    await open(
      '/login',
      answer(beginSocialLogin, () => ({ address: 'https://star.example/auth?state=1' })),
    );
    expect(await screen.findByRole('link', { name: 'Log in with Star' }, patience)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Log in with WeCom' }));
    await waitFor(() => expect(leave.mock.calls).toEqual([['https://star.example/auth?state=1']]), patience);
    expect(server.callsOf(beginSocialLogin)).toMatchObject([{ body: { provider: 'wecom' } }]);
  });

  it('LGN-33 is not offered where the organization has none', async () => {
    const { socialProviders: _, ...rest } = page;
    await open(
      '/login',
      answer(getLoginPage, () => ({ ...rest, socialProviders: [] })),
    );
    await screen.findAllByText(/jinshu\.example/, {}, patience);
    expect(screen.queryByRole('link', { name: /Log in with/ })).toBeNull();
  });

  it('LGN-34 comes back with the code, which does not stay in the address, and opens the mailbox of a bound account', async () => {
    await open('/login?code=secret&state=abc', told({}));
    await isIn();
    expect(server.callsOf(completeSocialLogin)).toMatchObject([{ body: { query: 'code=secret&state=abc' } }]);
    expect(visited.filter((address) => address.includes('secret'))).toHaveLength(1);
    expect(sessionStore.get()).toEqual({ userName: 'lin.yue', token: 'social', isLocked: false });
    expect(server.callsOf(bindSocialAccount)).toEqual([]);
  });

  it('LGN-34 LGN-36 asks an unbound account to log in once with its password, and binds it before the mailbox opens', async () => {
    await open('/login?code=1&state=abc', told({ isBound: false, login: undefined }));
    expect(await screen.findByText(/Your Star account isn’t linked to a mailbox yet/, {}, patience)).toBeTruthy();
    await logInByPassword();
    await isIn();
    expect(server.callsOf(bindSocialAccount)).toMatchObject([{ body: {} }]);
    expect(sessionStore.get().userName).toBe('lin.yue');
  });

  it('LGN-34 TFA-03 asks for the second factor of the account in between', async () => {
    const half = { userName: 'lin.yue', token: '', needsTwoFactor: true };
    await open(
      '/login?code=1&state=abc',
      told({ isBound: false, login: undefined }),
      answer(logIn, () => half),
      answer(getSecondStep, (): SecondStep => ({ factors: ['authenticator'], hasPasskey: false, mobile: '', canTrust: false })),
      answer(logInWithFactor, () => session),
    );
    await screen.findByText(/isn’t linked/, {}, patience);
    await logInByPassword();
    fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }, patience), { target: { value: '123456' } });
    expect(server.callsOf(bindSocialAccount)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    await isIn();
    expect(server.callsOf(bindSocialAccount)).toHaveLength(1);
  });

  it('LGN-34 says why an answer was refused, and leads back', async () => {
    await open(
      '/login?error=access_denied&state=abc',
      answer(completeSocialLogin, () => {
        throw new Problem('social-refused');
      }),
    );
    expect(await screen.findByText(/The login wasn’t completed/, {}, patience)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Back to login' }));
    expect(await screen.findByLabelText('Password', {}, patience)).toBeTruthy();
  });

  it('LGN-36 opens the mailbox although the account belongs to another one, and says so first', async () => {
    await open(
      '/login?code=1&state=abc',
      told({ isBound: false, login: undefined }),
      answer(bindSocialAccount, () => {
        throw new Problem('social-taken');
      }),
    );
    await screen.findByText(/isn’t linked/, {}, patience);
    await logInByPassword();
    expect(await screen.findByText(/already linked to another mailbox/, {}, patience)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go to mailbox' }));
    await isIn();
  });
});
