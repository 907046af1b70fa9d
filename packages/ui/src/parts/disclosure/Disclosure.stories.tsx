import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Disclosure, DisclosureGroup } from './Disclosure.tsx';

const meta = {
  title: 'Parts/Structure/Disclosure',
  component: Disclosure,
  args: { title: 'Servers for mail programs', children: 'IMAP: imap.jinshu.example, port 993', headingLevel: 2, onExpandedChange: fn() },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultExpanded: true } };

export const EveryVariantAndSize: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 420 }}>
      {(['plain', 'card', 'rows'] as const).map((variant) => (
        <div key={variant}>
          <Disclosure {...args} variant={variant} defaultExpanded />
          <Disclosure {...args} variant={variant} end="12" />
          <Disclosure {...args} variant={variant} isDisabled />
        </div>
      ))}
      <Disclosure {...args} size="small" headingLevel="none" title="Details" defaultExpanded />
    </div>
  ),
};

export const OpenedWithTheKeyboard: Story = {
  args: { children: <Link href="#help">Set up a program</Link> },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Servers for mail programs' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: 'Set up a program' })).toHaveFocus();
    trigger.focus();
    await userEvent.keyboard(' ');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
  },
};

const three = (
  <>
    <Disclosure id="a" title="一级部门">
      研究部、财务部
    </Disclosure>
    <Disclosure id="b" title="二级部门">
      合规组
    </Disclosure>
    <Disclosure id="c" title="Archive" isDisabled>
      Nothing
    </Disclosure>
  </>
);

export const InAGroupOneIsOpen: Story = {
  render: () => <DisclosureGroup defaultExpandedKeys={['a']}>{three}</DisclosureGroup>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '二级部门' }));
    await expect(canvas.getByRole('button', { name: '一级部门' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: '二级部门' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const InAGroupManyMayBeOpen: Story = {
  render: () => (
    <DisclosureGroup allowsMultipleExpanded defaultExpandedKeys={['a', 'b']} variant="card">
      {three}
    </DisclosureGroup>
  ),
};

export const LongAndUnbrokenText: Story = {
  args: { title: `${'很长的标题'.repeat(12)}${'unbroken'.repeat(12)}`, children: 'unbroken'.repeat(40), defaultExpanded: true },
  render: (args) => (
    <div style={{ width: 260 }}>
      <Disclosure {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { args: { title: 'الخوادم', defaultExpanded: true }, parameters: { direction: 'rtl' } };

export const Compact: Story = { ...InAGroupManyMayBeOpen, globals: { density: 'compact' } };

export const ForcedColours: Story = { ...InAGroupManyMayBeOpen, parameters: { chromatic: { forcedColors: 'active' } } };
