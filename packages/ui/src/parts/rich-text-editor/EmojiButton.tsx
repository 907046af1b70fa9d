import { clsx } from 'clsx';
import type { Command } from 'prosemirror-state';
import { lazy, Suspense, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useStrings } from '../../foundation/provider/index.ts';
import { insertText } from './commands.ts';
import * as styles from './RichTextEditor.css.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import * as tools from './tools.css.ts';

/** Load the picker only when it is opened: its emoji names come in three languages. */
const EmojiPicker = lazy(async () => ({ default: (await import('../emoji-picker/index.ts')).EmojiPicker }));

/** Puts an emoji at the caret. */
export function EmojiButton({ run }: { run: (command: Command) => void }) {
  const strings = useStrings().richTextEditor;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <ToolbarButton icon="emoji" label={strings.emoji} />
      <Popover className={clsx(styles.popover, styles.sheet)} placement="bottom start">
        <Dialog aria-label={strings.emoji} className={tools.picker}>
          <Suspense>
            <EmojiPicker
              autoFocus
              onPick={(emoji) => {
                setIsOpen(false);
                run(insertText(emoji));
              }}
            />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
