import type { AlertSettings } from '@jinshu/api';
import { DetailForm } from '@jinshu/ui/back-stage';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { LeaveQuestion } from '../../core/form/index.ts';
import { PeopleField } from '../../core/organization/index.ts';
import { useMay } from '../../core/session/index.ts';
import { AlertList } from './AlertList.tsx';
import { LimitRows } from './LimitRows.tsx';
import { stateStrings } from './state.strings.ts';
import { alertStrings as s } from './system-alert.strings.ts';
import { useAlertForm } from './useAlertForm.ts';

/** Form of the recipients and limits of alerts, above those that are not over (BAK-110). */
export function AlertForm({ settings }: { settings: AlertSettings }) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('govern');
  const form = useAlertForm(settings);
  const { values, changes, set, changeCount } = form;
  return (
    <>
      <DetailForm
        label={formatMessage(stateStrings.alerts)}
        onSave={isReadOnly ? undefined : form.save}
        onReset={form.reset}
        changeCount={changeCount}
        isPending={form.isPending}
        errorMessage={form.errorMessage}
      >
        <SettingsSection title={formatMessage(stateStrings.alerts)}>
          <SettingsRow label={formatMessage(s.people)} help={formatMessage(s.peopleHelp)} isChanged={'people' in changes}>
            <PeopleField
              label={formatMessage(s.people)}
              isLabelHidden
              people={values.people}
              onChange={(people) => set('people', people)}
              isReadOnly={isReadOnly}
              errorMessage={form.peopleError}
            />
          </SettingsRow>
          <LimitRows form={form} isReadOnly={isReadOnly} />
        </SettingsSection>
        <SettingsSection title={formatMessage(s.open)}>
          <AlertList alerts={settings.alerts} />
        </SettingsSection>
      </DetailForm>
      <LeaveQuestion isUnsaved={changeCount > 0} />
    </>
  );
}
