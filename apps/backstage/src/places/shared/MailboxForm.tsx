import type { OperationMailbox } from '@jinshu/api';
import { DetailForm } from '@jinshu/ui/back-stage';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { formatSize } from '@jinshu/ui/text';
import { TextField } from '@jinshu/ui/text-field';
import { useIntl } from 'react-intl';
import { CapacityField, LeaveQuestion } from '../../core/form/index.ts';
import { DepartmentField } from '../../core/organization/index.ts';
import { useMay } from '../../core/session/index.ts';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';
import { useMailboxForm } from './useMailboxForm.ts';

/** Name, department and capacity of a shared mailbox (BAK-48). */
export function MailboxForm({ mailbox }: { mailbox: OperationMailbox }) {
  const { formatMessage, locale } = useIntl();
  const isReadOnly = !useMay('manage');
  const { values, changes, set, reset, save, changeCount, usedBytes, ...form } = useMailboxForm(mailbox);
  const used = formatSize(usedBytes, locale);
  const isBelow = values.quotaBytes > 0 && values.quotaBytes < usedBytes;
  return (
    <>
      <DetailForm
        label={formatMessage(s.details)}
        onSave={isReadOnly ? undefined : save}
        onReset={reset}
        changeCount={changeCount}
        isPending={form.isPending}
        errorMessage={form.errorMessage}
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
              errorMessage={form.nameError}
            />
          </SettingsRow>
          <SettingsRow label={formatMessage(s.department)} isChanged={'departmentId' in changes}>
            <DepartmentField
              label={formatMessage(s.department)}
              isLabelHidden
              value={values.departmentId}
              onChange={(departmentId) => set('departmentId', departmentId)}
              isDisabled={isReadOnly}
              errorMessage={form.departmentError}
            />
          </SettingsRow>
          <SettingsRow
            label={formatMessage(s.capacity)}
            isChanged={'quotaBytes' in changes}
            help={formatMessage(isBelow ? s.capacityBelow : s.capacityHelp, { used })}
          >
            <CapacityField
              label={formatMessage(s.capacity)}
              unit={formatMessage(s.unit)}
              bytes={values.quotaBytes}
              onChange={(quotaBytes) => set('quotaBytes', quotaBytes)}
              isDisabled={isReadOnly}
            />
          </SettingsRow>
        </SettingsSection>
      </DetailForm>
      <LeaveQuestion isUnsaved={changeCount > 0} />
    </>
  );
}
