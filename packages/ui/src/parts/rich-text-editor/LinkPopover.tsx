import type { Command } from 'prosemirror-state';
import { type RefObject, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useStrings } from '../../foundation/provider/index.ts';
import { field } from '../../foundation/styles/field.css.ts';
import { Button } from '../button/index.ts';
import { setLink } from './commands.ts';
import * as styles from './RichTextEditor.css.ts';

interface LinkPopoverProps {
  /** The address at the caret while the popover is open. */
  address: string | undefined;
  /** Anchor of the popover, positioned at the caret. */
  caret: RefObject<HTMLElement | null>;
  onClose: () => void;
  run: (command: Command) => void;
}

/** Asks at the caret for the address of a link; Ctrl+K and a tool open it. */
export function LinkPopover({ address, caret, onClose, run }: LinkPopoverProps) {
  const strings = useStrings().richTextEditor;
  return (
    <Popover
      className={styles.popover}
      triggerRef={caret}
      placement="bottom start"
      isOpen={address !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog aria-label={strings.link} className={styles.linkDialog}>
        <LinkForm
          address={address ?? ''}
          onDone={(written) => {
            onClose();
            run(setLink(written));
          }}
        />
      </Dialog>
    </Popover>
  );
}

function LinkForm({ address, onDone }: { address: string; onDone: (written: string) => void }) {
  const strings = useStrings().richTextEditor;
  const [written, setWritten] = useState(address);
  return (
    // The popover hangs in the page, but React still sends its keys through the compose form: Enter must stop here.
    <div className={styles.linkForm}>
      <input
        className={field}
        type="url"
        aria-label={strings.linkAddress}
        placeholder="https://"
        // biome-ignore lint/a11y/noAutofocus: the popover was opened to write here
        autoFocus
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
          event.preventDefault();
          event.stopPropagation();
          onDone(written);
        }}
      />
      <Button tone="accent" onPress={() => onDone(written)}>
        {strings.apply}
      </Button>
      {address !== '' && <Button onPress={() => onDone('')}>{strings.unlink}</Button>}
    </div>
  );
}
