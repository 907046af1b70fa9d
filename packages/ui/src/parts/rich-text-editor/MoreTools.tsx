import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useStrings } from '../../foundation/provider/index.ts';
import { Toolbar } from '../toolbar/index.ts';
import * as styles from './RichTextEditor.css.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import * as tools from './tools.css.ts';

/** Button at the end of the toolbar, with the tools that don't fit. */
export function MoreTools({ children }: { children: ReactNode }) {
  const strings = useStrings().richTextEditor;
  return (
    <DialogTrigger>
      <ToolbarButton icon="more_horizontal" label={strings.more} />
      <Popover className={clsx(styles.popover, styles.sheet)} placement="bottom end">
        <Dialog aria-label={strings.more} className={tools.rest}>
          <Toolbar label={strings.more} variant="bare" className={tools.restRow}>
            {children}
          </Toolbar>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
