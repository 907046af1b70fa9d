import { Panel } from '@jinshu/ui/app-shell';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useIntl } from 'react-intl';
import { layoutStrings } from './layout.strings.ts';
import { useGoTo } from './useGoTo.ts';

/** Says plainly that a place of the navigation is not there yet. */
export function ComingScreen() {
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
