import {
  answerSecurityQuestion,
  beginRecovery,
  checkRecoveryCode,
  getLoginPage,
  getRegisterAgreement,
  type LoginPage,
  logIn,
  type PasswordRules,
  Problem,
  problemOfAnswer,
  register,
  resetPasswordByQuestion,
  resetPasswordBySms,
  sendRecoveryCode,
} from '@jinshu/api';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../core/language/language.ts';
import { sessionStore } from '../../core/session/sessionStore.ts';
import { ExampleApp } from '../../testing/ExampleApp.tsx';
import { exampleLoginPage } from '../../testing/examples.ts';
import { answer, createFakeServer, type FakeAnswer, type FakeServer } from '../../testing/fakeServer.ts';
import { usualAnswers } from '../../testing/usualAnswers.ts';

vi.setConfig({ testTimeout: 60_000 });

const find = { timeout: 20_000 };
const rules: PasswordRules = {
  type: 2,
  minimumLength: 8,
  refusesDigitRuns: true,
  refusesAccount: false,
  refusesName: false,
  refusesLetterRuns: false,
  refusesRepeats: false,
  account: '',
  spelledNames: [],
};
const tickets = { begun: 'a'.repeat(43), sent: 'b'.repeat(43), proved: 'c'.repeat(43) };
let server: FakeServer;
let visited: string[] = [];

async function open(page: Partial<LoginPage>, ...answers: FakeAnswer[]) {
  server = createFakeServer(
    ...answers,
    answer(getLoginPage, () => exampleLoginPage({ hasRegistration: true, hasRecovery: true, ...page })),
    answer(getRegisterAgreement, () => ({ agreement: 'The mailbox is for work.', rules })),
    answer(register, () => ({ isPending: true as const })),
    answer(beginRecovery, () => ({ ticket: tickets.begun, ways: ['question' as const, 'sms' as const], question: 'First school?' })),
    answer(answerSecurityQuestion, () => ({ ticket: tickets.proved, rules })),
    answer(sendRecoveryCode, () => ({ ticket: tickets.sent })),
    answer(checkRecoveryCode, () => ({ ticket: tickets.proved, rules })),
    answer(resetPasswordByQuestion, () => ({ msg: 'ok' })),
    answer(resetPasswordBySms, () => ({ msg: 'ok' })),
    ...usualAnswers(),
  );
  vi.stubGlobal('fetch', server.fetch);
  visited = [];
  render(<ExampleApp at="/login" initial={await loadLanguage('en')} onAddress={(address) => visited.push(address)} />);
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }, find));
/** Reads a secret payload, which is plain without WebCrypto. */
const opened = (sealed: string) => JSON.parse(sealed).value;
const lastBody = (call: Parameters<FakeServer['callsOf']>[0]) =>
  (server.callsOf(call).at(-1) as unknown as { body: Record<string, string> }).body;

beforeEach(() => {
  vi.stubGlobal('crypto', { randomUUID: () => '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', getRandomValues: (list: unknown) => list });
  localStorage.clear();
  sessionStore.clear();
});
afterEach(() => {
  cleanup();
  sessionStore.clear();
  vi.unstubAllGlobals();
});

describe('the links of the login', () => {
  it('LGN-06 LGN-07 offers registration and recovery only where the server does', async () => {
    await open({ hasRegistration: false, hasRecovery: false });
    await screen.findByText(/@jinshu\.example/, {}, find);
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Forgot password' })).toBeNull();
    cleanup();
    await open({});
    expect(await screen.findByRole('link', { name: 'Register' }, find)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Forgot password' })).toBeDefined();
  });

  it('LGN-06 LGN-07 leads to both and back', async () => {
    await open({});
    await follow('Forgot password');
    expect(await screen.findByRole('heading', { name: 'Recover password' }, find)).toBeDefined();
    await follow('Back to login');
    await follow('Register');
    expect(await screen.findByRole('heading', { name: 'Register with Jinshu' }, find)).toBeDefined();
  });
});

describe('registration', () => {
  const values = {
    'User name': 'qin.feng',
    Name: '秦风',
    Password: 'Brocade-77',
    'Confirm password': 'Brocade-77',
    Mobile: '(0151) 6820-7713',
    Department: '研究部',
    Reason: '参加善本编目',
  };
  const start = async (...answers: FakeAnswer[]) => {
    await open({}, ...answers);
    await follow('Register');
    await screen.findByText('The mailbox is for work.', {}, find);
    for (const [name, value] of Object.entries(values)) fill(name, value);
  };
  const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: 'I have read and accept the agreement' }));

  it('LGN-27 LGN-28 LGN-30 LGN-31 is a step of /login, sends nothing before the agreement is ticked, and says that it waits', async () => {
    await start();
    expect(new Set(visited)).toEqual(new Set(['/login']));
    press('Register');
    expect(await screen.findByText('Accept the agreement first.', {}, find)).toBeDefined();
    expect(server.callsOf(register)).toEqual([]);
    agree();
    press('Register');
    expect(await screen.findByRole('heading', { name: 'Registration sent' }, find)).toBeDefined();
    const { password, confirmPassword, ...rest } = lastBody(register);
    expect([opened(password ?? ''), opened(confirmPassword ?? '')]).toEqual(['Brocade-77', 'Brocade-77']);
    expect(rest).toEqual({
      userName: 'qin.feng',
      fullName: '秦风',
      mobile: '0151  6820-7713',
      department: '研究部',
      reason: '参加善本编目',
      isAgreed: true,
      language: 'en',
    });
  });

  it('LGN-28 shows what the server refuses at its field, and keeps what was typed', async () => {
    const refuse = answer(register, () => {
      throw problemOfAnswer(400, { password: ['Too common.'], code: 'invalid-input', params: { password: 'common' } });
    });
    await start(refuse);
    agree();
    press('Register');
    await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'), find);
    expect(screen.getByText('This password is too common.')).toBeDefined();
    expect([field('User name').value, field('Reason').value]).toEqual(['qin.feng', '参加善本编目']);
  });
});

describe('password recovery', () => {
  const start = async (...answers: FakeAnswer[]) => {
    await open({}, ...answers);
    await follow('Forgot password');
    await screen.findByRole('heading', { name: 'Recover password' }, find);
    fill('Account', 'lin.yue');
    press('Next');
    await screen.findByRole('tab', { name: 'Security question' }, find);
  };
  const change = async (password: string, second = password) => {
    await screen.findByLabelText('New password', { selector: 'input' }, find);
    fill('New password', password);
    fill('Confirm password', second);
    press('Change password');
  };

  it('LGN-38 LGN-39 LGN-40 recovers by the security question', async () => {
    await start();
    fill('First school?', ' Bamboo lane');
    press('Next');
    await change('Brocade-77');
    expect(await screen.findByText(/Your password is changed/, {}, find)).toBeDefined();
    expect(server.callsOf(beginRecovery)).toMatchObject([{ body: { account: 'lin.yue' } }]);
    expect([lastBody(answerSecurityQuestion).ticket, opened(lastBody(answerSecurityQuestion).answer ?? '')]).toEqual([
      tickets.begun,
      ' Bamboo lane',
    ]);
    expect([lastBody(resetPasswordByQuestion).ticket, opened(lastBody(resetPasswordByQuestion).newPassword ?? '')]).toEqual([
      tickets.proved,
      'Brocade-77',
    ]);
    await follow('Back to login');
    expect(await screen.findByRole('button', { name: 'Log in' }, find)).toBeDefined();
  });

  it('LGN-41 LGN-42 LGN-43 recovers by SMS', async () => {
    await start();
    fireEvent.click(screen.getByRole('tab', { name: 'Code by SMS' }));
    const form = within(await screen.findByRole('form', { name: 'Code by SMS' }, find));
    fireEvent.click(form.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(server.callsOf(sendRecoveryCode)).toMatchObject([{ body: { ticket: tickets.begun } }]), find);
    await act(() => new Promise<void>((done) => setTimeout(done)));
    fireEvent.change(form.getByRole('textbox'), { target: { value: '123456' } });
    press('Next');
    await waitFor(
      () => expect(server.callsOf(checkRecoveryCode)).toMatchObject([{ body: { ticket: tickets.sent, code: '123456' } }]),
      find,
    );
    await change('Brocade-77');
    await waitFor(() => expect(server.callsOf(resetPasswordBySms)).toMatchObject([{ body: { ticket: tickets.proved } }]), find);
  });

  it('LGN-39 says that an answer is wrong and stays', async () => {
    const refuse = answer(answerSecurityQuestion, () => {
      throw new Problem('security-answer-wrong');
    });
    await start(refuse);
    fill('First school?', 'wrong');
    press('Next');
    expect((await screen.findByText('The answer doesn’t match. Try again.', {}, find)).closest('[role=alert]')).not.toBeNull();
    expect(field('First school?').value).toBe('wrong');
  });

  it('LGN-40 LGN-44 sends no password that breaks a rule, and shows a refusal at its field', async () => {
    const refuse = answer(resetPasswordByQuestion, () => {
      throw problemOfAnswer(400, { new_password: ['Used.'], code: 'invalid-input', params: { new_password: 'former' } });
    });
    await start(refuse);
    fill('First school?', 'Bamboo lane');
    press('Next');
    await change('Brocade-123');
    expect(await screen.findByText('The password doesn’t meet all requirements.', {}, find)).toBeDefined();
    await change('Brocade-77', 'Brocade-78');
    expect(await screen.findByText('The passwords don’t match.', {}, find)).toBeDefined();
    expect(server.callsOf(resetPasswordByQuestion)).toEqual([]);
    await change('Brocade-77');
    expect(await screen.findByText('This password was used before.', {}, find)).toBeDefined();
  });

  it('LGN-40 starts again when a ticket is over, with the account', async () => {
    const refuse = answer(resetPasswordByQuestion, () => {
      throw new Problem('recovery-over');
    });
    await start(refuse);
    fill('First school?', 'Bamboo lane');
    press('Next');
    await change('Brocade-77');
    expect(await screen.findByText('This password recovery took too long. Start again.', {}, find)).toBeDefined();
    expect(screen.getByRole('form', { name: 'Account' })).toBeDefined();
  });
});

describe('the security question of a login', () => {
  it('LGN-04 asks it once the server says that there is one, and sends its answer', async () => {
    const ask = answer(logIn, ({ body }) => {
      if (body.securityAnswer === 'Bamboo lane') return { userName: 'lin.yue', token: 'token', needsTwoFactor: false };
      throw new Problem(body.securityAnswer ? 'security-answer-wrong' : 'security-answer-needed', { question: 'First school?' });
    });
    await open({}, ask);
    await screen.findByText(/@jinshu\.example/, {}, find);
    expect(screen.queryByLabelText('First school?')).toBeNull();
    fill('Account', 'lin.yue');
    fill('Password', 'Jinshu-2026');
    press('Log in');
    expect(await screen.findByText('Answer your security question.', {}, find)).toBeDefined();
    fill('First school?', 'wrong');
    press('Log in');
    expect(await screen.findByText('The answer doesn’t match. Try again.', {}, find)).toBeDefined();
    fill('First school?', 'Bamboo lane');
    press('Log in');
    await waitFor(() => expect(visited.at(-1)).toBe('/mailbox/welcome'), find);
  });
});
