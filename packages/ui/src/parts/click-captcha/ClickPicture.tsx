import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { background } from '../slide-captcha/SlideCaptcha.css.ts';
import * as styles from './ClickCaptcha.css.ts';
import type { ClickPoint } from './ClickCaptcha.tsx';

interface ClickPictureProps {
  picture: string;
  width: number;
  height: number;
  points: readonly ClickPoint[];
  isDisabled: boolean;
  onPlace: (point: ClickPoint) => void;
  onUndo: () => void;
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Image on which users place marks, with the pointer or with a crosshair that the arrow keys move. */
export function ClickPicture({ picture, width, height, points, isDisabled, onPlace, onUndo }: ClickPictureProps) {
  const strings = useStrings().clickCaptcha;
  const hintId = useId();
  const [cross, setCross] = useState<ClickPoint>({ x: Math.round(width / 2), y: Math.round(height / 2) });

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (isDisabled) return;
    const box = event.currentTarget.getBoundingClientRect();
    // Shares, not pixels: where the card is narrow, the picture is drawn smaller than it is.
    const point = {
      x: Math.round(((event.clientX - box.left) / box.width) * width),
      y: Math.round(((event.clientY - box.top) / box.height) * height),
    };
    setCross(point);
    onPlace(point);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (isDisabled || event.nativeEvent.isComposing) return;
    if (move) {
      const step = event.shiftKey ? 25 : 5;
      setCross(({ x, y }) => ({ x: clamp(x + move[0] * step, width), y: clamp(y + move[1] * step, height) }));
    } else if (event.key === 'Enter' || event.key === ' ') onPlace(cross);
    else if (event.key === 'Backspace') onUndo();
    else return;
    // Enter would send the form around the picture, the arrows would scroll the page.
    event.preventDefault();
    event.stopPropagation();
  };

  const at = ({ x, y }: ClickPoint) => ({ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` });
  return (
    <div
      // Screen readers leave the arrow keys to an application.
      role="application"
      aria-label={strings.area}
      aria-describedby={hintId}
      aria-disabled={isDisabled}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is worked with by keys
      tabIndex={0}
      className={styles.area}
      style={{ aspectRatio: `${width} / ${height}` }}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <img className={background} src={picture} alt={strings.picture} draggable={false} />
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is known by its number
        <span key={index} className={styles.mark} style={at(point)} aria-hidden="true">
          {index + 1}
        </span>
      ))}
      <span className={styles.crosshair} style={at(cross)} data-testid="crosshair" aria-hidden="true" />
      <span className={visuallyHidden} aria-live="polite">
        {strings.position(cross.x, cross.y)}
      </span>
      <span id={hintId} className={visuallyHidden}>
        {strings.keyboardHint}
      </span>
    </div>
  );
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
