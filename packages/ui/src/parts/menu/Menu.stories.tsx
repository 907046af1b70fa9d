import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../foundation/icon-more/index.ts';
import { Button } from '../button/index.ts';
import { Menu, SubmenuTrigger } from './Menu.tsx';
import { MenuItem, MenuSection, MenuSeparator, MenuSwatch } from './MenuItem.tsx';
import { MenuTrigger } from './MenuTrigger.tsx';

const meta = {
  title: 'Parts/Actions/Menu',
  component: Menu,
  args: {
    onAction: fn(),
    'aria-label': 'More',
    children: (
      <>
        <MenuItem id="print" icon={<Icon name="print" />} shortcut="P">
          Print
        </MenuItem>
        <MenuItem id="source" icon={<Icon name="document_text" />}>
          Source
        </MenuItem>
        <SubmenuTrigger>
          <MenuItem id="move" icon="folder_arrow_right">
            Move to
          </MenuItem>
          <Menu>
            <MenuItem id="contracts">合同归档</MenuItem>
            <MenuItem id="weekly">部门周报</MenuItem>
          </Menu>
        </SubmenuTrigger>
        <MenuItem id="meeting" isDisabled icon={<Icon name="calendar_add" />}>
          Meeting
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" icon="delete" tone="danger" shortcut="Del">
          Delete
        </MenuItem>
      </>
    ),
  },
  render: (args) => (
    <MenuTrigger>
      <Button>More</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  render: (args) => (
    <MenuTrigger defaultOpen>
      <Button>More</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
  // Menu items load when a menu opens: a screenshot taken earlier would show only the button.
  play: async () => {
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const ChoicesInSections: Story = {
  ...Open,
  args: {
    selectionMode: 'multiple',
    defaultSelectedKeys: ['contract', 'large'],
    children: (
      <>
        <MenuSection title="Tags">
          <MenuItem id="contract" start={<MenuSwatch color="#33B679" />}>
            Contract
          </MenuItem>
          <MenuItem id="audit" start={<MenuSwatch color="#C2334D" />}>
            年度审计
          </MenuItem>
        </MenuSection>
        <MenuSection aria-label="Size">
          <MenuItem id="large" description="10 MB and more">
            Large
          </MenuItem>
        </MenuSection>
      </>
    ),
  },
};

export const OneChoice: Story = {
  ...Open,
  args: {
    selectionMode: 'single',
    defaultSelectedKeys: ['20'],
    children: ['10', '20', '50'].map((size) => (
      <MenuItem key={size} id={size}>
        {`${size} per page`}
      </MenuItem>
    )),
  },
};

export const WalkedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Print/ })).toHaveFocus());
    await userEvent.keyboard('m{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '合同归档' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Move to/ })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onAction).toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

export const OpensOnHover: Story = {
  render: (args) => (
    <MenuTrigger opensOnHover>
      <Button>More</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await step('opens beside what is done, without the focus, and goes with the mouse', async () => {
      await userEvent.hover(button);
      await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
      await expect(document.body).toHaveFocus();
      await userEvent.unhover(button);
      await gone();
    });
    await step('stays where the mouse goes on into it, and can be chosen from', async () => {
      await userEvent.hover(button);
      await userEvent.hover(await screen.findByRole('menuitem', { name: /Source/ }));
      await new Promise((done) => setTimeout(done, 500));
      await userEvent.click(screen.getByRole('menuitem', { name: /Source/ }));
      await expect(args.onAction).toHaveBeenCalled();
      await gone();
    });
    await step('goes by Escape, and a press makes it one like all others', async () => {
      await userEvent.hover(document.body);
      await new Promise((done) => setTimeout(done, 500));
      await userEvent.hover(button);
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await gone();
      await userEvent.hover(document.body);
      await new Promise((done) => setTimeout(done, 500));
      await userEvent.hover(button);
      await screen.findByRole('menu');
      await userEvent.click(button);
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const LongUnbrokenText: Story = {
  ...Open,
  args: {
    children: (
      <>
        <MenuItem id="1" icon="folder" shortcut="Ctrl+Alt+L">
          {'一个名称特别长的文件夹'.repeat(6)}
        </MenuItem>
        <MenuItem id="2">{'averylongfoldername'.repeat(6)}</MenuItem>
      </>
    ),
  },
};

export const RightToLeft: Story = { ...Open, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { ...ChoicesInSections, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...Open, globals: { density: 'compact' } };
