import type { SlidePicture } from './SlideCaptcha.tsx';

const shape = 'M4 14h13a7 7 0 1 1 11 0h13v13a7 7 0 1 1 0 11v13H4z';
const hills =
  '<rect width="300" height="128" fill="#1b3f8b"/><circle cx="76" cy="40" r="22" fill="#eef3fb"/>' +
  '<path d="M0 96Q60 40 120 84T230 66T300 84V128H0z" fill="#2a5ca8"/><path d="M0 118Q70 84 150 108T300 100V128H0z" fill="#17357a"/>';
const svg = (width: number, height: number, inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`)}`;

/** Example image for stories, with its gap 178 pixels from the left. */
export const examplePicture: SlidePicture = {
  picture: svg(300, 128, `${hills}<path transform="translate(178 36)" d="${shape}" fill="#0a101e" fill-opacity=".6" stroke="#fff"/>`),
  piece: svg(52, 56, `<path d="${shape}" fill="#4c84d6" stroke="#fff" stroke-width="2"/>`),
  top: 36,
  width: 300,
  height: 128,
};
