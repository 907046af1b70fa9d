import { type KeyboardEvent, useState } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { Icon } from '../icon-more/index.ts';
import { toHalfWidth } from '../number-field/toHalfWidth.ts';
import { useStrings } from '../provider/index.ts';
import { CaptchaFrame, type CaptchaState } from '../slide-captcha/CaptchaFrame.tsx';
import { TextField } from '../text-field/index.ts';
import * as styles from './TextCaptcha.css.ts';

/** The picture of a captcha that is answered in writing; lengths are pixels of the picture. */
export interface TextCaptchaPicture {
  /** Whether characters are to be read or a sum to be done. */
  kind: 'text' | 'arithmetic';
  /** The picture, as a data address. */
  picture: string;
  width: number;
  height: number;
}

export interface TextCaptchaProps extends TextCaptchaPicture {
  /** @default 'waiting' */
  state?: CaptchaState | undefined;
  /** How many characters a whole answer has; the last one hands it over. Without it Enter and the button do. */
  length?: number | undefined;
  /** Called with the answer, without blanks around it and in characters of plain width. */
  onSubmit: (answer: string) => void;
  /** Asks for another picture. */
  onRefresh: () => void;
}

/** Proves that a person is there: what a picture says is written down, or its sum is done. A new picture starts afresh. */
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
    // The field stands in the login form, which must not be sent by this Enter.
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
