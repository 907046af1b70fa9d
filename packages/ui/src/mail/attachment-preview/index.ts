export { AttachmentPreview, type AttachmentPreviewProps, type PreviewFile } from './AttachmentPreview.tsx';
export type { PreviewContent } from './PreviewContent.tsx';
export type { PageDrawing, PreviewDocument, PreviewPage, PreviewSheet } from './PreviewDocument.ts';
export { canPreview, isTooLargeToPreview, PREVIEW_MAX_BYTES, type PreviewKind, previewKind } from './previewKind.ts';
