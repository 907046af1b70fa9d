import { UiProvider } from '@jinshu/ui/provider';
import { en } from '@jinshu/ui/strings/en';
import { chooseOption, openSelect, optionLabels } from '@jinshu/ui/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Compose, type Written } from './Compose';
import { LogIn } from './LogIn';
import { languages } from './languages';
import { SkinSwitcher } from './SkinSwitcher';

const show = (children: ReactNode) =>
  render(
    <UiProvider locale="en" strings={en}>
      {children}
    </UiProvider>,
  );

afterEach(cleanup);

it('writes a letter in a dialog, and says what is missing', async () => {
  const sent: Written[] = [];
  show(<Compose onSend={(letter) => sent.push(letter)} onClose={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Name a recipient.')).toBeTruthy();
  const to = screen.getByRole('combobox', { name: 'To' });
  fireEvent.change(to, { target: { value: 'lin.yue@jinshu.example' } });
  fireEvent.keyDown(to, { key: 'Enter' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Subject' }), { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent.map(({ to: [first], subject }) => [first?.address, subject])).toEqual([['lin.yue@jinshu.example', 'Hello']]);
});

it('wears the skin that is chosen out of fifteen', async () => {
  show(<SkinSwitcher />);
  act(() => openSelect('Skin'));
  expect(optionLabels()).toHaveLength(15);
  await act(async () => chooseOption('Ink Night'));
  await waitFor(() => expect(document.documentElement.dataset.skin).toBe('moye'));
});

it('speaks three languages of the package and one of its own', async () => {
  const words = await Promise.all(Object.values(languages).map(async (load) => (await load()).composeForm.send));
  expect(words).toEqual(['Send', '发送', '傳送', '送信']);
});

it('logs in at the second attempt', async () => {
  let isIn = false;
  const logIn = async (_: string, password: string) => (password === 'right' ? undefined : 'The password is wrong.');
  show(<LogIn logIn={logIn} onDone={() => (isIn = true)} />);
  const attempt = (password: string) => {
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  };
  attempt('wrong');
  expect(await screen.findByText('The password is wrong.')).toBeTruthy();
  attempt('right');
  await waitFor(() => expect(isIn).toBe(true));
});
