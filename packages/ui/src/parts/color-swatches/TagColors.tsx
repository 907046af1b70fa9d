import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { base } from '../../foundation/theme/base.ts';
import { TextField } from '../text-field/index.ts';
import * as styles from './ColorSwatches.css.ts';
import { ColorSwatches } from './ColorSwatches.tsx';
import { toHex } from './toHex.ts';

/** The sixteen preset tag colors. */
export const TAG_COLOURS: readonly string[] = Object.values(base.tagPreset);

export interface TagColorsProps {
  /** Label, such as the name of the item that gets the color. */
  label: ReactNode;
  /** Keeps the label for screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /** Stored color, such as `#33B679`. It may be a color outside the presets. */
  value: string;
  /** Called when the user selects a color or enters a complete one. */
  onChange: (color: string) => void;
  /** Whether users can enter a custom color. @default false */
  allowsCustom?: boolean | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** Palette of named tag colors, with an optional field for a custom one. */
export function TagColors({ label, isLabelHidden, value, onChange, allowsCustom = false, isDisabled, className }: TagColorsProps) {
  const { names } = useStrings().tagColours;
  const swatches = TAG_COLOURS.map((color, index) => ({ id: color, color, name: names[index] ?? color }));
  const preset = TAG_COLOURS.find((color) => color.toLowerCase() === value.toLowerCase());
  return (
    <div className={clsx(styles.withCustom, className)}>
      <ColorSwatches {...{ label, isLabelHidden, swatches, onChange, isDisabled }} value={preset ?? null} />
      {allowsCustom && <CustomColour {...{ value, onChange, isDisabled }} />}
    </div>
  );
}

/** Field for a custom color. It follows the selected color and reports only complete input. */
function CustomColour({ value, onChange, isDisabled = false }: Pick<TagColorsProps, 'value' | 'onChange' | 'isDisabled'>) {
  const strings = useStrings().tagColours;
  const [text, setText] = useState(value);
  const [isJudged, setJudged] = useState(false);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setText(value);
    setJudged(false);
  }
  const color = toHex(text);
  const commit = () => {
    setJudged(true);
    if (color !== null && color.toLowerCase() !== value.toLowerCase()) onChange(color);
  };
  return (
    <TextField
      label={strings.custom}
      value={text}
      onChange={setText}
      onBlur={commit}
      onKeyDown={(event) => {
        // Don't let Enter in this field submit the surrounding form.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return event.continuePropagation();
        event.preventDefault();
        commit();
      }}
      isDisabled={isDisabled}
      spellCheck="false"
      description={strings.customHelp}
      errorMessage={isJudged && color === null ? strings.customInvalid : undefined}
      start={
        <span className={styles.preview} style={{ [styles.swatchVariable]: color ?? 'transparent' } as CSSProperties} aria-hidden="true" />
      }
    />
  );
}
