export { REMARK_MAX, RemarkEditor, type RemarkEditorProps } from './RemarkEditor.tsx';
export { RemarkPopover, type RemarkPopoverProps } from './RemarkPopover.tsx';
