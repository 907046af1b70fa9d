import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { IconButton } from '../button/index.ts';
import { CaptchaFrame, type CaptchaState } from '../slide-captcha/CaptchaFrame.tsx';
import * as styles from './ClickCaptcha.css.ts';
import { ClickPicture } from './ClickPicture.tsx';
import { usePlaced } from './usePlaced.ts';

/** Position on the image, in image pixels from the left and top edges. */
export interface ClickPoint {
  x: number;
  y: number;
}

/** Image of a click captcha, with lengths in image pixels. */
export interface ClickCaptchaPicture {
  /** Image as a data URL. */
  picture: string;
  width: number;
  height: number;
  /** Words to click, in this order. The image may contain more. */
  words: readonly string[];
}

export interface ClickCaptchaProps extends ClickCaptchaPicture {
  /** @default 'waiting' */
  state?: CaptchaState | undefined;
  /** Called with a place for each word once the last one is set. */
  onSubmit: (points: ClickPoint[]) => void;
  /** Called when the user requests another image. */
  onRefresh: () => void;
}

/** Verifies that the user is a person, who clicks the requested words on an image in order. A new image resets the marks. */
export function ClickCaptcha({ state = 'waiting', onSubmit, onRefresh, ...picture }: ClickCaptchaProps) {
  const { clickCaptcha: strings } = useStrings();
  return (
    <CaptchaFrame state={state} failure={strings.failed}>
      <Steps key={picture.picture} {...picture} isChecking={state === 'checking'} onSubmit={onSubmit} onRefresh={onRefresh} />
    </CaptchaFrame>
  );
}

type StepsProps = ClickCaptchaPicture & Pick<ClickCaptchaProps, 'onSubmit' | 'onRefresh'> & { isChecking: boolean };

function Steps({ words, isChecking, onSubmit, onRefresh, ...picture }: StepsProps) {
  const { slideCaptcha: shared, clickCaptcha: strings } = useStrings();
  const { points, place, undo } = usePlaced(words.length, onSubmit);
  return (
    <>
      <div className={styles.head}>
        <span>{strings.prompt}</span>
        <span className={styles.words}>
          {words.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be asked for twice
            <span key={index} className={styles.word} data-placed={index < points.length || undefined}>
              {word}
            </span>
          ))}
        </span>
        <span className={styles.actions}>
          <IconButton
            size="small"
            label={strings.undo}
            icon={<Icon name="arrow_undo" />}
            isDisabled={isChecking || points.length === 0}
            onPress={undo}
          />
          <IconButton
            size="small"
            label={shared.refresh}
            icon={<Icon name="arrow_clockwise" />}
            isDisabled={isChecking}
            onPress={onRefresh}
          />
        </span>
      </div>
      <ClickPicture {...picture} points={points} isDisabled={isChecking} onPlace={place} onUndo={undo} />
      <span className={visuallyHidden} aria-live="polite">
        {isChecking ? shared.checking : points.length > 0 && strings.placed(points.length, words.length)}
      </span>
    </>
  );
}
