import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ContactImportDialog } from './ContactImportDialog.tsx';
import { CONTACT_FILE_LIMIT } from './contactFile.ts';

const meta = {
  title: 'Mail/Contacts/ContactImportDialog',
  component: ContactImportDialog,
  args: { onClose: fn(), onCheck: fn(), onImport: fn(), onSample: fn(), groups: [{ id: '7', name: '供应商' }] },
} satisfies Meta<typeof ContactImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import contacts' }));
const give = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is nothing to choose a file with.');
  await userEvent.upload(input, file, { applyAccept: false });
};
const preview = {
  added: 1,
  changed: 0,
  same: 1,
  refused: 1,
  ignoredColumns: ['星座'],
  rows: [
    { row: 3, name: '罗岚', address: 'nobody', outcome: 'refused' as const, reason: 'bad-address' as const, ignored: [] },
    { row: 1, name: '韩梅', address: 'hanmei@print.example', outcome: 'added' as const, ignored: ['生日'] },
    { row: 2, name: '陈伟', address: 'chen.wei@jinshu.example', outcome: 'same' as const, ignored: [] },
  ],
};

export const Default: Story = {
  tags: ['CON-15', 'CON-52'],
  name: 'A file is shown row by row before it is imported',
  args: { preview },
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(shown.getByRole('button', { name: 'Import' })).toBeDisabled();
    const file = new File(['name,email'], '通讯录.csv');
    await give(file);
    await expect(await shown.findByText('Selected: 通讯录.csv')).toBeVisible();
    await expect(args.onCheck).toHaveBeenCalledWith(file, { updatesExisting: false, groupId: undefined });
    const rows = within(shown.getByRole('grid', { name: 'Rows of the file' }));
    await expect(rows.getByRole('row', { name: '3 罗岚 nobody Invalid address' })).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Import 1 contact' }));
    await expect(args.onImport).toHaveBeenCalledWith(file, { updatesExisting: false, groupId: undefined });
  },
};

export const OtherKind: Story = {
  tags: ['CON-15'],
  name: 'A file that is neither a table nor a vCard is refused',
  play: async ({ args }) => {
    const shown = await dialog();
    await give(new File(['x'], 'people.txt'));
    await expect(await shown.findByText('Only xls, xlsx, csv and vCard files can be imported.')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Import' })).toBeDisabled();
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  tags: ['CON-16'],
  name: 'A file of more than 10M is refused',
  play: async () => {
    const shown = await dialog();
    await give(new File([new Uint8Array(CONTACT_FILE_LIMIT + 1)], 'people.xlsx'));
    await expect(await shown.findByText('The file is larger than 10 MB.')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

export const Refused: Story = { args: { errorMessage: 'The file has no contacts.' } };
export const InChinese: Story = { parameters: { locale: 'zh-hans' } };
export const LongUnbrokenText: Story = {
  args: { errorMessage: `${'通讯录中没有邮件地址的行'.repeat(12)} ${'unbroken'.repeat(30)}` },
  play: async () => {
    const shown = await dialog();
    await give(new File(['name,email'], `${'unbroken'.repeat(20)}.csv`));
    await expect(await shown.findByText(/Selected: unbroken/)).toBeVisible();
    const error = shown.getByText(/没有邮件地址/);
    await expect(error.scrollWidth).toBe(error.clientWidth);
  },
};
export const OnAPhone: Story = { args: { preview }, parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
