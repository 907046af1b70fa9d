import { ComboBox, ComboBoxItem } from '@jinshu/ui/combo-box';
import { Select, SelectItem } from '@jinshu/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLate } from '../../core/list/index.ts';
import { DepartmentField } from '../../core/organization/index.ts';
import { type PolicyScope, policyStrings as s } from '../../core/policy/index.ts';
import { scopePeopleOptions, scopePersonOptions } from './scope.queries.ts';

export interface ScopePickerProps {
  scope: PolicyScope;
  onChange: (scope: PolicyScope) => void;
}

/** Choice of the scope: the organization, a department with all below it, or a person. */
export function ScopePicker({ scope, onChange }: ScopePickerProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Select
        label={formatMessage(s.scope)}
        labelPosition="beside"
        value={scope.of}
        onChange={(of) => onChange({ of: of === 'department' || of === 'person' ? of : 'organisation' })}
      >
        <SelectItem id="organisation">{formatMessage(s.organisation)}</SelectItem>
        <SelectItem id="department">{formatMessage(s.department)}</SelectItem>
        <SelectItem id="person">{formatMessage(s.person)}</SelectItem>
      </Select>
      {scope.of === 'department' && <DepartmentScope id={scope.id} onChange={(id) => onChange({ of: 'department', id })} />}
      {scope.of === 'person' && <PersonScope key={scope.id} id={scope.id} onChange={(id) => onChange({ of: 'person', id })} />}
    </>
  );
}

interface OneScopeProps {
  id: number | undefined;
  onChange: (id: number) => void;
}

function DepartmentScope({ id, onChange }: OneScopeProps) {
  const { formatMessage } = useIntl();
  return (
    <DepartmentField
      label={formatMessage(s.department)}
      isLabelHidden
      isRequired
      value={id ?? null}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}

function PersonScope({ id, onChange }: OneScopeProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const { data: found = [] } = useQuery(scopePeopleOptions(useLate(typed.trim())));
  const { data: person } = useQuery({ ...scopePersonOptions(id ?? 0), enabled: id !== undefined });
  const people = [...(person ? [person] : []), ...found.filter((one) => one.id !== person?.id)];
  return (
    <ComboBox
      label={formatMessage(s.person)}
      isLabelHidden
      items={people}
      onQueryChange={setTyped}
      value={person ? String(person.id) : null}
      onChange={(key) => key !== null && onChange(Number(key))}
    >
      {({ id: one, name, userName }) => (
        <ComboBoxItem id={String(one)} textValue={`${name} ${userName}`}>{`${name} ${userName}`}</ComboBoxItem>
      )}
    </ComboBox>
  );
}
