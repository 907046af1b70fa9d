import {
  endSessions,
  getAuthenticatorQrCode,
  getAuthenticatorSecret,
  getLoginPage,
  getSharedStatus,
  getTwoFactor,
  type ListedSession,
  listFolders,
  listSessions,
  logOut,
  Problem,
  releaseAuthenticator,
  releaseClientCode,
  releasePhone,
  removeTrustedDevice,
  renewRecoveryCodes,
  sendPhoneCode,
  sendReleaseCode,
  setClientCode,
  type TwoFactor,
  verifyAuthenticator,
  verifyClientCode,
  verifyPhone,
} from '@jinshu/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleLoginPage, exampleStatus } from '../../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../../testing/fakeServer.ts';
import { createMailbox } from '../../../testing/mailbox.ts';
import { closeApp, openApp, patience, press, rows, startApp } from '../../../testing/openApp.tsx';
import { examplePublicKey } from '../../../testing/publicKey.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const id = '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10';
const codes = ['ab3de-fg4hk', 'jk5mn-pq6rs'];
const session = { startedAt: '2026-11-23T08:00:00Z', lastUsedAt: '2026-11-24T08:00:00Z', ip: '192.0.2.7' };
let publicKey = '';
beforeAll(async () => {
  publicKey = await examplePublicKey();
});

/** Opens the page over a server that keeps what is bound. */
async function open(bound: Partial<TwoFactor>, ...answers: FakeAnswer[]) {
  let kept: TwoFactor = {
    hasAuthenticator: false,
    hasSms: false,
    mobile: '',
    hasClientCode: false,
    recoveryCodesLeft: 0,
    passkeys: [],
    trustedDevices: [],
    allowedFactors: ['authenticator', 'sms'],
    ...bound,
  };
  let sessions: ListedSession[] = [
    { ...session, id, browser: 'Firefox 140, Windows', isCurrent: true },
    { ...session, id: id.replace('6c', '7c'), browser: 'Safari 26, iPhone', isCurrent: false },
  ];
  const keep = <Answer,>(change: Partial<TwoFactor>, given: Answer) => {
    kept = { ...kept, ...change };
    return given;
  };
  const done = { msg: 'ok' };
  return openApp({
    at: '/setting/twofactor',
    answers: [
      ...answers,
      answer(getTwoFactor, () => kept),
      answer(listSessions, () => ({ sessions })),
      answer(endSessions, ({ body }) => {
        sessions = sessions.filter(({ id: other, isCurrent }) => isCurrent || (body.id !== undefined && body.id !== other));
        return { sessions };
      }),
      answer(getLoginPage, () => exampleLoginPage({ publicKey })),
      answer(getAuthenticatorSecret, () => ({ secret: 'JBSWY3DPEHPK3PXP' })),
      answer(getAuthenticatorQrCode, () => ({ uri: 'otpauth://totp/jinshu:lin.yue?secret=JBSWY3DPEHPK3PXP', picture: '' })),
      answer(verifyAuthenticator, () => keep({ hasAuthenticator: true, recoveryCodesLeft: 10 }, { ...done, recoveryCodes: codes })),
      answer(releaseAuthenticator, () => keep({ hasAuthenticator: false }, done)),
      answer(sendPhoneCode, () => done),
      answer(verifyPhone, () => keep({ hasSms: true, mobile: '138****0000', recoveryCodesLeft: 10 }, { ...done, recoveryCodes: [] })),
      answer(sendReleaseCode, () => done),
      answer(releasePhone, () => keep({ hasSms: false, mobile: '' }, done)),
      answer(renewRecoveryCodes, () => keep({ recoveryCodesLeft: 10 }, { recoveryCodes: codes })),
      answer(removeTrustedDevice, () => keep({ trustedDevices: [] }, { trustedDevices: [] })),
      answer(setClientCode, () => keep({ hasClientCode: true }, done)),
      answer(verifyClientCode, () => ({ isRight: true })),
      answer(releaseClientCode, () => keep({ hasClientCode: false }, done)),
    ],
  });
}

const pressNamed = async (name: string) => press(await screen.findByRole('button', { name }, patience));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patience));
const section = async (name: string) => within(await screen.findByRole('region', { name }, patience));
const type = (place: ReturnType<typeof within>, name: string, value: string) =>
  fireEvent.change(place.getByLabelText(name), { target: { value } });
/** Lets the failed answer reach the page: it is read in a few turns of the event loop. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise<void>((resolve) => setTimeout(resolve));
  });
const refuse = () => {
  throw new Problem('code-wrong');
};
const refused = 'This code doesn’t match or has expired. Enter the current one.';

describe('the page of the second factors', () => {
  it('TFA-05 TFA-06 TFA-07 TFA-09 TFA-33 sets up an authenticator with its current code, and shows the recovery codes once', async () => {
    const { server } = await open({ hasSms: true, mobile: '138****0000' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Two-factor' }, patience)).toBeTruthy();
    expect((await section('Authenticator')).getByText('Not set up')).toBeTruthy();
    expect((await section('SMS')).getByText('Set up for 138****0000')).toBeTruthy();
    await pressNamed('Set up authenticator');
    const steps = await dialog('Set up authenticator');
    for (const at of ['Install', 'Scan', 'Save the key']) {
      expect(steps.getAllByText(at).length).toBeGreaterThan(0);
      if (at === 'Save the key') expect(steps.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
      press(steps.getByRole('button', { name: 'Next' }));
    }
    type(steps, 'Code', '123456');
    press(steps.getByRole('button', { name: 'Enable' }));
    const made = await dialog('Recovery codes');
    expect(made.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    press(made.getByRole('button', { name: 'I saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(server.callsOf(verifyAuthenticator)).toMatchObject([{ body: { code: '123456' } }]);
    expect((await section('Authenticator')).getByText('Set up')).toBeTruthy();
    expect((await section('Recovery codes')).getByText('10 left')).toBeTruthy();
  });

  it('TFA-09 a wrong code leaves the authenticator off, and says why', async () => {
    await open({}, answer(verifyAuthenticator, refuse));
    await pressNamed('Set up authenticator');
    const steps = await dialog('Set up authenticator');
    for (let at = 0; at < 3; at += 1) press(steps.getByRole('button', { name: 'Next' }));
    type(steps, 'Code', '000000');
    press(steps.getByRole('button', { name: 'Enable' }));
    expect((await steps.findByText(refused, {}, patience)).closest('[role=alert]')).not.toBeNull();
    expect((await screen.findAllByText('Not set up', {}, patience)).length).toBe(2);
  });

  it('TFA-06 TFA-10 sends a code to a phone number and sets up SMS with it', async () => {
    const { server } = await open({});
    await pressNamed('Set up SMS');
    const form = await dialog('Set up SMS');
    press(form.getByRole('button', { name: 'Send code' }));
    expect(await form.findByText('Enter a phone number.')).toBeTruthy();
    expect([server.callsOf(sendPhoneCode).length, form.getByRole('button', { name: 'Send code' }).hasAttribute('disabled')]).toEqual([
      0,
      false,
    ]);
    type(form, 'Phone number', '13800000000');
    press(form.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(server.callsOf(sendPhoneCode)).toMatchObject([{ body: { mobile: '13800000000' } }]), patience);
    type(form, 'Code', '123456');
    press(form.getByRole('button', { name: 'Set up SMS' }));
    expect(await (await section('SMS')).findByText('Set up for 138****0000', {}, patience)).toBeTruthy();
    expect(server.callsOf(verifyPhone)).toMatchObject([{ body: { mobile: '13800000000', code: '123456' } }]);
  });

  it('TFA-06 TFA-11 removes the authenticator alone, by a code', async () => {
    const { server } = await open({ hasAuthenticator: true, hasSms: true, mobile: '138****0000' });
    await pressNamed('Remove authenticator');
    const form = await dialog('Remove authenticator');
    type(form, 'Code', '123456');
    press(form.getByRole('button', { name: 'Remove authenticator' }));
    expect(await (await section('Authenticator')).findByText('Not set up', {}, patience)).toBeTruthy();
    expect((await section('SMS')).getByText('Set up for 138****0000')).toBeTruthy();
    expect(server.callsOf(releaseAuthenticator)).toMatchObject([{ body: { code: '123456' } }]);
  });

  it('TFA-12 removes SMS with a code that was sent for it', async () => {
    const { server } = await open({ hasSms: true, mobile: '138****0000' });
    await pressNamed('Remove SMS');
    const form = await dialog('Remove SMS');
    press(form.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(server.callsOf(sendReleaseCode)).toHaveLength(1), patience);
    type(form, 'Code', '654321');
    press(form.getByRole('button', { name: 'Remove SMS' }));
    expect(await (await section('SMS')).findByText('Not set up', {}, patience)).toBeTruthy();
    expect(server.callsOf(releasePhone)).toMatchObject([{ body: { code: '654321' } }]);
  });

  it('TFA-13 TFA-14 sets the app password sealed, checks it, and removes it after a question', async () => {
    const { server } = await open({});
    await pressNamed('Set app password');
    const form = await dialog('Set app password');
    type(form, 'App password', 'short');
    press(form.getByRole('button', { name: 'Set app password' }));
    expect(server.callsOf(setClientCode)).toEqual([]);
    type(form, 'App password', 'long enough for it');
    press(form.getByRole('button', { name: 'Set app password' }));
    await pressNamed('Check app password');
    const [sent] = server.callsOf(setClientCode) as { body: { code: string } }[];
    expect([atob(sent!.body.code).length, sent!.body.code.includes('long')]).toEqual([256, false]);
    const check = await dialog('Check app password');
    type(check, 'App password', 'long enough for it');
    press(check.getByRole('button', { name: 'Check app password' }));
    expect(await screen.findByText('That’s your app password', {}, patience)).toBeTruthy();
    await pressNamed('Remove app password');
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Remove app password' }));
    expect(await screen.findByText('No app password is set', {}, patience)).toBeTruthy();
  });

  it('TFA-14 says that a checked app password is another one', async () => {
    await open(
      { hasClientCode: true },
      answer(verifyClientCode, () => ({ isRight: false })),
    );
    await pressNamed('Check app password');
    const check = await dialog('Check app password');
    type(check, 'App password', 'another');
    press(check.getByRole('button', { name: 'Check app password' }));
    expect(await check.findByText('That isn’t your app password.', {}, patience)).toBeTruthy();
  });

  it('TFA-33 makes new recovery codes by a code of the bound factor', async () => {
    const { server } = await open({ hasAuthenticator: true, recoveryCodesLeft: 3 });
    expect((await section('Recovery codes')).getByText('3 left')).toBeTruthy();
    await pressNamed('Make new codes');
    const form = await dialog('Make new codes');
    type(form, 'Code', '123456');
    press(form.getByRole('button', { name: 'Make new codes' }));
    expect((await dialog('Recovery codes')).getAllByRole('listitem')).toHaveLength(2);
    expect(server.callsOf(renewRecoveryCodes)).toMatchObject([{ body: { factor: 'authenticator', code: '123456' } }]);
  });

  it('TFA-05 says why the page could not be loaded, and loads it again', async () => {
    let isDown = true;
    await open(
      {},
      answer(listSessions, () => {
        if (isDown) throw new Problem('rate-limited');
        return { sessions: [] };
      }),
    );
    const again = await screen.findByRole('button', { name: 'Try again' }, patience);
    isDown = false;
    press(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Two-factor' }, patience)).toBeTruthy();
  });

  it('TFA-33 keeps new recovery codes on the screen where the page cannot be loaded again', async () => {
    let isDown = false;
    const { server } = await open(
      { hasAuthenticator: true, recoveryCodesLeft: 3 },
      answer(listSessions, () => {
        if (isDown) throw new Problem('rate-limited');
        return { sessions: [] };
      }),
    );
    await pressNamed('Make new codes');
    isDown = true;
    const before = server.callsOf(listSessions).length;
    const form = await dialog('Make new codes');
    type(form, 'Code', '123456');
    press(form.getByRole('button', { name: 'Make new codes' }));
    await waitFor(() => expect(server.callsOf(listSessions).length).toBeGreaterThan(before), patience);
    await dialog('Recovery codes');
    await settled();
    expect((await dialog('Recovery codes')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('TFA-34 lists trusted browsers and removes one', async () => {
    const trusted = { id, browser: 'Edge 140, Windows', ip: '192.0.2.9', createdAt: session.startedAt, lastUsedAt: session.startedAt };
    const { server } = await open({ hasAuthenticator: true, trustedDevices: [{ ...trusted, expiresAt: '2026-12-24T08:00:00Z' }] });
    await pressNamed('Remove Edge 140, Windows');
    expect(await screen.findByText('No trusted browsers', {}, patience)).toBeTruthy();
    expect(server.callsOf(removeTrustedDevice)).toMatchObject([{ body: { id } }]);
  });

  it('SES-21 lists the sessions, and ends another one or all others', async () => {
    const { server } = await open({});
    const list = within(await screen.findByRole('list', { name: 'Where you’re logged in' }, patience));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('This browser'))).toEqual([true, false]);
    press(list.getByRole('button', { name: 'Log out Safari 26, iPhone' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1), patience);
    expect(server.callsOf(endSessions)).toMatchObject([{ body: { id: id.replace('6c', '7c') } }]);
  });
});

describe('a second factor that must be bound', () => {
  const forced = () => dialog('Set up two-factor login');
  /** A server that refuses calls until a factor is bound. */
  function strict(allowedFactors: TwoFactor['allowedFactors'] = ['authenticator', 'sms']) {
    const mailbox = createMailbox();
    const state = { isStrict: true };
    const open = <Given,>(given: Given) => {
      if (state.isStrict) throw new Problem('factor-needed');
      return given;
    };
    const none = {
      hasAuthenticator: false,
      hasSms: false,
      mobile: '',
      hasClientCode: false,
      recoveryCodesLeft: 0,
      passkeys: [],
      trustedDevices: [],
    };
    const answers = [
      answer(getSharedStatus, () => exampleStatus({ mustBindFactor: state.isStrict })),
      answer(listFolders, () => open({ count: mailbox.folders().length, results: mailbox.folders() })),
      answer(getTwoFactor, () => ({ ...none, allowedFactors })),
      answer(getAuthenticatorSecret, () => ({ secret: 'JBSWY3DPEHPK3PXP' })),
      answer(getAuthenticatorQrCode, () => ({ uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP', picture: '' })),
      answer(verifyPhone, ({ body }) => {
        if (body.code !== '123456') throw new Problem('code-wrong');
        state.isStrict = false;
        return { msg: 'ok', recoveryCodes: codes };
      }),
      answer(sendPhoneCode, () => ({ msg: 'ok' })),
    ];
    return { mailbox, answers };
  }

  it('BAK-71 TFA-29 TFA-33 is bound before anything else, and the app goes on once the recovery codes are kept', async () => {
    const { server } = await startApp(strict());
    const asked = await forced();
    expect(await asked.findByRole('button', { name: 'Set up authenticator' }, patience)).toBeDefined();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(await forced()).toBeDefined();
    expect(server.callsOf(listFolders)).toEqual([]);
    press(asked.getByRole('button', { name: 'Set up SMS' }));
    const flow = await dialog('Set up SMS');
    type(flow, 'Phone number', '13800138000');
    const enter = (code: string) => {
      type(flow, 'Code', code);
      press(flow.getByRole('button', { name: 'Set up SMS' }));
    };
    enter('654321');
    expect(await flow.findByText(refused, {}, patience)).toBeDefined();
    enter('123456');
    press(await screen.findByRole('button', { name: 'I saved them' }, patience));
    expect((await rows()).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  });

  it('BAK-71 offers only the kinds that the organization allows, and leads back to the login by logging out', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { server } = await startApp(strict(['authenticator']));
    const asked = await forced();
    expect(await asked.findByRole('button', { name: 'Set up authenticator' }, patience)).toBeDefined();
    expect(asked.queryByRole('button', { name: 'Set up SMS' })).toBeNull();
    press(asked.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'), patience);
    expect(server.callsOf(logOut)).toHaveLength(1);
    assign.mockRestore();
  });

  it('BAK-71 the page offers only the kinds that the organization allows', async () => {
    await open({ allowedFactors: ['sms'] });
    expect(await screen.findByRole('button', { name: 'Set up SMS' }, patience)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Set up authenticator' })).toBeNull();
  });
});
