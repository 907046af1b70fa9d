import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { UploadList, type UploadListProps } from './UploadList.tsx';
import * as styles from './UploadPanel.css.ts';

export interface UploadPanelProps extends Pick<UploadListProps, 'uploads' | 'onRemove' | 'onRetry' | 'renderDetail'> {
  /** Pauses a file, or without an id all of them. */
  onPause: (id?: string) => void;
  onResume: (id?: string) => void;
  /** Called to close the panel: everything that has ended is dropped from the list. */
  onClose: () => void;
  /** Error of the selected files, such as a refused type. */
  errorMessage?: ReactNode;
  className?: string | undefined;
}

/** Uploads in a corner of the page, which stays usable. Shown while there are uploads. */
export function UploadPanel({ uploads, onPause, onResume, onClose, errorMessage, className, ...list }: UploadPanelProps) {
  const words = useStrings().uploadList;
  const [isOpen, setOpen] = useState(true);
  const titleId = useId();
  const listId = useId();
  if (uploads.length === 0 && !errorMessage) return null;
  const isGoing = uploads.some(({ state }) => state === 'waiting' || state === 'uploading');
  const isHeld = uploads.some(({ state }) => state === 'paused');
  const done = uploads.filter(({ state }) => state === 'success').length;
  return (
    <section aria-labelledby={titleId} className={clsx(styles.panel, className)}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <span role="status">{words.panel(done, uploads.length)}</span>
        </h2>
        {isGoing && (
          <Button variant="link" tone="accent" onPress={() => onPause()}>
            {words.pauseAll}
          </Button>
        )}
        {isHeld && !isGoing && (
          <Button variant="link" tone="accent" onPress={() => onResume()}>
            {words.resumeAll}
          </Button>
        )}
        <IconButton
          size="small"
          label={isOpen ? words.minimize : words.expand}
          aria-expanded={isOpen}
          aria-controls={listId}
          icon={<Icon name={isOpen ? 'subtract' : 'chevron_up'} />}
          onPress={() => setOpen(!isOpen)}
        />
        <IconButton size="small" label={words.closePanel} icon={<Icon name="dismiss" />} onPress={onClose} />
      </header>
      <div id={listId} hidden={!isOpen} className={styles.body}>
        <div role="alert" className={styles.error}>
          {errorMessage}
        </div>
        <UploadList
          {...list}
          variant="rows"
          label={words.panelList}
          uploads={uploads}
          onPause={(id) => onPause(id)}
          onResume={(id) => onResume(id)}
        />
      </div>
    </section>
  );
}
