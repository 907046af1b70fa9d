import { clsx } from 'clsx';
import * as styles from './FileIcon.css.ts';

/** Props of {@link FileIcon}. */
export interface FileIconProps {
  /** The name of the file, whose ending is drawn. */
  name: string;
  className?: string | undefined;
}

const KINDS: Readonly<Record<string, keyof typeof styles.kind>> = {
  pdf: 'red',
  xls: 'green',
  xlsx: 'green',
  csv: 'green',
  et: 'green',
  doc: 'blue',
  docx: 'blue',
  wps: 'blue',
  rtf: 'blue',
  ppt: 'orange',
  pptx: 'orange',
  dps: 'orange',
  zip: 'yellow',
  rar: 'yellow',
  '7z': 'yellow',
  gz: 'yellow',
  png: 'purple',
  jpg: 'purple',
  jpeg: 'purple',
  gif: 'purple',
  webp: 'purple',
  svg: 'purple',
  ics: 'cyan',
  mp4: 'pink',
  mov: 'pink',
  mp3: 'pink',
};

/** The ending a system would open the file by. */
export function extensionOf(name: string): string {
  return /\.([\p{L}\p{N}]+)\s*$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Sheet of paper in the color of the file type, with the extension on it. */
export function FileIcon({ name, className }: FileIconProps) {
  const extension = extensionOf(name);
  return (
    <svg viewBox="0 0 28 32" aria-hidden="true" className={clsx(styles.icon, styles.kind[KINDS[extension] ?? 'grey'], className)}>
      <path d="M5 1H18L26 9V28A3 3 0 0 1 23 31H5A3 3 0 0 1 2 28V4A3 3 0 0 1 5 1z" fill="currentColor" />
      <path d="M18 1L26 9H20A2 2 0 0 1 18 7z" className={styles.fold} />
      <text x="14" y="24" textAnchor="middle" className={styles.letters}>
        {extension.slice(0, 4).toUpperCase()}
      </text>
    </svg>
  );
}
