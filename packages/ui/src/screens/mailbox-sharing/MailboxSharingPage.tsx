import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Pagination } from '../../parts/pagination/index.ts';
import { SettingsPage } from '../settings-form/index.ts';
import * as styles from './MailboxSharing.css.ts';
import type { OpenMailbox, SharePerson, SharingLevel } from './person.ts';
import { SharingNotes } from './SharingNotes.tsx';
import { MailboxRow, PersonRow } from './SharingRows.tsx';

/** Props of {@link MailboxSharingPage}. */
export interface MailboxSharingPageProps {
  title: string;
  /** Colleagues who may use the mailbox. Without it the page only lists the mailboxes of others. */
  people?: readonly SharePerson[] | undefined;
  /** Mailboxes that others share with the user. */
  mailboxes: readonly OpenMailbox[];
  /** Opens the dialog that shares the mailbox. */
  onShare: () => void;
  /** Opens the dialog that imports people from a file. */
  onImport: () => void;
  onLevelChange: (id: string, level: SharingLevel) => void;
  /** Takes access back, after the question was answered. */
  onRemove: (id: string) => void;
  /** Opens a mailbox of others. */
  onOpen: (id: string) => void;
  /** Shown above the lists, for example why the people aren't there. */
  children?: ReactNode;
}

const pageSize = 50;

/** Page where users share their mailbox and open mailboxes that are shared with them. */
export function MailboxSharingPage(props: MailboxSharingPageProps) {
  const { title, people, mailboxes, children } = props;
  const words = useStrings().mailboxSharing;
  return (
    <SettingsPage
      isWide
      title={title}
      description={
        <span className={styles.head}>
          <span className={styles.help}>{words.help}</span>
          {people && (
            <>
              <Button icon={<Icon name="arrow_import" />} onPress={props.onImport}>
                {words.import}
              </Button>
              <Button tone="accent" icon={<Icon name="add" />} onPress={props.onShare}>
                {words.share}
              </Button>
            </>
          )}
        </span>
      }
    >
      {children}
      <div className={styles.columns}>
        <div>
          {people && <People {...props} people={people} />}
          <Group title={words.mine} none={words.nothing}>
            {mailboxes.map((mailbox) => (
              <MailboxRow key={mailbox.id} mailbox={mailbox} onOpen={props.onOpen} />
            ))}
          </Group>
        </div>
        <SharingNotes />
      </div>
    </SettingsPage>
  );
}

type PeopleProps = Pick<MailboxSharingPageProps, 'onLevelChange' | 'onRemove'> & { people: readonly SharePerson[] };

function People({ people, onLevelChange, onRemove }: PeopleProps) {
  const words = useStrings().mailboxSharing;
  const [wanted, setPage] = useState(1);
  const [leaving, setLeaving] = useState<SharePerson>();
  const page = Math.min(wanted, Math.max(1, Math.ceil(people.length / pageSize)));
  return (
    <>
      <Group title={words.people} none={words.nobody} count={words.count(people.length)}>
        {people.slice((page - 1) * pageSize, page * pageSize).map((person) => (
          <PersonRow key={person.id} person={person} onLevelChange={onLevelChange} onRemove={() => setLeaving(person)} />
        ))}
      </Group>
      {people.length > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={people.length} onPageChange={setPage} formatRange={words.range} />
      )}
      {leaving && (
        <AlertDialog
          isOpen
          tone="danger"
          title={words.removeQuestion(leaving.name)}
          confirmLabel={words.remove}
          onOpenChange={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined);
            onRemove(leaving.id);
          }}
        >
          {words.removeConsequence}
        </AlertDialog>
      )}
    </>
  );
}

function Group({ title, count, none, children }: { title: string; count?: string; none: string; children: ReactNode[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <div className={styles.groupHead}>
        <h2 id={titleId} className={styles.groupTitle}>
          {title}
        </h2>
        {children.length > 0 && <span className={styles.count}>{count}</span>}
      </div>
      {children.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul aria-labelledby={titleId} className={styles.list}>
          {children}
        </ul>
      )}
    </section>
  );
}
