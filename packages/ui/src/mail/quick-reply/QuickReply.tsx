import { clsx } from 'clsx';
import { type KeyboardEvent, useId } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { Icon as IconMore } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import { Button } from '../../parts/button/index.ts';
import * as styles from './QuickReply.css.ts';

/** State of a quick reply; `inReview` means a reviewer must approve it first. */
export type QuickReplyState = 'editing' | 'sending' | 'sent' | 'inReview' | 'failed';

export interface QuickReplyProps {
  /** Name of the person replied to. */
  recipientName: string;
  value: string;
  onChange: (text: string) => void;
  /** @default 'editing' */
  state?: QuickReplyState | undefined;
  /** Sends what is written, again after a failure. */
  onSend: () => void;
  /** Continues in a full reply, with the text typed so far. */
  onFullReply: () => void;
  /** Why it cannot be sent or was not. */
  errorMessage?: string | undefined;
  className?: string | undefined;
}

/** Short reply below a message. For attachments, more recipients or formatting it leads to the full reply. */
export function QuickReply(props: QuickReplyProps) {
  const { recipientName, value, onChange, state = 'editing', onSend, onFullReply, errorMessage, className } = props;
  const words = useStrings().quickReply;
  const outcomeId = useId();
  const isSending = state === 'sending';
  const addressee = words.to(showBidiControls(recipientName));
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    // The page sends its own letter on the same keys.
    event.stopPropagation();
    if (!isSending) onSend();
  };
  const isWrong = state === 'failed' || errorMessage !== undefined;
  return (
    <section aria-label={words.name} className={clsx(styles.box, className)} {...(isWrong && { 'data-invalid': true })}>
      <textarea
        aria-label={addressee}
        aria-describedby={outcomeId}
        aria-invalid={isWrong}
        className={styles.text}
        dir="auto"
        rows={1}
        placeholder={addressee}
        readOnly={isSending}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={sendByKeys}
      />
      <div className={styles.foot}>
        <Button variant="link" tone="accent" className={styles.away} isDisabled={isSending} onPress={onFullReply}>
          {words.fullReply}
        </Button>
        <span id={outcomeId} role="status" className={styles.outcome} data-state={isWrong ? 'failed' : state}>
          {isSending && words.sending}
          {state === 'sent' && !isWrong && (
            <>
              <IconMore name="checkmark_circle_filled" />
              {words.sent}
            </>
          )}
          {state === 'inReview' && !isWrong && words.inReview}
          {isWrong && (
            <>
              <Icon name="error_circle_filled" />
              {errorMessage ?? words.failed}
            </>
          )}
        </span>
        <span aria-hidden="true" className={styles.keys}>
          <kbd className={styles.key}>Ctrl</kbd>
          <kbd className={styles.key}>↵</kbd>
        </span>
        <Button tone="accent" size="small" icon={<Icon name="send_filled" />} isPending={isSending} onPress={onSend}>
          {state === 'failed' ? words.sendAgain : words.send}
        </Button>
      </div>
    </section>
  );
}
