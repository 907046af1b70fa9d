import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { IconButton } from '../../parts/button/index.ts';
import * as styles from './AttachmentPreview.css.ts';
import type { PagesView } from './usePages.ts';
import type { PictureView } from './usePicture.ts';

/** Larger, smaller, whole. */
function ZoomTools({ view: { scale, zoomIn, zoomOut, fit } }: { view: Pick<PictureView, 'scale' | 'zoomIn' | 'zoomOut' | 'fit'> }) {
  const words = useStrings().attachmentPreview;
  return (
    <>
      <IconButton label={words.zoomOut} shortcut="-" icon={<Icon name="zoom_out" size={20} />} onPress={zoomOut} />
      <output className={styles.zoom}>{Math.round((scale ?? 1) * 100)}%</output>
      <IconButton label={words.zoomIn} shortcut="+" icon={<Icon name="zoom_in" size={20} />} onPress={zoomIn} />
      <IconButton label={words.fit} shortcut="0" icon={<Icon name="zoom_fit" size={20} />} onPress={fit} />
      <span className={styles.gap} />
    </>
  );
}

/** Page number and zoom controls. */
export function PageTools({ view }: { view: PagesView }) {
  const words = useStrings().attachmentPreview;
  return (
    <>
      <output className={styles.pageNumber}>{words.page(view.page, view.pageCount)}</output>
      <ZoomTools view={view} />
    </>
  );
}

/** Zoom controls and buttons that rotate the image by 90 degrees. */
export function PictureTools({ view }: { view: PictureView }) {
  const words = useStrings().attachmentPreview;
  const { turn } = view;
  return (
    <>
      <ZoomTools view={view} />
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

type Zoom = Pick<PictureView, 'zoomIn' | 'zoomOut' | 'fit'>;

const zoomKeys: Readonly<Record<string, (view: Zoom) => void>> = {
  '+': (view) => view.zoomIn(),
  '=': (view) => view.zoomIn(),
  '-': (view) => view.zoomOut(),
  '0': (view) => view.fit(),
};
const keys: Readonly<Record<string, (view: PictureView) => void>> = {
  ...zoomKeys,
  r: (view) => view.turn(1),
  R: (view) => view.turn(-1),
};

/** Runs the action of a key on an image. Returns `false` if the key has none. */
export function pressPictureKey(key: string, view: PictureView): boolean {
  const act = keys[key];
  act?.(view);
  return act !== undefined;
}

/** Does what a key does to the pages of a document; `false` where it does nothing. */
export function pressPageKey(key: string, view: Zoom): boolean {
  const act = zoomKeys[key];
  act?.(view);
  return act !== undefined;
}
