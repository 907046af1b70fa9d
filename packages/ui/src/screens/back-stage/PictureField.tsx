import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError, fieldHelp } from '../../foundation/styles/field.css.ts';
import { Button } from '../../parts/button/index.ts';
import { checkPicture, PICTURE_TYPES } from '../settings-form/checkPicture.ts';
import * as styles from './ContentFields.css.ts';

export interface PictureFieldProps {
  /** Name of the image, for those who can't see it. */
  label: string;
  /** Empty without an image. */
  imageUrl: string;
  chooseLabel: string;
  removeLabel: string;
  /** Called with an image of an allowed type and size. Without it the image only shows. */
  onSelect?: ((file: File) => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** A sentence on its size, after the rule for images. */
  note?: string | undefined;
  isPending?: boolean | undefined;
  /** Why it was not taken. */
  errorMessage?: string | undefined;
}

/** An image of the organization, with a way to change it. */
export function PictureField(props: PictureFieldProps) {
  const { label, imageUrl, chooseLabel, removeLabel, onSelect, onRemove, note, isPending = false, errorMessage } = props;
  const words = useStrings().settings;
  const [fault, setFault] = useState<'type' | 'size' | null>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const found = checkPicture(file);
    setFault(found);
    if (!found) onSelect?.(file);
  };
  const error = fault ? words.pictureFaults[fault] : errorMessage;
  return (
    <div className={styles.picture}>
      {imageUrl !== '' && <img className={styles.image} src={imageUrl} alt={label} />}
      {onSelect && (
        <>
          <div className={styles.buttons}>
            <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={take}>
              <Button isPending={isPending} aria-label={`${chooseLabel}: ${label}`}>
                {chooseLabel}
              </Button>
            </FileTrigger>
            {imageUrl !== '' && onRemove && (
              <Button variant="quiet" aria-label={`${removeLabel}: ${label}`} onPress={onRemove}>
                {removeLabel}
              </Button>
            )}
          </div>
          <div role="status">
            {error === undefined ? (
              <span className={fieldHelp}>{note === undefined ? words.pictureRule : `${words.pictureRule} ${note}`}</span>
            ) : (
              <span className={fieldError}>
                <Icon name="error_circle_filled" />
                {error}
              </span>
            )}
          </div>
        </>
      )}
    </div>
  );
}
