export { ContactPane, type ContactPaneProps } from './ContactPane.tsx';
export { ContactPicker, type ContactPickerProps } from './ContactPicker.tsx';
export {
  type ChosenContact,
  type ChosenContacts,
  type ContactSource,
  type PickerContact,
  type PickerNode,
  type RecipientKind,
  withAdded,
} from './chosen.ts';
