export { Carousel, type CarouselProps, type CarouselSlide } from './Carousel.tsx';
export { CarouselPicture, type CarouselPictureProps } from './CarouselPicture.tsx';
