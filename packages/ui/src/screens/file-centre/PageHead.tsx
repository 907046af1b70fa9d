import { clsx } from 'clsx';
import * as styles from './PageHead.css.ts';

/** Props of {@link PageHead}. */
export interface PageHeadProps {
  title: string;
  /** Purpose of the page. */
  note: string;
  /** It is part of a bar, such as in `breadcrumbs` of a `FileBrowser`. @default false */
  isInBar?: boolean | undefined;
}

/** Heading of a page of the file centre, with the purpose of the page. */
export function PageHead({ title, note, isInBar = false }: PageHeadProps) {
  return (
    <div className={clsx(styles.head, !isInBar && styles.bar)}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.about}>{note}</p>
    </div>
  );
}
