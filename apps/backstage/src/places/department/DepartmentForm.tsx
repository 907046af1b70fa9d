import { changeDepartment, maximumDepartmentName, type OperationDepartment } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { DetailForm } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { Link } from '@jinshu/ui/link';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { TextField } from '@jinshu/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { LeaveQuestion, useDraft } from '../../core/form/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { departmentsOptions } from './department.queries.ts';
import { departmentStrings as s } from './department.strings.ts';

export interface DepartmentFormProps {
  department: OperationDepartment;
  /** Whether the role may change departments. */
  mayChange: boolean;
  onAddBelow: () => void;
  onDelete: () => void;
}

/** Editor of the selected department (BAK-23). */
export function DepartmentForm({ department, mayChange, onAddBelow, onDelete }: DepartmentFormProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  // A rename is based on the version that was opened, even if a newer one is loaded.
  const [opened, setOpened] = useState(department);
  const { values, changes, set, reset } = useDraft({ name: opened.name });
  const isChanged = changes.name !== undefined;
  const isMissing = values.name.trim() === '';
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.call(changeDepartment, { params: { id: opened.id }, body: { version: opened.version, name: values.name } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: departmentsOptions.queryKey });
      const saved = queryClient.getQueryData(departmentsOptions.queryKey)?.find(({ id }) => id === opened.id);
      if (saved) setOpened(saved);
      reset();
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
    },
  });
  const isTaken = reasonOf(error) === 'department-name-taken';
  return (
    <>
      <DetailForm
        label={department.name}
        onSave={mayChange ? () => !isMissing && isChanged && mutate() : undefined}
        onReset={reset}
        changeCount={isChanged ? 1 : 0}
        isPending={isPending}
        errorMessage={error && !isTaken ? describe(error) : undefined}
      >
        <SettingsSection title={department.name}>
          <SettingsRow label={formatMessage(s.name)} isChanged={isChanged}>
            <TextField
              label={formatMessage(s.name)}
              isLabelHidden
              maxLength={maximumDepartmentName}
              value={values.name}
              onChange={(name) => set('name', name)}
              isReadOnly={!mayChange}
              errorMessage={isMissing ? formatMessage(s.nameRequired) : isTaken ? describe(error) : undefined}
            />
          </SettingsRow>
          <SettingsRow label={formatMessage(s.people)}>
            <span>{formatMessage(s.ownAndAll, { own: department.peopleCount, all: department.allPeopleCount })}</span>
            <Link href={`/operation/people?department=${department.id}`}>{formatMessage(s.showPeople)}</Link>
          </SettingsRow>
        </SettingsSection>
        {mayChange && (
          <SettingsRow label="">
            <Button onPress={onAddBelow}>{formatMessage(s.addBelow)}</Button>
            <Button variant="quiet" tone="danger" onPress={onDelete}>
              {formatMessage(s.delete)}
            </Button>
          </SettingsRow>
        )}
      </DetailForm>
      <LeaveQuestion isUnsaved={isChanged} />
    </>
  );
}
