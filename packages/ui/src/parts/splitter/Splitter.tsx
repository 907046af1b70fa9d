import { clsx } from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './Splitter.css.ts';
import { useSplitter } from './useSplitter.ts';

export interface SplitterProps {
  /** Content of the sized pane, used as the accessible name of the handle. */
  label: string;
  /** The first pane, at the start or on top. */
  start: ReactNode;
  /** The second pane. Without it the first fills the place, and keeps its state when the second comes and goes. */
  end?: ReactNode;
  /** Whether the panes stand side by side or one above the other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Pane that keeps its size. The other fills the rest. @default 'start' */
  sizedPane?: 'start' | 'end' | undefined;
  /** The width or height of that pane in pixels, where the caller keeps it. */
  size?: number | undefined;
  /** Initial size in pixels, restored by a double click. @default 240 */
  defaultSize?: number | undefined;
  /** @default 120 */
  minSize?: number | undefined;
  /** @default 640 */
  maxSize?: number | undefined;
  /** Called with each new size, also during a drag. */
  onSizeChange?: ((size: number) => void) | undefined;
  /** Called with the size at the end of a drag or key press. Store it here. */
  onSizeChangeEnd?: ((size: number) => void) | undefined;
  className?: string | undefined;
}

/**
 * Two panes with a line between them that can be moved.
 *
 * @example
 * <Splitter label="Folders" start={<FolderTree … />} end={<MessageList … />} defaultSize={212} />
 */
export function Splitter(props: SplitterProps) {
  const { label, start, end, orientation = 'horizontal', sizedPane = 'start', className } = props;
  const { defaultSize = 240, minSize = 120, maxSize = 640, onSizeChange, onSizeChangeEnd } = props;
  const strings = useStrings().splitter;
  const id = useId();
  const paneRef = useRef<HTMLDivElement>(null);
  const options = { orientation, sizedPane, size: props.size, defaultSize, minSize, maxSize, onSizeChange, onSizeChangeEnd };
  const { size, isDragging, handleProps } = useSplitter(options, paneRef);
  const hasBoth = end !== undefined && end !== null && end !== false;
  const pane = (which: 'start' | 'end', content: ReactNode) => {
    const isSized = hasBoth && which === sizedPane;
    return (
      <div
        className={clsx(styles.pane, isSized ? styles.sized : styles.rest)}
        {...(isSized && { id, ref: paneRef, style: orientation === 'horizontal' ? { inlineSize: size } : { blockSize: size } })}
      >
        {content}
      </div>
    );
  };
  return (
    <div className={clsx(styles.root, className)} data-orientation={orientation}>
      {pane('start', start)}
      {hasBoth && (
        // biome-ignore lint/a11y/useSemanticElements: hr cannot be moved
        <div
          {...handleProps}
          role="separator"
          tabIndex={0}
          aria-label={label}
          aria-controls={id}
          aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
          aria-valuenow={size}
          aria-valuemin={minSize}
          aria-valuemax={maxSize}
          aria-valuetext={strings.pixels(size)}
          data-dragging={isDragging || undefined}
          className={styles.handle}
        />
      )}
      {hasBoth && pane('end', end)}
    </div>
  );
}
