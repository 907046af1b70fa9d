export { FolderPicker, type FolderPickerProps } from './FolderPicker.tsx';
