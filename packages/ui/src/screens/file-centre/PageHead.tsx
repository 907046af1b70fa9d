import * as styles from './PageHead.css.ts';

/** Heading of a page of the file centre, with what the page is for. */
export function PageHead({ title, note }: { title: string; note: string }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.about}>{note}</p>
    </div>
  );
}
