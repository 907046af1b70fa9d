import * as styles from './MessageSource.css.ts';

export interface MessageSourceProps {
  /** What the text is: source or header. */
  title: string;
  text: string;
  downloadLabel: string;
  /** Where the mail file downloads from. */
  downloadHref: string;
}

/** Source or header of a mail, as the text it is. */
export function MessageSource({ title, text, downloadLabel, downloadHref }: MessageSourceProps) {
  return (
    <main className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <a href={downloadHref} download className={styles.link}>
          {downloadLabel}
        </a>
      </header>
      <pre className={styles.text} dir="ltr">
        {text}
      </pre>
    </main>
  );
}
