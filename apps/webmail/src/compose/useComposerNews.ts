import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useReport } from '../problem/useReport.ts';
import { toasts } from '../toast/toasts.ts';
import { composeStrings as s } from './compose.strings.ts';
import { type Composer, type FieldInFault, fieldInFault } from './composer.ts';

interface Reactions {
  /** The mail cannot go before this field is filled in; it says so itself. */
  onFault: (field: FieldInFault) => void;
  /** Whether the user asked for the save that is done, and so wants to hear of it. */
  takeAsked: () => boolean;
}

/** Tells what a composer has come to: that the mail has gone, that it was kept, or what keeps it back. */
export function useComposerNews(composer: Composer, { onFault, takeAsked }: Reactions): void {
  const { formatMessage } = useIntl();
  const report = useReport();
  const tell = useEffectEvent((last: ReturnType<Composer['getSnapshot']>, next: typeof last) => {
    const { problem, savedAt } = next.context;
    if (problem !== null && problem !== last.context.problem) {
      const field = fieldInFault(problem, next.context.draft);
      if (field) onFault(field);
      else report(problem);
    }
    if (savedAt !== last.context.savedAt && takeAsked()) toasts.add({ message: formatMessage(s.savedToast), key: 'draft' });
    // Of one that waits for its time the page says so.
    const isGone = next.hasTag('sent') && next.context.submission?.type !== 'schedule';
    if (isGone && !last.hasTag('sent')) toasts.add({ message: formatMessage(s.sentToast) });
  });
  useEffect(() => {
    let last = composer.getSnapshot();
    const { unsubscribe } = composer.subscribe((next) => {
      tell(last, next);
      last = next;
    });
    return unsubscribe;
  }, [composer]);
}
