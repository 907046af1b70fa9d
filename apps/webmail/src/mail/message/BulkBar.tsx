import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { Progress } from '@jinshu/ui/progress';
import { useIntl } from 'react-intl';
import { messageActionStrings as s } from './message-action.strings.ts';
import type { RunningAction } from './useRunningAction.tsx';

/** Progress of an action on very many messages, with a button to stop it. */
export function BulkBar({ running: { done, total, stop } }: { running: RunningAction }) {
  const { formatMessage } = useIntl();
  return (
    <Banner
      actions={
        <Button size="small" onPress={stop}>
          {formatMessage(s.stop)}
        </Button>
      }
    >
      <Progress label={formatMessage(s.progress, { done, total })} value={done} maxValue={total} />
    </Banner>
  );
}
