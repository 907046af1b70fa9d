import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { toHalfWidth } from '../number-field/toHalfWidth.ts';
import { CaptchaFrame, type CaptchaState } from '../slide-captcha/CaptchaFrame.tsx';
import { TextField } from '../text-field/index.ts';
import * as styles from './TextCaptcha.css.ts';

/** Image of a captcha with a typed answer. Lengths are in image pixels. */
export interface TextCaptchaPicture {
  /** Whether the user types characters or solves a sum. */
  kind: 'text' | 'arithmetic';
  /** Image as a data URL. */
  picture: string;
  width: number;
  height: number;
}

export interface TextCaptchaProps extends TextCaptchaPicture {
  /** @default 'waiting' */
  state?: CaptchaState | undefined;
  /** Number of characters in a complete answer. The last one submits it. Without it, Enter and the button submit. */
  length?: number | undefined;
  /** Called with the answer, without blanks around it and in characters of plain width. */
  onSubmit: (answer: string) => void;
  /** Called to load another image. */
  onRefresh: () => void;
}

/** Captcha in which the user types the characters of an image or solves its sum. A new image clears the field. */
export function TextCaptcha({ state = 'waiting', ...props }: TextCaptchaProps) {
  const { textCaptcha: strings } = useStrings();
  return (
    <CaptchaFrame state={state} failure={strings.failed}>
      <Question key={props.picture} {...props} isChecking={state === 'checking'} />
    </CaptchaFrame>
  );
}

type QuestionProps = Omit<TextCaptchaProps, 'state'> & { isChecking: boolean };

function Question({ kind, picture, width, height, length, isChecking, onSubmit, onRefresh }: QuestionProps) {
  const { slideCaptcha: shared, textCaptcha: strings } = useStrings();
  const [text, setText] = useState('');
  const submit = (whole: string) => {
    const answer = toHalfWidth(whole).trim();
    if (answer !== '' && !isChecking) onSubmit(answer);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    // The field is inside the login form, which this Enter must not submit.
    event.preventDefault();
    submit(text);
  };
  return (
    <>
      <div className={styles.picture}>
        <img
          className={styles.image}
          src={picture}
          width={width}
          height={height}
          alt={kind === 'text' ? strings.codePicture : strings.sumPicture}
          draggable={false}
        />
        <IconButton
          size="small"
          label={shared.refresh}
          icon={<Icon name="arrow_clockwise" />}
          isDisabled={isChecking}
          onPress={onRefresh}
        />
      </div>
      <div className={styles.answer} onKeyDownCapture={onKeyDown}>
        <TextField
          className={styles.field}
          label={kind === 'text' ? strings.code : strings.sum}
          value={text}
          onChange={(next) => {
            setText(next);
            if (length !== undefined && next.length > text.length && toHalfWidth(next).trim().length === length) submit(next);
          }}
          isReadOnly={isChecking}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          inputMode={kind === 'text' ? 'text' : 'numeric'}
        />
        <Button isPending={isChecking} isDisabled={text.trim() === ''} onPress={() => submit(text)}>
          {strings.check}
        </Button>
      </div>
    </>
  );
}
