import type { Command } from 'prosemirror-state';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Popover } from 'react-aria-components/Popover';
import { useStrings } from '../../foundation/provider/index.ts';
import { setImage } from './commands.ts';
import { imageTypes } from './imageFiles.ts';
import { PictureForm, type PictureStatus } from './PictureForm.tsx';
import * as styles from './RichTextEditor.css.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import * as tools from './tools.css.ts';

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
