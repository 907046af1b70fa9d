/** Longest side of the copy that is read: leading colors need no more. */
const side = 96;

async function decode(source: Blob | string): Promise<ImageBitmap> {
  if (typeof source !== 'string') return createImageBitmap(source);
  const image = new Image();
  image.src = source;
  await image.decode();
  return createImageBitmap(image);
}

/**
 * Decodes an image, given as a file or as a path of this server, and returns red, green, blue and opacity of the pixels of a small copy.
 * Fails if it isn't an image.
 */
export async function readPixels(source: Blob | string): Promise<Uint8ClampedArray> {
  const bitmap = await decode(source);
  try {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser has no canvas.');
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  } finally {
    bitmap.close();
  }
}
