/** Size of an image, in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Visible square of an image: how far it is enlarged, and where its middle is, as parts of width and height. */
export interface CropBox {
  zoom: number;
  x: number;
  y: number;
}

/** Highest magnification. */
export const MAX_ZOOM = 4;

/** The whole middle of an image. */
export const centered: CropBox = { zoom: 1, x: 0.5, y: 0.5 };

const between = (low: number, value: number, high: number) => Math.min(Math.max(low, value), high);
const sideOf = ({ width, height }: ImageSize, zoom: number) => Math.min(width, height) / zoom;

/** Keeps the square inside the image. */
function inside(image: ImageSize, { zoom, x, y }: CropBox): CropBox {
  const side = sideOf(image, zoom);
  const [halfX, halfY] = [side / 2 / image.width, side / 2 / image.height];
  return { zoom, x: between(halfX, x, 1 - halfX), y: between(halfY, y, 1 - halfY) };
}

/** Moves the square by parts of its own side. */
export function moved(image: ImageSize, box: CropBox, right: number, down: number): CropBox {
  const side = sideOf(image, box.zoom);
  return inside(image, { ...box, x: box.x + (right * side) / image.width, y: box.y + (down * side) / image.height });
}

/** Enlarges or reduces what is visible, around its middle. */
export const zoomed = (image: ImageSize, box: CropBox, zoom: number): CropBox =>
  inside(image, { ...box, zoom: between(1, zoom, MAX_ZOOM) });

/** The square, in whole pixels of the image. */
export function cropOf(image: ImageSize, { zoom, x, y }: CropBox): { x: number; y: number; side: number } {
  const side = sideOf(image, zoom);
  return { x: Math.round(x * image.width - side / 2), y: Math.round(y * image.height - side / 2), side: Math.round(side) };
}
