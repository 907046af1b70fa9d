export { AttachmentPreview, type AttachmentPreviewProps, type PreviewFile } from './AttachmentPreview.tsx';
export type { PreviewContent } from './PreviewContent.tsx';
export { canPreview, isTooLargeToPreview, PREVIEW_MAX_BYTES, type PreviewKind, previewKind } from './previewKind.ts';
