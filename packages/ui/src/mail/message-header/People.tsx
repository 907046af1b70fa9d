import { Fragment, type ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { safeName, showBidiControls } from '../../foundation/text/index.ts';
import type { Person } from '../message-list/index.ts';
import * as styles from './People.css.ts';

/** Draws a person around what would be drawn without it. */
export type RenderPerson = (person: Person, children: ReactNode) => ReactNode;

/** A row of the detail table. */
export interface MessageDetail {
  name: string;
  content: ReactNode;
}

interface PeopleProps {
  sender: Person;
  to: readonly Person[];
  cc?: readonly Person[] | undefined;
  bcc?: readonly Person[] | undefined;
  renderPerson: RenderPerson;
}

const NAMED = 3;
/** Maximum number of people listed at once; the rest is shown as a number. A table with thousands of recipients would freeze the page. */
const LISTED = 200;

/** Sender of the message, and its first recipients. */
export function PeopleLine({ sender, to, cc = [], renderPerson }: PeopleProps) {
  const { messageHeader: words } = useStrings();
  const recipients = [...to, ...cc];
  const named = recipients.slice(0, NAMED);
  // The sentence goes around the names, whatever its language.
  const [before, after] = words.sentTo('\n', recipients.length, Math.max(0, recipients.length - NAMED)).split('\n');
  return (
    <>
      <div className={styles.sender}>
        {renderPerson(sender, <bdi className={styles.senderName}>{showBidiControls(sender.name || sender.address)}</bdi>)}
        {sender.name !== '' && (
          <bdi className={styles.address} data-kept={safeName(sender) === sender.name ? undefined : ''}>
            {showBidiControls(sender.address)}
          </bdi>
        )}
      </div>
      {recipients.length > 0 && (
        <span className={styles.recipients}>
          {before}
          {named.map((person, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an address may stand in a field twice, and the field never changes
            <Fragment key={index}>
              {index > 0 && words.nameSeparator}
              {renderPerson(person, <bdi>{safeName(person)}</bdi>)}
            </Fragment>
          ))}
          {after}
        </span>
      )}
    </>
  );
}

interface PeopleTableProps extends PeopleProps {
  id: string;
  date: string;
  details?: readonly MessageDetail[] | undefined;
}

/** Everyone the mail names, with addresses, and what else is known of it. */
export function PeopleTable({ sender, to, cc = [], bcc = [], renderPerson, id, date, details = [] }: PeopleTableProps) {
  const { messageHeader: words } = useStrings();
  const rows = (
    [
      [words.from, [sender]],
      [words.to, to],
      [words.cc, cc],
      [words.bcc, bcc],
    ] as const
  ).filter(([, people]) => people.length > 0);
  return (
    <table id={id} className={styles.table} aria-label={words.people}>
      <tbody>
        {rows.map(([title, people]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>
              {people.slice(0, LISTED).map((person, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an address may stand in a field twice, and the field never changes
                <span key={index} className={styles.person}>
                  {renderPerson(
                    person,
                    <span>
                      {person.name !== '' && <bdi className={styles.personName}>{showBidiControls(person.name)}</bdi>}
                      <bdi className={styles.address}>{showBidiControls(person.address)}</bdi>
                    </span>,
                  )}
                </span>
              ))}
              {people.length > LISTED && <span className={styles.person}>+{people.length - LISTED}</span>}
            </td>
          </tr>
        ))}
        {date !== '' && (
          <tr>
            <th scope="row">{words.date}</th>
            <td>{date}</td>
          </tr>
        )}
        {details.map(({ name, content }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{content}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
