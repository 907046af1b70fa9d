import { expect, test } from 'vitest';
import { sortImages } from './imageFiles.ts';

const file = (name: string, type: string, size = 3) => {
  const made = new File(['abc'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

test('CMP-19 a letter takes JPEG, GIF, PNG and BMP and no other type', () => {
  const good = ['image/jpeg', 'image/gif', 'image/png', 'image/bmp'].map((type) => file('a', type));
  const bad = ['image/svg+xml', 'image/webp', 'application/pdf', ''].map((type) => file('b', type));
  const { taken, refused } = sortImages([...good, ...bad]);
  expect(taken).toEqual(good);
  expect(refused).toEqual(bad.map((one) => ({ file: one, reason: 'type' })));
});

test('CMP-20 a picture has at most 10,485,760 bytes', () => {
  const atMost = file('a.png', 'image/png', 10_485_760);
  const above = file('b.png', 'image/png', 10_485_761);
  expect(sortImages([atMost, above])).toEqual({ taken: [atMost], refused: [{ file: above, reason: 'size' }] });
});
