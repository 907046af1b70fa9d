import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError, fieldHelp } from '../../foundation/styles/field.css.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import { Button } from '../../parts/button/index.ts';
import { checkPicture, PICTURE_TYPES } from './checkPicture.ts';
import * as styles from './SettingsForm.css.ts';

export interface PortraitFieldProps {
  /** Name of the person in the photo. */
  name: string;
  imageUrl?: string | undefined;
  /** A new photo that waits for approval. It is shown after the present one. */
  waitingImageUrl?: string | undefined;
  /** Called with an image of an allowed type and size. */
  onSelect: (file: File) => void;
  /** Removes the photo. Without it, the photo can only be replaced. */
  onReset?: (() => void) | undefined;
  /** A sentence about the photo, for example that a new one waits for approval. */
  note?: string | undefined;
  /** Why it was not taken. */
  errorMessage?: string | undefined;
  /** @default false */
  isPending?: boolean | undefined;
}

/** The portrait of a person, with a way to change it. */
export function PortraitField(props: PortraitFieldProps) {
  const { name, imageUrl, waitingImageUrl, onSelect, onReset, note, errorMessage, isPending = false } = props;
  const words = useStrings().settings;
  const [fault, setFault] = useState<'type' | 'size' | null>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const found = checkPicture(file);
    setFault(found);
    if (!found) onSelect(file);
  };
  const error = fault ? words.pictureFaults[fault] : errorMessage;
  return (
    <div className={styles.portrait}>
      <Avatar name={name} imageUrl={imageUrl} size="large" />
      {waitingImageUrl !== undefined && (
        <>
          <Icon name="chevron_right" isMirrored />
          <Avatar name={name} imageUrl={waitingImageUrl} size="large" />
        </>
      )}
      <div className={styles.control}>
        <div className={styles.controls}>
          <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={take}>
            <Button isPending={isPending}>{words.changePortrait}</Button>
          </FileTrigger>
          {onReset && (
            <Button variant="quiet" onPress={onReset}>
              {words.resetPortrait}
            </Button>
          )}
        </div>
        <div role="status">
          {error === undefined ? (
            <span className={fieldHelp}>{note ?? words.pictureRule}</span>
          ) : (
            <span className={fieldError}>
              <Icon name="error_circle_filled" />
              {error}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
