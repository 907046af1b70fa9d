import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './comparePictures.ts';

const picture = (width: number, height: number, paint: (x: number, y: number) => number) => {
  const points = Buffer.alloc(width * height * 3);
  for (let at = 0; at < points.length; at += 1) points[at] = paint(Math.floor(at / 3) % width, Math.floor(at / 3 / width));
  return sharp(points, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
};
const plain = await picture(100, 50, () => 200);

test('pictures that differ in a few points, or by less than an eye sees, look the same', async () => {
  expect(await comparePictures(plain, await picture(100, 50, () => 210))).toBeNull();
  expect(await comparePictures(plain, await picture(100, 50, (x, y) => (x < 5 && y === 0 ? 0 : 200)))).toBeNull();
});

test('the difference marks the changed points in red and fades the rest', async () => {
  const difference = await comparePictures(plain, await picture(100, 50, (_, y) => (y < 10 ? 0 : 200)));
  const { data, info } = await sharp(difference as Buffer)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([100, 50]);
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  expect([...data.subarray(-3)]).toEqual([241, 241, 241]);
});

test('a picture that grew by a row differs', async () => {
  const difference = await comparePictures(plain, await picture(100, 51, () => 200));
  expect(await sharp(difference as Buffer).metadata()).toMatchObject({ width: 100, height: 51 });
});
