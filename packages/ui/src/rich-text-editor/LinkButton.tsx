import type { Command } from 'prosemirror-state';
import { useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Button } from '../button/index.ts';
import { Icon } from '../icon-more/index.ts';
import { useStrings } from '../provider/index.ts';
import { field } from '../styles/field.css.ts';
import { Tooltip, TooltipTrigger } from '../tooltip/index.ts';
import { setLink } from './commands.ts';
import * as styles from './RichTextEditor.css.ts';

interface LinkButtonProps {
  isSelected: boolean;
  /** The address at the caret while the popover is open. */
  address: string | undefined;
  onPress: () => void;
  onClose: () => void;
  run: (command: Command) => void;
}

/** A tool that asks for the address of a link; Ctrl+K opens it from the letter. */
export function LinkButton({ isSelected, address, onPress, onClose, run }: LinkButtonProps) {
  const strings = useStrings().richTextEditor;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <TooltipTrigger>
        <ToggleButton ref={button} aria-label={strings.link} className={styles.tool} isSelected={isSelected} onChange={onPress}>
          <Icon name="link" size={16} />
        </ToggleButton>
        <Tooltip shortcut="Ctrl+K">{strings.link}</Tooltip>
      </TooltipTrigger>
      <Popover
        className={styles.popover}
        triggerRef={button}
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
    </>
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
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
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
