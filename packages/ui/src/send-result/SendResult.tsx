import { clsx } from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './SendResult.css.ts';

/** An address the letter could not be sent to. */
export interface FailedAddress {
  address: string;
  reason?: string | undefined;
}

export interface SendResultProps {
  /** Whether the letter has left, waits for its time or for a reviewer, or was sent back by one. */
  kind: 'sent' | 'scheduled' | 'review' | 'rejected';
  /** A sentence below the title: the subject, or when it will leave. */
  description?: ReactNode;
  onBackToMailbox: () => void;
  /** Begins a new letter. */
  onContinueWriting: () => void;
  /** Opens the scheduled letter again (SND-22). */
  onContinueEditing?: (() => void) | undefined;
  /** Calls the whole letter back (SND-21). */
  onRecall?: (() => void) | undefined;
  isRecalling?: boolean | undefined;
  /** Takes the letter back before it leaves, while time is left. */
  onUndo?: (() => void) | undefined;
  /** How long it can be taken back. */
  undoSeconds?: number | undefined;
  /** What could not be sent to (SND-19). */
  failed?: readonly FailedAddress[] | undefined;
  /** The `DeliveryStatus` of the letter. */
  children?: ReactNode;
  className?: string | undefined;
  /** The title, to give the focus to when the page takes the place of the form. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

const marks = { sent: 'checkmark_circle_filled', scheduled: 'clock', review: 'clock', rejected: 'error_circle_filled' } as const;

/** The page that takes the place of a letter once it was sent. */
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
