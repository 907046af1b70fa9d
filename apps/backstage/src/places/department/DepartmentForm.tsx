import { maximumDepartmentName, type OperationDepartment } from '@jinshu/api';
import { DetailForm } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { Link } from '@jinshu/ui/link';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { TextField } from '@jinshu/ui/text-field';
import { useIntl } from 'react-intl';
import { LeaveQuestion } from '../../core/form/index.ts';
import { departmentStrings as s } from './department.strings.ts';
import { useRename } from './useRename.ts';

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
  const { values, set, reset, isChanged, isMissing, nameError, errorMessage, isPending, rename } = useRename(department);
  return (
    <>
      <DetailForm
        label={department.name}
        onSave={mayChange ? rename : undefined}
        onReset={reset}
        changeCount={isChanged ? 1 : 0}
        isPending={isPending}
        errorMessage={errorMessage}
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
              errorMessage={isMissing ? formatMessage(s.nameRequired) : nameError}
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
