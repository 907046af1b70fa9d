import { type OperationPolicy, textIn } from '@jinshu/api';
import { useLanguage } from '@jinshu/app/language';
import { SettingsSection } from '@jinshu/ui/settings-form';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { departmentsOptions } from '../../core/organization/index.ts';
import { useMay } from '../../core/session/index.ts';
import { AppDialog } from './AppDialog.tsx';
import { ContentSheet } from './ContentSheet.tsx';
import { contentStrings as s } from './content.strings.ts';
import { type AppEntry, blankApp } from './contentEntries.ts';
import { EntryList } from './EntryList.tsx';
import { useContentForm } from './useContentForm.ts';

interface AppValues {
  app_list: readonly AppEntry[];
}

/** Applications of the app center (BAK-90). */
export function AppsForm({ loaded }: { loaded: readonly OperationPolicy[] }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isReadOnly = !useMay('govern');
  const { data: departments = [] } = useQuery(departmentsOptions);
  const form = useContentForm<AppValues>(loaded, ['app_list']);
  const seenBy = (ids: readonly number[]) =>
    ids.length === 0
      ? formatMessage(s.everyone)
      : ids.map((id) => departments.find((one) => one.id === id)?.name ?? formatMessage(s.departmentGone)).join(', ');
  return (
    <ContentSheet label={formatMessage(s.apps)} form={{ ...form, errorMessage: form.errorMessage ?? form.errorAt('app_list') }}>
      <SettingsSection title={formatMessage(s.apps)}>
        <EntryList
          label={formatMessage(s.apps)}
          addLabel={formatMessage(s.addApp)}
          emptyLabel={formatMessage(s.noApps)}
          entries={form.values.app_list}
          onChange={(next) => form.set('app_list', next)}
          isReadOnly={isReadOnly}
          itemOf={({ name, url, icon, departments: ids }) => ({
            name: textIn(name, language),
            about: `${url} · ${seenBy(ids)}`,
            ...(icon !== '' && { picture: icon }),
          })}
          blank={blankApp}
          Dialog={AppDialog}
        />
      </SettingsSection>
    </ContentSheet>
  );
}
