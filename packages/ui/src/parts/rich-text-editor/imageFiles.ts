/** Accepted image types. */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/gif', 'image/png', 'image/bmp'];

/** Maximum size of an image, in bytes. */
export const maximumImageSize = 10_485_760;

/** Reason why an image was refused. */
export type ImageRefusal = 'type' | 'size';

/** Refused image with the reason. */
export interface RefusedImage {
  file: File;
  reason: ImageRefusal;
}

/** Splits images into accepted and refused ones. */
export function sortImages(files: readonly File[]): { taken: File[]; refused: RefusedImage[] } {
  const taken: File[] = [];
  const refused: RefusedImage[] = [];
  for (const file of files) {
    if (!imageTypes.includes(file.type)) refused.push({ file, reason: 'type' });
    else if (file.size > maximumImageSize) refused.push({ file, reason: 'size' });
    else taken.push(file);
  }
  return { taken, refused };
}
