import { clsx } from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import * as styles from './SendResult.css.ts';

/** Address that the message couldn't be sent to. */
export interface FailedAddress {
  address: string;
  reason?: string | undefined;
}

export interface SendResultProps {
  /** Whether the message was sent, is scheduled, is waiting for review, or was rejected by the reviewer. */
  kind: 'sent' | 'scheduled' | 'review' | 'rejected';
  /** A sentence below the title: the subject, or when it will leave. */
  description?: ReactNode;
  onBackToMailbox: () => void;
  /** Called to start a new message. */
  onContinueWriting: () => void;
  /** Called to reopen the scheduled message for editing. */
  onContinueEditing?: (() => void) | undefined;
  /** Called to recall the message from all recipients. */
  onRecall?: (() => void) | undefined;
  isRecalling?: boolean | undefined;
  /** Called to undo sending, as long as there is time left. */
  onUndo?: (() => void) | undefined;
  /** Time left to undo sending, in seconds. */
  undoSeconds?: number | undefined;
  /** Addresses that the message couldn't be sent to. */
  failed?: readonly FailedAddress[] | undefined;
  /** `DeliveryStatus` of the message. */
  children?: ReactNode;
  className?: string | undefined;
  /** Title element. Focus it when the page replaces the form. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

const marks = { sent: 'checkmark_circle_filled', scheduled: 'clock', review: 'clock', rejected: 'error_circle_filled' } as const;

/** Page that replaces a message after it was sent. */
export function SendResult(props: SendResultProps) {
  const { kind, description, failed = [], undoSeconds, children, className, ref } = props;
  const strings = useStrings().sendResult;
  const failedId = useId();
  return (
    <section className={clsx(styles.root, className)}>
      <div className={styles.column}>
        <span className={styles.mark} data-kind={kind}>
          <Icon name={marks[kind]} size={20} />
        </span>
        <h1 ref={ref} tabIndex={-1} className={styles.title}>
          {strings[kind]}
        </h1>
        {description !== undefined && <p className={styles.description}>{description}</p>}
        <div className={styles.actions}>
          <Button tone="accent" onPress={props.onBackToMailbox}>
            {strings.backToMailbox}
          </Button>
          <Button onPress={props.onContinueWriting}>{strings.continueWriting}</Button>
          {props.onContinueEditing && <Button onPress={props.onContinueEditing}>{strings.continueEditing}</Button>}
          {props.onRecall && (
            <Button onPress={props.onRecall} isPending={props.isRecalling ?? false}>
              {strings.recall}
            </Button>
          )}
          {props.onUndo && (
            <Button onPress={props.onUndo}>{undoSeconds === undefined ? strings.undoSend : strings.undoFor(undoSeconds)}</Button>
          )}
        </div>
        {failed.length > 0 && (
          <section aria-labelledby={failedId} className={styles.failed}>
            <p id={failedId} className={styles.failedTitle}>
              <Icon name="error_circle_filled" size={16} />
              {strings.failed}
            </p>
            <ul className={styles.failedList}>
              {failed.map(({ address, reason }) => (
                <li key={address}>
                  <span className={styles.failedAddress}>{address}</span>
                  {reason !== undefined && <span>{reason}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {children !== undefined && <div className={styles.status}>{children}</div>}
      </div>
    </section>
  );
}
