import { RulePreview } from '@jinshu/ui/filter-rules';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../../core/problem/describeProblem.ts';
import { timeText } from '../timeText.ts';
import { type Trial, useTriedRule } from './useTriedRule.ts';

/** Shows the existing messages that conditions match, while they are being counted and after. */
export function TriedMessages({ trial }: { trial: Trial }) {
  const intl = useIntl();
  const { tried, error, isCounting, stop, retry } = useTriedRule(trial);
  return (
    <RulePreview
      scope={trial.folder === '' ? 'recent' : 'folder'}
      examined={tried.examined}
      count={tried.count}
      isCounting={isCounting}
      onStop={stop}
      errorMessage={error && !isCounting ? describeProblem(intl, error) : undefined}
      onRetry={retry}
      messages={tried.messages.map(({ uid, folder, sender, subject, arrivedAt, isRead, marks }) => ({
        id: `${folder}/${uid}`,
        sender: sender.name || sender.address,
        subject,
        marks,
        date: timeText(intl, arrivedAt, new Date()),
        isRead,
      }))}
    />
  );
}
