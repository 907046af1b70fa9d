export { SelectItem as ComboBoxItem, type SelectItemProps as ComboBoxItemProps } from '../select/SelectItem.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
