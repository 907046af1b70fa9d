export { PlainTextEditor, type PlainTextEditorProps } from './PlainTextEditor.tsx';
