import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ContactImportDialog } from './ContactImportDialog.tsx';
import { CONTACT_FILE_LIMIT } from './contactFile.ts';

const meta = {
  title: 'Mail/ContactImportDialog',
  component: ContactImportDialog,
  args: { isOpen: true, onOpenChange: fn(), onImport: fn() },
} satisfies Meta<typeof ContactImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import contacts' }));
const give = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is nothing to choose a file with.');
  await userEvent.upload(input, file, { applyAccept: false });
};

export const Default: Story = {
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(shown.getByRole('button', { name: 'Import' })).toBeDisabled();
    const file = new File(['name,email'], '通讯录.csv');
    await give(file);
    await expect(await shown.findByText('Selected: 通讯录.csv')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Import' }));
    await expect(args.onImport).toHaveBeenCalledWith(file);
  },
};

export const OtherKind: Story = {
  name: 'CON-15 a file that is no xls, xlsx or csv is refused',
  play: async ({ args }) => {
    const shown = await dialog();
    await give(new File(['x'], 'people.vcf'));
    await expect(await shown.findByText('Only xls, xlsx and csv files can be imported.')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Import' })).toBeDisabled();
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  name: 'CON-16 a file of more than 10M is refused',
  play: async () => {
    const shown = await dialog();
    await give(new File([new Uint8Array(CONTACT_FILE_LIMIT + 1)], 'people.xlsx'));
    await expect(await shown.findByText('The file is larger than 10 MB.')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

export const Refused: Story = { args: { errorMessage: 'Line 3 has no address.' } };
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
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
