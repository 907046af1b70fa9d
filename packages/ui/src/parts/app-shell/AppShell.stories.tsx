import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../foundation/icon/index.ts';
import { field } from '../../foundation/styles/field.css.ts';
import { Button, IconButton } from '../button/index.ts';
import { Logo } from '../logo/index.ts';
import { AppShell, type AppShellProps, Panel } from './AppShell.tsx';
import { BarButton, BarSeparator } from './BarButton.tsx';
import { AccountButton, Rail, RailButton, type RailItem } from './Rail.tsx';

const items: RailItem[] = [
  {
    id: 'mailbox',
    label: 'My mailbox',
    shortLabel: 'Mailbox',
    icon: 'mail',
    currentIcon: 'mail_filled',
    href: '#mailbox',
    unreadCount: 12,
  },
  {
    id: 'calendar',
    label: 'My schedule',
    shortLabel: 'Schedule',
    icon: 'calendar_ltr',
    currentIcon: 'calendar_ltr_filled',
    href: '#calendar',
  },
  { id: 'file', label: 'File centre', shortLabel: 'File', icon: 'folder', currentIcon: 'folder_filled', href: '#file' },
  { id: 'contact', label: 'Contacts', icon: 'book_contacts', currentIcon: 'book_contacts_filled', href: '#contact' },
  { id: 'appcenter', label: 'App centre', shortLabel: 'App', icon: 'grid', currentIcon: 'grid_filled', href: '#app' },
  {
    id: 'search',
    label: 'Self-service query',
    shortLabel: 'Query',
    icon: 'person_search',
    currentIcon: 'person_search_filled',
    href: '#search',
    isAtFoot: true,
  },
  { id: 'setting', label: 'Settings', icon: 'settings', currentIcon: 'settings_filled', href: '#setting', isAtFoot: true },
];

const onSelectionChange = fn();

function Example({ brand = <Logo label="锦书" />, ...props }: Partial<AppShellProps>) {
  const [selectedKey, setSelectedKey] = useState('mailbox');
  const [isSidebarOpen, setSidebarOpen] = useState(props.isSidebarOpen ?? false);
  return (
    <AppShell
      rail={
        <Rail
          items={items}
          selectedKey={selectedKey}
          onSelectionChange={(id) => {
            onSelectionChange(id);
            setSelectedKey(id);
          }}
          account={<AccountButton name="林月" />}
          home={{ label: 'Home', icon: 'home', href: '#home' }}
          help={{ label: 'Help', icon: 'question_circle', href: '#help', target: '_blank' }}
          more={<RailButton label="More" icon="more_horizontal" />}
        />
      }
      brand={brand}
      search={<input type="search" aria-label="Search mail" className={field} style={{ inlineSize: '100%', blockSize: 34 }} />}
      tools={
        <>
          <BarButton label="Language, English" words="English" icon={<Icon name="local_language" />} />
          <BarSeparator />
          <BarButton label="Lock screen" shortcut="Ctrl+Alt+L" icon={<Icon name="lock_closed" size={20} />} />
          <BarButton label="Log out" icon={<Icon name="sign_out" size={20} />} />
        </>
      }
      title={<h1>Inbox</h1>}
      pageTools={<BarButton label="Search mail" icon={<Icon name="search" size={20} />} />}
      sidebarLabel="Folders"
      sidebar={
        <div style={{ display: 'flex', gap: 4 }}>
          <Button tone="accent" icon={<Icon name="compose_filled" />} style={{ flex: 1 }}>
            Compose
          </Button>
          <IconButton label="New folder" icon={<Icon name="folder_add" />} />
        </div>
      }
      {...props}
      isSidebarOpen={isSidebarOpen}
      onSidebarOpenChange={setSidebarOpen}
    >
      <Panel>
        <p style={{ padding: 24 }}>Content</p>
      </Panel>
    </AppShell>
  );
}

const meta = {
  title: 'Parts/Structure/AppShell',
  component: AppShell,
  args: { rail: null, brand: undefined, children: null },
  render: ({ rail: _, children: __, ...args }) => <Example {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main).toBeInTheDocument();
    await expect(canvas.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label'))).toEqual(items.map(({ label }) => label));
    await expect(canvas.getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('role', 'tab');
  },
};

export const OrderOfTheRail: Story = {
  tags: ['LAY-01'],
  name: 'Home, avatar, places, help and settings follow each other from the top',
  play: async ({ canvas }) => {
    const order = [
      canvas.getByRole('link', { name: 'Home' }),
      canvas.getByRole('button', { name: 'Account menu' }),
      canvas.getByRole('tab', { name: 'My mailbox' }),
      canvas.getByRole('tab', { name: 'App centre' }),
      canvas.getByRole('link', { name: 'Help' }),
      canvas.getByRole('tab', { name: 'Settings' }),
    ];
    const tops = order.map((element) => element.getBoundingClientRect().top);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
    const boxes = [...canvas.getAllByRole('tab'), ...order].map((element) => element.getBoundingClientRect());
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        await expect(one.top === other.top || one.bottom <= other.top || other.bottom <= one.top).toBe(true);
  },
};

export const ShortWindow: Story = {
  name: 'in a low window the rail scrolls and nothing lies on anything else',
  parameters: { windowSize: { width: 1280, height: 360 } },
  play: async ({ canvas }) => {
    const help = canvas.getByRole('link', { name: 'Help' }).getBoundingClientRect();
    const above = canvas.getByRole('tab', { name: 'App centre' }).getBoundingClientRect();
    const below = canvas.getByRole('tab', { name: 'Self-service query' }).getBoundingClientRect();
    await expect([above.bottom <= help.top, help.bottom <= below.top]).toEqual([true, true]);
  },
};

export const WithoutSidebar: Story = { args: { sidebar: undefined } };

export const TabsAreOneStopAndArrowsMove: Story = {
  play: async ({ canvas }) => {
    onSelectionChange.mockClear();
    canvas.getByRole('tab', { name: 'My mailbox' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'File centre' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'My mailbox' })).toHaveFocus();
    await expect(onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}{ArrowDown} ');
    await expect(onSelectionChange).toHaveBeenCalledWith('calendar');
    await expect(canvas.getByRole('tab', { name: 'My schedule' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  },
};

export const SkipLinkGoesToTheContent: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

const phone = { windowSize: { width: 390, height: 844 } };

export const PhoneHasTheRailAtItsFoot: Story = {
  parameters: phone,
  play: async ({ canvas }) => {
    // Elsewhere than in a test the window is as wide as it is.
    if (window.innerWidth > 640) return;
    await expect(canvas.getByRole('button', { name: 'Open folders' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Contacts' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'More' })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Settings' })).toBeNull();
  },
};

export const PhoneDrawerHoldsTheFocus: Story = {
  parameters: phone,
  play: async ({ canvas }) => {
    if (window.innerWidth > 640) return;
    const opener = canvas.getByRole('button', { name: 'Open folders' });
    await userEvent.click(opener);
    const drawer = canvas.getByRole('complementary', { name: 'Folders' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await expect(canvas.getByRole('main')).toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('main')).not.toHaveAttribute('inert'));
    await expect(opener).toHaveFocus();
  },
};

export const MiddleWidthHidesWordsOfTools: Story = { parameters: { windowSize: { width: 1024, height: 768 } } };

export const LongNames: Story = { args: { brand: <strong>Bundesministerium für Digitales und Verkehr 锦书企业邮箱</strong> } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = {
  parameters: {
    chromatic: { forcedColors: 'active' },
    // The computed color of a link differs from the color that the browser then draws.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
};

export const Compact: Story = { globals: { density: 'compact' } };
