import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Splitter } from '../../parts/splitter/index.ts';
import * as styles from './SplitView.css.ts';
import { type SplitPlacement, splitSizes } from './splitSizes.ts';

/** Props of {@link SplitView}. */
export interface SplitViewProps {
  /** The list, with its toolbar and what else belongs above it. */
  list: ReactNode;
  /** The message. Without it the list has the place to itself, and keeps its state when a message comes and goes. */
  reader?: ReactNode;
  /** Place of the message. @default 'right' */
  placement?: SplitPlacement | undefined;
  /** Width of the list, or its height above a message, in pixels. Where it is left out, the place decides. */
  size?: number | undefined;
  /** Called with the size at the end of a drag or key press. Store it here. */
  onSizeChangeEnd?: ((size: number) => void) | undefined;
  /** Called when the place begins or ceases to have room for both. Without room, the list alone is shown: open messages elsewhere. */
  onRoomChange?: ((hasRoom: boolean) => void) | undefined;
}

/**
 * A list and the message that is read from it, side by side or one above the other, with a line between them that can be moved. It measures
 * its own place, not the window.
 *
 * @example
 * <SplitView placement="right" list={<MessageList … />} reader={<ReadingPane … />} onSizeChangeEnd={store} />
 */
export function SplitView({ list, reader, placement = 'right', size, onSizeChangeEnd, onRoomChange }: SplitViewProps) {
  const { messageList, listToolbar } = useStrings();
  const root = useRef<HTMLDivElement>(null);
  const place = usePlace(root);
  const [moved, setMoved] = useState<Partial<Record<SplitPlacement, number>>>({});
  const { hasRoom, ...sizes } = splitSizes(placement, place);
  useLayoutEffect(() => onRoomChange?.(hasRoom), [hasRoom, onRoomChange]);
  const hasReader = hasRoom && reader !== undefined && reader !== null && reader !== false;
  return (
    <div ref={root} className={styles.root}>
      <Splitter
        label={messageList.name}
        orientation={placement === 'right' ? 'horizontal' : 'vertical'}
        {...sizes}
        size={moved[placement] ?? size ?? sizes.defaultSize}
        onSizeChange={(next) => setMoved({ ...moved, [placement]: next })}
        onSizeChangeEnd={onSizeChangeEnd}
        start={<div className={styles.side}>{list}</div>}
        end={
          hasReader && (
            <section aria-label={listToolbar.readingPane} className={styles.reader}>
              {reader}
            </section>
          )
        }
      />
    </div>
  );
}

/** Width and height of an element. Zero until it is laid out. */
function usePlace(ref: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      // A hidden tab has no size, and shows the same when it comes back.
      if (width > 0) setPlace((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return place;
}
