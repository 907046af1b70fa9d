import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RichTextEditor, type RichTextEditorHandle } from '../../parts/rich-text-editor/index.ts';
import { SignatureMenu } from './SignatureMenu.tsx';
import { type Signature, SignaturePane, type SignaturePaneProps } from './SignaturePane.tsx';

const signatures: Signature[] = [
  { id: '1', caption: '正式', content: '<p><b>张文远</b><br>品牌管理部 · 云川集团<br>010-8888 0000</p>' },
  { id: '2', caption: 'Short', content: '<p>Wenyuan</p>' },
];

function Held(props: SignaturePaneProps) {
  const [defaults, setDefaults] = useState(props.defaults);
  const [identities, setIdentities] = useState(props.identities);
  const { onDefaultsChange, onIdentityChange } = props;
  return (
    <div style={{ inlineSize: 480, maxInlineSize: '100%' }}>
      <SignaturePane
        {...props}
        defaults={defaults}
        identities={identities}
        onIdentityChange={
          onIdentityChange &&
          ((address, own) => {
            setIdentities((all) => all?.map((one) => (one.address === address ? { address, defaults: own } : one)));
            onIdentityChange(address, own);
          })
        }
        onDefaultsChange={
          onDefaultsChange &&
          ((next) => {
            setDefaults(next);
            onDefaultsChange(next);
          })
        }
      />
    </div>
  );
}

const meta = {
  title: 'Mail/Writing/SignaturePane',
  component: SignaturePane,
  args: {
    signatures,
    defaults: { newMail: '1', reply: '' },
    onDefaultsChange: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SignaturePane>;
export default meta;
type Story = StoryObj<typeof SignaturePane>;

export const Default: Story = {
  tags: ['SET-57'],
  name: 'Signatures are looked at, added, changed and deleted, by keyboard',
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: '正式 for new mail' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const preview = await canvas.findByRole('group', { name: 'Preview of 正式' });
    await expect(preview.shadowRoot?.textContent).toContain('品牌管理部');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit 正式' }));
    await expect(args.onEdit).toHaveBeenCalledWith(signatures[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 正式' }));
    await expect(args.onDelete).toHaveBeenCalledWith(signatures[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'New signature' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const ChoosesTheDefaults: Story = {
  tags: ['SET-57'],
  name: 'The two defaults are chosen',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Replies and forwards/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Short' }));
    await expect(args.onDefaultsChange).toHaveBeenLastCalledWith({ newMail: '1', reply: '2' });
    await expect(canvas.getByRole('button', { name: 'Short for replies' })).toBeVisible();
  },
};

const addresses = [{ address: 'zhang.wenyuan@yunchuan.example' }, { address: 'brand@yunchuan.example' }];

export const AddressesOfTheirOwn: Story = {
  tags: ['SET-57', 'SET-59'],
  name: 'An address has defaults of its own, by keyboard, and loses them',
  args: { identities: addresses, onIdentityChange: fn() },
  play: async ({ canvas, args }) => {
    const own = canvas.getByRole('checkbox', { name: 'Custom defaults for brand@yunchuan.example' });
    own.focus();
    await userEvent.keyboard(' ');
    await expect(args.onIdentityChange).toHaveBeenLastCalledWith('brand@yunchuan.example', { newMail: '1', reply: '' });
    const group = within(canvas.getByRole('group', { name: 'brand@yunchuan.example' }));
    await userEvent.click(group.getByRole('button', { name: /New mail/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Short' }));
    await expect(args.onIdentityChange).toHaveBeenLastCalledWith('brand@yunchuan.example', { newMail: '2', reply: '' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(own);
    await expect(args.onIdentityChange).toHaveBeenLastCalledWith('brand@yunchuan.example', undefined);
    await expect(group.queryByRole('button', { name: /New mail/ })).toBeNull();
  },
};

export const LongAddressesAt390: Story = {
  args: {
    identities: [
      { address: `${'donaudampfschifffahrt'.repeat(4)}@yunchuan.example`, defaults: { newMail: '1', reply: '2' } },
      { address: 'brand@yunchuan.example', defaults: { newMail: '', reply: '' } },
    ],
    onIdentityChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
};

export const Empty: Story = { args: { signatures: [], defaults: { newMail: '', reply: '' } } };
export const Loading: Story = { args: { signatures: [], isLoading: true } };
export const Failed: Story = { args: { signatures: [], errorMessage: 'The signatures could not be read.' } };
export const LongAndUnbroken: Story = {
  args: {
    signatures: [{ id: '1', caption: '网络交易监督管理司综合处'.repeat(8), content: `<p>${'donaudampfschifffahrt'.repeat(20)}</p>` }],
    defaults: { newMail: '1', reply: '1' },
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

let handle: RichTextEditorHandle | null = null;
const onManage = fn();

function Written() {
  const editor = useRef<RichTextEditorHandle>(null);
  const [value, setValue] = useState('');
  return (
    <RichTextEditor
      ref={(made) => {
        editor.current = made;
        handle = made;
      }}
      defaultHtml="<p>知夏、以安：</p>"
      end={
        <SignatureMenu
          signatures={signatures}
          value={value}
          onManage={onManage}
          onChange={(signature) => {
            setValue(signature?.id ?? '');
            editor.current?.setSignature(signature?.content ?? null);
          }}
        />
      }
    />
  );
}

export const MenuAboveALetter: StoryObj = {
  tags: ['CMP-10'],
  name: 'A menu puts the chosen signature into the letter, another in its place, and takes it out',
  render: () => <Written />,
  play: async ({ canvas, canvasElement }) => {
    const choose = async (name: string) => {
      // Click directly: waiting for lazy content doesn't work inside React's test queue.
      within(canvasElement).getByRole('button', { name: 'Signature' }).click();
      await userEvent.click(await screen.findByRole('menuitemradio', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await canvas.findByRole('button', { name: 'Bold' });
    await choose('正式');
    await waitFor(() => expect(handle?.getText()).toContain('品牌管理部'));
    await choose('Short');
    await waitFor(() => expect(handle?.getText()).toBe('知夏、以安：\nWenyuan'));
    await choose('No signature');
    await waitFor(() => expect(handle?.getText()).toBe('知夏、以安：'));
  },
};

export const Compact: Story = { globals: { density: 'compact' } };
