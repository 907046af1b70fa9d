import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { RecipientField, type RecipientFieldHandle, type RecipientFieldProps } from './RecipientField.tsx';
import { formatRecipient, type Recipient } from './recipients.ts';

const parse = (text: string): Recipient[] =>
  [...text.matchAll(/(?:"([^"]*)"|([^<>,;，；"\n]*?))\s*<([^<>]*)>|([^\s,;，；<>"]+)/gu)].map(([, quoted, plain, angled, bare]) => {
    const address = (angled ?? bare ?? '').trim();
    return { address, name: (quoted ?? plain ?? '').trim(), isValid: /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(address) };
  });

const lin = { address: 'lin.zhixia@jinshu.example', name: '林知夏', isValid: true };
const he = { address: 'he.yian@jinshu.example', name: '何以安', isValid: true };
const wrong = { address: 'gu.mingyuan@@jinshu', name: '', isValid: false };
const department = { address: 'dept_1204@jinshu.example', name: '品牌管理部', isValid: true, detail: 'dept_1204@jinshu.example' };
const people = [
  { id: '1', name: 'Su Wanqing 苏晚晴', address: 'su.wanqing@jinshu.example' },
  { id: '2', name: '苏州办事处', address: 'dept_3302@jinshu.example' },
];

function Held(props: RecipientFieldProps) {
  const [value, setValue] = useState<readonly Recipient[]>(props.value);
  const [query, setQuery] = useState('');
  return (
    <RecipientField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      suggestions={people.filter((one) => query !== '' && `${one.name} ${one.address}`.toLowerCase().includes(query.toLowerCase()))}
      onQuery={setQuery}
    />
  );
}

const meta = {
  title: 'Mail/Writing/RecipientField',
  component: RecipientField,
  args: { label: 'To', value: [], onChange: fn(), parse },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecipientField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: [lin, he, department] } };

export const Invalid: Story = { args: { value: [lin, wrong], errorMessage: 'Correct the address in red.' } };

export const TheWrongOneIsFoundByItsPlace: Story = {
  args: { value: [lin, wrong, he], errorMessage: 'Correct the address in red.' },
  render: function Render(args) {
    const field = useRef<RecipientFieldHandle>(null);
    return (
      <>
        <RecipientField {...args} ref={field} />
        <button type="button" onClick={() => field.current?.focus(1)}>
          Check
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    const chip = canvas.getByRole('row', { name: /gu\.mingyuan@@jinshu/ });
    await expect(chip).toHaveFocus();
    await expect(within(chip).getByRole('gridcell')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('combobox', { name: 'To' })).toHaveAccessibleDescription('Correct the address in red.');
  },
};

export const ReadOnly: Story = { args: { value: [lin, he], isReadOnly: true } };

export const CutsTypedTextAfterAPause: Story = {
  tags: ['PIC-02'],
  name: 'Cuts typed text 300 ms after the last key',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'To' });
    await userEvent.type(input, 'a@jinshu.example;b@jinshu.example，c@jin');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(input).toHaveValue('c@jin');
  },
};

export const KeepsInvalidAndIgnoresDuplicates: Story = {
  tags: ['PIC-03', 'PIC-04', 'PIC-05'],
  name: 'Takes names, keeps what is invalid, ignores duplicates',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'To' });
    await userEvent.type(input, '"Wang, Fang" <fang@jinshu.example>, FANG@jinshu.example, nobody{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { address: 'fang@jinshu.example', name: 'Wang, Fang', isValid: true },
      { address: 'nobody', name: '', isValid: false },
    ]);
    await expect(canvas.getByRole('row', { name: 'nobody, not a valid address' })).toBeVisible();
  },
};

export const SuggestionsByKeyboard: Story = {
  tags: ['PIC-08'],
  name: 'Offers contacts while typing, by keyboard',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'To' });
    await userEvent.type(input, '苏');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: /苏州办事处/ }).id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ address: 'dept_3302@jinshu.example', name: '苏州办事处', isValid: true }]);
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const SuggestionsOpen: Story = {
  args: { value: [lin, wrong] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'To' }), 'su');
    await expect(await canvas.findByRole('option', { name: /Su Wanqing/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ChipsByKeyboard: Story = {
  args: { value: [lin, he, department] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'To' });
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('row', { name: formatRecipient(department) })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([lin, he]);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: formatRecipient(lin) })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([he]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(input).toHaveFocus();
  },
};

export const EditsInPlace: Story = {
  args: { value: [wrong] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'To' }));
    await userEvent.keyboard('{ArrowLeft}{F2}');
    const edited = canvas.getByRole('textbox', { name: 'Edit gu.mingyuan@@jinshu' });
    fireEvent.change(edited, { target: { value: 'gu.mingyuan@jinshu.example' } });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ address: 'gu.mingyuan@jinshu.example', name: '', isValid: true }]);
    await expect(canvas.getByRole('row', { name: 'gu.mingyuan@jinshu.example' })).toHaveFocus();
  },
};

export const LeavesACompositionAlone: Story = {
  tags: ['PIC-02'],
  name: 'Neither cuts nor commits while an input method composes',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'To' });
    await userEvent.click(input);
    fireEvent.compositionStart(input);
    fireEvent.change(input, { target: { value: 'a@jinshu.example，su' } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('a@jinshu.example，su');
    fireEvent.compositionEnd(input);
    // Safari sends the Enter that ended the composition after its end.
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(input).toHaveValue('su'));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ address: 'a@jinshu.example', name: '', isValid: true }]);
  },
};

export const PastesMany: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'To' }));
    await userEvent.paste('a@jinshu.example\nFang <fang@jinshu.example>; b@jinshu.example');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { address: 'a@jinshu.example', name: '', isValid: true },
      { address: 'fang@jinshu.example', name: 'Fang', isValid: true },
      { address: 'b@jinshu.example', name: '', isValid: true },
    ]);
  },
};

export const PastesASheet: Story = {
  tags: ['PIC-03'],
  name: 'Takes columns of a sheet as names and addresses',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'To' }));
    await userEvent.paste('姓名\t邮箱\t手机\n林知夏\tlin@jinshu.example\t13800000000\n何以安\the@jinshu.example\t\n');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { address: 'lin@jinshu.example', name: '林知夏', isValid: true },
      { address: 'he@jinshu.example', name: '何以安', isValid: true },
    ]);
  },
};

const onMoved = fn();

function TwoFields() {
  const [to, setTo] = useState<Recipient[]>([lin, he, department]);
  const [cc, setCc] = useState<Recipient[]>([]);
  return (
    <>
      <RecipientField
        label="To"
        value={to}
        onChange={setTo}
        parse={parse}
        moveTargets={[{ id: 'cc', label: 'Cc' }]}
        onMove={(moved, target) => {
          onMoved(moved, target);
          setCc([...cc, ...moved]);
        }}
      />
      <RecipientField label="Cc" value={cc} onChange={setCc} parse={parse} />
    </>
  );
}

export const MovesByMenu: Story = {
  name: 'chips move to another field by their menu, as they do by dragging',
  render: () => <TwoFields />,
  play: async ({ canvasElement }) => {
    onMoved.mockClear();
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('combobox', { name: 'To' }));
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
    // Dispatch the event directly: waiting for lazy content doesn't work inside React's test queue.
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F10', shiftKey: true, bubbles: true, cancelable: true }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Move to Cc' }));
    await expect(onMoved).toHaveBeenCalledWith([he, department], 'cc');
    await waitFor(() => expect(canvas.getByRole('grid', { name: /Cc/ })).toHaveTextContent('何以安'));
    await expect(canvas.getByRole('grid', { name: /To/ })).not.toHaveTextContent('何以安');
  },
};

export const MovesByDragging: Story = {
  name: 'chips move to another field by dragging',
  render: () => <TwoFields />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const data = new DataTransfer();
    const chip = canvas.getByRole('row', { name: formatRecipient(lin) });
    const cc = canvas.getByRole('combobox', { name: 'Cc' });
    const send = (target: HTMLElement, type: string) =>
      target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    send(chip, 'dragstart');
    send(cc, 'dragover');
    send(cc, 'drop');
    // A browser tells the end of a drag what came of it.
    Object.defineProperty(data, 'dropEffect', { value: 'move' });
    send(chip, 'dragend');
    await waitFor(() => expect(canvas.getByRole('grid', { name: /Cc/ })).toHaveTextContent('林知夏'));
    await waitFor(() => expect(canvas.getByRole('grid', { name: /To/ })).not.toHaveTextContent('林知夏'));
  },
};

const long = { address: `${'donaudampfschifffahrt'.repeat(6)}@jinshu.example`, name: '', isValid: true };
const longName = {
  address: 'x@jinshu.example',
  name: '中华人民共和国国家市场监督管理总局网络交易监督管理司综合处联络员'.repeat(3),
  isValid: true,
};
export const LongAndUnbroken: Story = {
  args: { value: [long, longName] },
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
};

const many = Array.from({ length: 60 }, (_, index) => ({
  address: `person${index}@jinshu.example`,
  name: `Person ${index}`,
  isValid: true,
}));
export const Many: Story = { args: { value: many } };

export const RightToLeft: Story = { args: { value: [lin, he, wrong] }, parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
