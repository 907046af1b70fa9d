import { type Address, isAddress, Problem, parseRecipients } from '@jinshu/api';
import { type Recipient, RecipientField } from '@jinshu/ui/recipient-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../core/problem/index.ts';
import { useSuggestions } from '../recipient/index.ts';

export interface PeopleFieldProps {
  label: string;
  /** Called with the people that were added. The field is empty again. */
  onAdd: (people: Address[]) => void;
}

/** Field that finds people by name or address, for an event or a calendar. Complete addresses are added to the list below. */
export function PeopleField({ label, onAdd }: PeopleFieldProps) {
  const intl = useIntl();
  const { suggestions, ask } = useSuggestions();
  const [unfit, setUnfit] = useState<readonly Recipient[]>([]);
  const take = (people: readonly Recipient[]) => {
    const fit = people.filter(({ address }) => isAddress(address));
    setUnfit(people.filter(({ address }) => !isAddress(address)));
    if (fit.length > 0) onAdd(fit.map(({ address, name }) => ({ address, name })));
  };
  return (
    <RecipientField
      variant="box"
      label={label}
      value={unfit}
      onChange={take}
      parse={parseRecipients}
      suggestions={suggestions}
      onQuery={ask}
      errorMessage={unfit.length > 0 ? describeProblem(intl, new Problem('email-format')) : undefined}
    />
  );
}
