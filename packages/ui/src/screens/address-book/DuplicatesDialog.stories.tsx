import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { emptyContact } from '../../mail/contact-form/index.ts';
import { type DuplicateSet, DuplicatesDialog } from './DuplicatesDialog.tsx';

const set: DuplicateSet = {
  id: '1-2',
  reason: 'mobile',
  value: '138 6180 2201',
  contacts: [
    { id: '1', draft: { ...emptyContact, name: '钱文博', address: 'qianwb@lib.example', mobile: '138 6180 2201', groupIds: ['7'] } },
    { id: '2', draft: { ...emptyContact, name: '钱老师（江大）', address: 'qian@home.example', mobile: '13861802201', groupIds: ['8'] } },
  ],
};
const proposal = { ...emptyContact, ...set.contacts[0]?.draft, otherAddresses: ['qian@home.example'], groupIds: ['7', '8'] };

const meta = {
  title: 'Mail/Contacts/DuplicatesDialog',
  component: DuplicatesDialog,
  args: {
    sets: [set],
    total: 1,
    page: 1,
    pageSize: 10,
    onPageChange: fn(),
    propose: () => proposal,
    onMerge: fn(),
    onKeepApart: fn(),
    nameOfGroup: (id) => (id === '7' ? '高校图书馆' : '供应商'),
    onClose: fn(),
  },
} satisfies Meta<typeof DuplicatesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Find duplicates' }));

export const Default: Story = {
  tags: ['CON-53'],
  name: 'Each field of duplicates is chosen, and the groups of all are kept',
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(shown.getByText('高校图书馆, 供应商')).toBeVisible();
    await userEvent.click(shown.getByRole('radio', { name: '钱老师（江大）' }));
    await userEvent.click(shown.getByRole('radio', { name: 'qian@home.example' }));
    await userEvent.click(shown.getByRole('button', { name: 'Merge' }));
    await expect(args.onMerge).toHaveBeenCalledWith(set, {
      ...proposal,
      name: '钱老师（江大）',
      address: 'qian@home.example',
      otherAddresses: ['qianwb@lib.example'],
    });
    await userEvent.click(shown.getByRole('button', { name: 'Different people' }));
    await expect(args.onKeepApart).toHaveBeenCalledWith(set);
  },
};

export const None: Story = { args: { sets: [], total: 0 } };
export const Loading: Story = { args: { sets: [], total: 0, isLoading: true } };
export const Failed: Story = { args: { sets: [], total: 0, errorMessage: 'The duplicates were not loaded.' } };
export const InChinese: Story = { parameters: { locale: 'zh-hans' } };
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
