import {
  defaultParameters,
  getLoginInfo,
  getParameters,
  movingResource,
  type Parameters,
  resetParameters,
  setParameters,
  smtpProxyResource,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleLoginInfo } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, pushNews, told, withPush } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const navigation = async () => within(await screen.findByRole('navigation', { name: 'Settings' }, patience));
const links = async () => (await navigation()).queryAllByRole('link').map(({ textContent }) => textContent);
const find = async (query: string) =>
  fireEvent.change((await navigation()).getByRole('searchbox', { name: 'Find a setting' }), { target: { value: query } });

/** The pages by their names, which checks from outside hold on to. */
const names = {
  user: 'Profile',
  password: 'Password',
  twofactor: 'Two-factor',
  skin: 'Skin',
  accountcancel: 'Close account',
  param: 'Preferences',
  signature: 'Signatures',
  template: 'Templates',
  tag: 'Folders and tags',
  filter: 'Filters',
  autoreply: 'Auto-reply',
  autoforward: 'Forwarding',
  zhaohui: 'Recall records',
  whitelist: 'Allowed senders',
  blacklist: 'Blocked senders',
  relatelist: 'Shared with others',
  mailboxmove: 'Other mailboxes',
  transfer: 'SMTP accounts',
  sms: 'SMS notices',
  feedback: 'Feedback',
} as const;

describe('the menu of the settings', () => {
  it('SET-01 RTE-19 names the twenty pages and marks the open one', async () => {
    await openApp({ at: '/setting/skin' });
    const menu = await navigation();
    expect(menu.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      Object.entries(names).map(([id, name]) => [`/setting/${id}`, name]),
    );
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Skin');
    press(menu.getByRole('link', { name: 'Templates' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Templates' }, patience)).toBeDefined();
  });

  it.each([
    ['sign', ['Signatures']],
    ['messages per page', ['Preferences']],
    ['POP3', ['Other mailboxes']],
    ['nothing of the kind', []],
  ])('SET-01 finds pages by their names and labels: %s', async (query, found) => {
    await openApp({ at: '/setting/skin' });
    await find(query);
    await waitFor(async () => expect(await links()).toEqual(found), patience);
    if (found.length === 0) expect((await navigation()).getByText('No settings found')).toBeDefined();
    await find('');
    await waitFor(async () => expect(await links()).toHaveLength(20), patience);
  });

  it.each([
    ['zh-hans', '设置', '查找设置', '会话超时', '参数设置'],
    ['zh-tw', '設定', '尋找設定', '連線逾時', '參數設定'],
  ] as const)('SET-01 I18-02 finds pages in %s', async (language, menu, field, query, name) => {
    await openApp({ at: '/setting/skin', language });
    const pages = within(await screen.findByRole('navigation', { name: menu }, patience));
    fireEvent.change(pages.getByRole('searchbox', { name: field }), { target: { value: query } });
    await waitFor(() => expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([name]), patience);
  });
});

describe('pages that the organization has turned off', () => {
  it.each([
    ['mailboxmove', 'Other mailboxes', { canFetch: false }],
    ['sms', 'SMS notices', { canGetSms: false }],
    ['transfer', 'SMTP accounts', { canUseProxies: false }],
  ] as const)('BAK-82 BAK-100 /setting/%s is not in the menu, and its address says so', async (id, name, off) => {
    const fetched: string[] = [];
    const rows = [movingResource, smtpProxyResource].map(({ list }) =>
      answer(list, () => {
        fetched.push(list.path);
        return { count: 0, results: [] };
      }),
    );
    await openApp({ at: `/setting/${id}`, answers: [answer(getLoginInfo, () => exampleLoginInfo(off)), ...rows] });
    expect(await screen.findByText('Turned off by your organization', {}, patience)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name })).toBeDefined();
    expect(await links()).toHaveLength(19);
    expect(await links()).not.toContain(name);
    await find(name);
    await waitFor(async () => expect(await links()).toEqual([]), patience);
    expect(fetched).toEqual([]);
  });
});

describe('the preferences', () => {
  /** A server that keeps parameters. */
  const keeping = (kept: { now: Parameters }) => [
    answer(getParameters, () => ({ results: kept.now })),
    answer(setParameters, ({ body }) => {
      kept.now = body;
      return { results: body };
    }),
    answer(resetParameters, () => {
      kept.now = defaultParameters;
      return { results: kept.now };
    }),
  ];
  const group = (name: string) => screen.findByRole('group', { name }, patience).then((found) => within(found));
  const save = () => screen.getByRole('button', { name: 'Save' });

  it('SET-46 SET-47 SET-48 SET-50 SET-118 CMP-60 SET-09 sets every parameter together', async () => {
    const kept = { now: defaultParameters };
    await openApp({ at: '/setting/param', answers: keeping(kept) });
    press((await group('Reading mode')).getByRole('radio', { name: 'Plain text' }));
    press(screen.getByRole('switch', { name: 'Use the 12-hour clock' }));
    for (const name of ['Save to Sent', 'Request a read receipt', 'Save recipients as contacts'])
      press(screen.getByRole('checkbox', { name }));
    const minutes = screen.getByRole('textbox', { name: /^Minutes between saves/ });
    fireEvent.change(minutes, { target: { value: '9' } });
    fireEvent.blur(minutes);
    press(screen.getByRole('switch', { name: 'Save drafts automatically' }));
    press(screen.getByRole('radio', { name: 'From a size' }));
    const size = await screen.findByRole('textbox', { name: /^Size in MB/ }, patience);
    fireEvent.change(size, { target: { value: '4096' } });
    fireEvent.blur(size);
    await screen.findByText('Enter a whole number from 1 to 2048.', {}, patience);
    press(save());
    expect(kept.now).toEqual(defaultParameters);
    fireEvent.change(size, { target: { value: '64' } });
    fireEvent.blur(size);
    press(screen.getByRole('switch', { name: 'Show a notice when mail arrives' }));
    press(save());
    await waitFor(
      () =>
        expect(kept.now).toEqual({
          ...defaultParameters,
          readType: 'text',
          uses12Hours: true,
          savesToSent: false,
          wantsReceipt: true,
          savesContacts: false,
          autosaves: false,
          draftAutosaveMinutes: 9,
          movesLargeToDisk: true,
          diskThreshold: 67_108_864,
          remindsOfNewMail: false,
        }),
      patience,
    );
    expect(await told()).toEqual(['Preferences saved']);
    await waitFor(() => expect(save().hasAttribute('disabled')).toBe(true), patience);
  });

  it('SET-118 SES-15 resets all of them after a question', async () => {
    const kept = { now: { ...defaultParameters, uses12Hours: true, idleAfter: 600 as const } as Parameters };
    await openApp({ at: '/setting/param', answers: keeping(kept) });
    expect((await group('Session timeout')).getByRole('button', { name: /10 minutes/ })).toBeDefined();
    press(screen.getByRole('button', { name: 'Reset all' }));
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Reset all' }));
    await waitFor(() => expect(kept.now).toEqual(defaultParameters), patience);
    await waitFor(async () => expect((await group('Session timeout')).getByRole('button', { name: /30 minutes/ })).toBeDefined(), patience);
    expect((screen.getByRole('switch', { name: 'Use the 12-hour clock' }) as HTMLInputElement).checked).toBe(false);
  });

  it('SES-15 BAK-72 offers the times that the organization allows, and the present one', async () => {
    const info = answer(getLoginInfo, () => exampleLoginInfo({ idleChoices: [600, 7200] }));
    const kept = { now: defaultParameters };
    await openApp({ at: '/setting/param', answers: [info, ...keeping(kept)] });
    press((await group('Session timeout')).getByRole('button', { name: /30 minutes/ }));
    const options = await screen.findAllByRole('option', {}, patience);
    expect(options.map(({ textContent }) => textContent)).toEqual(['10 minutes', '30 minutes', '2 hours']);
    press(screen.getByRole('option', { name: '2 hours' }));
    press(save());
    await waitFor(() => expect(kept.now).toEqual({ ...defaultParameters, idleAfter: 7200 }), patience);
  });

  it('SET-118 PSH-09 shows what another window saves, and keeps what is changed here', async () => {
    const kept: { now: Parameters } = { now: defaultParameters };
    await openApp({ at: '/setting/param', answers: [withPush(), ...keeping(kept)] });
    press((await group('Reading mode')).getByRole('radio', { name: 'Plain text' }));
    kept.now = { ...kept.now, uses12Hours: true };
    await pushNews({ type: 'settings.changed' });
    await waitFor(
      () => expect((screen.getByRole('switch', { name: 'Use the 12-hour clock' }) as HTMLInputElement).checked).toBe(true),
      patience,
    );
    press(save());
    await waitFor(() => expect(kept.now).toEqual({ ...defaultParameters, readType: 'text', uses12Hours: true }), patience);
  });

  it('SET-118 asks before the browser leaves unsaved changes', async () => {
    await openApp({ at: '/setting/param', answers: keeping({ now: defaultParameters }) });
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const field = await screen.findByRole('switch', { name: 'Use the 12-hour clock' }, patience);
    expect(leave()).toBe(true);
    press(field);
    await waitFor(() => expect(leave()).toBe(false), patience);
    press(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(leave()).toBe(true), patience);
  });

  it('SET-118 asks before unsaved changes are left by the menu, a link of the frame, or the history', async () => {
    const kept = { now: defaultParameters };
    const { address } = await openApp({ at: '/setting/param', answers: keeping(kept) });
    const field = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Use the 12-hour clock' }, patience);
    press(await field());
    press((await navigation()).getByRole('link', { name: 'Templates' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' }, patience);
    expect(address()).toBe('/setting/param');
    press(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect([address(), (await field()).checked]).toEqual(['/setting/param', true]);
    press(screen.getByRole('tab', { name: /chedule/ }));
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toMatch(/^\/calendar/), patience);
    expect(kept.now).toEqual(defaultParameters);
  });

  it('SET-118 asks nothing once the changes are saved or discarded', async () => {
    const { address } = await openApp({ at: '/setting/param', answers: keeping({ now: defaultParameters }) });
    press(await screen.findByRole('switch', { name: 'Use the 12-hour clock' }, patience));
    press(save());
    await waitFor(() => expect(save().hasAttribute('disabled')).toBe(true), patience);
    press((await navigation()).getByRole('link', { name: 'Templates' }));
    await waitFor(() => expect(address()).toBe('/setting/template'), patience);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
