import { useStrings } from '../../foundation/provider/index.ts';
import { Carousel, CarouselPicture, type CarouselSlide } from '../../parts/carousel/index.ts';
import * as styles from './HomeCards.css.ts';

/** Image with a link. */
export interface HomePicture {
  id: string;
  image: string;
  /** Text of the image. */
  title: string;
  href?: string | undefined;
}

const slideOf = ({ id, image, title, href }: HomePicture): CarouselSlide => ({
  id,
  label: title,
  content: <CarouselPicture src={image} alt={title} href={href} />,
});

export interface HomeBannersProps {
  /** The text of the system notice; it comes first. */
  notice?: string | undefined;
  pictures: readonly HomePicture[];
  /** Height, in pixels or as a CSS length. @default 530 */
  height?: number | string | undefined;
}

/** The system notice and the images of the organization, one at a time. */
export function HomeBanners({ notice, pictures, height = 530 }: HomeBannersProps) {
  const words = useStrings().homeCards;
  const slides = pictures.map(slideOf);
  if (notice) slides.unshift({ id: 'notice', label: words.notice, content: <Notice text={notice} /> });
  if (slides.length === 0) return null;
  return <Carousel label={words.banners} slides={slides} height={height} />;
}

function Notice({ text }: { text: string }) {
  return (
    <div className={styles.notice}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long notice is scrolled with the arrow keys */}
      <div className={styles.noticeWords} tabIndex={0}>
        <p className={styles.noticeTitle}>{useStrings().homeCards.notice}</p>
        <p className={styles.noticeText}>{text}</p>
      </div>
    </div>
  );
}

/** The advertisements of the organization, 120 pixels high. */
export function HomeAdvertisements({ pictures }: { pictures: readonly HomePicture[] }) {
  const words = useStrings().homeCards;
  return pictures.length > 0 && <Carousel label={words.advertisements} slides={pictures.map(slideOf)} height={120} />;
}
