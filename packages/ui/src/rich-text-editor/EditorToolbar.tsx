import type { Command } from 'prosemirror-state';
import { memo, type ReactNode, type Ref } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useStrings } from '../provider/index.ts';
import { ColorButton } from './ColorButton.tsx';
import {
  clearFormat,
  type EditorStatus,
  indent,
  insertTable,
  outdent,
  redo,
  setAlign,
  setValue,
  toggle,
  toggleList,
  toggleQuote,
  undo,
} from './commands.ts';
import { LinkButton } from './LinkButton.tsx';
import { highlightColors, textColors } from './palette.ts';
import * as styles from './RichTextEditor.css.ts';
import { ToolbarButton, ToolbarToggle } from './ToolbarButton.tsx';
import { AlignMenu, TextMenu } from './ToolbarMenus.tsx';

/** The pictures a letter takes (CMP-19). */
const imageTypes = ['image/jpeg', 'image/gif', 'image/png', 'image/bmp'];

interface EditorToolbarProps {
  /** Nothing until the editor is there. */
  status: EditorStatus | undefined;
  run: (command: Command) => void;
  /** The address in the link popover while it is open. */
  link: string | undefined;
  onAskForLink: () => void;
  onLinkClose: () => void;
  onImageFiles?: ((files: File[]) => void) | undefined;
  end?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The tools above the letter. One stop of Tab, arrows inside; Alt+F10 comes here and Escape goes back. */
export function EditorToolbar({ status, run, link, onAskForLink, onLinkClose, onImageFiles, end, ref }: EditorToolbarProps) {
  const strings = useStrings().richTextEditor;
  return (
    <div ref={ref} className={styles.bar}>
      <Toolbar aria-label={strings.toolbar} className={styles.tools}>
        <TextTools status={status} run={run} />
        <Separator orientation="vertical" className={styles.separator} />
        <BlockTools status={status} run={run} />
        <LinkButton isSelected={status?.isLink ?? false} address={link} onPress={onAskForLink} onClose={onLinkClose} run={run} />
        {onImageFiles && (
          <FileTrigger acceptedFileTypes={imageTypes} allowsMultiple onSelect={(files) => files && onImageFiles([...files])}>
            <ToolbarButton icon="image" label={strings.image} />
          </FileTrigger>
        )}
        <ToolbarButton icon="table" label={strings.table} onPress={() => run(insertTable(3, 3))} />
        <Separator orientation="vertical" className={styles.separator} />
        <HistoryTools status={status} run={run} />
      </Toolbar>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}

interface ToolsProps {
  status: EditorStatus | undefined;
  run: (command: Command) => void;
}

const TextTools = memo(function TextTools({ status, run }: ToolsProps) {
  const strings = useStrings().richTextEditor;
  return (
    <>
      <TextMenu status={status} run={run} />
      <ToolbarToggle
        icon="text_bold"
        label={strings.bold}
        keys="Ctrl+B"
        isSelected={status?.strong}
        onChange={() => run(toggle('strong'))}
      />
      <ToolbarToggle icon="text_italic" label={strings.italic} keys="Ctrl+I" isSelected={status?.em} onChange={() => run(toggle('em'))} />
      <ToolbarToggle
        icon="text_underline"
        label={strings.underline}
        keys="Ctrl+U"
        isSelected={status?.underline}
        onChange={() => run(toggle('underline'))}
      />
      <ToolbarToggle icon="text_strikethrough" label={strings.strike} isSelected={status?.strike} onChange={() => run(toggle('strike'))} />
      <ColorButton
        icon="text_color"
        label={strings.color}
        colors={textColors}
        value={status?.color ?? ''}
        onChange={(color) => run(setValue('color', color))}
      />
      <ColorButton
        icon="highlight"
        label={strings.highlight}
        colors={highlightColors}
        value={status?.background ?? ''}
        onChange={(color) => run(setValue('background', color))}
      />
      <ToolbarButton icon="text_clear_formatting" label={strings.clear} onPress={() => run(clearFormat)} />
    </>
  );
});

const BlockTools = memo(function BlockTools({ status, run }: ToolsProps) {
  const strings = useStrings().richTextEditor;
  return (
    <>
      <AlignMenu value={status?.align ?? 'start'} onChange={(align) => run(setAlign(align))} />
      <ToolbarToggle
        icon="text_bullet_list"
        label={strings.bulletList}
        isSelected={status?.isBulletList}
        onChange={() => run(toggleList('bullet_list'))}
      />
      <ToolbarToggle
        icon="text_number_list_ltr"
        label={strings.orderedList}
        isSelected={status?.isOrderedList}
        onChange={() => run(toggleList('ordered_list'))}
      />
      <ToolbarButton icon="text_indent_decrease_ltr" label={strings.outdent} onPress={() => run(outdent)} />
      <ToolbarButton icon="text_indent_increase_ltr" label={strings.indent} onPress={() => run(indent)} />
      <ToolbarToggle icon="text_quote" label={strings.quote} isSelected={status?.isQuote} onChange={() => run(toggleQuote)} />
    </>
  );
});

function HistoryTools({ status, run }: ToolsProps) {
  const strings = useStrings().richTextEditor;
  return (
    <>
      <ToolbarButton icon="arrow_undo" label={strings.undo} keys="Ctrl+Z" isDisabled={!status?.canUndo} onPress={() => run(undo)} />
      <ToolbarButton icon="arrow_redo" label={strings.redo} keys="Ctrl+Y" isDisabled={!status?.canRedo} onPress={() => run(redo)} />
    </>
  );
}
