import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../../foundation/icon-more/index.ts';
import { CapacityCard, LastLoginCard } from './CapacityCard.tsx';
import { HomeGreeting } from './HomeGreeting.tsx';
import { HomeFooter, HomePage } from './HomePage.tsx';
import { HomeAdvertisements, HomeBanners } from './HomePictures.tsx';
import { type HomeLinkGroup, LinksCard } from './LinksCard.tsx';
import { ShortcutsCard } from './ShortcutsCard.tsx';
import { WeatherCard } from './WeatherCard.tsx';

const unread = fn();
const go = fn();
const picture = (words: string, ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="530"><rect width="100%" height="100%" fill="${ground}"/><text x="60" y="280" font-size="40" fill="#fff">${words}</text></svg>`,
  )}`;

const banners = [
  { id: '1', image: picture('Autumn', '#1e5fc4'), title: 'Autumn outing', href: 'https://jinshu.example/outing' },
  { id: '2', image: picture('Health', '#0b8457'), title: 'Health check', href: 'https://jinshu.example/health' },
];
const notice = '邮件系统升级\n十一月二十二日夜 22:00 起约两小时，期间可以读信，暂停收发。';
const groups: HomeLinkGroup[] = [
  {
    id: 'common',
    title: '常用链接',
    links: [
      { title: '协同办公平台', about: '请假、用印、合同审批', href: 'https://oa.example/', icon: picture('i', '#33b679') },
      { title: '差旅与报销', about: '预订、垫付与退单', href: 'https://travel.example/' },
    ],
  },
  { id: 'rules', title: '制度', links: [{ title: '制度文件库', href: 'https://rules.example/' }] },
];
const shortcuts = [
  { id: 'unread', title: '未读邮件', about: '12 封', icon: <Icon name="mail" size={20} /> },
  { id: 'contacts', title: '通讯录', about: '个人 86 人', icon: <Icon name="book_contacts" size={20} /> },
  { id: 'calendar', title: '日程', about: '今天 3 项', icon: <Icon name="calendar_ltr" size={20} /> },
  { id: 'files', title: '文件中心', about: '3.2 GB', icon: <Icon name="folder" size={20} /> },
  { id: 'query', title: '自助查询', about: '登录与收发记录', icon: <Icon name="search" size={20} /> },
  { id: 'settings', title: '设置', about: '个人资料', icon: <Icon name="settings" size={20} /> },
];

const greeting = (
  <HomeGreeting
    name="张文远"
    unreadCount={12}
    onUnread={unread}
    facts={[
      { id: 'events', label: '3 项日程', href: '/calendar/index' },
      { id: 'review', label: '4 封邮件等待审核', href: '/mailbox/review' },
    ]}
    weather={<WeatherCard city="杭州" low={8} high={15} state="多云转小雨" wind="东北风 2 级" />}
    now={new Date(2026, 10, 20, 9, 42)}
  />
);

const meta = {
  title: 'Mail/Mailbox/Home',
  component: HomePage,
  args: {
    greeting,
    banners: <HomeBanners notice={notice} pictures={banners} height="100%" />,
    side: (
      <>
        <CapacityCard used={3276.5} total={10240} rate={32} />
        <LastLoginCard at="11-19 18:52:07" ip="203.0.113.24" provider="浙江 · 电信" passwordHref="/setting/password" />
        <LinksCard groups={groups} />
      </>
    ),
    shortcuts: <ShortcutsCard shortcuts={shortcuts} onPress={go} />,
    advertisement: <HomeAdvertisements pictures={[{ id: 'a', image: picture('App', '#8a5bd6'), title: 'The app is here' }]} />,
    footer: <HomeFooter organisation="云川集团" recordFiling={{ number: '示例备 2025000000 号', href: 'https://filing.example/' }} />,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 780, display: 'grid', paddingInline: 8 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['HOM-01', 'HOM-02', 'HOM-03', 'HOM-05', 'HOM-06', 'HOM-07'],
  name: 'Greets, counts the unread, shows capacity, last login, weather and the notice',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good morning, 张文远');
    await userEvent.click(canvas.getByRole('button', { name: '12 unread messages' }));
    await expect(unread).toHaveBeenCalled();
    await expect(canvas.getByRole('region', { name: 'Storage' })).toHaveTextContent('3,276.5/ 10,240 MB');
    await expect(canvas.getByRole('meter', { name: 'Storage' })).toHaveAttribute('aria-valuetext', '32%');
    const login = canvas.getByRole('region', { name: 'Last login' });
    for (const fact of ['11-19 18:52:07', '203.0.113.24', '浙江 · 电信']) await expect(login).toHaveTextContent(fact);
    const weather = canvas.getByRole('region', { name: 'Weather' });
    for (const fact of ['8–15 ℃', '杭州', '多云转小雨', '东北风 2 级']) await expect(weather).toHaveTextContent(fact);
    await expect(canvasElement).toHaveTextContent('邮件系统升级');
  },
};

export const Links: Story = {
  tags: ['HOM-08'],
  name: 'Links stand in tabs, each with title, words, address and picture',
  render: () => (
    <div style={{ inlineSize: 300 }}>
      <LinksCard groups={groups} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['常用链接', '制度']);
    const link = canvas.getByRole('link', { name: /协同办公平台/ });
    await expect(link).toHaveAttribute('href', 'https://oa.example/');
    await expect(link).toHaveTextContent('请假、用印、合同审批');
    await expect(link.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:/));
    canvas.getByRole('tab', { name: '常用链接' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('link', { name: /制度文件库/ })).toBeVisible();
  },
};

export const Pictures: Story = {
  tags: ['HOM-09', 'HOM-10'],
  name: 'Banners are 530 px high, advertisements 120, each a picture with a link',
  render: () => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 800 }}>
      <HomeBanners pictures={banners} />
      <HomeAdvertisements pictures={banners.slice(1)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const places = [canvas.getByRole('region', { name: 'Notices' }), canvas.getByRole('region', { name: 'Advertisements' })];
    await expect(places.map((place) => place.getBoundingClientRect().height)).toEqual([530, 120]);
    await expect(within(places[0] as HTMLElement).getByRole('link', { name: 'Autumn outing' })).toHaveAttribute(
      'href',
      'https://jinshu.example/outing',
    );
  },
};

export const Footer: Story = {
  tags: ['HOM-11', 'HOM-12'],
  name: 'The footer names the organisation, and its filing number only where there is one',
  render: () => (
    <>
      <HomeFooter organisation="云川集团" />
      <HomeFooter organisation="Jinshu" recordFiling={{ number: '示例备 2025000000 号', href: 'https://filing.example/' }} />
    </>
  ),
  // Each is a landmark; a page has one.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-contentinfo', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('云川集团')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '示例备 2025000000 号' })).toHaveAttribute('href', 'https://filing.example/');
  },
};

export const Unlimited: Story = {
  tags: ['HOM-04'],
  name: 'Without a total the mailbox is unlimited',
  render: () => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 300, alignContent: 'start' }}>
      <CapacityCard used={3276.5} />
      <CapacityCard used={3276.5} total={0} />
      <CapacityCard used={9000} total={10240} />
      <CapacityCard used={10200} total={10240} />
    </div>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Unlimited/)).toHaveLength(2);
    await expect(canvas.getAllByRole('meter')).toHaveLength(2);
  },
};

export const ShortcutsByKeyboard: Story = {
  tags: ['HOM-16', 'HOM-17'],
  name: 'Only the shortcuts that are given are there, and each is pressed',
  render: () => <ShortcutsCard shortcuts={shortcuts.filter(({ id }) => id !== 'files' && id !== 'query')} onPress={go} />,
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Shortcuts' }));
    await expect(list.getAllByRole('button')).toHaveLength(4);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(go).toHaveBeenLastCalledWith('unread');
  },
};

export const Evening: Story = {
  tags: ['HOM-01', 'HOM-06'],
  name: 'Greets by the address where no name is known, without weather where there is none',
  render: () => <HomeGreeting name="lin.yue@jinshu.example" unreadCount={1} onUnread={unread} now={new Date(2026, 10, 20, 19, 0)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good evening, lin.yue@jinshu.example');
    await expect(canvas.getByRole('button', { name: '1 unread message' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Weather' })).toBeNull();
  },
};

export const LongUnbrokenText: Story = {
  args: {
    greeting: <HomeGreeting name={'unbroken'.repeat(20)} unreadCount={123_456} onUnread={unread} />,
    side: (
      <>
        <LastLoginCard at="11-19 18:52:07" ip="2001:0db8:85a3:0000:0000:8a2e:0370:7334" provider={'电信'.repeat(40)} />
        <LinksCard
          groups={[
            { id: 'a', title: '常用链接'.repeat(8), links: [{ title: 'unbroken'.repeat(12), about: '说明'.repeat(30), href: '#' }] },
          ]}
        />
      </>
    ),
    banners: <HomeBanners notice={'邮件系统升级'.repeat(120)} pictures={[]} height="100%" />,
    footer: <HomeFooter organisation={'云川集团'.repeat(40)} />,
  },
};
export const OnATablet: Story = { parameters: { windowSize: { width: 900, height: 900 } } };
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
