import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { type TabItem, TabList } from './TabList.tsx';
import { TabPanel, Tabs } from './Tabs.tsx';

const three: TabItem[] = [
  { id: 'common', title: '常用链接' },
  { id: 'rules', title: '制度' },
  { id: 'services', title: '服务' },
];

type Args = Pick<ComponentProps<typeof Tabs>, 'orientation' | 'defaultSelectedKey' | 'onSelectionChange' | 'keyboardActivation'> &
  Pick<ComponentProps<typeof TabList>, 'tabs' | 'variant' | 'end'> & { onClose?: (id: string) => void };

/** Stories keep the tabs themselves, as an app would. */
function Living({ tabs: first, variant, end, onClose, onSelectionChange, ...props }: Args) {
  const [tabs, setTabs] = useState(first);
  const close = (id: string) => {
    setTabs(tabs.filter((tab) => tab.id !== id));
    onClose?.(id);
  };
  return (
    <Tabs {...props} {...(onSelectionChange && { onSelectionChange })}>
      <TabList label="Links" tabs={tabs} onClose={close} variant={variant} end={end} />
      {tabs.map(({ id, title }) => (
        <TabPanel key={id} id={id}>
          {`Panel: ${title}`}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const meta = {
  title: 'Parts/Structure/Tabs',
  render: (args) => <Living {...args} />,
  args: { tabs: three, onSelectionChange: fn(), onClose: fn() },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['HOM-08'],
  name: 'Default',
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('tablist', { name: 'Links' }));
    await expect(list.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['常用链接', '制度', '服务']);
    await expect(canvas.getByRole('tabpanel', { name: '常用链接' })).toHaveTextContent('Panel: 常用链接');
  },
};

const rich: TabItem[] = [
  { id: 'mail', title: '邮件', icon: 'mail', count: 12 },
  { id: 'file', title: '文件', icon: 'folder', isClosable: true },
  { id: 'person', title: '联系人', icon: 'person', isClosable: true, count: 3 },
  { id: 'off', title: '日程', icon: 'calendar_ltr', isDisabled: true },
];

export const EveryVariantAndOrientation: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['line', 'soft'] as const).map((variant) =>
        (['horizontal', 'vertical'] as const).map((orientation) => (
          <Living
            key={`${variant}-${orientation}`}
            {...args}
            tabs={rich}
            variant={variant}
            orientation={orientation}
            end={orientation === 'horizontal' ? <Link href="#all">全部</Link> : undefined}
          />
        )),
      )}
    </div>
  ),
};

export const WalkedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: '常用链接' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('rules');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: '服务' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '常用链接' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const VerticalWithTheKeyboard: Story = {
  args: { orientation: 'vertical' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('rules');
  },
};

export const Closed: Story = {
  args: { tabs: rich },
  play: async ({ args, canvas }) => {
    await expect(within(canvas.getByRole('tablist')).queryByRole('button')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '文件' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Close tab' })[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Delete}');
    await expect(args.onClose).toHaveBeenLastCalledWith('file');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /联系人/, selected: true })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Close tab' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('person');
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
  },
};

const many: TabItem[] = Array.from({ length: 14 }, (_, index) => ({ id: `t${index}`, title: `Department ${index + 1}` }));

export const WhatHasNoRoomStandsInAMenu: Story = {
  args: { tabs: many },
  render: (args) => (
    <div style={{ width: 420 }}>
      <Living {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More tabs' }));
    await screen.findByRole('menu');
    await expect(screen.queryByRole('menuitem', { name: 'Department 1' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Department 14' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('t13');
    // The tab is visible, and the tab it displaced has moved to the menu.
    await waitFor(() => {
      const last = canvas.getByRole('tab', { name: 'Department 14' }).getBoundingClientRect();
      return expect(last.right).toBeLessThanOrEqual(canvas.getByRole('button', { name: 'More tabs' }).getBoundingClientRect().left);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'More tabs' }));
    await screen.findByRole('menuitem', { name: 'Department 1' });
  },
};

/** Counts and the menu come after the first paint, and take room from the row. */
export const SelectedStaysInView: Story = {
  args: { tabs: many.slice(0, 8), defaultSelectedKey: 't3' },
  render: function Counted({ tabs, ...args }) {
    const [count, setCount] = useState<number>();
    return (
      <div style={{ width: 390 }}>
        <Tabs {...args}>
          <TabList label="Links" tabs={tabs.map((tab) => ({ ...tab, count }))} />
          <TabPanel id="t3">Panel</TabPanel>
        </Tabs>
        <Button onPress={() => setCount(12_345)}>Count</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const isInView = () => {
      const { left, right } = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
      const view = canvas.getByRole('tablist').parentElement?.getBoundingClientRect();
      return view !== undefined && left >= view.left - 1 && right <= view.right + 1;
    };
    await canvas.findByRole('button', { name: 'More tabs' });
    await waitFor(() => expect(isInView()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await canvas.findByRole('tab', { name: 'Department 4 12345' });
    await waitFor(() => expect(isInView()).toBe(true));
  },
};

export const LongAndUnbrokenTitles: Story = {
  args: {
    tabs: [
      { id: 'a', title: '云川二期项目验收资料与合同归档文件夹二〇二六年度', isClosable: true },
      { id: 'b', title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', count: 123_456 },
    ],
  },
};

export const RightToLeft: Story = { ...EveryVariantAndOrientation, parameters: { direction: 'rtl' } };

export const Compact: Story = { args: { variant: 'soft', tabs: rich }, globals: { density: 'compact' } };

export const ForcedColours: Story = { ...EveryVariantAndOrientation, parameters: { chromatic: { forcedColors: 'active' } } };
