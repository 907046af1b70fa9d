import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'showsCount'> {
  /** Lets what is typed be read. @default true */
  isRevealable?: boolean | undefined;
}

/** A field that masks what is typed, and shows it while its eye is pressed in. */
export function PasswordField({ isRevealable = true, ...props }: PasswordFieldProps) {
  const strings = useStrings().passwordField;
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCorrect="off"
      spellCheck="false"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        isRevealable && (
          // Its name leaves the word "password" to the field, so that one name finds one thing.
          <Button
            className={styles.reveal}
            aria-label={strings.reveal}
            aria-pressed={isShown}
            isDisabled={props.isDisabled ?? false}
            onPress={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye_off' : 'eye'} size={props.size === 'large' ? 20 : 16} />
          </Button>
        )
      }
    />
  );
}
