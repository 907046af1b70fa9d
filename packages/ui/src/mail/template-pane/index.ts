export { LetterDialog, type LetterDialogProps } from './LetterDialog.tsx';
export type { KeptLetter, LetterActions } from './LetterList.tsx';
export { type Template, TemplatePane, type TemplatePaneProps } from './TemplatePane.tsx';
