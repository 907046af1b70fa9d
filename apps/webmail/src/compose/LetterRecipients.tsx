import { type Address, isAddress, parseRecipients } from '@jinshu/api';
import { RecipientField, type RecipientFieldProps } from '@jinshu/ui/recipient-field';
import { useMemo } from 'react';
import { useSuggestions } from './useSuggestions.ts';

export interface LetterRecipientsProps extends Omit<RecipientFieldProps, 'value' | 'parse' | 'suggestions' | 'onQuery'> {
  recipients: readonly Address[];
  /** Why a recipient is worth a second look, by lower-case address. */
  warnings?: ReadonlyMap<string, string> | undefined;
  /** What recipients are known as, by lower-case address: an address that was typed shows its name. */
  names?: ReadonlyMap<string, string> | undefined;
}

/** A field of a letter's recipients, with the people it offers: what they are asked for draws this field anew and no other. */
export function LetterRecipients({ recipients, warnings, names, ...props }: LetterRecipientsProps) {
  const { suggestions, ask } = useSuggestions();
  const value = useMemo(
    () =>
      recipients.map((recipient) => ({
        ...recipient,
        name: recipient.name || (names?.get(recipient.address.toLowerCase()) ?? ''),
        isValid: isAddress(recipient.address),
        warning: warnings?.get(recipient.address.toLowerCase()),
      })),
    [recipients, warnings, names],
  );
  return <RecipientField {...props} value={value} parse={parseRecipients} suggestions={suggestions} onQuery={ask} />;
}
