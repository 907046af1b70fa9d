import type { LockArea } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../language/lazyPart.ts';
import { GuardedPlace } from '../lock/GuardedPlace.tsx';
import { layoutStrings } from './layout.strings.ts';
import { useGoTo } from './useGoTo.ts';

const LockSettings = lazyPart(async () => (await import('../lock/LockSettings.tsx')).LockSettings);

/** What has to be open for a place to be seen (FLK-06, RTE-30). */
function areaOf(pathname: string): LockArea | undefined {
  if (pathname.startsWith('/calendar/')) return 'calendar';
  if (pathname.startsWith('/file/')) return 'files';
  return pathname === '/setting/tag' ? 'folders' : undefined;
}

/** Says plainly that a place of the navigation is not there yet; of the settings of folders and tags the lock is there already. */
export function ComingScreen() {
  const { pathname } = useLocation();
  const area = areaOf(pathname);
  if (!area) return <Coming />;
  return (
    <GuardedPlace key={area} area={area}>
      {area === 'folders' ? (
        <Suspense>
          <LockSettings />
        </Suspense>
      ) : (
        <Coming />
      )}
    </GuardedPlace>
  );
}

function Coming() {
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  return (
    <Panel>
      <EmptyState
        title={formatMessage(layoutStrings.comingTitle)}
        actions={<Button onPress={() => goTo('/mailbox/innerbox/INBOX')}>{formatMessage(layoutStrings.backToMailbox)}</Button>}
      >
        {formatMessage(layoutStrings.comingHelp)}
      </EmptyState>
    </Panel>
  );
}
