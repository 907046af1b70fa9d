export { type Stationery, textToHtml } from './html.ts';
export { type ImageRefusal, imageTypes, maximumImageSize, type RefusedImage, sortImages } from './imageFiles.ts';
export { blockAttributes } from './purify.ts';
export { RichTextEditor, type RichTextEditorHandle, type RichTextEditorProps } from './RichTextEditor.tsx';
