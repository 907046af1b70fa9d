import { ComboBox, ComboBoxItem } from '@jinshu/ui/combo-box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLate } from '../../core/list/index.ts';
import { departmentChoices, peopleChoices } from './choice.queries.ts';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';

/** A person or a department that was found. */
export interface FoundMember {
  of: 'person' | 'department';
  id: number;
  text: string;
}

const keyOf = ({ of, id }: FoundMember) => `${of}-${id}`;

export interface MemberChoiceProps {
  value: FoundMember | undefined;
  onChange: (member: FoundMember | undefined) => void;
  errorMessage?: string | undefined;
}

/** Field that finds people and departments by name. */
export function MemberChoice({ value, onChange, errorMessage }: MemberChoiceProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const keyword = useLate(typed.trim());
  const { data: people = [] } = useQuery(peopleChoices(keyword));
  const { data: departments = [] } = useQuery(departmentChoices);
  const found: FoundMember[] =
    keyword === ''
      ? []
      : [
          ...departments.flatMap(({ id, name }) =>
            name.toLowerCase().includes(keyword.toLowerCase()) ? [{ of: 'department' as const, id, text: name }] : [],
          ),
          ...people.map(({ id, name, userName }) => ({ of: 'person' as const, id, text: `${name} ${userName}` })),
        ];
  // What was chosen stays an item, though its text finds others.
  const items = value && !found.some((one) => keyOf(one) === keyOf(value)) ? [...found, value] : found;
  return (
    <ComboBox
      label={formatMessage(s.find)}
      isLabelHidden
      placeholder={formatMessage(s.find)}
      items={items.map((member) => ({ ...member, key: keyOf(member) }))}
      onQueryChange={setTyped}
      value={value === undefined ? null : keyOf(value)}
      onChange={(key) => onChange(items.find((one) => keyOf(one) === key))}
      errorMessage={errorMessage}
    >
      {({ key, text }) => (
        <ComboBoxItem id={key} textValue={text}>
          {text}
        </ComboBoxItem>
      )}
    </ComboBox>
  );
}
