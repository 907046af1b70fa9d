import { type Address, isAddress, parseRecipients } from '@jinshu/api';
import { RecipientField, type RecipientFieldProps } from '@jinshu/ui/recipient-field';
import { useMemo } from 'react';
import { useSuggestions } from '../../mail/recipient/index.ts';

export interface LetterRecipientsProps extends Omit<RecipientFieldProps, 'value' | 'parse' | 'suggestions' | 'onQuery'> {
  recipients: readonly Address[];
  /** Why a recipient is worth a second look, by lower-case address. */
  warnings?: ReadonlyMap<string, string> | undefined;
  /** Known names by lower-case address, shown for addresses that were typed without a name. */
  names?: ReadonlyMap<string, string> | undefined;
}

/** Recipient field with suggestions. New suggestions re-render only this field. */
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
