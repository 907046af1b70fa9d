import { expect, test } from 'vitest';
import { checkPicture } from './checkPicture.ts';

test('SET-13 a picture is JPG, GIF, PNG or BMP and at most 10 MB', () => {
  const of = (type: string, size = 1) => checkPicture({ type, size });
  expect(['image/jpeg', 'image/gif', 'image/png', 'image/bmp'].map((type) => of(type))).toEqual([null, null, null, null]);
  expect(['image/svg+xml', 'image/webp', 'application/pdf', ''].map((type) => of(type))).toEqual(['type', 'type', 'type', 'type']);
  expect([of('image/png', 10_485_760), of('image/png', 10_485_761)]).toEqual([null, 'size']);
});
