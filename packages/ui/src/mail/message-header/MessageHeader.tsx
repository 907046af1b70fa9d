import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatDateAndWeekday, showBidiControls } from '../../foundation/text/index.ts';
import type { FlagColor } from '../../foundation/theme/SkinTokens.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import { FlagIcon } from '../flag-picker/index.ts';
import type { MessageTag, Person } from '../message-list/index.ts';
import { TagChip } from '../tag-chip/index.ts';
import { arrivalDelay, writeDelay } from './arrivalDelay.ts';
import * as markStyles from './Marks.css.ts';
import * as styles from './MessageHeader.css.ts';
import { type MessageDetail, PeopleLine, PeopleTable, type RenderPerson } from './People.tsx';

/** Props of the message header. */
export interface MessageHeaderProps {
  subject: string;
  /** Level of the heading that the subject is. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Id of the heading, by which the article around is named. */
  headingId?: string | undefined;
  sender: Person;
  to: readonly Person[];
  cc?: readonly Person[] | undefined;
  bcc?: readonly Person[] | undefined;
  /** Left out or `null` when the mail bears no date. */
  sentAt?: string | null | undefined;
  /** Time of arrival; undefined if unknown. */
  arrivedAt?: string | undefined;
  flagColor?: FlagColor | null | undefined;
  tags?: readonly MessageTag[] | undefined;
  isBurn?: boolean | undefined;
  isUrgent?: boolean | undefined;
  /** The flag was pressed; `anchor` is where a picker belongs. */
  onFlag?: ((anchor: HTMLElement) => void) | undefined;
  /** Takes a tag off the mail; without it tags cannot be removed. */
  onRemoveTag?: ((tag: MessageTag) => void) | undefined;
  /** More rows of the detail table, such as what is known of the sender. */
  details?: readonly MessageDetail[] | undefined;
  /** Buttons at the end of the subject line, such as remark, mail exchanged and meeting. */
  actions?: ReactNode;
  /** Draws a person, for a card on hover; gets what would be drawn without it. */
  renderPerson?: RenderPerson | undefined;
  /** Writes times on a 12-hour clock. @default false */
  isTwelveHour?: boolean | undefined;
  formatDate?: ((iso: string) => string) | undefined;
  className?: string | undefined;
}

/** Header of a message: subject, marks, sender, recipients and time. */
export function MessageHeader(props: MessageHeaderProps) {
  const {
    subject,
    headingLevel = 2,
    headingId,
    sender,
    to,
    sentAt = null,
    arrivedAt,
    flagColor = null,
    tags = [],
    isBurn,
    isUrgent,
  } = props;
  const { onFlag, onRemoveTag, actions, renderPerson = showPlain, isTwelveHour = false, className } = props;
  const { messageHeader: words, flags } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  const [showsDetails, setShowsDetails] = useState(false);
  const detailsId = useId();
  const Heading = `h${headingLevel}` as const;
  const moment = sentAt ?? arrivedAt;
  const write = props.formatDate ?? ((iso: string) => formatDateAndWeekday(iso, { locale, isTwelveHour }));
  const date = moment === undefined ? '' : write(moment);
  const delay = arrivedAt === undefined ? null : arrivalDelay(sentAt, arrivedAt);

  return (
    <header className={clsx(styles.header, className)} {...(showsDetails && { 'data-open': true })}>
      <div className={styles.subjectLine}>
        {onFlag && (
          <button
            type="button"
            className={styles.flag}
            aria-label={flagColor ? flags[flagColor] : flags.none}
            aria-haspopup="menu"
            onClick={(event) => onFlag(event.currentTarget)}
          >
            <FlagIcon color={flagColor} />
          </button>
        )}
        <Heading id={headingId} className={styles.subject} dir="auto">
          {showBidiControls(subject) || words.noSubject}
        </Heading>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {(tags.length > 0 || isBurn || isUrgent) && (
        <div className={markStyles.marks}>
          {isUrgent && <span className={markStyles.urgent}>{words.urgent}</span>}
          {isBurn && <span className={markStyles.burn}>{words.burn}</span>}
          {tags.map((tag) => (
            <TagChip key={tag.id} name={tag.name} color={tag.color} onRemove={onRemoveTag && (() => onRemoveTag(tag))} />
          ))}
        </div>
      )}
      <div className={styles.people}>
        <Avatar name={sender.name || sender.address} />
        <div className={styles.lines}>
          <PeopleLine {...props} renderPerson={renderPerson} to={to} />
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={showsDetails}
            aria-controls={showsDetails ? detailsId : undefined}
            onClick={() => setShowsDetails(!showsDetails)}
          >
            {showsDetails ? words.hideDetails : words.showDetails}
          </button>
        </div>
        <div className={styles.times}>
          {moment !== undefined && <time dateTime={moment}>{date}</time>}
          {delay && <span>{words[delay.isEarly ? 'arrivedEarlier' : 'arrivedLater'](writeDelay(delay, locale))}</span>}
        </div>
      </div>
      {showsDetails && <PeopleTable {...props} id={detailsId} date={date} renderPerson={renderPerson} />}
    </header>
  );
}

const showPlain: RenderPerson = (_, children) => children;
