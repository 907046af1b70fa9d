import type { Captcha } from '@jinshu/api';

const drawn = (width: number, height: number, inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`)}`;

/** A slide captcha: hills at dusk with a gap, and the piece that fits. */
export const exampleCaptcha: Captcha = {
  id: '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10',
  kind: 'slide',
  picture: drawn(
    300,
    150,
    '<rect width="300" height="150" fill="#dfe7f2"/><path d="M0 110 70 60 130 105 200 45 300 120V150H0Z" fill="#7f98bd"/><rect x="186" y="62" width="44" height="44" rx="6" fill="#000" opacity=".45"/>',
  ),
  piece: drawn(44, 44, '<rect width="44" height="44" rx="6" fill="#5f7da8" stroke="#fff" stroke-width="2"/>'),
  top: 62,
  width: 300,
  height: 150,
};
