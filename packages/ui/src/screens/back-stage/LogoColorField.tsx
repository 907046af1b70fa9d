import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Icon } from '../../foundation/icon/index.ts';
import { fieldError, fieldHelp } from '../../foundation/styles/field.css.ts';
import { Button } from '../../parts/button/index.ts';
import { type ColorSwatch, ColorSwatches } from '../../parts/color-swatches/index.ts';
import { PICTURE_TYPES } from '../settings-form/checkPicture.ts';
import * as styles from './SkinWorkshop.css.ts';

/** Props of {@link LogoColorField}. */
export interface LogoColorFieldProps {
  /** Label of the swatches. */
  label: string;
  /** Colors of the logo. Empty without a logo, or if it has none. */
  swatches: readonly ColorSwatch[];
  /** Id of the swatch that is the brand color; `null` if none is. */
  value: string | null;
  onChange: (id: string) => void;
  chooseLabel: string;
  /** Called with an image to take colors from. */
  onSelect: (file: File) => void;
  /** Purpose of the button, or what was found in the image. */
  note: string;
  errorMessage?: string | undefined;
}

/** Colors of a logo, to take one of them as the brand color. */
export function LogoColorField(props: LogoColorFieldProps) {
  const { label, swatches, value, onChange, chooseLabel, onSelect, note, errorMessage } = props;
  return (
    <div className={styles.choice}>
      {swatches.length > 0 && <ColorSwatches label={label} swatches={swatches} value={value} onChange={onChange} columns={5} />}
      <FileTrigger
        acceptedFileTypes={PICTURE_TYPES}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) onSelect(file);
        }}
      >
        <Button>{chooseLabel}</Button>
      </FileTrigger>
      <div role="status">
        {errorMessage === undefined ? (
          <span className={fieldHelp}>{note}</span>
        ) : (
          <span className={fieldError}>
            <Icon name="error_circle_filled" />
            {errorMessage}
          </span>
        )}
      </div>
    </div>
  );
}
