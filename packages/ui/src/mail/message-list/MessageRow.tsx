// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out as three lines on a phone
// biome-ignore-all lint/a11y/useFocusableInteractive: the row is what takes the focus, its cells do not
import { memo, type ReactNode } from 'react';
import { tickBox } from '../../foundation/grid-core/tickBox.css.ts';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { safeName, showBidiControls } from '../../foundation/text/index.ts';
import { FlagIcon } from '../flag-picker/index.ts';
import { TagChip } from '../tag-chip/index.ts';
import * as buttons from './MessageActions.css.ts';
import * as styles from './MessageCells.css.ts';
import { row } from './MessageRow.css.ts';
import { type Message, messageKey, messageState } from './message.ts';
import { RowState } from './RowState.tsx';

/** Values shared by all rows of a list. Rows compare them one by one, so they must be stable. */
export interface RowLook {
  showsRecipient: boolean;
  showsFolder: boolean;
  hasWideDate: boolean;
  canDelete: boolean;
  canTag: boolean;
  canFlag: boolean;
  canRemark: boolean;
  formatDate: (iso: string) => string;
  formatShortDate: (iso: string) => string;
  formatSize: (bytes: number) => string;
  renderSender?: ((message: Message) => ReactNode) | undefined;
  renderSubject?: ((message: Message) => ReactNode) | undefined;
}

interface MessageRowProps extends RowLook {
  message: Message;
  isSelected: boolean;
}

const SHOWN_TAGS = 3;

/**
 * Row of one message. Selection is an attribute of the row only, and focus isn't a prop, so that selecting a hundred rows renders no cell.
 */
export const MessageRow = memo(function MessageRow({ message, isSelected, ...look }: MessageRowProps) {
  const { messageList: words } = useStrings();
  const { isMoved, isRead, subject } = message;
  return (
    <div
      role="row"
      className={row}
      data-key={messageKey(message)}
      data-unread={isRead ? undefined : ''}
      data-moved={isMoved ? '' : undefined}
      data-tagged={message.tags?.length ? '' : undefined}
      data-wide-date={look.hasWideDate ? '' : undefined}
      aria-label={`${partyNames(message, look.showsRecipient)}, ${showBidiControls(subject) || words.noSubject}`}
      aria-selected={isMoved ? undefined : isSelected}
      aria-disabled={isMoved || undefined}
      // Which row is the tab stop is written by `useRowFocus`: a step with the arrows renders nothing.
      tabIndex={-1}
    >
      <span role="gridcell" className={styles.select} data-action={isMoved ? undefined : 'select'}>
        {!isMoved && <span role="checkbox" aria-checked={isSelected} aria-label={words.select} tabIndex={-1} className={tickBox} />}
      </span>
      <Cells message={message} {...look} />
    </div>
  );
});

/** Everything of a row that does not depend on selection or focus. */
const Cells = memo(function Cells({
  message,
  showsRecipient,
  showsFolder,
  canDelete,
  canTag,
  canFlag,
  canRemark,
  formatDate,
  formatShortDate,
  formatSize,
  renderSender,
  renderSubject,
}: RowLook & { message: Message }) {
  const { messageList: words, flags } = useStrings();
  const { subject, folder, folderName = folder, remark, tags = [], flagColor = null, size } = message;
  const date = message.sentAt ?? message.arrivedAt;
  const flagName = flagColor ? flags[flagColor] : flags.none;
  return (
    <>
      <span role="gridcell" className={styles.state}>
        <RowState state={messageState(message)} />
      </span>
      <span role="gridcell" className={styles.party}>
        <bdi className={styles.cut} data-card="">
          {renderSender?.(message) ?? partyNames(message, showsRecipient)}
        </bdi>
      </span>
      <span role="gridcell" className={styles.subject} aria-colspan={tags.length > 0 ? undefined : 2}>
        <bdi className={styles.cut}>
          {showsFolder && <span className={styles.folder}>[{folderName}] </span>}
          {renderSubject?.(message) ?? (showBidiControls(subject) || words.noSubject)}
        </bdi>
        {remark &&
          (canRemark ? (
            <button type="button" tabIndex={-1} className={buttons.action} data-action="remark" aria-label={words.remark} title={remark}>
              <Icon name="note" size={16} />
            </button>
          ) : (
            <span role="img" className={buttons.action} aria-label={`${words.remark}: ${remark}`} title={remark}>
              <Icon name="note" size={16} />
            </span>
          ))}
      </span>
      {tags.length > 0 && (
        <span role="gridcell" className={styles.tags}>
          {tags.slice(0, SHOWN_TAGS).map((tag) => (
            <TagChip key={tag.id} name={tag.name} color={tag.color} />
          ))}
          {tags.length > SHOWN_TAGS && (
            <span className={styles.more} title={tags.map(({ name }) => name).join(', ')}>
              +{tags.length - SHOWN_TAGS}
            </span>
          )}
        </span>
      )}
      <span role="gridcell" className={buttons.flag}>
        {canFlag && (
          <button
            type="button"
            tabIndex={-1}
            className={buttons.action}
            data-action="flag"
            data-empty={flagColor ? undefined : ''}
            aria-label={flagName}
            // Users who can't distinguish the colors read the name.
            title={flagColor ? flagName : undefined}
          >
            <FlagIcon color={flagColor} />
          </button>
        )}
        {!canFlag && flagColor && (
          <span role="img" className={buttons.action} aria-label={flagName} title={flagName}>
            <FlagIcon color={flagColor} />
          </span>
        )}
      </span>
      <span role="gridcell" className={buttons.actions}>
        {canTag && (
          <button type="button" tabIndex={-1} className={buttons.hoverAction} data-action="tag" aria-label={words.tags}>
            <Icon name="tag" size={16} />
          </button>
        )}
        {canDelete && !message.isMoved && (
          <button type="button" tabIndex={-1} className={buttons.hoverAction} data-action="delete" aria-label={words.delete}>
            <Icon name="delete" size={16} />
          </button>
        )}
        <span className={buttons.attachment}>
          {message.hasAttachment && (
            <>
              <Icon name="attach" size={16} />
              <span className={visuallyHidden}>{words.hasAttachment}</span>
            </>
          )}
        </span>
      </span>
      <span role="gridcell" className={styles.date}>
        <time dateTime={date} className={styles.longDate}>
          {formatDate(date)}
        </time>
        <time dateTime={date} className={styles.shortDate}>
          {formatShortDate(date)}
        </time>
      </span>
      <span role="gridcell" className={styles.size}>
        {size !== undefined && formatSize(size)}
      </span>
    </>
  );
});

/** Several recipients show the first with an ellipsis. */
function partyNames({ sender, recipients }: Message, showsRecipient: boolean): string {
  if (!showsRecipient) return safeName(sender);
  const first = recipients[0];
  if (!first) return '';
  return recipients.length > 1 ? `${safeName(first)}…` : safeName(first);
}
