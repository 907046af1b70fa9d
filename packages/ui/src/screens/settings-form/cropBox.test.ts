import { describe, expect, it } from 'vitest';
import { centered, cropOf, moved, zoomed } from './cropBox.ts';

const wide = { width: 400, height: 200 };

describe('the part of an image that a portrait shows', () => {
  it('begins in the middle, as large as the image allows', () => {
    expect(cropOf(wide, centered)).toEqual({ x: 100, y: 0, side: 200 });
    expect(cropOf({ width: 90, height: 300 }, centered)).toEqual({ x: 0, y: 105, side: 90 });
  });

  it('moves by parts of its own side, and stops at the edge of the image', () => {
    expect(cropOf(wide, moved(wide, centered, 0.1, 0.1))).toEqual({ x: 120, y: 0, side: 200 });
    expect(cropOf(wide, moved(wide, centered, 9, -9))).toEqual({ x: 200, y: 0, side: 200 });
    expect(cropOf(wide, moved(wide, centered, -9, 0))).toEqual({ x: 0, y: 0, side: 200 });
  });

  it('zooms around its middle, from the whole image to a quarter of its side', () => {
    const near = zoomed(wide, centered, 4);
    expect(cropOf(wide, near)).toEqual({ x: 175, y: 75, side: 50 });
    const corner = moved(wide, near, 99, 99);
    expect(cropOf(wide, corner)).toEqual({ x: 350, y: 150, side: 50 });
    expect(cropOf(wide, zoomed(wide, corner, 1))).toEqual({ x: 200, y: 0, side: 200 });
    expect(cropOf(wide, zoomed(wide, centered, 99)).side).toBe(50);
    expect(cropOf(wide, zoomed(wide, centered, 0)).side).toBe(200);
  });
});
