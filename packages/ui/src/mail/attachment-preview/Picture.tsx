import type { Ref } from 'react';
import * as styles from './AttachmentPreview.css.ts';
import type { PictureView } from './usePicture.ts';

interface PictureProps {
  name: string;
  url: string;
  view: PictureView;
  stageRef: Ref<HTMLElement>;
}

/** Image at the current zoom. Any type of image is safe here: an `img` element can only draw it. */
export function Picture({ name, url, view: { scale, turns, width, height, onLoad }, stageRef }: PictureProps) {
  const isOnSide = turns % 2 !== 0;
  // A turned picture keeps its box; margins make the room that it takes on its side.
  const spare = isOnSide ? (width - height) / 2 : 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a large picture is moved with the arrow keys
    <section ref={stageRef} className={styles.scroller} aria-label={name} tabIndex={0}>
      <img
        className={styles.picture}
        src={url}
        alt={name}
        style={{
          inlineSize: scale === null ? undefined : width,
          blockSize: scale === null ? undefined : height,
          rotate: `${turns * 90}deg`,
          marginInline: -spare,
          marginBlock: spare,
          visibility: scale === null ? 'hidden' : undefined,
        }}
        onLoad={({ currentTarget }) => onLoad({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
      />
    </section>
  );
}
