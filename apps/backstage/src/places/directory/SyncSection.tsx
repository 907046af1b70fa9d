import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { useDescribe } from '../../core/problem/index.ts';
import { directoryStrings as s } from './directory.strings.ts';
import { SyncResult } from './SyncResult.tsx';
import { useSync } from './useSync.ts';

/** Synchronization by hand: first what would change, then the change (LGN-47). */
export function SyncSection() {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const { dryRun, sync, isTrying, isSyncing, isTried, isDryRun, report, error } = useSync();
  return (
    <>
      <SettingsSection title={formatMessage(s.sync)}>
        <SettingsRow label={formatMessage(s.sync)} help={formatMessage(s.syncHelp)}>
          <Button isPending={isTrying} isDisabled={isSyncing} onPress={dryRun}>
            {formatMessage(s.dryRun)}
          </Button>
          <Button tone="accent" isPending={isSyncing} isDisabled={!isTried} onPress={sync}>
            {formatMessage(s.syncNow)}
          </Button>
        </SettingsRow>
        {error && (
          <Banner tone="danger" isAnnounced>
            {describe(error)}
          </Banner>
        )}
      </SettingsSection>
      {report && <SyncResult report={report} isDryRun={isDryRun} />}
    </>
  );
}
