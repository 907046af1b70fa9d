import { Suspense, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../core/language/lazyPart.ts';
import { lateParts } from '../../core/page/lateParts.ts';
import { layoutStrings } from '../../core/page/layout.strings.ts';
import { MailboxScreen } from './MailboxScreen.tsx';
import { HomePlace } from './tabParts.ts';

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
