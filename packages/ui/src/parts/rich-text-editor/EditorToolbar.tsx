import type { Command } from 'prosemirror-state';
import { memo, type ReactNode, type Ref, useDeferredValue, useRef } from 'react';
import { Separator } from 'react-aria-components/Separator';
import { useStrings } from '../../foundation/provider/index.ts';
import { Toolbar } from '../toolbar/index.ts';
import { useFittingCount } from '../toolbar/useFittingCount.ts';
import type { EditorStatus } from './commands.ts';
import { MoreTools } from './MoreTools.tsx';
import type { PictureStatus } from './PictureForm.tsx';
import * as styles from './RichTextEditor.css.ts';
import { type ToolId, toolList } from './toolList.tsx';
import * as tools from './tools.css.ts';

/** Interface between the tools and the editor. */
export interface EditorTools {
  run: (command: Command) => void;
  /** Whether a command can be run where the caret is. */
  canRun: (command: Command) => boolean;
  /** Reads the selected image. */
  getPicture: () => PictureStatus;
  askForLink: () => void;
  /** Called with image files. Without it the toolbar has no image button. */
  onImageFiles: ((files: File[]) => void) | undefined;
}

interface EditorToolbarProps extends EditorTools {
  /** Nothing until the editor is there. */
  status: EditorStatus | undefined;
  end?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

const gap = 2;

/**
 * Toolbar above the message. It is one tab stop, with arrow keys inside. Alt+F10 moves here and Escape moves back. Tools that don't fit
 * move behind a button at the end.
 */
export function EditorToolbar({ end, ref, ...props }: EditorToolbarProps) {
  const strings = useStrings().richTextEditor;
  // Defer about thirty buttons: the message renders before them, and typed text is painted before they update.
  const status = useDeferredValue(props.status, undefined);
  return (
    <div ref={ref} className={styles.bar}>
      <div className={styles.tools}>
        <Toolbar label={strings.toolbar} variant="bare">
          {status && <Tools {...props} status={status} />}
        </Toolbar>
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}

/** Re-rendered only when the look of a tool changes, not at each keystroke. */
const Tools = memo(function Tools({ status, ...editor }: Omit<EditorToolbarProps, 'end' | 'ref'>) {
  const rowRef = useRef<HTMLDivElement>(null);
  const shown = toolList.filter((tool) => editor.onImageFiles !== undefined || tool.id !== 'image' || status?.isImage);
  const ids = shown.map(({ id }) => id);
  const count = useFittingCount(rowRef, ids, gap);
  const draw = (id: ToolId) => toolList.find((tool) => tool.id === id)?.draw({ status, ...editor });
  return (
    <div ref={rowRef} className={tools.row}>
      {shown.map(({ id, startsGroup }, index) => (
        <div key={id} className={tools.item} inert={index >= count} data-hidden={index >= count || undefined}>
          {startsGroup && <Separator orientation="vertical" className={styles.separator} />}
          {draw(id)}
        </div>
      ))}
      <div className={tools.item} inert={count === shown.length} data-hidden={count === shown.length || undefined}>
        <MoreTools>
          {ids.slice(count).map((id) => (
            <div key={id} className={tools.item}>
              {draw(id)}
            </div>
          ))}
        </MoreTools>
      </div>
    </div>
  );
});
