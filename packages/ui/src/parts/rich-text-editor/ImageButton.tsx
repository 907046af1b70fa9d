import type { Command } from 'prosemirror-state';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Popover } from 'react-aria-components/Popover';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useStrings } from '../../foundation/provider/index.ts';
import { field } from '../../foundation/styles/field.css.ts';
import { Button } from '../button/index.ts';
import { setImage } from './commands.ts';
import { imageTypes } from './imageFiles.ts';
import { pictureWidths } from './palette.ts';
import * as styles from './RichTextEditor.css.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import * as tools from './tools.css.ts';

/** Editable properties of the selected image. */
export interface PictureStatus {
  width: string | null;
  alt: string;
}

interface ImageButtonProps {
  /** Whether an image is selected. The button then opens its size and alternative text. */
  isImage: boolean;
  /** Reads the selected image. */
  getPicture: () => PictureStatus;
  onImageFiles: ((files: File[]) => void) | undefined;
  run: (command: Command) => void;
}

/** Toolbar button that inserts images into the message, or changes the selected one. */
export function ImageButton({ isImage, getPicture, onImageFiles, run }: ImageButtonProps) {
  const strings = useStrings().richTextEditor;
  if (isImage) return <PictureTool getPicture={getPicture} run={run} />;
  if (!onImageFiles) return null;
  return (
    <FileTrigger acceptedFileTypes={imageTypes} allowsMultiple onSelect={(files) => files && onImageFiles([...files])}>
      <ToolbarButton icon="image" label={strings.image} />
    </FileTrigger>
  );
}

function PictureTool({ getPicture, run }: Pick<ImageButtonProps, 'getPicture' | 'run'>) {
  const strings = useStrings().richTextEditor;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <ToolbarButton icon="image_edit" label={strings.picture} />
      <Popover className={styles.popover} placement="bottom start">
        <Dialog aria-label={strings.picture} className={tools.pictureForm}>
          <PictureForm
            picture={getPicture()}
            onChange={(change) => {
              setIsOpen(false);
              run(setImage(change));
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

type PictureSize = keyof typeof pictureWidths;

interface PictureFormProps {
  picture: PictureStatus;
  onChange: (change: { width?: string | null; alt?: string }) => void;
}

function PictureForm({ picture, onChange }: PictureFormProps) {
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
