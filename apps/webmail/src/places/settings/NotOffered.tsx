import { Panel } from '@jinshu/ui/app-shell';
import { EmptyState } from '@jinshu/ui/empty-state';
import { SettingsPage } from '@jinshu/ui/settings-form';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { settingsStrings as s } from './settings.strings.ts';

/** Replaces a page that the organization has turned off, for old links and open windows. */
export function NotOffered({ name }: { name: MessageDescriptor }) {
  const { formatMessage } = useIntl();
  return (
    <Panel>
      <SettingsPage title={formatMessage(name)}>
        <EmptyState title={formatMessage(s.notOffered)}>{formatMessage(s.notOfferedHelp)}</EmptyState>
      </SettingsPage>
    </Panel>
  );
}
