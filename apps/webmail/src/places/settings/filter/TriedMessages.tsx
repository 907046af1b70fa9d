import { RulePreview } from '@jinshu/ui/filter-rules';
import { useIntl } from 'react-intl';
import { useClock } from '../../../core/account/index.ts';
import { describeProblem } from '../../../core/problem/index.ts';
import { type Trial, useTriedRule } from './useTriedRule.ts';

/** Shows the existing messages that conditions match, while they are being counted and after. */
export function TriedMessages({ trial }: { trial: Trial }) {
  const intl = useIntl();
  const clock = useClock();
  const dateOf = (at: string) => {
    const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
    const day = { month: '2-digit', day: '2-digit' } as const;
    return intl.formatDate(at, { ...day, ...(!isThisYear && { year: 'numeric' as const }), hour: '2-digit', minute: '2-digit', ...clock });
  };
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
        date: dateOf(arrivedAt),
        isRead,
      }))}
    />
  );
}
