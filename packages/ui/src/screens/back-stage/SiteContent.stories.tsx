import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { DatePicker } from '../../parts/date-picker/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { SettingsRow, SettingsSection } from '../settings-form/index.ts';
import {
  BackStagePage,
  BrandPreview,
  DetailForm,
  FormDialog,
  LanguageTextFields,
  OrderField,
  OrderList,
  PictureField,
  StatusWord,
  WideField,
} from './index.ts';

const languages = [
  { id: 'zh-hans', name: '简体中文' },
  { id: 'zh-tw', name: '繁體中文' },
  { id: 'en', name: 'English' },
];
const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><rect width="120" height="32" rx="6" fill="#1f7a4d"/></svg>')}`;

function SiteContent({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [names, setNames] = useState<Record<string, string>>({ 'zh-hans': '锦书研究院', 'zh-tw': '', en: '' });
  const [logo, setLogo] = useState(drawn);
  const [address, setAddress] = useState('');
  const isWrong = address !== '' && !/^https?:/.test(address);
  return (
    <div style={{ blockSize: 760, display: 'flex', background: 'var(--jinshu-color-surface-canvas)' }}>
      <BackStagePage title="Site content">
        <DetailForm label="Names and addresses" changeCount={1} onSave={isReadOnly ? undefined : () => undefined}>
          <SettingsSection title="Names and logo">
            <SettingsRow label="System name">
              <LanguageTextFields
                label="System name"
                languages={languages}
                values={names}
                onChange={(id, text) => setNames({ ...names, [id]: text })}
                maxLength={50}
                isReadOnly={isReadOnly}
                errorMessage={names['zh-hans'] === '' ? 'Enter a name.' : undefined}
              />
            </SettingsRow>
            <SettingsRow label="Logo">
              <PictureField
                label="Logo"
                imageUrl={logo}
                chooseLabel="Change image"
                removeLabel="Remove image"
                note="It is shown 28 pixels high."
                {...(!isReadOnly && { onSelect: (file: File) => setLogo(`data:,${file.name}`), onRemove: () => setLogo('') })}
              />
            </SettingsRow>
            <SettingsRow label="Preview">
              <BrandPreview
                skins={[
                  { id: 'jingdianlan', name: 'Classic blue' },
                  { id: 'moye', name: 'Ink night' },
                ]}
                title={names.en || names['zh-hans'] || ''}
                systemName={names.en || names['zh-hans'] || ''}
                loginTitle={`Log in to ${names.en || names['zh-hans']}`}
                logoUrl={logo}
              />
            </SettingsRow>
            <SettingsRow label="Page after logging out">
              <WideField>
                <TextField
                  label="Page after logging out"
                  isLabelHidden
                  value={address}
                  onChange={setAddress}
                  errorMessage={isWrong ? 'The address must begin with http:// or https://.' : undefined}
                />
              </WideField>
            </SettingsRow>
          </SettingsSection>
        </DetailForm>
      </BackStagePage>
    </div>
  );
}

const meta = {
  title: 'Mail/Administration/BackStageSiteContent',
  component: SiteContent,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('BAK-84 BAK-89 the text of the first language stands in for a missing one, also in the preview', async () => {
      const english = canvas.getByRole('textbox', { name: 'System name, English' });
      await expect(english).toHaveAttribute('placeholder', '锦书研究院');
      await expect(canvas.getAllByText('Log in to 锦书研究院')).toHaveLength(2);
      await userEvent.type(english, 'Institute');
      await expect(canvas.getAllByText('Log in to Institute')).toHaveLength(2);
    });
    await step('BAK-84 SET-13 the logo shows in a light and a dark skin, another type is refused, and it can be removed', async () => {
      await expect(canvas.getAllByRole('img', { name: 'Institute' }).map((logo) => logo.closest('[data-skin]'))).toEqual([
        expect.objectContaining({ dataset: expect.objectContaining({ skin: 'jingdianlan' }) }),
        expect.objectContaining({ dataset: expect.objectContaining({ skin: 'moye' }) }),
      ]);
      const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
      await userEvent.upload(input, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), { applyAccept: false });
      await expect(canvas.getByText('Choose a JPG, GIF, PNG or BMP image.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove image: Logo' }));
      await expect(canvas.queryByRole('img', { name: 'Logo' })).toBeNull();
    });
    await step('BAK-88 an address that is not one of a page is marked', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Page after logging out' }), 'portal.example');
      await expect(canvas.getByText('The address must begin with http:// or https://.')).toBeVisible();
    });
  },
};

export const ToBeRead: Story = { args: { isReadOnly: true } };

const banners = [
  { id: 'day', name: 'Open day', about: '2026-11-20 to 2026-11-28', picture: drawn, note: <StatusWord tone="success">Shown</StatusWord> },
  { id: 'talk', name: 'Lecture', about: 'from 2026-11-25', picture: drawn, note: <StatusWord tone="info">Scheduled</StatusWord> },
  { id: 'party', name: 'Party', about: 'until 2026-11-15', picture: drawn, note: <StatusWord tone="neutral">Over</StatusWord> },
];

function HomeContent() {
  const [items, setItems] = useState(banners);
  const [isOpen, setOpen] = useState(false);
  const [until, setUntil] = useState<string | null>('2026-11-19');
  const move = (id: string, beforeId: string | null) => {
    const rest = items.filter((item) => item.id !== id);
    const at = beforeId === null ? rest.length : rest.findIndex((item) => item.id === beforeId);
    setItems(rest.toSpliced(at, 0, ...items.filter((item) => item.id === id)));
  };
  const isReversed = until !== null && until < '2026-11-20';
  return (
    <div style={{ blockSize: 760, display: 'flex', background: 'var(--jinshu-color-surface-canvas)' }}>
      <BackStagePage title="Site content">
        <DetailForm label="Home page">
          <SettingsSection title="System notice">
            <SettingsRow
              label="Days shown"
              help="Empty means no limit."
              errorMessage={isReversed ? 'The last day can’t be before the first.' : undefined}
            >
              <DatePicker label="First day" value="2026-11-20" />
              <DatePicker label="Last day" value={until} onChange={setUntil} />
            </SettingsRow>
          </SettingsSection>
          <SettingsSection title="Banners">
            <SettingsRow label="Banners">
              <OrderField hint="Drag or use Alt and the arrow keys to reorder." actions={<Button>Add banner</Button>}>
                <OrderList label="Banners" items={items} onMove={move} onOpen={() => setOpen(true)} emptyState={null} />
              </OrderField>
            </SettingsRow>
          </SettingsSection>
          {isOpen && (
            <FormDialog
              title="Banner"
              cancelLabel="Cancel"
              submitLabel="Done"
              onSubmit={() => {
                setItems(items.slice(1));
                setOpen(false);
              }}
              onCancel={() => setOpen(false)}
            >
              <TextField label="Title" />
            </FormDialog>
          )}
        </DetailForm>
      </BackStagePage>
    </div>
  );
}

export const ListsOfTheHomePage: Story = {
  render: () => <HomeContent />,
  play: async ({ canvas, step }) => {
    const names = () => canvas.getAllByRole('row').map((row) => row.textContent);
    await step('BAK-85 a last day before the first is marked', async () => {
      await expect(canvas.getByText('The last day can’t be before the first.')).toBeVisible();
    });
    await step('BAK-86 BAK-87 BAK-90 entries show image, days and state, and are ordered with the keyboard', async () => {
      await expect(names()[0]).toContain('Open day2026-11-20 to 2026-11-28Shown');
      const [first] = canvas.getAllByRole('row');
      first?.focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(names()[1]).toContain('Open day');
    });
    await step('BAK-86 BAK-87 BAK-90 an entry opens in a dialog, and is changed there', async () => {
      await userEvent.click(canvas.getByText('Lecture'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Banner' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(names()).toHaveLength(2));
    });
  },
};
