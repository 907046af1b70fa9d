import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { ExtractionCodeForm } from '../../mail/share-dialog/index.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { SharedFiles, type SharedFilesProps } from './SharedFiles.tsx';
import * as styles from './SharePage.css.ts';

/** Props of {@link SharePage}. */
export interface SharePageProps extends Omit<SharedFilesProps, 'files'> {
  /** Name of the owner or of the share. */
  title: string;
  /** Name of the person who shares, for the avatar next to the title. */
  ownerName?: string | undefined;
  /** `code` asks for the code, `open` shows the files, `ended` says that there is nothing any more. */
  state: 'loading' | 'code' | 'open' | 'ended';
  /** The files, once the code was right. */
  files?: SharedFilesProps['files'] | undefined;
  /** Facts about the share, such as its expiry and size, as formatted text. */
  facts?: readonly string[] | undefined;
  /** Called with 6 letters or digits. */
  onCode: (code: string) => void;
  /** Why the files or a folder did not open: the code is wrong, or the share has ended. */
  errorMessage?: string | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  /** The brand, at the start of the bar. */
  start?: ReactNode;
  /** Language picker and login, at the end of the bar. */
  end?: ReactNode;
  className?: string | undefined;
}

/** The page a visitor comes to by a link: asks for the code, then offers the files. */
export function SharePage(props: SharePageProps) {
  const { title, ownerName, state, files = [], facts = [], onCode, errorMessage, isPending, start, end, className, ...list } = props;
  const { fileCentre: words } = useStrings();
  return (
    <div className={clsx(styles.page, className)}>
      <header className={styles.bar}>
        {start}
        <div className={styles.end}>{end}</div>
      </header>
      <main className={styles.main}>
        {state === 'code' && (
          <div className={styles.card}>
            {ownerName !== undefined && <Avatar name={ownerName} size="large" />}
            <ExtractionCodeForm title={title} onSubmit={onCode} errorMessage={errorMessage} isPending={isPending} />
          </div>
        )}
        {state === 'ended' && (
          <div className={styles.card}>
            <EmptyState isAnnounced drawing="lost" title={errorMessage ?? words.shareEnded} />
          </div>
        )}
        {state === 'open' && (
          <div className={styles.sheet}>
            <div className={styles.head}>
              {ownerName !== undefined && <Avatar name={ownerName} size="regular" />}
              <div className={styles.titles}>
                <h1 className={styles.title}>{title}</h1>
                <p className={styles.facts}>{facts.join(' · ')}</p>
              </div>
            </div>
            <div role="alert">{errorMessage !== undefined && <span className={fieldError}>{errorMessage}</span>}</div>
            <SharedFiles {...list} files={files} />
            <p className={styles.note}>{words.ownerSees}</p>
          </div>
        )}
      </main>
      <footer className={styles.foot}>{words.trust}</footer>
    </div>
  );
}
