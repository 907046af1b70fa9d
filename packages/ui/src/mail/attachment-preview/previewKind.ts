import { extensionOf } from '../attachment-list/index.ts';

/** Larger files are not shown. */
export const PREVIEW_MAX_BYTES = 10_485_760;

/** Way to show a file. The server converts `office` files first. */
export type PreviewKind = 'image' | 'pdf' | 'html' | 'office' | 'text';

const kinds: Readonly<Record<PreviewKind, readonly string[]>> = {
  image: ['gif', 'jpg', 'jpeg', 'png', 'bmp', 'svg'],
  pdf: ['pdf'],
  html: ['html'],
  office: ['xls', 'xlsx', 'doc', 'docx', 'ppt', 'pptx'],
  text: ['txt', 'xml', 'csv', 'md', 'log'],
};

/** Returns how to show a file with this name, or `null` if there is no preview. */
export function previewKind(name: string): PreviewKind | null {
  const extension = extensionOf(name);
  const found = (Object.keys(kinds) as PreviewKind[]).find((kind) => kinds[kind].includes(extension));
  return found ?? null;
}

/** Whether a preview is offered for a file of this name. The size limit applies only when the user opens the preview. */
export const canPreview = ({ name }: { name: string }): boolean => previewKind(name) !== null;

/** Whether a file is too large to be shown. */
export const isTooLargeToPreview = ({ size }: { size: number }): boolean => size > PREVIEW_MAX_BYTES;
