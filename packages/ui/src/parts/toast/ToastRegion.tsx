import { clsx } from 'clsx';
import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { Toast, ToastQueue } from './createToastQueue.ts';
import * as styles from './Toast.css.ts';

export interface ToastRegionProps {
  /** Made by `createToastQueue`. */
  queue: ToastQueue;
}

const icons = { success: 'checkmark_circle_filled', info: 'info_filled', danger: 'error_circle_filled' } as const;

/** Shows the toasts of a queue at the foot of the page and has them read out. One for the whole app. */
export function ToastRegion({ queue }: ToastRegionProps) {
  const strings = useStrings().toast;
  const toasts = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  const isUrgent = (toast: Toast) => toast.tone === 'danger';
  const cameFrom = useRef<HTMLElement | null>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    queue.pause();
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const close = (id: number) => {
    // A button that vanishes under the focus would throw the reader back to the top of the page.
    cameFrom.current?.focus();
    cameFrom.current = null;
    queue.close(id);
  };
  const show = (toast: Toast) => <ToastItem key={toast.id} toast={toast} onClose={() => close(toast.id)} />;
  return (
    <section
      className={styles.region}
      // Without it a dialog silences the toasts, and takes their buttons away.
      data-react-aria-top-layer=""
      aria-label={strings.region}
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={enter}
      onBlur={queue.resume}
    >
      {/* Both regions are mounted before any toast: a live region that is inserted with its text isn't announced. */}
      <div role="status" aria-atomic="false" className={styles.live}>
        {toasts.filter((toast) => !isUrgent(toast)).map(show)}
      </div>
      <div role="alert" aria-atomic="false" className={styles.live}>
        {toasts.filter(isUrgent).map(show)}
      </div>
    </section>
  );
}

function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const strings = useStrings().toast;
  const { message, tone = 'success', action, isClosable = false } = toast;
  return (
    <div className={styles.toast}>
      <Icon name={icons[tone]} />
      <span className={styles.message}>{message}</span>
      {action && (
        <Button
          className={clsx(styles.button, styles.action)}
          onPress={() => {
            onClose();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      {isClosable && (
        <Button className={styles.button} aria-label={strings.close} onPress={onClose}>
          <Icon name="dismiss" />
        </Button>
      )}
    </div>
  );
}
