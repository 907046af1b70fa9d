import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type Breadcrumb, Breadcrumbs } from './Breadcrumbs.tsx';

const path = (...labels: string[]): Breadcrumb[] => labels.map((label) => ({ id: label, label }));

const meta = {
  title: 'Parts/Structure/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: path('个人文件', '品牌管理部'), onAction: fn() },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryLength: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Breadcrumbs {...args} label="One" items={[{ id: 'root', label: 'My files', icon: 'folder' }]} />
      <Breadcrumbs {...args} label="Links" items={path('A', 'B', 'C').map((item) => ({ ...item, href: `#${item.id}` }))} />
      <Breadcrumbs {...args} label="Four" items={path('A', 'B', 'C', 'D')} />
      <Breadcrumbs {...args} label="Six" items={path('A', 'B', 'C', 'D', 'E', 'F')} />
      <Breadcrumbs {...args} label="Six of three" items={path('A', 'B', 'C', 'D', 'E', 'F')} maxItems={3} />
    </div>
  ),
};

export const TheLastIsWhereOneIs: Story = {
  play: async ({ args, canvas }) => {
    const [root, here] = canvas.getAllByRole('link');
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(here).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(root).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('个人文件');
    await userEvent.tab();
    await expect(here).not.toHaveFocus();
  },
};

export const FoldedLevelsStandInAMenu: Story = {
  args: { items: path('My files', '2024', 'Contracts', 'North', 'Drafts', 'March') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['My files', 'Drafts', 'March']);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Levels in between' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['2024', 'Contracts', 'North']);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '2024' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('Contracts');
  },
};

export const LongAndUnbrokenText: Story = {
  args: {
    items: path('个人文件', '云川二期项目验收资料与合同归档文件夹二〇二六年度', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'),
  },
  render: (args) => (
    <div style={{ width: 360 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { args: { items: path('ملفاتي', 'العقود', 'آذار') }, parameters: { direction: 'rtl' } };

export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryLength, globals: { density: 'compact' } };
