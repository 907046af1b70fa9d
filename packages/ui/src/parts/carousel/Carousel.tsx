import { clsx } from 'clsx';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './Carousel.css.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { useRotation } from './useRotation.ts';
import { useSwipe } from './useSwipe.ts';

/** One slide of a `Carousel`. */
export interface CarouselSlide {
  id: string;
  /** Short description of the slide. */
  label: string;
  /** A `CarouselPicture`, or anything else. */
  content: ReactNode;
}

export interface CarouselProps {
  /** Content of the carousel, such as notices or advertisements. */
  label: string;
  /** With one slide there is nothing to choose, and no control. */
  slides: readonly CarouselSlide[];
  /**
   * Time that each slide is shown, in milliseconds; `null` turns automatic changes off. With reduced motion, slides change only on demand.
   * @default 8000
   */
  intervalMs?: number | null | undefined;
  /** The height, in pixels or as a length. @default '100%' */
  height?: number | string | undefined;
  /** Called with the id of the slide that is shown. */
  onSlideChange?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

/**
 * Slides that are shown one at a time.
 *
 * @example
 * <Carousel label="Notices" height={530} slides={banners.map(({ id, title, image, link }) => ({ id, label: title, content: <CarouselPicture
 * src={image} alt={title} href={link} /> }))} />
 */
export function Carousel({ label, slides, intervalMs = 8_000, height = '100%', onSlideChange, className }: CarouselProps) {
  const strings = useStrings().carousel;
  const id = useId();
  const [place, setPlace] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const count = slides.length;
  const current = Math.min(place, count - 1);
  const show = useCallback(
    (wanted: number) => {
      const next = (wanted + count) % count;
      setPlace(next);
      const slide = slides[next];
      if (slide) onSlideChange?.(slide.id);
    },
    [slides, count, onSlideChange],
  );
  const next = useCallback(() => show(current + 1), [show, current]);
  const rotation = useRotation(next, count > 1 ? intervalMs : null, isHeld || isFocused);
  const swiped = useSwipe((by) => count > 1 && show(current + by));
  if (count === 0) return null;
  return (
    <section
      aria-roledescription={strings.carousel}
      aria-label={label}
      className={clsx(styles.root, className)}
      style={{ blockSize: height }}
      onPointerOver={({ target }) => setHeld(holds(target))}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setFocused(holds(target))}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setFocused(false)}
      {...swiped}
    >
      {/* First in tab order, so that users can stop the motion before they read the slides. */}
      {count > 1 && (
        <CarouselControls
          slides={slides}
          current={current}
          slidesId={id}
          canRotate={intervalMs !== null}
          rotation={rotation}
          onShow={show}
        />
      )}
      <div id={id} className={styles.slides} aria-live={rotation.isRunning ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: no element is a slide
          <div
            key={slide.id}
            role="group"
            aria-roledescription={strings.slide}
            aria-label={strings.position(index + 1, count, slide.label)}
            className={styles.slide}
            data-current={index === current || undefined}
            inert={index !== current}
          >
            {/* The one that comes next is fetched in time, the others when it is their turn. */}
            <Seen isNear={index === current || index === (current + 1) % count}>{slide.content}</Seen>
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * Returns whether hover or focus on an element pauses the slides. The rotation switch doesn't: a user who just pressed it wants to see them
 * change.
 */
const holds = (target: EventTarget) => !(target instanceof Element && target.closest('[data-rotation]'));

/** Shows its content once it has come near, and keeps it from then on. */
function Seen({ isNear, children }: { isNear: boolean; children: ReactNode }) {
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  return wasNear && children;
}
