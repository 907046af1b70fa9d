import { clsx } from 'clsx';
import type { Command } from 'prosemirror-state';
import { memo, type ReactNode, type Ref, useDeferredValue, useRef } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { useStrings } from '../provider/index.ts';
import { Toolbar } from '../toolbar/index.ts';
import { useFittingCount } from '../toolbar/useFittingCount.ts';
import type { EditorStatus } from './commands.ts';
import type { PictureStatus } from './ImageButton.tsx';
import * as styles from './RichTextEditor.css.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { type ToolId, toolList } from './toolList.tsx';
import * as tools from './tools.css.ts';

/** What the tools ask of the editor. */
export interface EditorTools {
  run: (command: Command) => void;
  /** Whether a command can be run where the caret is. */
  canRun: (command: Command) => boolean;
  /** Reads the chosen picture. */
  getPicture: () => PictureStatus;
  askForLink: () => void;
  /** Without it the toolbar has no picture button (CMP-22). */
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
 * The tools above the letter. One stop of Tab, arrows inside; Alt+F10 comes here and Escape goes back. Tools that find no room
 * stand behind a button at the end.
 */
export function EditorToolbar({ end, ref, ...props }: EditorToolbarProps) {
  const strings = useStrings().richTextEditor;
  // Some thirty buttons: the letter is there before they are drawn, and a key is painted before they follow it.
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

/** Drawn anew only when a tool looks different, not at each key. */
const Tools = memo(function Tools({ status, ...editor }: Omit<EditorToolbarProps, 'end' | 'ref'>) {
  const strings = useStrings().richTextEditor;
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
        <DialogTrigger>
          <ToolbarButton icon="more_horizontal" label={strings.more} />
          <Popover className={clsx(styles.popover, styles.sheet)} placement="bottom end">
            <Dialog aria-label={strings.more} className={tools.rest}>
              <Toolbar label={strings.more} variant="bare" className={tools.restRow}>
                {ids.slice(count).map((id) => (
                  <div key={id} className={tools.item}>
                    {draw(id)}
                  </div>
                ))}
              </Toolbar>
            </Dialog>
          </Popover>
        </DialogTrigger>
      </div>
    </div>
  );
});
