import type { ClickCaptchaPicture, ClickPoint } from './ClickCaptcha.tsx';

const characters = [
  ['鸿', 62, 52, -14],
  ['雁', 214, 44, 10],
  ['锦', 262, 104, -8],
  ['书', 128, 104, 18],
] as const;

const hills =
  '<rect width="320" height="150" fill="#1b3f8b"/><path d="M0 110Q60 52 120 96T230 78T320 96V150H0z" fill="#2a5ca8"/>' +
  '<path d="M0 136Q70 100 150 124T320 116V150H0z" fill="#17357a"/>';
const drawn = characters
  .map(
    ([character, x, y, turn]) =>
      `<text x="${x}" y="${y}" font-size="34" font-family="sans-serif" font-weight="700" fill="#f3f6fb" text-anchor="middle" dominant-baseline="central" transform="rotate(${turn} ${x} ${y})">${character}</text>`,
  )
  .join('');

/** Image for stories with four characters, three of them requested. */
export const examplePicture: ClickCaptchaPicture = {
  picture: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="150">${hills}${drawn}</svg>`)}`,
  width: 320,
  height: 150,
  words: ['锦', '书', '雁'],
};

/** Positions of the requested characters. */
export const examplePoints: readonly ClickPoint[] = examplePicture.words.map((word) => {
  const [, x = 0, y = 0] = characters.find(([character]) => character === word) ?? [];
  return { x, y };
});
