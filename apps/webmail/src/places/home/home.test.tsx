import { getLockStatus, getLoginInfo, getUserInfo, getWelcome, type LoginInfo, listMessages, type Welcome } from '@jinshu/api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleLockStatus, exampleLoginInfo, exampleUser, exampleWelcome } from '../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const open = (answers: readonly FakeAnswer[] = []) => openApp({ at: '/mailbox/welcome', answers });
const withInfo = (info: Partial<LoginInfo>) => open([answer(getLoginInfo, () => exampleLoginInfo(info))]);
const withWelcome = (user: Partial<Welcome['user']>, weather?: Welcome['weather']) =>
  open([answer(getWelcome, () => exampleWelcome(user, weather))]);
const card = (name: string) => screen.findByRole('region', { name }, patience);
const shortcuts = async () => within(await screen.findByRole('list', { name: 'Shortcuts' }, patience));
const take = async (name: RegExp) => press((await shortcuts()).getByRole('button', { name }));
const picture = (name: string) => ({ image: `/files/${name}.png`, url: `https://jinshu.example/${name}` });

describe('the home page', () => {
  it('HOM-01 RTE-04 greets by the real name', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^Good .*, ${exampleUser.name}$`) }, patience)).toBeDefined();
  });

  it('HOM-01 greets by the address where no name is known', async () => {
    await open([answer(getUserInfo, () => ({ ...exampleUser, name: '' }))]);
    expect(await screen.findByRole('heading', { level: 1, name: /^Good .*, lin\.yue@jinshu\.example$/ }, patience)).toBeDefined();
  });

  it('HOM-02 counts the unread messages of the inbox', async () => {
    await withWelcome({ unread: 37 });
    expect(await screen.findByRole('button', { name: '37 unread messages' }, patience)).toBeDefined();
  });

  it('HOM-03 shows the capacity in MB, and the rate', async () => {
    await open();
    expect((await card('Storage')).textContent).toMatch(/32%.*3,276\.5.*\/ 10,240 MB/);
  });

  it('HOM-04 says that a mailbox without a limit has none', async () => {
    await withWelcome({ capacityTotal: 0, capacityUsedRate: 0 });
    expect((await card('Storage')).textContent).toMatch(/3,276\.5.*MB.*Unlimited/);
  });

  it('HOM-05 shows when and where the last login was', async () => {
    await open();
    const words = (await card('Last login')).textContent;
    expect(words).toMatch(/2026.*\d+:42:07.*203\.0\.113\.24.*浙江 · 电信/);
    expect(screen.getByRole('link', { name: /password/i }).getAttribute('href')).toBe('/setting/password');
  });

  it('HOM-05 says nothing of a last login when this is the first', async () => {
    await withWelcome({ lastLogin: '', loginIp: '', loginIsp: '' });
    await card('Storage');
    expect(screen.queryByRole('region', { name: 'Last login' })).toBeNull();
  });

  it('HOM-06 shows the weather only where there is any', async () => {
    const data = {
      cityname: '杭州',
      temLow: 8,
      temHigh: 15,
      stateDetailed: '多云转小雨',
      windState: '东北风 2 级',
      imgLocation1: '/w.svg',
    };
    await withWelcome({}, { hasWeather: true, data });
    const weather = await card('Weather');
    for (const words of ['8–15 ℃', '杭州', '多云转小雨', '东北风 2 级']) expect(weather.textContent).toContain(words);
    expect(weather.querySelector('img')?.getAttribute('src')).toBe('/w.svg');
    closeApp();
    await withWelcome({}, { hasWeather: false, data });
    await card('Storage');
    expect(screen.queryByRole('region', { name: 'Weather' })).toBeNull();
  });

  it('HOM-07 shows the system notice', async () => {
    await withInfo({ systemRemark: '今晚 22:00 起升级。' });
    expect(await screen.findByText('今晚 22:00 起升级。', {}, patience)).toBeDefined();
  });

  it('HOM-08 shows the links in tabs', async () => {
    const link = (title: string) => ({ title, desc: `${title}说明`, url: `https://${title === '门户' ? 'a' : 'b'}.example/`, icon: '' });
    await withInfo({
      welcomeLinks: [
        { title: '常用', links: [link('门户')] },
        { title: '制度', links: [link('手册')] },
      ],
    });
    const first = await screen.findByRole('link', { name: /门户/ }, patience);
    expect([first.getAttribute('href'), first.getAttribute('target'), first.getAttribute('rel')]).toEqual([
      'https://a.example/',
      '_blank',
      'noopener noreferrer',
    ]);
    press(screen.getByRole('tab', { name: '制度' }));
    expect((await screen.findByRole('link', { name: /手册/ }, patience)).textContent).toContain('手册说明');
  });

  it('HOM-09 HOM-10 shows the pictures and the advertisements, with their links', async () => {
    await withInfo({ bannerList: [picture('open-day')], welcomeAds: [picture('phone')] });
    const seen = (label: string) =>
      waitFor(() => {
        const found = document.querySelector(`section[aria-label="${label}"]`);
        if (!found) throw new Error(`There is no ${label}.`);
        return found;
      }, patience);
    for (const [label, height, name] of [
      ['Notices', '530px', 'open-day'],
      ['Advertisements', '120px', 'phone'],
    ] as const) {
      const place = await seen(label);
      expect((place as HTMLElement).style.blockSize).toBe(height);
      expect(place.querySelector('img')?.getAttribute('src')).toBe(`/files/${name}.png`);
      expect(place.querySelector('a')?.getAttribute('href')).toBe(`https://jinshu.example/${name}`);
    }
  });

  it('HOM-11 HOM-12 names the organization at the foot, and its record filing where that is set', async () => {
    const filing = { recordFilingNumber: '京ICP备1号', recordFilingLink: 'https://icp.example/' };
    await withInfo({ systemName: '锦书研究院', hasRecordFiling: true, ...filing });
    expect(await screen.findByText('锦书研究院', {}, patience)).toBeDefined();
    expect(screen.getByRole('link', { name: '京ICP备1号' }).getAttribute('href')).toBe('https://icp.example/');
    closeApp();
    await withInfo({ systemName: '锦书研究院', hasRecordFiling: false, ...filing });
    await screen.findByText('锦书研究院', {}, patience);
    expect(screen.queryByRole('link', { name: '京ICP备1号' })).toBeNull();
  });
});

describe('the shortcuts', () => {
  it.each([
    ['HOM-13', /^Settings/, '/setting/user'],
    ['HOM-14', /^Contacts/, '/contact/pab'],
    ['HOM-15', /^Calendar/, '/calendar/index'],
    ['HOM-16', /^Files/, '/file/pfile'],
    ['HOM-17', /^Self-service query/, '/search'],
  ])('%s %s goes to %s', async (_, name, to) => {
    const { visited } = await open();
    await take(name);
    await waitFor(() => expect(visited).toContain(to), patience);
  });

  it('HOM-16 HOM-17 are there only where the account has what they lead to', async () => {
    await withInfo({ showsNetdisk: false, showsCentre: false });
    const names = (await shortcuts()).getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.some((name) => /^(Files|Self-service query)/.test(name ?? ''))).toBe(false);
    expect(names).toHaveLength(4);
  });

  it('HOM-18 opens the unread messages of the inbox', async () => {
    const { visited, server } = await open();
    await take(/^Unread mail/);
    await waitFor(() => expect(visited.some((address) => address.startsWith('/mailbox/innerbox/INBOX/'))).toBe(true), patience);
    await waitFor(
      () => expect(server.callsOf(listMessages).at(-1)).toMatchObject({ query: { folder: 'INBOX', viewFilter: 'unseen' } }),
      patience,
    );
  });

  it('HOM-19 asks for the lock password first, at home, and stays there without it', async () => {
    const { address } = await open([answer(getLockStatus, () => exampleLockStatus({ hasCalendarLock: true, hasFileLock: true }))]);
    for (const name of [/^Calendar/, /^Files/]) {
      await take(name);
      const dialog = await screen.findByRole('dialog', {}, patience);
      expect(address()).toBe('/mailbox/welcome');
      press(within(dialog).getAllByRole('button', { name: /Cancel|Close/ })[0] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    }
    expect(address()).toBe('/mailbox/welcome');
  });
});
