export { TagDialog, type TagDialogProps } from './TagDialog.tsx';
export { TagForm, type TagFormProps, type TagValues } from './TagForm.tsx';
export { TagMenu, type TagMenuProps } from './TagMenu.tsx';
export { DEFAULT_TAG_COLOR, TAG_NAME_MAX } from './tagRules.ts';
