import { Button } from 'react-aria-components';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './Carousel.css.ts';
import type { CarouselSlide } from './Carousel.tsx';
import type { useRotation } from './useRotation.ts';

interface CarouselControlsProps {
  slides: readonly CarouselSlide[];
  current: number;
  slidesId: string;
  canRotate: boolean;
  rotation: ReturnType<typeof useRotation>;
  onShow: (index: number) => void;
}

/** More cannot be told apart, nor hit. */
const mostDots = 8;

/** Stops and starts the slides, goes to the one before or after, or to a certain one. */
export function CarouselControls({ slides, current, slidesId, canRotate, rotation, onShow }: CarouselControlsProps) {
  const strings = useStrings().carousel;
  return (
    <div className={styles.controls}>
      {canRotate && (
        <Button
          className={styles.button}
          data-rotation=""
          aria-label={rotation.isOn ? strings.pause : strings.play}
          onPress={() => rotation.setOn(!rotation.isOn)}
        >
          <Icon name={rotation.isOn ? 'pause' : 'play'} />
        </Button>
      )}
      <Button className={styles.button} aria-label={strings.previous} aria-controls={slidesId} onPress={() => onShow(current - 1)}>
        <Icon name="chevron_left" isMirrored />
      </Button>
      {slides.length > mostDots ? (
        <span aria-hidden="true" className={styles.place}>
          {current + 1} / {slides.length}
        </span>
      ) : (
        <Dots slides={slides} current={current} slidesId={slidesId} onShow={onShow} />
      )}
      <Button className={styles.button} aria-label={strings.next} aria-controls={slidesId} onPress={() => onShow(current + 1)}>
        <Icon name="chevron_right" isMirrored />
      </Button>
    </div>
  );
}

function Dots({ slides, current, slidesId, onShow }: Pick<CarouselControlsProps, 'slides' | 'current' | 'slidesId' | 'onShow'>) {
  const strings = useStrings().carousel;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={strings.choose} className={styles.dots}>
      {slides.map(({ id, label }, index) => (
        <Button
          key={id}
          className={styles.dot}
          aria-label={strings.goTo(index + 1, label)}
          aria-controls={slidesId}
          data-current={index === current || undefined}
          {...(index === current && { 'aria-current': true })}
          onPress={() => onShow(index)}
        />
      ))}
    </div>
  );
}
