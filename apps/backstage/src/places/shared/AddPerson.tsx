import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MemberChoice } from './MemberChoice.tsx';
import { mailingListStrings as s } from './mailing-list.strings.ts';

interface ListedPerson {
  id: number;
  name: string;
  userName: string;
}

export interface AddPersonProps {
  people: readonly ListedPerson[];
  onChange: (people: ListedPerson[]) => void;
}

/** Field that adds people to a list, each once. */
export function AddPerson({ people, onChange }: AddPersonProps) {
  const { formatMessage } = useIntl();
  // The field is empty again after every person that was added.
  const [round, setRound] = useState(0);
  return (
    <MemberChoice
      key={round}
      label={formatMessage(s.findPerson)}
      isLabelHidden
      kinds={['person']}
      value={undefined}
      onChange={(found) => {
        if (!found) return;
        onChange([...people.filter(({ id }) => id !== found.id), { id: found.id, name: found.name, userName: found.address }]);
        setRound(round + 1);
      }}
    />
  );
}
