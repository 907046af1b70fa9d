import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../button/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { type DrawingName, EmptyState } from '../empty-state/index.ts';
import * as styles from './ErrorState.css.ts';
import { RequestId } from './RequestId.tsx';

export interface ErrorStateProps {
  /** Failed operation, in one line. */
  title: ReactNode;
  /** Advice for the user. */
  children?: ReactNode;
  /** @default 'failure' */
  drawing?: DrawingName | undefined;
  /** Tries again; left out where that cannot help. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  /** One more button, such as the way back. */
  action?: ReactNode;
  /** The number by which the fault can be found in the log of the server. */
  requestId?: string | undefined;
  /** Data for support, such as status and time. */
  details?: ReactNode;
  /** Whether screen readers announce it when it replaces other content. @default true */
  isAnnounced?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Shown when content couldn't be loaded: what happened, a retry button, and the data for support.
 *
 * @example
 * <ErrorState title="The list could not be loaded" onRetry={refetch} requestId="req-4f2a">The server did not answer.</ErrorState>
 */
export function ErrorState({
  title,
  children,
  drawing = 'failure',
  onRetry,
  isRetrying = false,
  action,
  requestId,
  details,
  isAnnounced = true,
  className,
}: ErrorStateProps) {
  const strings = useStrings().errorState;
  const actions = (onRetry !== undefined || action !== undefined) && (
    <>
      {onRetry && (
        <Button tone="accent" icon={<Icon name="arrow_clockwise" />} isPending={isRetrying} onPress={onRetry}>
          {strings.retry}
        </Button>
      )}
      {action}
    </>
  );
  return (
    <div className={clsx(styles.root, className)}>
      <EmptyState
        drawing={drawing}
        title={title}
        isAnnounced={isAnnounced}
        className={styles.state}
        {...(actions === false ? {} : { actions })}
      >
        {children}
      </EmptyState>
      {(requestId !== undefined || details !== undefined) && (
        <div className={styles.details}>
          <Disclosure title={strings.details} size="small" headingLevel="none" className={styles.disclosure}>
            <div className={styles.content}>
              {details}
              {requestId !== undefined && <RequestId id={requestId} />}
            </div>
          </Disclosure>
        </div>
      )}
    </div>
  );
}
