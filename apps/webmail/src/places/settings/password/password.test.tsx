import {
  changePassword,
  getLoginPage,
  getPasswordRules,
  getSecurityQuestion,
  getSharedStatus,
  listFolders,
  logOut,
  type PasswordRules,
  Problem,
  sendFeedback,
  setSecurityQuestion,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../core/session/sessionStore.ts';
import { exampleLoginPage, exampleStatus } from '../../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../../testing/fakeServer.ts';
import { createMailbox } from '../../../testing/mailbox.ts';
import { closeApp, openApp, patience, press, rows, startApp, told } from '../../../testing/openApp.tsx';
import { examplePublicKey } from '../../../testing/publicKey.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const rules: PasswordRules = {
  type: 3,
  minimumLength: 8,
  refusesDigitRuns: true,
  refusesAccount: true,
  refusesName: false,
  refusesLetterRuns: false,
  refusesRepeats: false,
  account: 'lin.yue',
  spelledNames: ['linyue'],
};
let publicKey = '';
beforeAll(async () => {
  publicKey = await examplePublicKey();
});

const usual = () => [
  answer(getLoginPage, () => exampleLoginPage({ publicKey })),
  answer(getPasswordRules, () => rules),
  answer(getSecurityQuestion, () => ({ question: '' })),
  answer(changePassword, () => ({ token: 'rotated' })),
];
const open = (...answers: FakeAnswer[]) => openApp({ at: '/setting/password', answers: [...answers, ...usual()] });

type Screen = Pick<typeof screen, 'findByLabelText'>;
const field = (label: string, at: Screen = screen) => at.findByLabelText<HTMLInputElement>(label, { selector: 'input' }, patience);
const write = async (label: string, value: string, at?: Screen) => fireEvent.change(await field(label, at), { target: { value } });
const fill = async (password: string, newPassword: string, confirmPassword: string, at?: Screen) => {
  await write('Current password', password, at);
  await write('New password', newPassword, at);
  await write('Confirm new password', confirmPassword, at);
};
const submit = () => press(screen.getByRole('button', { name: 'Change password' }));
const unmet = () =>
  within(screen.getByRole('list', { name: 'Password requirements' }))
    .getAllByRole('listitem')
    .filter((item) => item.dataset.met === undefined)
    .map((item) => item.textContent?.replace(/, [^,]*$/, ''));

describe('the password page', () => {
  it('SET-20 SET-21 SET-38 ticks off the rules of the server while typing, and changes the password in this session', async () => {
    const { server } = await open();
    await screen.findByText('8 to 16 characters', {}, patience);
    expect(unmet()).toEqual([
      '8 to 16 characters',
      'At least 3 of: digits, lowercase, uppercase, symbols',
      'No digits in a row, such as 123 or 321',
      'Doesn’t contain lin.yue',
    ]);
    await fill('Jinshu-2026', 'Lin.Yue-123', 'Lin.Yue-123');
    expect(unmet()).toEqual(['No digits in a row, such as 123 or 321', 'Doesn’t contain lin.yue']);
    submit();
    expect(await screen.findByText('The new password doesn’t meet all requirements.')).toBeTruthy();
    expect(server.callsOf(changePassword)).toEqual([]);
    await fill('Jinshu-2026', 'Qing-hai-37', 'Qing-hai-37');
    expect(unmet()).toEqual([]);
    submit();
    expect(await told()).toEqual(['Password changed']);
    expect(sessionStore.get().token).toBe('rotated');
    await waitFor(async () => expect((await field('New password')).value).toBe(''), patience);
    const [call] = server.callsOf(changePassword);
    const sent = Object.values(call?.body as Record<string, string>);
    expect([sent.length, new Set(sent).size]).toEqual([3, 3]);
    expect(sent.join()).not.toContain('Qing-hai-37');
  });

  it.each([
    ['password', 'wrong', 'Current password', 'The current password is incorrect.'],
    ['new_password', 'common', 'New password', 'This password is easy to guess. Choose another one.'],
    ['new_password', 'former', 'New password', 'You used this password before. Choose another one.'],
    ['confirm_password', 'different', 'Confirm new password', 'The passwords don’t match.'],
  ])('SET-41 shows what the server refuses in %s (%s) at the field, and keeps what was typed', async (wire, fault, label, sentence) => {
    await open(
      answer(changePassword, () => {
        throw new Problem('invalid-input', { [wire]: fault }, { fields: { [wire]: ['Refused.'] } });
      }),
    );
    await screen.findByText('8 to 16 characters', {}, patience);
    await fill('Jinshu-2026', 'Qing-hai-37', 'Qing-hai-37');
    submit();
    await screen.findByText(sentence, {}, patience);
    const refused = await field(label);
    expect(
      refused
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toContainEqual(expect.stringContaining(sentence));
    expect((await field('New password')).value).toBe('Qing-hai-37');
    await write(label, '');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('SET-20 says why it was not changed where no field is to blame', async () => {
    await open(
      answer(changePassword, () => {
        throw new Problem('login-rate-limited');
      }),
    );
    await screen.findByText('8 to 16 characters', {}, patience);
    await fill('Jinshu-2026', 'Qing-hai-37', 'Qing-hai-37');
    submit();
    await waitFor(
      () =>
        expect(
          screen
            .getAllByRole('alert')
            .map((one) => one.textContent)
            .join(''),
        ).toMatch(/\S/),
      patience,
    );
    expect((await field('Current password')).value).toBe('Jinshu-2026');
  });

  it('SET-45 sets the security question with its answer sealed, replaces the answer, and removes both', async () => {
    let question = '';
    const { server } = await open(
      answer(getSecurityQuestion, () => ({ question })),
      answer(setSecurityQuestion, ({ body }) => {
        question = body.question;
        return { question };
      }),
    );
    const text = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, patience);
    await text('Question');
    press(screen.getByRole('button', { name: 'Save question' }));
    expect(await screen.findByText('Enter a question.')).toBeTruthy();
    expect(screen.getByText('Enter an answer.')).toBeTruthy();
    expect(server.callsOf(setSecurityQuestion)).toEqual([]);
    fireEvent.change(await text('Question'), { target: { value: ' 第一本书？ ' } });
    fireEvent.change(await text('Answer'), { target: { value: '锦书' } });
    press(screen.getByRole('button', { name: 'Save question' }));
    await waitFor(async () => expect((await text('Answer')).value).toBe(''), patience);
    expect((await text('Question')).value).toBe('第一本书？');
    const { body } = server.callsOf(setSecurityQuestion)[0] as { body: { question: string; answer: string } };
    expect([body.question, body.answer.length > 100, body.answer.includes('锦书')]).toEqual(['第一本书？', true, false]);
    press(await screen.findByRole('button', { name: 'Remove question' }));
    await waitFor(async () => expect((await text('Question')).value).toBe(''), patience);
    expect(server.callsOf(setSecurityQuestion)[1]).toMatchObject({ body: { question: '', answer: '' } });
    expect(screen.queryByRole('button', { name: 'Remove question' })).toBeNull();
  });

  it('SET-45 asks before one of the two forms is left unsaved, whichever was emptied again', async () => {
    const { address } = await open();
    await write('New password', 'x');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Answer' }, patience), { target: { value: 'y' } });
    await write('New password', '');
    press(await screen.findByRole('link', { name: 'Feedback' }));
    expect(await screen.findByRole('alertdialog', {}, patience)).toBeTruthy();
    expect(address()).toBe('/setting/password');
  });
});

describe('a password that must be changed', () => {
  /** A server that refuses calls while it `isStrict`, which is until the password is changed. */
  function strict({ isStrict = true } = {}) {
    const state = { isStrict };
    const mailbox = createMailbox();
    const open = <Given,>(given: Given) => {
      if (state.isStrict) throw new Problem('password-expired');
      return given;
    };
    const answers = [
      answer(getSharedStatus, () => exampleStatus({ mustChangePassword: state.isStrict })),
      answer(listFolders, () => open({ count: mailbox.folders().length, results: mailbox.folders() })),
      answer(sendFeedback, () => open({ msg: 'ok' })),
      answer(changePassword, () => {
        state.isStrict = false;
        return { token: 'rotated' };
      }),
      ...usual(),
    ];
    return { state, mailbox, answers };
  }
  const dialog = () => screen.findByRole('dialog', { name: 'Change password' }, patience);

  it('LGN-21 LGN-24 LGN-25 LGN-26 has to change before anything else, and the app goes on when it was changed', async () => {
    const { server, address } = await startApp(strict());
    const asked = within(await dialog());
    expect(await asked.findByText('8 to 16 characters', {}, patience)).toBeTruthy();
    expect(asked.queryByRole('button', { name: /Close/ })).toBeNull();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    fireEvent.mouseDown(document.body);
    fireEvent.click(document.body);
    await fill('Jinshu-2026', 'Qing-hai-37', 'Qing-hai-37', asked);
    expect(await dialog()).toBeTruthy();
    expect(server.callsOf(listFolders)).toEqual([]);
    press(asked.getByRole('button', { name: 'Confirm' }));
    expect((await rows()).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(await told()).toEqual(['Password changed']);
    expect([server.callsOf(changePassword).length, sessionStore.get().token, address()]).toEqual([1, 'rotated', '/mailbox/innerbox/INBOX']);
  });

  it('LGN-25 leads back to the login by logging out', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { server } = await startApp(strict());
    press(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'), patience);
    expect([server.callsOf(logOut).length, sessionStore.get().userName]).toEqual([1, '']);
    assign.mockRestore();
  });

  it('LGN-21 has to change over the page when the server begins to refuse, and nothing that is typed there is lost', async () => {
    const { state, ...options } = strict({ isStrict: false });
    await openApp({ at: '/setting/feedback', ...options });
    const text = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name, hidden: true }, patience);
    fireEvent.change(await text('Title'), { target: { value: 'Lists' } });
    fireEvent.change(await text('Content'), { target: { value: 'Show more rows.' } });
    state.isStrict = true;
    press(screen.getByRole('button', { name: 'Send' }));
    const asked = within(await dialog());
    await fill('Jinshu-2026', 'Qing-hai-37', 'Qing-hai-37', asked);
    press(asked.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect([(await text('Title')).value, (await text('Content')).value]).toEqual(['Lists', 'Show more rows.']);
  });
});
