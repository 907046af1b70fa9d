import type { Command } from 'prosemirror-state';
import { Menu, MenuItem, MenuTrigger, SubmenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { type BlockKind, type EditorStatus, setBlock, setLineHeight, setValue } from './commands.ts';
import { fontFamilies, fontSizes, latinFamilies, lineHeights } from './palette.ts';
import * as styles from './RichTextEditor.css.ts';
import type { Alignment } from './schema.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

interface TextMenuProps {
  status: EditorStatus | undefined;
  run: (command: Command) => void;
}

interface Choice {
  value: string;
  label: string;
  family?: string;
}

const blocks: readonly BlockKind[] = ['paragraph', 'heading1', 'heading2', 'heading3', 'code'];

/** Menu for the paragraph type, the font, the text size and the line spacing. */
export function TextMenu({ status, run }: TextMenuProps) {
  const strings = useStrings().richTextEditor;
  const standard = { value: '', label: strings.standard };
  return (
    <MenuTrigger>
      <ToolbarButton icon="text_font_size" label={strings.text} />
      <Popover className={styles.popover} placement="bottom start">
        <Menu className={styles.menu} aria-label={strings.text}>
          <Choices
            label={strings.paragraphKind}
            choices={blocks.map((kind) => ({ value: kind, label: strings.blocks[kind] }))}
            value={status?.block ?? 'paragraph'}
            onChange={(kind) => run(setBlock(kind as BlockKind))}
          />
          <Choices
            label={strings.fontFamily}
            choices={[
              standard,
              ...Object.entries(fontFamilies).map(([id, family]) => ({
                value: family,
                label: strings.fontFamilies[id as keyof typeof fontFamilies],
                family,
              })),
              ...Object.entries(latinFamilies).map(([label, family]) => ({ value: family, label, family })),
            ]}
            value={status?.fontFamily ?? ''}
            onChange={(family) => run(setValue('fontFamily', family))}
          />
          <Choices
            label={strings.fontSize}
            choices={[standard, ...fontSizes.map((size) => ({ value: size, label: size.replace('px', '') }))]}
            value={status?.fontSize ?? ''}
            onChange={(size) => run(setValue('fontSize', size))}
          />
          <Choices
            label={strings.lineHeight}
            choices={[standard, ...lineHeights.map((height) => ({ value: height, label: height }))]}
            value={status?.lineHeight ?? ''}
            onChange={(height) => run(setLineHeight(height))}
          />
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

interface ChoicesProps {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

/** An item that opens a menu of choices, one of which holds at the caret. */
function Choices({ label, choices, value, onChange }: ChoicesProps) {
  // A key may not be empty, and the choice that takes a value away has none.
  const keyOf = (choice: string) => `value ${choice}`;
  return (
    <SubmenuTrigger>
      <MenuItem textValue={label} className={styles.menuItem}>
        <span className={styles.menuLabel}>{label}</span>
        <Icon name="chevron_right" size={16} isMirrored />
      </MenuItem>
      <Popover className={styles.popover} offset={-2} crossOffset={-4}>
        <Menu
          className={styles.menu}
          aria-label={label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[keyOf(value)]}
          onAction={(key) => onChange(String(key).slice(keyOf('').length))}
        >
          {choices.map((choice) => (
            <MenuItem key={choice.value} id={keyOf(choice.value)} textValue={choice.label} className={styles.menuItem}>
              {({ isSelected }) => (
                <>
                  <span className={styles.menuMark}>{isSelected && <Icon name="checkmark" size={16} />}</span>
                  <span style={{ fontFamily: choice.family }}>{choice.label}</span>
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </SubmenuTrigger>
  );
}

const alignIcons: Readonly<Record<Alignment, IconName>> = {
  start: 'text_align_left',
  center: 'text_align_center',
  end: 'text_align_right',
  justify: 'text_align_justify',
};

/** Menu for the paragraph alignment. */
export function AlignMenu({ value, onChange }: { value: Alignment; onChange: (align: Alignment) => void }) {
  const strings = useStrings().richTextEditor;
  return (
    <MenuTrigger>
      <ToolbarButton icon={alignIcons[value]} label={strings.align} />
      <Popover className={styles.popover} placement="bottom start">
        <Menu
          className={styles.menu}
          aria-label={strings.align}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[value]}
          onAction={(key) => onChange(key as Alignment)}
        >
          {(Object.keys(alignIcons) as Alignment[]).map((align) => (
            <MenuItem key={align} id={align} textValue={strings.alignments[align]} className={styles.menuItem}>
              <Icon name={alignIcons[align]} size={16} />
              {strings.alignments[align]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
