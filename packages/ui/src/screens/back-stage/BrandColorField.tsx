import { useState } from 'react';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './SkinWorkshop.css.ts';

export interface BrandColorFieldProps {
  label: string;
  /** Name of the button that opens the color picker of the browser. */
  pickLabel: string;
  /** A six-digit hex. */
  value: string;
  /** Called with each complete color. */
  onChange: (hex: string) => void;
  /** Shown while the text is not a color. */
  faultMessage: string;
  isDisabled?: boolean | undefined;
}

const isHex = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** A color as text, and with the picker of the browser. */
export function BrandColorField({ label, pickLabel, value, onChange, faultMessage, isDisabled = false }: BrandColorFieldProps) {
  const [text, setText] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setText(value);
  }
  const type = (typed: string) => {
    setText(typed);
    const hex = typed.startsWith('#') ? typed : `#${typed}`;
    if (!isHex(hex)) return;
    setFollowed(hex);
    onChange(hex);
  };
  return (
    <TextField
      label={label}
      value={text}
      onChange={type}
      maxLength={7}
      spellCheck="false"
      isDisabled={isDisabled}
      errorMessage={text === '' || isHex(text) || isHex(`#${text}`) ? undefined : faultMessage}
      start={
        <input
          type="color"
          className={styles.picker}
          aria-label={pickLabel}
          value={value.toLowerCase()}
          disabled={isDisabled}
          onChange={(event) => type(event.target.value.toUpperCase())}
        />
      }
    />
  );
}
