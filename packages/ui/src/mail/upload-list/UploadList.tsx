import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatSize } from '../../foundation/text/index.ts';
import { FileIcon } from '../attachment-list/FileIcon.tsx';
import * as styles from './UploadList.css.ts';

/** State of an upload. */
export type UploadState = 'waiting' | 'uploading' | 'paused' | 'success' | 'error';

/** File that is uploading to a message, or is already attached. */
export interface Upload {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  state: UploadState;
  /** Uploaded fraction, 0 to 1. */
  progress?: number | undefined;
  /** Why it failed. */
  errorMessage?: string | undefined;
}

export interface UploadListProps {
  uploads: readonly Upload[];
  /** Layout: chips in a row of a message, rows in a dialog. @default 'chips' */
  variant?: 'chips' | 'rows' | undefined;
  onRemove: (id: string) => void;
  /** Tries a failed file again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Holds a file back; only rows offer it. */
  onPause?: ((id: string) => void) | undefined;
  onResume?: ((id: string) => void) | undefined;
  /** More about a file: its level, the link that turns it into an online attachment. */
  renderDetail?: ((upload: Upload) => ReactNode) | undefined;
  /** The name of the list. @default the word for Attachments */
  label?: string | undefined;
  className?: string | undefined;
}

/** Files of a message with their upload state. To select files use `AddAttachment` and `AttachmentDropZone`. */
export function UploadList({ uploads, variant = 'chips', label, className, ...actions }: UploadListProps) {
  const strings = useStrings().uploadList;
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={label ?? strings.attachments} className={clsx(variant === 'chips' ? styles.chips : styles.rows, className)}>
      {uploads.map((upload) => (
        <UploadItem key={upload.id} upload={upload} variant={variant} {...actions} />
      ))}
    </ul>
  );
}

type UploadItemProps = Omit<UploadListProps, 'uploads' | 'label' | 'className'> & { upload: Upload };

function UploadItem({ upload, variant, onRemove, onRetry, onPause, onResume, renderDetail }: UploadItemProps) {
  const strings = useStrings().uploadList;
  const locale = toIntlLocale(useLocaleCode());
  const { id, name, state, progress = 0, errorMessage } = upload;
  const percent = Math.round(progress * 100);
  const isOnItsWay = state === 'uploading' || state === 'paused';
  const says = state === 'success' ? formatSize(upload.size, locale) : isOnItsWay ? `${percent}%` : strings.states[state];
  return (
    <li className={styles.item} data-state={state}>
      {state === 'error' ? <Icon name="error_circle_filled" size={16} /> : <FileIcon name={name} className={styles.icon} />}
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.says}>
        {variant === 'rows' && isOnItsWay ? `${strings.states[state]} ${says}` : says}
        {state === 'error' && errorMessage !== undefined && ` · ${errorMessage}`}
      </span>
      {renderDetail?.(upload)}
      {variant === 'rows' && state === 'uploading' && onPause && (
        <Tool icon="pause" label={strings.pause(name)} onPress={() => onPause(id)} />
      )}
      {state === 'paused' && onResume && <Tool icon="play" label={strings.resume(name)} onPress={() => onResume(id)} />}
      {state === 'error' && onRetry && <Tool icon="arrow_clockwise" label={strings.retry(name)} onPress={() => onRetry(id)} />}
      <Tool icon="dismiss" label={strings.remove(name)} onPress={() => onRemove(id)} />
      {isOnItsWay && (
        <span
          role="progressbar"
          aria-label={strings.progress(name)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className={styles.bar}
          style={{ inlineSize: `${percent}%` }}
        />
      )}
    </li>
  );
}

function Tool({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <Button aria-label={label} className={styles.tool} onPress={onPress}>
      <Icon name={icon} size={16} />
    </Button>
  );
}
