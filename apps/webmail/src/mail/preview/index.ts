export { LetterFiles } from './LetterFiles.tsx';
export { PreviewScreen } from './parts.ts';
export { previewStrings } from './preview.strings.ts';
export { type FileToPreview, previewAddress } from './previewAddress.ts';
export { usePreview } from './usePreview.ts';
