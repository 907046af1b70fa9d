import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../foundation/provider/index.ts';
import { en } from '../../foundation/strings/index.ts';
import { LoginForm, type LoginFormProps, type LoginValues } from './LoginForm.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const noValues: LoginValues = { account: '', password: '', isRemembered: false, securityAnswer: '' };

type PageProps = Omit<Partial<LoginFormProps>, 'onSubmit'> & {
  onSubmit: (values: LoginValues) => void;
  onLanguageChange: (id: string) => void;
};

function Page({ onSubmit, onLanguageChange, ...props }: PageProps) {
  const [values, setValues] = useState(noValues);
  return (
    <UiProvider locale="en" strings={en}>
      <LoginScreen
        brand="Jinshu"
        languages={[
          { id: 'zh-hans', name: '简体中文' },
          { id: 'en', name: 'English' },
        ]}
        language="en"
        onLanguageChange={onLanguageChange}
      >
        <LoginForm systemName="Jinshu" values={values} onChange={setValues} onSubmit={() => onSubmit(values)} {...props} />
      </LoginScreen>
    </UiProvider>
  );
}

function show(props: Omit<Partial<LoginFormProps>, 'onSubmit'> = {}) {
  const handlers = { onSubmit: vi.fn<(values: LoginValues) => void>(), onLanguageChange: vi.fn<(id: string) => void>() };
  render(<Page {...handlers} {...props} />);
  return handlers;
}

describe('LoginForm', () => {
  afterEach(cleanup);

  it('LGN-01 has account, masked password, remember user name, captcha and button', async () => {
    const { onSubmit } = show({ captcha: <p>Captcha</p> });
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
    expect(screen.getByText('Captcha')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Account' }), 'lin.yue');
    await userEvent.type(screen.getByLabelText('Password'), 'Jinshu-2026');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember user name' }));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onSubmit.mock.calls).toEqual([[{ account: 'lin.yue', password: 'Jinshu-2026', isRemembered: true, securityAnswer: '' }]]);
  });

  it('LGN-04 asks the security question when there is one', async () => {
    const { onSubmit } = show({ securityQuestion: 'First school?' });
    await userEvent.type(screen.getByRole('textbox', { name: 'First school?' }), '  Bamboo lane{Enter}');
    expect(onSubmit.mock.calls).toEqual([[{ ...noValues, securityAnswer: '  Bamboo lane' }]]);
  });

  it('LGN-04 asks no question otherwise', () => {
    show();
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(['account']);
  });

  it('LGN-06 and LGN-07 offer registration and recovery where they are given', () => {
    show({
      recovery: <a href="#recovery">Forgotten password?</a>,
      links: [
        <a key="register" href="#register">
          {'Register'}
        </a>,
      ],
    });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Forgotten password?', 'Register']);
  });

  it('LGN-08 offers the languages, each named in itself', async () => {
    const { onLanguageChange } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '简体中文' }));
    expect(onLanguageChange.mock.calls).toEqual([['zh-hans']]);
  });

  it('sends nothing a second time while the first attempt runs', async () => {
    const { onSubmit } = show({ isPending: true });
    await userEvent.type(screen.getByRole('textbox', { name: 'Account' }), 'lin.yue{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
