import { ChipFrame, ChipList } from '@jinshu/ui/back-stage';
import { ComboBox, ComboBoxItem } from '@jinshu/ui/combo-box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLate } from '../list/index.ts';
import { peopleFoundOptions } from './organization.queries.ts';
import { peopleFieldStrings as s } from './people-field.strings.ts';

/** A person in a field. */
export interface ChosenPerson {
  id: number;
  name: string;
}

export interface PeopleFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  people: readonly ChosenPerson[];
  onChange: (people: readonly ChosenPerson[]) => void;
  /** Whether the field is for one person, and another choice replaces that one. @default false */
  isSingle?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** Field that finds people and lists those in it. */
export function PeopleField({
  label,
  isLabelHidden,
  people,
  onChange,
  isSingle = false,
  isReadOnly = false,
  errorMessage,
}: PeopleFieldProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const { data: found = [] } = useQuery(peopleFoundOptions(useLate(typed.trim())));
  const choose = (id: number) => {
    const person = found.find((one) => one.id === id);
    if (!person) return;
    const chosen = { id, name: person.name };
    setTyped('');
    onChange(isSingle ? [chosen] : [...people.filter((one) => one.id !== id), chosen]);
  };
  return (
    <ChipFrame>
      <ChipList
        label={label}
        items={people.map(({ id, name }) => ({ id: String(id), name }))}
        onRemove={isReadOnly ? undefined : (id) => onChange(people.filter((one) => String(one.id) !== id))}
      />
      {!isReadOnly && (
        <ComboBox
          // A field that has another list of people begins again: the list closes, and the typed text is removed.
          key={people.map(({ id }) => id).join(' ')}
          label={label}
          isLabelHidden={isLabelHidden}
          placeholder={formatMessage(s.placeholder)}
          items={found}
          onQueryChange={setTyped}
          value={null}
          onChange={(key) => key !== null && choose(Number(key))}
          errorMessage={errorMessage}
        >
          {({ id, name, userName }) => (
            <ComboBoxItem id={String(id)} textValue={`${name} ${userName}`}>{`${name} ${userName}`}</ComboBoxItem>
          )}
        </ComboBox>
      )}
    </ChipFrame>
  );
}
