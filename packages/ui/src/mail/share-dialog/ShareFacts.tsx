import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { QrImage } from '../../parts/qr-image/index.ts';
import { CopyButton } from '../sender-card/CopyButton.tsx';
import * as styles from './ShareDialog.css.ts';

/** A link that others open files by. */
export interface ShareLink {
  url: string;
  /** 6 letters or digits. */
  code: string;
  /** Expiry of the link, as formatted text. */
  validUntil?: string | undefined;
  /** Maximum number of downloads, as formatted text. */
  limit?: string | undefined;
  /** Names of the people who may open it. Everyone with link and code if empty. */
  peopleNames?: readonly string[] | undefined;
}

/** A link: its address, code and limits, each to copy. */
export function ShareFacts({ share, isNew = false }: { share: ShareLink; isNew?: boolean }) {
  const { url, code, validUntil, limit, peopleNames = [] } = share;
  const words = useStrings().share;
  const row = (term: string, fact: ReactNode) => (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.fact}>{fact}</dd>
    </>
  );
  return (
    <div className={styles.stack}>
      {isNew && <Banner tone="success">{peopleNames.length === 0 ? words.created : words.createdFor(peopleNames.length)}</Banner>}
      <dl className={styles.facts}>
        {row(
          words.link,
          <>
            <bdi className={styles.link} title={url}>
              {url}
            </bdi>
            <CopyButton text={url} label={words.copyLink} copiedLabel={words.copied} />
          </>,
        )}
        {row(
          words.code,
          <>
            <span className={styles.code}>{code}</span>
            <CopyButton text={code} label={words.copyCode} copiedLabel={words.copied} />
          </>,
        )}
        {validUntil !== undefined && row(words.validity, validUntil)}
        {limit !== undefined && row(words.limit, limit)}
        {peopleNames.length > 0 && row(words.people, peopleNames.join(', '))}
      </dl>
      <div className={styles.scan}>
        <QrImage value={url} label={words.qr} size={88} />
        <p className={styles.hint}>{words.qrHelp}</p>
      </div>
    </div>
  );
}
