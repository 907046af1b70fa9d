import { useId } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { MarkedText, type TextMark } from '../../mail/search-form/index.ts';
import { Button } from '../../parts/button/index.ts';
import { ProgressCircle } from '../../parts/progress-circle/index.ts';
import * as styles from './RulePreview.css.ts';

/** A message that a rule matches. */
export interface PreviewedMessage {
  id: string;
  sender: string;
  subject: string;
  /** Positions of the matching text. */
  marks: readonly TextMark[];
  date: string;
  isRead: boolean;
}

export interface RulePreviewProps {
  /** Number of messages examined so far. */
  examined: number;
  /** Number of those that match. */
  count: number;
  /** The first of them, newest first. */
  messages: readonly PreviewedMessage[];
  /** More messages are being examined. */
  isCounting?: boolean | undefined;
  /** Messages that are examined: the most recent ones, or all of a folder. @default 'recent' */
  scope?: 'recent' | 'folder' | undefined;
  /** Stops examining. */
  onStop?: (() => void) | undefined;
  /** Opens a message. */
  onOpen?: ((id: string) => void) | undefined;
  /** Why the messages could not be examined. */
  errorMessage?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** Shows how many existing messages a rule would match, and which. */
export function RulePreview(props: RulePreviewProps) {
  const { examined, count, messages, isCounting = false, scope = 'recent', onStop, onOpen, errorMessage, onRetry } = props;
  const words = useStrings().filterRules;
  const titleId = useId();
  const ended = scope === 'recent' ? words.wouldMatch(count, examined) : words.folderMatches(count, examined);
  const soFar = examined === 0 ? words.counting : words.countingSoFar(count, examined);
  return (
    <section aria-labelledby={titleId} className={styles.preview}>
      <div className={styles.previewHead}>
        {isCounting ? <ProgressCircle size="small" label={words.counting} /> : <Icon name="info" size={16} />}
        <span id={titleId} role="status" className={styles.previewTitle}>
          {errorMessage ?? (isCounting ? soFar : ended)}
        </span>
        {isCounting && onStop && (
          <Button size="small" variant="quiet" onPress={onStop}>
            {words.stop}
          </Button>
        )}
        {errorMessage !== undefined && onRetry && (
          <Button size="small" variant="quiet" onPress={onRetry}>
            {words.retry}
          </Button>
        )}
      </div>
      {messages.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ul className={styles.messages} tabIndex={0} aria-labelledby={titleId}>
          {messages.map((message) => (
            <PreviewRow key={message.id} message={message} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PreviewRow({ message, onOpen }: { message: PreviewedMessage; onOpen: RulePreviewProps['onOpen'] }) {
  const { id, sender, subject, marks, date, isRead } = message;
  const words = useStrings().filterRules;
  const content = (
    <>
      <span className={styles.dot} {...(!isRead && { role: 'img', 'aria-label': words.unread, 'data-unread': true })} />
      <bdi className={styles.sender}>{sender}</bdi>
      <bdi className={styles.subject}>{subject === '' ? words.noSubject : <MarkedText text={subject} marks={marks} />}</bdi>
      <span className={styles.date}>{date}</span>
    </>
  );
  return (
    <li>
      {onOpen ? (
        <button type="button" className={styles.message} data-unread={!isRead || undefined} onClick={() => onOpen(id)}>
          {content}
        </button>
      ) : (
        <span className={styles.message} data-unread={!isRead || undefined}>
          {content}
        </span>
      )}
    </li>
  );
}
