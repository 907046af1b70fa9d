import {
  addPasskey,
  beginPasskey,
  getLoginPage,
  getTwoFactor,
  listSessions,
  type Passkey,
  Problem,
  removePasskey,
  renamePasskey,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleLoginPage } from '../../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press } from '../../../testing/openApp.tsx';
import { examplePublicKey } from '../../../testing/publicKey.ts';

vi.setConfig({ testTimeout: 30_000 });

const startRegistration = vi.fn();
const credential = {
  id: 'a1',
  rawId: 'a1',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'Yw', attestationObject: 'YQ', transports: ['internal'] },
} as const;
const laptop: Passkey = {
  id: '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10',
  name: 'Laptop',
  createdAt: '2026-11-20T08:00:00Z',
  lastUsedAt: '2026-11-24T09:30:00Z',
};
let publicKey = '';
beforeAll(async () => {
  publicKey = await examplePublicKey();
});
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.doMock(import('@simplewebauthn/browser'), () => ({ startRegistration }));
  startRegistration.mockReset().mockResolvedValue(credential);
});
afterEach(() => {
  vi.doUnmock('@simplewebauthn/browser');
  closeApp();
});

/** Opens the page over a server that keeps passkeys. */
async function open(first: readonly Passkey[], ...answers: FakeAnswer[]) {
  let passkeys = [...first];
  return openApp({
    at: '/setting/twofactor',
    answers: [
      ...answers,
      answer(getLoginPage, () => exampleLoginPage({ publicKey })),
      answer(getTwoFactor, () => ({
        hasAuthenticator: false,
        hasSms: false,
        mobile: '',
        hasClientCode: false,
        allowedFactors: ['authenticator' as const, 'sms' as const],
        recoveryCodesLeft: passkeys.length > 0 ? 10 : 0,
        passkeys,
        trustedDevices: [],
      })),
      answer(listSessions, () => ({ sessions: [] })),
      answer(beginPasskey, () => ({ options: { challenge: 'c' } })),
      answer(addPasskey, ({ body }) => {
        passkeys = [...passkeys, { ...laptop, name: body.name, lastUsedAt: '' }];
        return { passkeys, recoveryCodes: passkeys.length === 1 ? ['ab3de-fg4hk'] : [] };
      }),
      answer(renamePasskey, ({ body }) => {
        passkeys = passkeys.map((passkey) => (passkey.id === body.id ? { ...passkey, name: body.name } : passkey));
        return { passkeys };
      }),
      answer(removePasskey, ({ body }) => {
        passkeys = passkeys.filter(({ id }) => id !== body.id);
        return { passkeys };
      }),
    ],
  });
}

const pressNamed = async (name: string) => press(await screen.findByRole('button', { name }, patience));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patience));
const list = async () => within(await screen.findByRole('list', { name: 'Passkeys' }, patience));
const type = async (at: string, label: string, value: string) =>
  fireEvent.change((await dialog(at)).getByLabelText(label), { target: { value } });

describe('passkeys in the settings', () => {
  it('TFA-32 adds the first one by name and password, and shows the recovery codes', async () => {
    const { server } = await open([]);
    await pressNamed('Add passkey');
    await type('Add passkey', 'Name', ' My laptop ');
    await type('Add passkey', 'Password', 'Jinshu-2026');
    press((await dialog('Add passkey')).getByRole('button', { name: 'Add passkey' }));
    const codes = await dialog('Recovery codes');
    expect(codes.getByText('ab3de-fg4hk')).toBeDefined();
    press(codes.getByRole('button', { name: 'I saved them' }));
    expect((await list()).getByText('My laptop')).toBeDefined();
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } });
    expect(server.callsOf(addPasskey)).toMatchObject([{ body: { name: 'My laptop', credential } }]);
    expect(JSON.stringify(server.callsOf(beginPasskey))).not.toContain('Jinshu-2026');
  });

  it('TFA-32 shows when each was added and last used, and names it anew', async () => {
    await open([laptop]);
    expect((await list()).getByRole('listitem').textContent).toMatch(/Added Nov 20, 2026.*last used Nov 24, 2026/);
    await pressNamed('Rename Laptop');
    await type('Rename passkey', 'Name', 'Desk');
    press((await dialog('Rename passkey')).getByRole('button', { name: 'Rename passkey' }));
    expect(await (await list()).findByText('Desk', {}, patience)).toBeDefined();
  });

  it('TFA-32 removes one with the password alone, and keeps what was typed when that is wrong', async () => {
    let isWrong = true;
    const { server } = await open(
      [laptop, { ...laptop, id: laptop.id.replace('6c', '7c'), name: 'Phone' }],
      answer(removePasskey, () => {
        if (!isWrong) return { passkeys: [laptop] };
        isWrong = false;
        throw new Problem('password-wrong');
      }),
    );
    await pressNamed('Remove Phone');
    await type('Remove passkey', 'Password', 'guess');
    const confirm = async () => press((await dialog('Remove passkey')).getByRole('button', { name: 'Remove passkey' }));
    await confirm();
    expect(await (await dialog('Remove passkey')).findByText('The password is incorrect.', {}, patience)).toBeDefined();
    expect((await dialog('Remove passkey')).getByLabelText<HTMLInputElement>('Password').value).toBe('guess');
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(server.callsOf(removePasskey)).toHaveLength(2);
  });

  it('TFA-32 says so when the browser refuses, and is not offered where the browser has none', async () => {
    startRegistration.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    const { server } = await open([]);
    await pressNamed('Add passkey');
    await type('Add passkey', 'Name', 'Laptop');
    await type('Add passkey', 'Password', 'Jinshu-2026');
    press((await dialog('Add passkey')).getByRole('button', { name: 'Add passkey' }));
    expect(await (await dialog('Add passkey')).findByText(/wasn’t accepted/, {}, patience)).toBeDefined();
    expect(server.callsOf(addPasskey)).toEqual([]);
    closeApp();
    await open([]);
    expect(await screen.findByText('No passkeys.', {}, patience)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
  });
});
