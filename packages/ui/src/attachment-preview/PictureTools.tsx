import { IconButton } from '../button/index.ts';
import { Icon } from '../icon-more/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './AttachmentPreview.css.ts';
import type { PictureView } from './usePicture.ts';

/** Larger, smaller, whole; a quarter turn either way. */
export function PictureTools({ view: { scale, zoomIn, zoomOut, fit, turn } }: { view: PictureView }) {
  const words = useStrings().attachmentPreview;
  return (
    <>
      <IconButton label={words.zoomOut} shortcut="-" icon={<Icon name="zoom_out" size={20} />} onPress={zoomOut} />
      <output className={styles.zoom}>{Math.round((scale ?? 1) * 100)}%</output>
      <IconButton label={words.zoomIn} shortcut="+" icon={<Icon name="zoom_in" size={20} />} onPress={zoomIn} />
      <IconButton label={words.fit} shortcut="0" icon={<Icon name="zoom_fit" size={20} />} onPress={fit} />
      <span className={styles.gap} />
      <IconButton
        label={words.turnLeft}
        shortcut="Shift+R"
        icon={<Icon name="arrow_rotate_counterclockwise" size={20} />}
        onPress={() => turn(-1)}
      />
      <IconButton label={words.turnRight} shortcut="R" icon={<Icon name="arrow_rotate_clockwise" size={20} />} onPress={() => turn(1)} />
      <span className={styles.gap} />
    </>
  );
}

const keys: Readonly<Record<string, (view: PictureView) => void>> = {
  '+': (view) => view.zoomIn(),
  '=': (view) => view.zoomIn(),
  '-': (view) => view.zoomOut(),
  '0': (view) => view.fit(),
  r: (view) => view.turn(1),
  R: (view) => view.turn(-1),
};

/** Does what a key does to a picture; `false` where it does nothing. */
export function pressPictureKey(key: string, view: PictureView): boolean {
  const act = keys[key];
  act?.(view);
  return act !== undefined;
}
