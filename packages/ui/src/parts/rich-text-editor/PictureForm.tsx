import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useStrings } from '../../foundation/provider/index.ts';
import { field } from '../../foundation/styles/field.css.ts';
import { Button } from '../button/index.ts';
import { pictureWidths } from './palette.ts';
import * as tools from './tools.css.ts';

/** Editable properties of the selected image. */
export interface PictureStatus {
  width: string | null;
  alt: string;
}

type PictureSize = keyof typeof pictureWidths;

interface PictureFormProps {
  picture: PictureStatus;
  onChange: (change: { width?: string | null; alt?: string }) => void;
}

/** Size and alternative text of an image. */
export function PictureForm({ picture, onChange }: PictureFormProps) {
  const strings = useStrings().richTextEditor;
  const [alt, setAlt] = useState(picture.alt);
  return (
    <>
      <div className={tools.pictureSizes}>
        {(Object.keys(pictureWidths) as PictureSize[]).map((size) => (
          <ToggleButton
            key={size}
            className={tools.pictureSize}
            isSelected={picture.width === pictureWidths[size]}
            onChange={() => onChange({ width: pictureWidths[size] })}
          >
            {strings.pictureSizes[size]}
          </ToggleButton>
        ))}
      </div>
      <div className={tools.pictureText}>
        <input
          className={field}
          aria-label={strings.pictureText}
          placeholder={strings.pictureText}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
          onKeyDown={(event) => {
            // React sends the key on to the compose form, where it must not arrive.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
            event.preventDefault();
            event.stopPropagation();
            onChange({ alt });
          }}
        />
        <Button tone="accent" onPress={() => onChange({ alt })}>
          {strings.apply}
        </Button>
      </div>
    </>
  );
}
