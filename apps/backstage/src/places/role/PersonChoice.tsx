import { ComboBox, ComboBoxItem } from '@jinshu/ui/combo-box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLate } from '../../core/list/index.ts';
import { operationRoleStrings as s } from './operation-role.strings.ts';
import { candidatesOptions } from './role.queries.ts';

export interface PersonChoiceProps {
  value: number | undefined;
  onChange: (accountId: number | undefined) => void;
  errorMessage?: string | undefined;
}

/** Field that finds a person. */
export function PersonChoice({ value, onChange, errorMessage }: PersonChoiceProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const { data: people = [] } = useQuery(candidatesOptions(useLate(typed.trim())));
  return (
    <ComboBox
      label={formatMessage(s.find)}
      items={people}
      onQueryChange={setTyped}
      value={value === undefined ? null : String(value)}
      onChange={(key) => onChange(key === null ? undefined : Number(key))}
      errorMessage={errorMessage}
    >
      {({ id, name, userName }) => <ComboBoxItem id={String(id)} textValue={`${name} ${userName}`}>{`${name} ${userName}`}</ComboBoxItem>}
    </ComboBox>
  );
}
