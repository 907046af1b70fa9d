import * as styles from './Carousel.css.ts';

export interface CarouselPictureProps {
  src: string;
  /** Alternative text of the image, including any text in it. */
  alt: string;
  /** Link target, opened in a new window. */
  href?: string | undefined;
}

/** Slide with an image, cropped to fill the space. */
export function CarouselPicture({ src, alt, href }: CarouselPictureProps) {
  const picture = <img src={src} alt={alt} className={styles.picture} draggable={false} decoding="async" />;
  if (href === undefined) return picture;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link} draggable={false}>
      {picture}
    </a>
  );
}
