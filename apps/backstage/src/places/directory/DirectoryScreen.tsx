import { ScreenFailure } from '@jinshu/app/problem';
import { TabbedPage } from '@jinshu/ui/back-stage';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useListAddress } from '../../core/list/index.ts';
import { DirectoryPane } from './DirectoryPane.tsx';
import { directoryOptions } from './directory.queries.ts';
import { directoryStrings as s } from './directory.strings.ts';
import { SignOnPane } from './SignOnPane.tsx';

const tabs = ['directory', 'signOn'] as const;

/** The organization's directory (LGN-47) and sign-on (LGN-34): what is set up, tests, and synchronizations. */
export function DirectoryScreen() {
  const { formatMessage } = useIntl();
  const address = useListAddress();
  const { data, error, refetch } = useQuery(directoryOptions);
  const failure = error && !data && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  const contents = {
    directory: failure || (data && <DirectoryPane directory={data.directory} runs={data.runs} />),
    signOn: failure || (data && <SignOnPane signOn={data.signOn} />),
  };
  return (
    <TabbedPage
      title={formatMessage(s.title)}
      tabs={tabs.map((id) => ({ id, title: formatMessage(s[id]), content: contents[id] }))}
      currentTab={tabs.find((id) => id === address.get('view')) ?? 'directory'}
      onTabChange={(id) => address.set('view', id === 'directory' ? undefined : id)}
    />
  );
}
