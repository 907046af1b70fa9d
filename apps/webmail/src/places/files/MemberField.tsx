import { listDepartments } from '@jinshu/api';
import { ComboBox, ComboBoxItem } from '@jinshu/ui/combo-box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { useSuggestions } from '../../mail/recipient/index.ts';
import { filesStrings as s } from './files.strings.ts';

/** A person, or a department with all its members. */
export type Member =
  | { name: string; userName: string; departmentId?: undefined }
  | { name: string; departmentId: number; userName?: undefined };

interface MemberFieldProps {
  label: string;
  value: Member | null;
  onChange: (member: Member | null) => void;
  /** Whether departments can be selected too. @default false */
  hasDepartments?: boolean | undefined;
  /** Error about the person or department. */
  errorMessage?: string | undefined;
}

const keyOf = ({ userName, departmentId }: Member) => userName ?? `department-${departmentId}`;

/** Field that finds a person, or a department, by typing. */
export function MemberField({ label, value, onChange, hasDepartments = false, errorMessage }: MemberFieldProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api } = useAccount();
  const { suggestions, ask, error, retry } = useSuggestions();
  const [typed, setTyped] = useState('');
  const [wasLeft, setLeft] = useState(false);
  const { data: departments = [], ...list } = useQuery({
    queryKey: ['contact', 'departments'],
    queryFn: async ({ signal }) => (await api.call(listDepartments, undefined, { signal })).results,
    enabled: hasDepartments,
  });
  const failure = error ?? list.error;
  const isUnknown = wasLeft && typed.trim() !== '' && value === null;
  const wanted = typed.trim().toLowerCase();
  const items: Member[] = [
    ...suggestions.map(({ name, address }) => ({ name, userName: address })),
    ...departments
      .filter(({ name }) => wanted !== '' && name.toLowerCase().includes(wanted))
      .slice(0, 8)
      .map(({ id, name }) => ({ name, departmentId: id })),
  ];
  return (
    <ComboBox
      label={label}
      items={items.map((member) => ({ id: keyOf(member), member }))}
      value={value && keyOf(value)}
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text);
        setLeft(false);
        if (value && text !== value.name) onChange(null);
      }}
      onQueryChange={ask}
      onBlur={() => setLeft(true)}
      errorMessage={isUnknown ? formatMessage(hasDepartments ? s.memberUnknown : s.personUnknown) : errorMessage}
      loadError={failure ? describeProblem(intl, failure) : undefined}
      onRetry={() => {
        retry();
        if (list.error) void list.refetch();
      }}
      // Keeps a text that is no one's name when the field is left.
      allowsCustomValue
      onChange={(key) => {
        const found = items.find((member) => keyOf(member) === key);
        if (!found) return;
        setTyped(found.name);
        onChange(found);
      }}
      allowsEmptyCollection
    >
      {({ id, member }) => (
        <ComboBoxItem id={id} textValue={member.name} description={member.userName ?? formatMessage(s.department)}>
          {member.name}
        </ComboBoxItem>
      )}
    </ComboBox>
  );
}
