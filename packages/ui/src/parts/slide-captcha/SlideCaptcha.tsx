import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { CaptchaFrame, type CaptchaState } from './CaptchaFrame.tsx';
import * as styles from './SlideCaptcha.css.ts';

/** Images of a slide captcha. Lengths are in image pixels. */
export interface SlidePicture {
  /** Image with the gap, as a data URL. */
  picture: string;
  /** The loose piece, as a data address. */
  piece: string;
  /** Distance of the piece from the top edge. */
  top: number;
  width: number;
  height: number;
}

export interface SlideCaptchaProps extends SlidePicture {
  /** @default 'waiting' */
  state?: CaptchaState | undefined;
  /** Called with the left edge of the piece once it is let go of, or Enter is pressed. */
  onSubmit: (offset: number) => void;
  /** Called to load another image. */
  onRefresh: () => void;
}

/** Captcha in which the user slides a loose piece into its gap. A new image starts at the left again and keeps the keyboard focus. */
export function SlideCaptcha({ state = 'waiting', onRefresh, onSubmit, ...picture }: SlideCaptchaProps) {
  const strings = useStrings().slideCaptcha;
  const isByKey = useRef(false);
  return (
    <CaptchaFrame state={state} failure={strings.failed} isLeftToRight>
      <Slide
        key={picture.picture}
        {...picture}
        isByKey={isByKey}
        isChecking={state === 'checking'}
        onSubmit={onSubmit}
        onRefresh={onRefresh}
      />
    </CaptchaFrame>
  );
}

type SlideProps = SlidePicture & Pick<SlideCaptchaProps, 'onSubmit' | 'onRefresh'> & { isChecking: boolean; isByKey: RefObject<boolean> };

function Slide({ picture, piece, top, width, height, isChecking, isByKey, onSubmit, onRefresh }: SlideProps) {
  const strings = useStrings().slideCaptcha;
  const hintId = useId();
  const [offset, setOffset] = useState(0);
  const [pieceWidth, setPieceWidth] = useState(48);
  const input = useRef<HTMLInputElement>(null);
  // The handle is disabled while the answer is checked, so it loses the focus. Restore it.
  useEffect(() => {
    if (!isChecking && isByKey.current && document.activeElement === document.body) input.current?.focus();
  }, [isChecking, isByKey]);
  const last = width - pieceWidth;
  const submitByEnter = (event: KeyboardEvent) => {
    isByKey.current = true;
    if (event.key !== 'Enter' || isChecking) return;
    // The handle is inside the login form, which this Enter must not submit.
    event.preventDefault();
    onSubmit(offset);
  };
  return (
    <>
      <div className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        <img className={styles.background} src={picture} alt={strings.picture} draggable={false} />
        <img
          className={styles.piece}
          // Shares, not pixels: where the card is narrow, the picture is drawn smaller than it is.
          style={{ left: share(offset, width), top: share(top, height), width: share(pieceWidth, width) }}
          src={piece}
          alt=""
          draggable={false}
          onLoad={(event) => setPieceWidth(event.currentTarget.naturalWidth || 48)}
        />
        <Button className={styles.refresh} aria-label={strings.refresh} isDisabled={isChecking} onPress={onRefresh}>
          <Icon name="arrow_clockwise" />
        </Button>
      </div>
      <div
        onPointerDownCapture={() => {
          isByKey.current = false;
        }}
        onKeyDownCapture={submitByEnter}
      >
        <Slider
          aria-label={strings.handle}
          className={styles.groove}
          minValue={0}
          maxValue={last}
          step={1}
          value={offset}
          isDisabled={isChecking}
          onChange={setOffset}
          // Arrow keys end a change with every step; only letting go of the pointer means "here".
          onChangeEnd={(end) => {
            if (!isByKey.current) onSubmit(end);
          }}
        >
          <div className={styles.fill} style={{ width: `calc(22px + (100% - 44px) * ${offset / last})` }} />
          {offset < last / 3 && (
            <span className={styles.hint} aria-hidden="true">
              {isChecking ? strings.checking : strings.hint}
            </span>
          )}
          <SliderTrack className={styles.track}>
            <SliderThumb inputRef={input} className={styles.handle} aria-describedby={hintId}>
              <Icon name="chevron_double_right" size={20} />
            </SliderThumb>
          </SliderTrack>
          <SliderOutput className={visuallyHidden}>{strings.pixels(offset)}</SliderOutput>
        </Slider>
      </div>
      <p id={hintId} className={visuallyHidden}>
        {strings.keyboardHint}
      </p>
    </>
  );
}

const share = (length: number, whole: number) => `${(length / whole) * 100}%`;
