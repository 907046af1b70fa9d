import { isAddress } from '@jinshu/api';
import { ComboBox, ComboBoxItem } from '@jinshu/ui/combo-box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLate } from '../../core/list/index.ts';
import { departmentsOptions } from '../../core/organization/index.ts';
import { listChoices, peopleChoices } from './choice.queries.ts';

/** A person, a department or a list that was found, or an address outside. */
export interface FoundMember {
  of: 'person' | 'department' | 'list' | 'outside';
  id: number;
  name: string;
  /** Empty for a department. */
  address: string;
}

const keyOf = ({ of, id, address }: FoundMember) => `${of}-${id}-${address}`;
const textOf = ({ name, address }: FoundMember) => (name === address ? name : `${name} ${address}`.trim());

/** Finds what a text names. */
function useFound(keyword: string, kinds: readonly FoundMember['of'][]): FoundMember[] {
  const { data: people = [] } = useQuery(peopleChoices(keyword));
  const { data: departments = [] } = useQuery({ ...departmentsOptions, enabled: kinds.includes('department') });
  const { data: lists = [] } = useQuery({ ...listChoices(keyword), enabled: keyword !== '' && kinds.includes('list') });
  if (keyword === '') return [];
  const lower = keyword.toLowerCase();
  const found: FoundMember[] = [
    ...departments.flatMap(({ id, name }) =>
      name.toLowerCase().includes(lower) ? { of: 'department' as const, id, name, address: '' } : [],
    ),
    ...lists.map(({ id, name, userName }) => ({ of: 'list' as const, id, name, address: userName })),
    ...people.map(({ id, name, userName }) => ({ of: 'person' as const, id, name, address: userName })),
  ];
  const isKnown = found.some(({ address }) => address === lower);
  return kinds.includes('outside') && isAddress(keyword) && !isKnown
    ? [...found, { of: 'outside', id: 0, name: lower, address: lower }]
    : found;
}

export interface MemberChoiceProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  /** Kinds of things that it finds. */
  kinds: readonly FoundMember['of'][];
  value: FoundMember | undefined;
  onChange: (member: FoundMember | undefined) => void;
  errorMessage?: string | undefined;
}

/** Field that finds people by name, and where they are wanted departments, lists and addresses. */
export function MemberChoice({ label, isLabelHidden = false, kinds, value, onChange, errorMessage }: MemberChoiceProps) {
  const [typed, setTyped] = useState('');
  const found = useFound(useLate(typed.trim()), kinds);
  // What was chosen stays an item, though its text finds others.
  const items = value && !found.some((one) => keyOf(one) === keyOf(value)) ? [...found, value] : found;
  return (
    <ComboBox
      label={label}
      isLabelHidden={isLabelHidden}
      placeholder={isLabelHidden ? label : undefined}
      items={items.map((member) => ({ ...member, key: keyOf(member) }))}
      onQueryChange={setTyped}
      defaultInputValue={value ? textOf(value) : ''}
      value={value === undefined ? null : keyOf(value)}
      onChange={(key) => onChange(items.find((one) => keyOf(one) === key))}
      errorMessage={errorMessage}
    >
      {({ key, ...member }) => (
        <ComboBoxItem id={key} textValue={textOf(member)}>
          {textOf(member)}
        </ComboBoxItem>
      )}
    </ComboBox>
  );
}
