import {
  checkLogin,
  getLoginInfo,
  getLoginPage,
  getPushToken,
  getUserInfo,
  type LoginPage,
  listMessages,
  logIn,
  Problem,
  problemOfAnswer,
  setLanguage,
} from '@jinshu/api';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../core/language/language.ts';
import { sessionStore } from '../../core/session/sessionStore.ts';
import { exampleClickCaptcha, exampleSumCaptcha, exampleTextCaptcha } from '../../testing/captcha.ts';
import { ExampleApp, type ExampleAppProps } from '../../testing/ExampleApp.tsx';
import { exampleLoginPage } from '../../testing/examples.ts';
import { answer, createFakeServer, type FakeAnswer, type FakeServer } from '../../testing/fakeServer.ts';
import { examplePublicKey } from '../../testing/publicKey.ts';
import { usualAnswers } from '../../testing/usualAnswers.ts';
import { wordsOf } from '../../testing/words.ts';

vi.setConfig({ testTimeout: 20_000 });

const words = wordsOf('en');
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const captcha = {
  id: '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10',
  kind: 'slide',
  picture,
  piece: picture,
  top: 40,
  width: 300,
  height: 150,
} as const;
let publicKey = '';
let server: FakeServer;
let visited: string[] = [];
const find = { timeout: 10_000 };

const open = (...answers: FakeAnswer[]) => openAt('/login', ...answers);

async function openAt(at: ExampleAppProps['at'], ...answers: FakeAnswer[]) {
  const page = (overrides: Partial<LoginPage> = {}) => exampleLoginPage({ publicKey, ...overrides });
  server = createFakeServer(
    ...answers,
    answer(getLoginPage, () => page()),
    ...usualAnswers(),
  );
  vi.stubGlobal('fetch', server.fetch);
  visited = [];
  render(<ExampleApp at={at} initial={await loadLanguage('en')} onAddress={(address) => visited.push(address)} />);
  await screen.findAllByText(/jinshu\.example/, {}, find);
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
const findAlert = async (text: string | undefined) => (await screen.findByText(text ?? 'no words', {}, find)).closest('[role=alert]');

beforeAll(async () => {
  publicKey = await examplePublicKey();
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

describe('the login', () => {
  it('LGN-10 keeps the user name and goes to the mailbox', async () => {
    await open();
    fill('Account', ' lin.yue ');
    fill('Password', 'Jinshu-2026');
    submit();
    await waitFor(() => expect(visited.at(-1)).toBe('/mailbox/welcome'), find);
    expect(sessionStore.get()).toEqual({ userName: 'lin.yue', token: 'token', isLocked: false });
  });

  it('LGN-10 SES-04 asks for all that is known of the session at once', async () => {
    await open(answer(getLoginInfo, () => new Promise(() => undefined)));
    fill('Account', 'lin.yue');
    fill('Password', 'Jinshu-2026');
    submit();
    await waitFor(() => expect([server.callsOf(getLoginInfo).length, server.callsOf(getUserInfo).length]).toEqual([1, 1]), find);
  });

  it('LGN-10 PSH-01 asks for the first mails before their screen is made, once it is known from where there is news of them', async () => {
    const news = Promise.withResolvers<{ token: string; version: number }>();
    const seen: string[] = [];
    await open(
      answer(getPushToken, () => news.promise),
      answer(listMessages, () => {
        seen.push(document.querySelector('form') ? 'the login' : 'the mailbox');
        return { count: 0, unseenCount: 0, results: [] };
      }),
    );
    fill('Account', 'lin.yue');
    fill('Password', 'Jinshu-2026');
    submit();
    await waitFor(() => expect([getLoginInfo, getPushToken].map((call) => server.callsOf(call).length)).toEqual([1, 1]), find);
    await act(() => new Promise<void>((done) => setTimeout(done)));
    expect(seen).toEqual([]);
    news.resolve({ token: 'first', version: 7 });
    await waitFor(() => expect(visited.at(-1)).toBe('/mailbox/welcome'), find);
    expect(seen).toEqual(['the login']);
  });

  it('API-06 never sends the password as it was typed', async () => {
    await open();
    fill('Account', 'lin.yue');
    fill('Password', 'Jinshu-2026');
    submit();
    await waitFor(() => expect(server.callsOf(logIn)).toHaveLength(1), find);
    const [sent] = server.callsOf(logIn) as { body: { account: string; password: string } }[];
    const { account, password } = sent!.body;
    expect([account, atob(password).length, password.includes('Jinshu-2026')]).toEqual(['lin.yue', 256, false]);
  });

  it('LGN-03 keeps the name for the next visit only where that is wanted', async () => {
    localStorage.setItem('jinshu.remembered', 'chen.wei');
    await open();
    expect([field('Account').value, screen.getByRole<HTMLInputElement>('checkbox').checked]).toEqual(['chen.wei', true]);
    fireEvent.click(screen.getByRole('checkbox'));
    fill('Password', 'Jinshu-2026');
    submit();
    await waitFor(() => expect(visited.at(-1)).toBe('/mailbox/welcome'), find);
    expect(localStorage.getItem('jinshu.remembered')).toBeNull();
  });

  it('asks for what is missing and sends nothing', async () => {
    await open();
    submit();
    expect(await screen.findByText(words['login.accountRequired'] ?? '', {}, find)).toBeDefined();
    expect(screen.getByText(words['login.passwordRequired'] ?? '')).toBeDefined();
    expect(server.callsOf(logIn)).toEqual([]);
  });

  it.each<[string, () => Problem, string | undefined]>([
    ['what a code means', () => new Problem('login-failed'), words['problem.login-failed']],
    ['the text of a server without codes', () => problemOfAnswer(400, { non_field_errors: ['Nope.'] }), 'Nope.'],
    ['ERR-05 where nobody says why', () => problemOfAnswer(400, {}), words['problem.login-exception']],
  ])('LGN-09 a refusal shows %s', async (_, problem, text) => {
    await open();
    const { fetch } = server;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      const { url, method } = new Request(...given);
      const { answer: wire, code } = problem();
      return method === 'POST' && url.includes('/api/login/') ? Response.json(wire?.body ?? { code }, { status: 400 }) : fetch(...given);
    });
    fill('Account', 'lin.yue');
    fill('Password', 'wrong');
    submit();
    expect(await findAlert(text)).not.toBeNull();
    expect(sessionStore.get().userName).toBe('');
  });

  const refusedWith = async (problem: Problem) => {
    await open(
      answer(logIn, () => {
        throw problem;
      }),
    );
    fill('Account', 'lin.yue');
    fill('Password', 'Jinshu-2026');
    submit();
  };

  it('ADM-07 tells a disabled person with the right password what to do', async () => {
    await refusedWith(new Problem('login-disabled'));
    expect(await findAlert('This account is disabled. Contact your administrator.')).not.toBeNull();
    expect(sessionStore.get().userName).toBe('');
  });

  it('BAK-47 tells an applicant why the registration was refused', async () => {
    await refusedWith(new Problem('registration-refused', { reason: 'Unknown person' }));
    expect(await findAlert('Your registration was rejected. Reason: Unknown person')).not.toBeNull();
  });

  it('LGN-19 ERR-06 sends nothing before the captcha is passed, and shows a fresh one', async () => {
    await open(
      answer(getLoginPage, () => exampleLoginPage({ publicKey, captcha })),
      answer(checkLogin, () => ({ isPassed: false, captcha })),
    );
    fill('Account', 'lin.yue');
    fill('Password', 'Jinshu-2026');
    submit();
    expect(await findAlert(words['problem.captcha-not-passed'])).not.toBeNull();
    expect([server.callsOf(logIn), server.callsOf(checkLogin).length]).toEqual([[], 1]);
  });

  it('LGN-11 LGN-14 sends the clicked places of a click captcha', async () => {
    const points = [
      { x: 150, y: 64 },
      { x: 145, y: 64 },
      { x: 145, y: 69 },
    ];
    await open(
      answer(getLoginPage, () => exampleLoginPage({ publicKey, captcha: exampleClickCaptcha })),
      answer(checkLogin, () => ({ isPassed: true })),
    );
    const area = await screen.findByRole('application', {}, find);
    for (const key of ['Enter', 'ArrowLeft', 'Enter', 'ArrowDown', 'Enter']) fireEvent.keyDown(area, { key });
    expect(await screen.findByText('Verified', {}, find)).toBeDefined();
    expect(server.callsOf(checkLogin)).toMatchObject([{ body: { answer: { id: exampleClickCaptcha.id, points } } }]);
  });

  it.each([
    ['text', exampleTextCaptcha, 'Code in the image', 'k7rm2q'],
    ['arithmetic', exampleSumCaptcha, 'Answer to the sum', '55'],
  ])(
    'LGN-11 LGN-20 sends the typed answer of a captcha of kind %s, and shows the next one after a wrong one',
    async (_, shown, label, typed) => {
      const replies = [{ isPassed: false, captcha: { ...shown, id: captcha.id, picture } }, { isPassed: true }];
      await open(
        answer(getLoginPage, () => exampleLoginPage({ publicKey, captcha: shown })),
        answer(checkLogin, () => replies.shift() ?? { isPassed: true }),
      );
      for (const said of ['That wasn’t right. Try again.', 'Verified']) {
        fireEvent.change(await screen.findByLabelText(label, {}, find), { target: { value: typed } });
        if (!screen.queryByText(said)) fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' });
        expect(await screen.findByText(said, {}, find)).toBeDefined();
      }
      const ids = (server.callsOf(checkLogin) as { body: { answer: object } }[]).map(({ body }) => body.answer);
      expect(ids).toEqual([
        { id: shown.id, text: typed },
        { id: captcha.id, text: typed },
      ]);
      fill('Account', 'lin.yue');
      fill('Password', 'Jinshu-2026');
      submit();
      await waitFor(() => expect(server.callsOf(logIn)).toMatchObject([{ body: { captchaId: captcha.id } }]), find);
    },
  );

  it('SES-09 says why somebody is here again', async () => {
    await openAt({ pathname: '/login', state: { notice: 'session-expired' } });
    expect(await findAlert(words['problem.session-expired'])).not.toBeNull();
  });

  it('I18-03 says what is wrong in the language that is chosen after it', async () => {
    await openAt({ pathname: '/login', state: { notice: 'session-expired' } });
    await findAlert(words['problem.session-expired']);
    const chinese = wordsOf('zh-hans');
    fireEvent.click(screen.getByRole('button', { name: /^Language/ }));
    fireEvent.click(within(await screen.findByRole('menu', {}, find)).getByText('简体中文'));
    expect(await findAlert(chinese['problem.session-expired'])).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByText(chinese['login.accountRequired'] ?? '', {}, find)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^语言/ }));
    fireEvent.click(within(await screen.findByRole('menu', {}, find)).getByText('English'));
    expect(await screen.findByText(words['login.accountRequired'] ?? '', {}, find)).toBeDefined();
  });

  it('LGN-45 BAK-84 shows the logo and the name of the organization, in the language of the page', async () => {
    const logo = `/api/core/content-picture/${'a'.repeat(64)}/`;
    const systemNames = { 'zh-hans': '研究院', 'zh-tw': '', en: 'Institute' };
    await open(answer(getLoginPage, () => exampleLoginPage({ publicKey, logo, systemName: '研究院', systemNames })));
    expect((await screen.findByRole('img', { name: 'Institute' }, find)).getAttribute('src')).toBe(logo);
    expect(screen.getByRole('form', { name: /Institute/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^Language/ }));
    fireEvent.click(within(await screen.findByRole('menu', {}, find)).getByText('繁體中文'));
    expect(await screen.findByRole('form', { name: /研究院/ }, find)).toBeDefined();
    expect(server.callsOf(getLoginPage)).toHaveLength(1);
  });

  it('I18-03 I18-05 LGN-08 another language shows at once, and becomes the one of the user', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: /^Language/ }));
    fireEvent.click(within(await screen.findByRole('menu', {}, find)).getByText('简体中文'));
    expect(await screen.findByRole('button', { name: '登录' }, find)).toBeDefined();
    expect([document.documentElement.lang, localStorage.getItem('jinshu.language')]).toEqual(['zh-CN', 'zh-hans']);
    fireEvent.change(field('账号'), { target: { value: 'lin.yue' } });
    fireEvent.change(field('密码'), { target: { value: 'Jinshu-2026' } });
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(server.callsOf(setLanguage)).toMatchObject([{ body: { language: 'zh-hans' } }]), find);
  });
});
