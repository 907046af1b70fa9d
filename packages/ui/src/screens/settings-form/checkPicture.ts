/** Image types that can be uploaded. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/gif', 'image/png', 'image/bmp'];

/** Maximum size of an image, in bytes. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

/** Returns why an image is refused, its type or its size, or null if it is accepted. */
export function checkPicture({ type, size }: { type: string; size: number }): 'type' | 'size' | null {
  if (!PICTURE_TYPES.includes(type)) return 'type';
  return size > PICTURE_MAX_BYTES ? 'size' : null;
}
