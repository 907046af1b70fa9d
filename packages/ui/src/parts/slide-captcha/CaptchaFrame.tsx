import type { ReactNode } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Banner } from '../banner/index.ts';
import * as styles from './SlideCaptcha.css.ts';

/** State of a captcha; `halfway` means that the first of two is solved. */
export type CaptchaState = 'waiting' | 'checking' | 'halfway' | 'passed' | 'failed';

interface CaptchaFrameProps {
  state: CaptchaState;
  /** Text shown after a wrong answer. */
  failure: string;
  /** The captcha, as long as it is not passed. */
  children: ReactNode;
  /** Whether its images always run left to right, even on right-to-left pages. @default false */
  isLeftToRight?: boolean | undefined;
}

/** Frame of any captcha, with its name and its result. */
export function CaptchaFrame({ state, failure, children, isLeftToRight = false }: CaptchaFrameProps) {
  const strings = useStrings().slideCaptcha;
  if (state === 'passed') {
    return (
      <Banner tone="success" icon={<Icon name="shield_checkmark_filled" size={20} />} isAnnounced>
        {strings.passed}
      </Banner>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be laid out as the card needs it
    <div role="group" aria-label={strings.label} className={styles.root} dir={isLeftToRight ? 'ltr' : undefined}>
      {children}
      <div role="alert">
        {state === 'halfway' && (
          <p className={styles.halfway}>
            <Icon name="shield_checkmark_filled" />
            {strings.halfway}
          </p>
        )}
        {state === 'failed' && (
          <p className={styles.failed}>
            <Icon name="error_circle_filled" />
            {failure}
          </p>
        )}
      </div>
    </div>
  );
}
