/** The types of pictures that can be uploaded. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/gif', 'image/png', 'image/bmp'];

/** Larger pictures are refused. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

/** What is wrong with a picture: its type or its size. */
export function checkPicture({ type, size }: { type: string; size: number }): 'type' | 'size' | null {
  if (!PICTURE_TYPES.includes(type)) return 'type';
  return size > PICTURE_MAX_BYTES ? 'size' : null;
}
