/** The kinds of picture a letter takes (CMP-19). */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/gif', 'image/png', 'image/bmp'];

/** The largest picture a letter takes, in bytes (CMP-20). */
export const maximumImageSize = 10_485_760;

/** Why a picture was not taken. */
export type ImageRefusal = 'type' | 'size';

/** A picture that was not taken, and why. */
export interface RefusedImage {
  file: File;
  reason: ImageRefusal;
}

/** Parts pictures that a letter takes from those it does not. */
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
