import type { OperationList } from '@jinshu/api';
import { DetailForm } from '@jinshu/ui/back-stage';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { Switch } from '@jinshu/ui/switch';
import { TextField } from '@jinshu/ui/text-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LeaveQuestion } from '../../core/form/index.ts';
import { DepartmentField } from '../../core/organization/index.ts';
import { useMay } from '../../core/session/index.ts';
import { mailingListStrings as s } from './mailing-list.strings.ts';
import { OwnerField } from './OwnerField.tsx';
import { useListForm } from './useListForm.ts';

/** Name, kind, owner and department of a mailing list, and whether the picker offers it (BAK-51). */
export function ListForm({ list }: { list: OperationList }) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('manage');
  const { values, changes, set, reset, save, opened, changeCount, nameError, isPending, errorMessage } = useListForm(list);
  // The field of the owner keeps its own text, which goes back with the rest.
  const [round, setRound] = useState(0);
  return (
    <>
      <DetailForm
        label={formatMessage(s.details)}
        onSave={isReadOnly ? undefined : save}
        onReset={() => {
          reset();
          setRound(round + 1);
        }}
        changeCount={changeCount}
        isPending={isPending}
        errorMessage={errorMessage}
      >
        <SettingsSection title={formatMessage(s.details)}>
          <SettingsRow label={formatMessage(s.name)} isChanged={'name' in changes}>
            <TextField
              label={formatMessage(s.name)}
              isLabelHidden
              maxLength={50}
              value={values.name}
              onChange={(name) => set('name', name)}
              isReadOnly={isReadOnly}
              errorMessage={nameError}
            />
          </SettingsRow>
          <SettingsRow label={formatMessage(s.type)} isChanged={'type' in changes}>
            <TextField
              label={formatMessage(s.type)}
              isLabelHidden
              maxLength={20}
              value={values.type}
              onChange={(type) => set('type', type)}
              isReadOnly={isReadOnly}
            />
          </SettingsRow>
          <SettingsRow label={formatMessage(s.owner)} isChanged={'ownerId' in changes} help={formatMessage(s.ownerHelp)}>
            {isReadOnly ? (
              <bdi>{opened.owner?.name ?? formatMessage(s.noOwner)}</bdi>
            ) : (
              <OwnerField
                key={round}
                isLabelHidden
                owner={opened.owner}
                onChange={(ownerId) => set('ownerId', ownerId ?? opened.owner?.id)}
              />
            )}
          </SettingsRow>
          <SettingsRow label={formatMessage(s.department)} isChanged={'departmentId' in changes}>
            <DepartmentField
              label={formatMessage(s.department)}
              isLabelHidden
              value={values.departmentId}
              onChange={(departmentId) => set('departmentId', departmentId)}
              isDisabled={isReadOnly}
            />
          </SettingsRow>
          <SettingsRow label={formatMessage(s.picker)} isChanged={'isHidden' in changes}>
            <Switch isSelected={values.isHidden} onChange={(isHidden) => set('isHidden', isHidden)} isDisabled={isReadOnly}>
              {formatMessage(s.isHidden)}
            </Switch>
          </SettingsRow>
        </SettingsSection>
      </DetailForm>
      <LeaveQuestion isUnsaved={changeCount > 0} />
    </>
  );
}
