import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { layoutStrings } from '../../core/page/layout.strings.ts';
import { MailboxScreen } from './MailboxScreen.tsx';
import { HomePlace } from './tabParts.ts';

/** The home page (RTE-04): the mailbox with the home page in its first tab. */
export function HomeScreen() {
  const { formatMessage } = useIntl();
  const children = (
    <Suspense>
      <HomePlace />
    </Suspense>
  );
  return <MailboxScreen first={{ entry: '', title: formatMessage(layoutStrings.home), count: 0, isHome: true, children }} />;
}
