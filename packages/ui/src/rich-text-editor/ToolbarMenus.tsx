import type { Command } from 'prosemirror-state';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon, type IconName } from '../icon-more/index.ts';
import { useStrings } from '../provider/index.ts';
import { type BlockKind, type EditorStatus, setBlock, setValue } from './commands.ts';
import { fontFamilies, fontSizes } from './palette.ts';
import * as styles from './RichTextEditor.css.ts';
import type { Alignment } from './schema.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

interface TextMenuProps {
  status: EditorStatus | undefined;
  run: (command: Command) => void;
}

const blocks: readonly BlockKind[] = ['paragraph', 'heading1', 'heading2', 'heading3', 'code'];

/** What the paragraph is, and the size and face of its words. */
export function TextMenu({ status, run }: TextMenuProps) {
  const strings = useStrings().richTextEditor;
  return (
    <MenuTrigger>
      <ToolbarButton icon="text_font_size" label={strings.text} />
      <Popover className={styles.popover} placement="bottom start">
        <Menu className={styles.menu} aria-label={strings.text}>
          <MenuSection
            selectionMode="single"
            selectedKeys={[status?.block ?? 'paragraph']}
            onSelectionChange={(keys) => run(setBlock(([...keys][0] ?? 'paragraph') as BlockKind))}
            disallowEmptySelection
          >
            <Header className={styles.menuHeader}>{strings.paragraphKind}</Header>
            {blocks.map((kind) => (
              <ChoiceItem key={kind} id={kind} label={strings.blocks[kind]} />
            ))}
          </MenuSection>
          <MenuSection
            selectionMode="single"
            selectedKeys={status?.fontSize ? [status.fontSize] : []}
            onSelectionChange={(keys) => run(setValue('fontSize', String([...keys][0] ?? '')))}
          >
            <Header className={styles.menuHeader}>{strings.fontSize}</Header>
            {fontSizes.map((size) => (
              <ChoiceItem key={size} id={size} label={size.replace('px', '')} />
            ))}
          </MenuSection>
          <MenuSection
            selectionMode="single"
            selectedKeys={status?.fontFamily ? [status.fontFamily] : []}
            onSelectionChange={(keys) => run(setValue('fontFamily', String([...keys][0] ?? '')))}
          >
            <Header className={styles.menuHeader}>{strings.fontFamily}</Header>
            {Object.entries(fontFamilies).map(([id, family]) => (
              <ChoiceItem key={id} id={family} label={strings.fontFamilies[id as keyof typeof fontFamilies]} family={family} />
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function ChoiceItem({ id, label, family }: { id: string; label: string; family?: string | undefined }) {
  return (
    <MenuItem id={id} textValue={label} className={styles.menuItem}>
      {({ isSelected }) => (
        <>
          <span className={styles.menuMark}>{isSelected && <Icon name="checkmark" size={16} />}</span>
          <span style={{ fontFamily: family }}>{label}</span>
        </>
      )}
    </MenuItem>
  );
}

const alignIcons: Readonly<Record<Alignment, IconName>> = {
  start: 'text_align_left',
  center: 'text_align_center',
  end: 'text_align_right',
  justify: 'text_align_justify',
};

/** Which side the paragraph is set to. */
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
