import {
  beginSocialBinding,
  bindSocialAccount,
  getLoginPage,
  getProfile,
  listSocialAccounts,
  Problem,
  type Profile,
  type SocialAccount,
  unbindSocialAccount,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleLoginPage } from '../../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press } from '../../../testing/openApp.tsx';
import { examplePublicKey } from '../../../testing/publicKey.ts';

vi.mock('../../../core/language/language.ts', () => import('../../../testing/language.ts'));
vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const profile: Profile = {
  name: '林月',
  email: 'lin.yue@jinshu.example',
  department: '研究部',
  imageUrl: '',
  jobNumber: 'JS1008',
  gender: 'female',
  englishName: '',
  homePhone: '',
  homepage: '',
  country: '',
  province: '',
  city: '',
  zip: '',
  address: '',
};
const unbound: SocialAccount = { id: 'oidc', name: 'Star', isBound: false, account: '', boundAt: '' };
const bound: SocialAccount = { ...unbound, isBound: true, account: 'Lin Yue', boundAt: '2026-11-20T08:00:00Z' };

async function open(at: string, account: SocialAccount, ...answers: FakeAnswer[]) {
  const page = exampleLoginPage({ publicKey: await examplePublicKey() });
  return openApp({
    at,
    answers: [
      ...answers,
      answer(getLoginPage, () => page),
      answer(getProfile, () => ({ profile })),
      answer(listSocialAccounts, () => ({ accounts: [account] })),
      answer(bindSocialAccount, () => ({ accounts: [bound] })),
      answer(unbindSocialAccount, () => ({ accounts: [unbound] })),
    ],
  });
}

it('LGN-36 shows the linked account on the profile page, and unlinks it', async () => {
  const { server } = await open('/setting/user', bound);
  const list = within(await screen.findByRole('list', { name: 'Linked accounts' }, patience));
  expect(list.getByText('Lin Yue · linked Nov 20, 2026')).toBeTruthy();
  press(list.getByRole('button', { name: 'Unlink Star' }));
  expect(await list.findByText('Not linked', {}, patience)).toBeTruthy();
  expect(server.callsOf(unbindSocialAccount)).toMatchObject([{ body: { provider: 'oidc' } }]);
});

it('LGN-36 asks for the password before the browser goes to the provider', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  let isWrong = true;
  await open(
    '/setting/user',
    unbound,
    answer(beginSocialBinding, () => {
      if (isWrong) throw new Problem('password-wrong');
      return { address: 'https://star.example/auth' };
    }),
  );
  press(await screen.findByRole('button', { name: 'Link Star' }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link Star' }, patience));
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'typed' } });
  press(dialog.getByRole('button', { name: 'Link' }));
  expect(await dialog.findByText(/password is incorrect/i, {}, patience)).toBeTruthy();
  expect((dialog.getByLabelText('Password') as HTMLInputElement).value).toBe('typed');
  isWrong = false;
  press(dialog.getByRole('button', { name: 'Link' }));
  await waitFor(() => expect(leave.mock.calls).toEqual([['https://star.example/auth']]), patience);
});

it('LGN-36 links the account with which the browser comes back, through the login', async () => {
  const { server, address } = await open('/login?code=1&state=abc', unbound);
  const list = within(await screen.findByRole('list', { name: 'Linked accounts' }, patience));
  expect(await list.findByText(/Lin Yue/, {}, patience)).toBeTruthy();
  expect(server.callsOf(bindSocialAccount)).toMatchObject([{ body: { query: 'code=1&state=abc' } }]);
  await waitFor(() => expect(address()).toBe('/setting/user'), patience);
});
