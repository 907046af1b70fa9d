import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { Progress } from '@jinshu/ui/progress';
import { useIntl } from 'react-intl';
import { filterStrings as s } from './filter.strings.ts';
import type { Applying } from './useApplying.ts';

interface ApplyNoticeProps {
  applying: Applying;
  folderName: (rawName: string) => string;
  onUndo: () => void;
  onDismiss: () => void;
}

const sentences = { running: s.applying, done: s.applied, stopped: s.stopped, lost: s.lost, undoing: s.undoing, undone: s.undone };

/** Line about a rule that is being applied or was applied: its progress with a way to stop, or its result with a way to undo it. */
export function ApplyNotice({ applying, folderName, onUndo, onDismiss }: ApplyNoticeProps) {
  const { formatMessage } = useIntl();
  const { state, rule, folder, done, total, jobId, stop } = applying;
  const text = formatMessage(sentences[state], { name: rule.name, folder: folderName(folder), done, total });
  if (state === 'running')
    return (
      <Banner
        actions={
          <Button size="small" onPress={stop}>
            {formatMessage(s.stop)}
          </Button>
        }
      >
        <Progress label={text} value={done} maxValue={Math.max(total, 1)} />
      </Banner>
    );
  if (state === 'undoing')
    return (
      <Banner>
        <Progress label={text} isIndeterminate />
      </Banner>
    );
  return (
    <Banner
      isAnnounced
      tone={state === 'lost' ? 'warning' : state === 'stopped' ? 'info' : 'success'}
      actions={
        <>
          {(state === 'done' || state === 'stopped') && jobId !== undefined && (
            <Button size="small" onPress={onUndo}>
              {formatMessage(s.undo)}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={onDismiss}>
            {formatMessage(s.dismiss)}
          </Button>
        </>
      }
    >
      {text}
    </Banner>
  );
}
