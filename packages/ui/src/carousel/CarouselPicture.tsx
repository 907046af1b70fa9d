import * as styles from './Carousel.css.ts';

export interface CarouselPictureProps {
  src: string;
  /** What the picture says: its words, where it has some. */
  alt: string;
  /** Where a press leads: another site, in a window of its own. */
  href?: string | undefined;
}

/** A slide that is a picture, cut to fill the place. */
export function CarouselPicture({ src, alt, href }: CarouselPictureProps) {
  const picture = <img src={src} alt={alt} className={styles.picture} draggable={false} decoding="async" />;
  if (href === undefined) return picture;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link} draggable={false}>
      {picture}
    </a>
  );
}
