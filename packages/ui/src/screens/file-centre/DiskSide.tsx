import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import * as styles from './DiskSide.css.ts';

/** A place of the file centre. */
export interface DiskPlace {
  id: string;
  label: string;
  href: string;
  icon: IconName;
  /** Drawing of the current place. @default `icon` */
  currentIcon?: IconName | undefined;
  /** Number of files in it. */
  count?: number | undefined;
  /** Content below the place, such as a tree of folders. */
  below?: ReactNode;
}

export interface DiskLinksProps {
  places: readonly DiskPlace[];
  currentId: string;
  /** Called with the address of the place that the user presses. */
  onGo: (href: string) => void;
  /** `chips` are side by side, for phones. @default 'rows' */
  variant?: 'rows' | 'chips' | undefined;
}

/** Links to the places of the file centre. */
export function DiskLinks({ places, currentId, onGo, variant = 'rows' }: DiskLinksProps) {
  const words = useStrings().fileCentre;
  const press = (event: MouseEvent, href: string) => {
    // A new tab or window is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(href);
  };
  return (
    <nav aria-label={words.disks} className={styles.links[variant]}>
      {places.map(({ id, label, href, icon, currentIcon = icon, count, below }) => (
        <div key={id} className={styles.place}>
          <div className={styles.spot}>
            <a
              href={href}
              data-key={id}
              aria-current={id === currentId ? 'page' : undefined}
              aria-description={count === undefined ? undefined : words.items(count)}
              data-counted={count === undefined ? undefined : true}
              className={styles.link}
              onClick={(event) => press(event, href)}
            >
              <Icon name={id === currentId ? currentIcon : icon} size={16} className={styles.icon} />
              <span className={styles.label}>{label}</span>
            </a>
            {count !== undefined && (
              <span aria-hidden className={styles.count}>
                {count}
              </span>
            )}
          </div>
          {variant === 'rows' && below}
        </div>
      ))}
    </nav>
  );
}

export interface DiskSideProps {
  /** Called to upload files. Without it there is no such button. */
  onUpload?: (() => void) | undefined;
  /** Called to upload a folder with its content. */
  onUploadFolder?: (() => void) | undefined;
  onRefresh: () => void;
  isRefreshing?: boolean | undefined;
  /** Used space of the current drive: `FileCapacity`. */
  capacity?: ReactNode;
  /** `DiskLinks`. */
  children: ReactNode;
  className?: string | undefined;
}

/** Column beside the files: Upload, the places, the used space. */
export function DiskSide({ onUpload, onUploadFolder, onRefresh, isRefreshing = false, capacity, children, className }: DiskSideProps) {
  const words = useStrings().fileCentre;
  return (
    <div className={clsx(styles.side, className)}>
      <div className={styles.top}>
        {onUpload && (
          <Button tone="accent" className={styles.upload} icon={<Icon name="arrow_upload" size={16} />} onPress={onUpload}>
            {words.upload}
          </Button>
        )}
        {onUploadFolder && <IconButton label={words.uploadFolder} icon={<Icon name="folder_link" />} onPress={onUploadFolder} />}
        <IconButton label={words.refresh} icon={<Icon name="arrow_clockwise" />} isPending={isRefreshing} onPress={onRefresh} />
      </div>
      <div className={styles.places}>{children}</div>
      {capacity !== undefined && <div className={styles.capacity}>{capacity}</div>}
    </div>
  );
}
