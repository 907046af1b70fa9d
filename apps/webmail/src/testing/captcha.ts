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

/** A click captcha: four characters, three of them requested. */
export const exampleClickCaptcha: Captcha = {
  id: '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a11',
  kind: 'click',
  picture: drawn(
    300,
    128,
    '<rect width="300" height="128" fill="#dfe7f2"/><path d="M20 60H60M40 40V90M100 40H140V84H100ZM180 44V84M168 60V84H194V60M250 36Q246 70 226 90M248 60Q256 76 272 90" fill="none" stroke="#17357a" stroke-width="4"/>',
  ),
  words: ['口', '十', '人'],
  width: 300,
  height: 128,
};

const row = drawn(
  216,
  60,
  '<rect width="216" height="60" fill="#e9eef7"/><path d="M20 44L32 16L44 44M60 16H84M72 16V44" fill="none" stroke="#17357a" stroke-width="4"/>',
);

/** A text captcha of six characters. */
export const exampleTextCaptcha: Captcha = {
  id: '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a12',
  kind: 'text',
  picture: row,
  length: 6,
  width: 216,
  height: 60,
};

/** An arithmetic captcha. */
export const exampleSumCaptcha: Captcha = {
  id: '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a13',
  kind: 'arithmetic',
  picture: row,
  width: 216,
  height: 60,
};
