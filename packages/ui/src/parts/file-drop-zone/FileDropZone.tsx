import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { DropZone, type DropZoneProps } from 'react-aria-components';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Icon } from '../../foundation/icon/index.ts';
import { Icon as IconMore } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { Button } from '../button/index.ts';
import * as styles from './FileDropZone.css.ts';
import { type DroppedFile, readChosen, readDrop, sortFiles } from './readDrop.ts';

export interface FileDropZoneProps {
  /** Purpose of the files; the accessible name of the zone. */
  label: string;
  /** Called with the accepted files. */
  onFiles: (files: DroppedFile[]) => void;
  /** Called with the paths of rejected files, for use in `errorMessage`. */
  onReject?: ((paths: string[]) => void) | undefined;
  /** Endings such as `.eml`, or kinds such as `image/*`; they are named in the zone. None takes everything. */
  acceptedFileTypes?: readonly string[] | undefined;
  /** Accepted types as text, if the list isn't clear enough. */
  acceptedLabel?: string | undefined;
  /** @default true */
  allowsMultiple?: boolean | undefined;
  /** Takes folders with all that is in them. @default false */
  acceptsFolders?: boolean | undefined;
  /** Another sentence, such as how large a file may be. */
  description?: ReactNode;
  /** Error text. Its presence marks the zone as invalid. */
  errorMessage?: ReactNode;
  isDisabled?: boolean | undefined;
  /** `large` is a place of its own, with a drawing. @default 'regular' */
  size?: 'regular' | 'large' | undefined;
  className?: string | undefined;
}

const everything: readonly string[] = [];

/**
 * Zone that accepts dropped, pasted or browsed files. Show them in an `UploadList`.
 *
 * @example
 * <FileDropZone label="Mail to import" acceptedFileTypes={['.eml']} onFiles={(files) => queue.add(files)} />
 */
export function FileDropZone({
  label,
  onFiles,
  onReject,
  acceptedFileTypes = everything,
  acceptedLabel,
  allowsMultiple = true,
  acceptsFolders = false,
  description,
  errorMessage,
  isDisabled = false,
  size = 'regular',
  className,
}: FileDropZoneProps) {
  const strings = useStrings().fileDropZone;
  const helpId = useId();
  const errorId = useId();
  const isInvalid = Boolean(errorMessage);
  const take = (files: readonly DroppedFile[]) => {
    const { accepted, rejected } = sortFiles(files, { acceptedFileTypes, allowsMultiple });
    if (accepted.length > 0) onFiles(accepted);
    if (rejected.length > 0) onReject?.(rejected);
  };
  const takeChosen = (files: FileList | null) => files && take(readChosen(files));
  const drop = async ({ items }: Parameters<NonNullable<DropZoneProps['onDrop']>>[0]) => take(await readDrop(items, acceptsFolders));
  const accepted = acceptedLabel ?? (acceptedFileTypes.length > 0 ? strings.accepted(acceptedFileTypes.join(' ')) : undefined);
  const hasHelp = accepted !== undefined || description !== undefined;
  const describedBy = clsx(hasHelp && helpId, isInvalid && errorId);
  const button = { variant: 'link', tone: 'accent', isDisabled, ...(describedBy && { 'aria-describedby': describedBy }) } as const;
  return (
    <div className={clsx(styles.root, className)}>
      <DropZone
        aria-label={label}
        isDisabled={isDisabled}
        getDropOperation={() => 'copy'}
        onDrop={(event) => void drop(event)}
        className={styles.zone({ size, isInvalid })}
      >
        {({ isDropTarget }) => (
          <>
            {size === 'large' && <IconMore name="arrow_upload" size={20} className={styles.icon} />}
            <div className={styles.line}>
              <span>{strings.prompt}</span>
              <FileTrigger acceptedFileTypes={acceptedFileTypes} allowsMultiple={allowsMultiple} onSelect={takeChosen}>
                <Button {...button}>{strings.choose}</Button>
              </FileTrigger>
              {acceptsFolders && (
                <>
                  <span aria-hidden="true">/</span>
                  <FileTrigger acceptDirectory onSelect={takeChosen}>
                    <Button {...button}>{strings.chooseFolder}</Button>
                  </FileTrigger>
                </>
              )}
            </div>
            {hasHelp && (
              <div id={helpId} className={styles.help}>
                {accepted !== undefined && <div>{accepted}</div>}
                {description}
              </div>
            )}
            {isDropTarget && <div className={styles.release}>{strings.release}</div>}
          </>
        )}
      </DropZone>
      {/*
       * Keep the alert element in the page before there is an error. Screen readers may ignore an alert that is added together with its
       * text.
       */}
      <div id={errorId} role="alert">
        {isInvalid && (
          <div className={fieldError}>
            <Icon name="error_circle_filled" />
            {errorMessage}
          </div>
        )}
      </div>
    </div>
  );
}
