import { contactPageSizes } from '@jinshu/api';
import { type ChosenContacts, ContactPicker, type RecipientKind } from '@jinshu/ui/contact-picker';
import { useBook } from './useBook.ts';

export interface RecipientPickerProps {
  /** Contacts that are already in the fields. */
  chosen: ChosenContacts;
  /** The fields that are shown. */
  kinds: readonly RecipientKind[];
  /** The field it was opened from. */
  kind: RecipientKind;
  onConfirm: (chosen: ChosenContacts) => void;
  onClose: () => void;
}

/** Chooses recipients from the address books (PIC-10 to PIC-17). */
export function RecipientPicker({ chosen, kinds, kind, onConfirm, onClose }: RecipientPickerProps) {
  const book = useBook(contactPageSizes.picker);
  return (
    <ContactPicker
      {...book}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      kinds={kinds}
      defaultKind={kind}
      defaultChosen={chosen}
      onConfirm={(next) => {
        onConfirm(next);
        onClose();
      }}
    />
  );
}
