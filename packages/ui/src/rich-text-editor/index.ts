export { type Stationery, textToHtml } from './html.ts';
export { blockAttributes } from './purify.ts';
export { RichTextEditor, type RichTextEditorHandle, type RichTextEditorProps } from './RichTextEditor.tsx';
