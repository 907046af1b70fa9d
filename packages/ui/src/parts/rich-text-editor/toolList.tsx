import type { ReactNode } from 'react';
import type { IconName } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { ColorButton } from './ColorButton.tsx';
import {
  clearFormat,
  type EditorStatus,
  indent,
  insertRule,
  outdent,
  redo,
  setAlign,
  setValue,
  type ToggledMark,
  toggle,
  toggleList,
  toggleQuote,
  undo,
} from './commands.ts';
import type { EditorTools } from './EditorToolbar.tsx';
import { EmojiButton } from './EmojiButton.tsx';
import { ImageButton } from './ImageButton.tsx';
import { highlightColors, textColors } from './palette.ts';
import { TableButton } from './TableButton.tsx';
import { ToolbarButton, ToolbarToggle } from './ToolbarButton.tsx';
import { AlignMenu, TextMenu } from './ToolbarMenus.tsx';

/** Props of a tool. */
export interface ToolProps extends EditorTools {
  status: EditorStatus | undefined;
}

/** A tool of the bar. */
interface Tool {
  id: ToolId;
  draw: (props: ToolProps) => ReactNode;
  /** Draws a line before it. */
  startsGroup?: boolean;
}

/** The tools by name. */
export type ToolId =
  | 'text'
  | 'strong'
  | 'em'
  | 'underline'
  | 'color'
  | 'highlight'
  | 'align'
  | 'bulletList'
  | 'link'
  | 'image'
  | 'table'
  | 'emoji'
  | 'undo'
  | 'redo'
  | 'orderedList'
  | 'outdent'
  | 'indent'
  | 'strike'
  | 'quote'
  | 'rule'
  | 'clear';

function MarkTool({
  mark,
  icon,
  label,
  keys,
  status,
  run,
}: ToolProps & { mark: ToggledMark; icon: IconName; label: string; keys?: string }) {
  return <ToolbarToggle icon={icon} label={label} keys={keys} isSelected={status?.[mark]} onChange={() => run(toggle(mark))} />;
}

type Words = ReturnType<typeof useStrings>['richTextEditor'];

function Worded({ children }: { children: (strings: Words) => ReactNode }) {
  return children(useStrings().richTextEditor);
}

const worded = (draw: (props: ToolProps, strings: Words) => ReactNode) => (props: ToolProps) => (
  <Worded>{(strings) => draw(props, strings)}</Worded>
);

/** In the order in which they give up their place: the last goes first. */
export const toolList: readonly Tool[] = [
  { id: 'text', draw: ({ status, run }) => <TextMenu status={status} run={run} /> },
  { id: 'strong', draw: worded((props, { bold }) => <MarkTool {...props} mark="strong" icon="text_bold" label={bold} keys="Ctrl+B" />) },
  { id: 'em', draw: worded((props, { italic }) => <MarkTool {...props} mark="em" icon="text_italic" label={italic} keys="Ctrl+I" />) },
  {
    id: 'underline',
    draw: worded((props, { underline }) => <MarkTool {...props} mark="underline" icon="text_underline" label={underline} keys="Ctrl+U" />),
  },
  {
    id: 'color',
    draw: worded(({ status, run }, { color }) => (
      <ColorButton
        icon="text_color"
        label={color}
        colors={textColors}
        value={status?.color ?? ''}
        onChange={(value) => run(setValue('color', value))}
      />
    )),
  },
  {
    id: 'highlight',
    draw: worded(({ status, run }, { highlight }) => (
      <ColorButton
        icon="highlight"
        label={highlight}
        colors={highlightColors}
        value={status?.background ?? ''}
        onChange={(value) => run(setValue('background', value))}
      />
    )),
  },
  {
    id: 'align',
    startsGroup: true,
    draw: ({ status, run }) => <AlignMenu value={status?.align ?? 'start'} onChange={(align) => run(setAlign(align))} />,
  },
  {
    id: 'bulletList',
    draw: worded(({ status, run }, { bulletList }) => (
      <ToolbarToggle
        icon="text_bullet_list"
        label={bulletList}
        isSelected={status?.isBulletList}
        onChange={() => run(toggleList('bullet_list'))}
      />
    )),
  },
  {
    id: 'orderedList',
    draw: worded(({ status, run }, { orderedList }) => (
      <ToolbarToggle
        icon="text_number_list_ltr"
        label={orderedList}
        isSelected={status?.isOrderedList}
        onChange={() => run(toggleList('ordered_list'))}
      />
    )),
  },
  {
    id: 'link',
    draw: worded(({ status, askForLink }, { link }) => (
      <ToolbarToggle icon="link" label={link} keys="Ctrl+K" isSelected={status?.isLink} onChange={askForLink} />
    )),
  },
  {
    id: 'image',
    draw: ({ status, getPicture, onImageFiles, run }) => (
      <ImageButton isImage={status?.isImage ?? false} getPicture={getPicture} onImageFiles={onImageFiles} run={run} />
    ),
  },
  { id: 'table', draw: ({ status, run, canRun }) => <TableButton isTable={status?.isTable ?? false} run={run} canRun={canRun} /> },
  { id: 'emoji', draw: ({ run }) => <EmojiButton run={run} /> },
  {
    id: 'outdent',
    startsGroup: true,
    draw: worded(({ run }, strings) => (
      <ToolbarButton icon="text_indent_decrease_ltr" label={strings.outdent} onPress={() => run(outdent)} />
    )),
  },
  {
    id: 'indent',
    draw: worded(({ run }, strings) => (
      <ToolbarButton icon="text_indent_increase_ltr" label={strings.indent} onPress={() => run(indent)} />
    )),
  },
  {
    id: 'strike',
    draw: worded((props, { strike }) => <MarkTool {...props} mark="strike" icon="text_strikethrough" label={strike} keys="Ctrl+Shift+X" />),
  },
  {
    id: 'quote',
    draw: worded(({ status, run }, { quote }) => (
      <ToolbarToggle icon="text_quote" label={quote} isSelected={status?.isQuote} onChange={() => run(toggleQuote)} />
    )),
  },
  {
    id: 'rule',
    draw: worded(({ run }, { rule }) => <ToolbarButton icon="line_horizontal_1" label={rule} onPress={() => run(insertRule)} />),
  },
  {
    id: 'clear',
    draw: worded(({ run }, { clear }) => <ToolbarButton icon="text_clear_formatting" label={clear} onPress={() => run(clearFormat)} />),
  },
  {
    id: 'undo',
    startsGroup: true,
    draw: worded(({ status, run }, strings) => (
      <ToolbarButton icon="arrow_undo" label={strings.undo} keys="Ctrl+Z" isDisabled={!status?.canUndo} onPress={() => run(undo)} />
    )),
  },
  {
    id: 'redo',
    draw: worded(({ status, run }, strings) => (
      <ToolbarButton icon="arrow_redo" label={strings.redo} keys="Ctrl+Y" isDisabled={!status?.canRedo} onPress={() => run(redo)} />
    )),
  },
];
