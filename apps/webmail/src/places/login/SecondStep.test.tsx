import {
  beginPasskeyLogin,
  beginPasskeyStep,
  completeWithPasskey,
  getLoginPage,
  getSecondStep,
  type LoginPage,
  logIn,
  logInWithFactor,
  logInWithPasskey,
  Problem,
  type SecondStep,
  sendLoginCode,
} from '@jinshu/api';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../core/language/language.ts';
import { sessionStore } from '../../core/session/sessionStore.ts';
import { ExampleApp } from '../../testing/ExampleApp.tsx';
import { exampleLoginPage } from '../../testing/examples.ts';
import { answer, createFakeServer, type FakeAnswer, type FakeServer } from '../../testing/fakeServer.ts';
import { patience } from '../../testing/openApp.tsx';
import { examplePublicKey } from '../../testing/publicKey.ts';
import { usualAnswers } from '../../testing/usualAnswers.ts';

vi.setConfig({ testTimeout: 30_000 });

const session = { userName: 'lin.yue', token: 'second', needsTwoFactor: false };
let page: LoginPage;
let server: FakeServer;
let visited: string[];

async function open(at: '/login' | '/twofactor_login', step: Partial<SecondStep>, ...answers: FakeAnswer[]) {
  server = createFakeServer(
    ...answers,
    answer(getLoginPage, () => page),
    answer(
      getSecondStep,
      (): SecondStep => ({
        factors: ['authenticator', 'sms', 'recovery'],
        hasPasskey: false,
        mobile: '138****0000',
        canTrust: true,
        ...step,
      }),
    ),
    answer(logInWithFactor, () => session),
    ...usualAnswers(),
  );
  vi.stubGlobal('fetch', server.fetch);
  visited = [];
  render(<ExampleApp at={at} initial={await loadLanguage('en')} onAddress={(address) => visited.push(address)} />);
}

const enter = async (code: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }, patience), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
};

beforeAll(async () => {
  page = exampleLoginPage({ publicKey: await examplePublicKey() });
});
beforeEach(() => {
  localStorage.clear();
  sessionStore.clear();
});
afterEach(() => {
  cleanup();
  sessionStore.clear();
  vi.unstubAllGlobals();
});

describe('the second step of a login', () => {
  it('RTE-09 LGN-48 TFA-03 follows the password where a factor is bound, and a code completes the login', async () => {
    await open(
      '/login',
      {},
      answer(logIn, () => ({ userName: 'lin.yue', token: '', needsTwoFactor: true })),
    );
    fireEvent.change(await screen.findByLabelText('Account', {}, patience), { target: { value: 'lin.yue' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Jinshu-2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/twofactor_login'), patience);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(sessionStore.get().token).toBe('');
    await enter('123456');
    await waitFor(() => expect(visited.at(-1)).toBe('/mailbox/welcome'), patience);
    expect(server.callsOf(logInWithFactor)).toMatchObject([{ body: { factor: 'authenticator', code: '123456', isTrusted: false } }]);
    expect(sessionStore.get()).toEqual({ userName: 'lin.yue', token: 'second', isLocked: false });
  });

  it('TFA-01 TFA-02 offers each bound factor, and sends a code by SMS', async () => {
    await open(
      '/twofactor_login',
      { factors: ['authenticator', 'sms'] },
      answer(sendLoginCode, () => ({ msg: '' })),
    );
    fireEvent.click(await screen.findByRole('radio', { name: 'SMS' }, patience));
    fireEvent.click(await screen.findByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(server.callsOf(sendLoginCode)).toHaveLength(1), patience);
    await enter('654321');
    await waitFor(() => expect(server.callsOf(logInWithFactor)).toMatchObject([{ body: { factor: 'sms', code: '654321' } }]), patience);
  });

  it('TFA-33 TFA-34 takes a recovery code, and trusts the browser where that is asked for', async () => {
    await open('/twofactor_login', {});
    fireEvent.click(await screen.findByRole('radio', { name: 'Recovery code' }, patience));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Trust this browser for 30 days' }));
    await enter('ab3de-fg4hk');
    await waitFor(
      () => expect(server.callsOf(logInWithFactor)).toMatchObject([{ body: { factor: 'recovery', code: 'ab3de-fg4hk', isTrusted: true } }]),
      patience,
    );
  });

  it('TFA-03 says that a code is wrong and stays', async () => {
    await open(
      '/twofactor_login',
      {},
      answer(logInWithFactor, () => {
        throw new Problem('code-wrong');
      }),
    );
    await enter('000000');
    expect(
      (await screen.findByText('This code doesn’t match or has expired. Enter the current one.', {}, patience)).closest('[role=alert]'),
    ).not.toBeNull();
    expect([visited.at(-1), sessionStore.get().token]).toEqual(['/twofactor_login', '']);
  });

  it('TFA-04 has a way back to the login', async () => {
    await open('/twofactor_login', {});
    fireEvent.click(await screen.findByRole('link', { name: 'Back to login' }, patience));
    await waitFor(() => expect(visited.at(-1)).toBe('/login'), patience);
  });

  it('TFA-29 goes back to the login where no password was given, and says why', async () => {
    await open(
      '/twofactor_login',
      {},
      answer(getSecondStep, () => {
        throw new Problem('second-step-over');
      }),
    );
    await waitFor(() => expect(visited.at(-1)).toBe('/login'), patience);
    expect((await screen.findByText('This login took too long. Log in again.', {}, patience)).closest('[role=alert]')).not.toBeNull();
  });
});

describe('a login by passkey', () => {
  const proof = {
    id: 'a1',
    rawId: 'a1',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'Yw', authenticatorData: 'ZA', signature: 'cw' },
  } as const;
  const asked = { options: { challenge: 'c', allowCredentials: [] } };
  const startAuthentication = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', class {});
    vi.doMock(import('@simplewebauthn/browser'), () => ({ startAuthentication }));
    startAuthentication.mockReset().mockResolvedValue(proof);
  });
  afterEach(() => void vi.doUnmock('@simplewebauthn/browser'));
  const pressPasskey = async () => fireEvent.click(await screen.findByRole('button', { name: 'Use passkey' }, patience));

  it('TFA-32 completes the second step beside the codes', async () => {
    await open(
      '/twofactor_login',
      { hasPasskey: true },
      answer(beginPasskeyStep, () => asked),
      answer(completeWithPasskey, () => session),
    );
    fireEvent.click(await screen.findByRole('checkbox', {}, patience));
    await pressPasskey();
    await waitFor(() => expect(visited.at(-1)).toBe('/mailbox/welcome'), patience);
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: asked.options });
    expect(server.callsOf(completeWithPasskey)).toMatchObject([{ body: { credential: proof, isTrusted: true } }]);
    expect(server.callsOf(logInWithFactor)).toEqual([]);
  });

  it('TFA-32 is not offered where the account has none, or the browser', async () => {
    await open('/twofactor_login', { hasPasskey: false });
    await screen.findByRole('textbox', { name: 'Code' }, patience);
    expect(screen.queryByRole('button', { name: 'Use passkey' })).toBeNull();
    cleanup();
    vi.unstubAllGlobals();
    await open('/twofactor_login', { hasPasskey: true });
    await screen.findByRole('textbox', { name: 'Code' }, patience);
    expect(screen.queryByRole('button', { name: 'Use passkey' })).toBeNull();
  });

  it('TFA-32 keeps the screen and says so when the browser or the server refuses', async () => {
    startAuthentication.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await open(
      '/twofactor_login',
      { hasPasskey: true, factors: [] },
      answer(beginPasskeyStep, () => asked),
      answer(completeWithPasskey, () => {
        throw new Problem('passkey-wrong');
      }),
    );
    for (const calls of [0, 1]) {
      await pressPasskey();
      expect(await screen.findByText(/This passkey wasn’t accepted/, {}, patience)).toBeDefined();
      expect(server.callsOf(completeWithPasskey)).toHaveLength(calls);
      await waitFor(
        () => expect(screen.getByRole('button', { name: 'Use passkey' }).getAttribute('aria-disabled')).not.toBe('true'),
        patience,
      );
    }
  });

  it('TFA-32 is the whole login, without password and captcha', async () => {
    page = { ...page, hasPasskeyLogin: true };
    await open(
      '/login',
      {},
      answer(beginPasskeyLogin, () => asked),
      answer(logInWithPasskey, () => session),
    );
    fireEvent.click(await screen.findByRole('link', { name: 'Log in with passkey' }, patience));
    await pressPasskey();
    await waitFor(() => expect(visited.at(-1)).toBe('/mailbox/welcome'), patience);
    expect(server.callsOf(logInWithPasskey)).toMatchObject([{ body: { credential: proof } }]);
    expect(server.callsOf(logIn)).toEqual([]);
  });

  it('TFA-32 is not offered where the organization does not allow it', async () => {
    page = { ...page, hasPasskeyLogin: false };
    await open('/login', {});
    await screen.findByText(/@jinshu\.example/, {}, patience);
    expect(screen.queryByRole('link', { name: 'Log in with passkey' })).toBeNull();
  });
});
