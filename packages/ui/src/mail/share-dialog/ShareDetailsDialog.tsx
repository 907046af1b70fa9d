import type { ReactNode } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatDate, showBidiControls } from '../../foundation/text/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { SkeletonRows } from '../../parts/skeleton/index.ts';
import * as styles from './ShareDialog.css.ts';
import { ShareFacts, type ShareLink } from './ShareFacts.tsx';
import { CopyBothButton, SharedNames, StopButton } from './ShareParts.tsx';

/** Download or preview of a shared file. */
export interface ShareVisit {
  id: string;
  /** Name of the file or package. */
  fileName: string;
  isPreview: boolean;
  /** Address of a visitor who was logged in; empty otherwise. */
  who: string;
  ip: string;
  /** ISO time. */
  at: string;
}

export interface ShareDetailsDialogProps {
  /** Names of what is shared. */
  fileNames: readonly string[];
  /** Number of folders. They are first in `fileNames`. @default 0 */
  folderCount?: number | undefined;
  share: ShareLink;
  /** Whether visitors can still open it. */
  isActive: boolean;
  /** A page of the downloads and previews, newest first. Undefined while they load. */
  visits: readonly ShareVisit[] | undefined;
  /** The way to other pages of the visits: `Pagination`. */
  pagination?: ReactNode;
  onStop: () => void;
  onClose: () => void;
  /** @default false */
  isPending?: boolean | undefined;
  /** IANA zone of the dates. */
  timeZone?: string | undefined;
}

/** A share of the user: its link and limits, and who downloaded or previewed what, and when. */
export function ShareDetailsDialog(props: ShareDetailsDialogProps) {
  const { fileNames, share, isActive, visits, pagination, onStop, onClose, isPending = false, timeZone } = props;
  const words = useStrings().share;
  return (
    <Dialog
      title={words.details(fileNames.length)}
      size={520}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footerStart={<StopButton onStop={onStop} isPending={isPending} />}
      footer={({ close }) => (
        <>
          {isActive && <CopyBothButton share={share} />}
          <Button tone="accent" onPress={close}>
            {words.done}
          </Button>
        </>
      )}
    >
      <div className={styles.stack}>
        <SharedNames names={fileNames} folderCount={props.folderCount} />
        <ShareFacts share={share} />
        <section aria-label={words.visits}>
          <h3 className={styles.visitsTitle}>{words.visits}</h3>
          {!visits && <SkeletonRows columns={['minmax(80px, 1fr)', '80px']} />}
          {visits?.length === 0 && <p className={styles.none}>{words.noVisits}</p>}
          {visits && visits.length > 0 && <Visits visits={visits} timeZone={timeZone} />}
          {pagination}
        </section>
      </div>
    </Dialog>
  );
}

function Visits({ visits, timeZone }: { visits: readonly ShareVisit[]; timeZone: string | undefined }) {
  const words = useStrings().share;
  const locale = toIntlLocale(useLocaleCode());
  return (
    <ul aria-label={words.visits} className={styles.people}>
      {visits.map(({ id, fileName, isPreview, who, ip, at }) => (
        <li key={id} className={styles.person}>
          <span className={styles.words}>
            <bdi className={styles.name} title={showBidiControls(fileName)}>
              {showBidiControls(fileName)}
            </bdi>
            <bdi className={styles.about}>{[who || words.visitor, ip].join(' · ')}</bdi>
          </span>
          <span className={styles.visit}>
            {isPreview ? words.previewed : words.downloaded}
            <span className={styles.about}>{formatDate(at, { locale, timeZone })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
