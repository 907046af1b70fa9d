import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError, fieldHelp } from '../../foundation/styles/field.css.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { Slider } from '../../parts/slider/index.ts';
import { type CropBox, centered, cropOf, MAX_ZOOM, moved, zoomed } from './cropBox.ts';
import * as styles from './PortraitDialog.css.ts';

/** Side of the image that is returned, in pixels. */
const SIDE = 512;

export interface PortraitDialogProps {
  /** The image to crop. */
  file: File;
  /** Called with the visible square, as a JPEG of 512 pixels. */
  onSave: (image: Blob) => void;
  onClose: () => void;
  /** The image is being saved. @default false */
  isPending?: boolean | undefined;
  /** Why it was not saved. */
  errorMessage?: string | undefined;
}

/** Opens an image. `null` if it can't be read. */
function useImage(file: File): ImageBitmap | null | undefined {
  const [image, setImage] = useState<ImageBitmap | null>();
  useEffect(() => {
    let opened: ImageBitmap | undefined;
    let isGone = false;
    createImageBitmap(file).then(
      (bitmap) => {
        opened = bitmap;
        if (isGone) bitmap.close();
        else setImage(bitmap);
      },
      () => setImage(null),
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [file]);
  return image;
}

function draw(canvas: HTMLCanvasElement, image: ImageBitmap, box: CropBox): void {
  const paper = canvas.getContext('2d');
  if (!paper) return;
  const { x, y, side } = cropOf(image, box);
  // A JPEG has no transparency: black would come through.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, SIDE, SIDE);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(image, x, y, side, side, 0, 0, SIDE, SIDE);
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.04, 0],
  ArrowRight: [0.04, 0],
  ArrowUp: [0, -0.04],
  ArrowDown: [0, 0.04],
};

/** Lets a person choose the square of an image that becomes their photo: by dragging, or with the arrow keys. */
export function PortraitDialog({ file, onSave, onClose, isPending = false, errorMessage }: PortraitDialogProps) {
  const words = useStrings().settings;
  const image = useImage(file);
  const [box, setBox] = useState(centered);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (image && canvas.current) draw(canvas.current, image, box);
  }, [image, box]);
  const helpId = useId();
  const move = (right: number, down: number) => image && setBox((known) => moved(image, known, right, down));
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    move(-event.movementX / width, -event.movementY / width);
  };
  const save = () => canvas.current?.toBlob((blob) => blob && onSave(blob), 'image/jpeg', 0.92);
  const error = image === null ? words.pictureFaults.unreadable : errorMessage;
  return (
    <Dialog
      isOpen
      title={words.cropTitle}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancelPortrait}</Button>
          <Button tone="accent" isPending={isPending} isDisabled={!image} onPress={save}>
            {words.usePortrait}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML is moved in two directions */}
        <div
          role="group"
          aria-label={words.cropArea}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is in it
          tabIndex={0}
          className={styles.area}
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        >
          <canvas ref={canvas} className={styles.canvas} width={SIDE} height={SIDE} />
          <span className={styles.circle} />
        </div>
        <Slider
          label={words.zoom}
          className={styles.zoom}
          minValue={1}
          maxValue={MAX_ZOOM}
          step={0.1}
          isDisabled={!image}
          value={box.zoom}
          onChange={(zoom) => image && setBox((known) => zoomed(image, known, zoom))}
        />
        <span id={helpId} className={error === undefined ? fieldHelp : fieldError} role="status">
          {error ?? words.cropHelp}
        </span>
      </div>
    </Dialog>
  );
}
