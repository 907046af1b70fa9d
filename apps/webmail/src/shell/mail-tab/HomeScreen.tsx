import { Suspense, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../core/language/index.ts';
import { lateParts, layoutStrings } from '../../core/page/index.ts';
import { HomePlace } from '../../places/home/index.ts';
import { MailboxScreen } from './MailboxScreen.tsx';

const AfterList = lazyPart(async () => (await import('./AfterList.tsx')).AfterList);

/** The home page (RTE-04): the mailbox with the home page in its first tab. */
export function HomeScreen() {
  const { formatMessage } = useIntl();
  const mayCome = useSyncExternalStore(lateParts.subscribe, lateParts.mayCome);
  const children = (
    <>
      <Suspense>
        <HomePlace />
      </Suspense>
      {mayCome && (
        <Suspense>
          <AfterList />
        </Suspense>
      )}
    </>
  );
  return <MailboxScreen first={{ entry: '', title: formatMessage(layoutStrings.home), count: 0, isHome: true, children }} />;
}
