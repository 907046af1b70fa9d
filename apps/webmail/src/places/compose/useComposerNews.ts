import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { describeProblem, speaksForItself, useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { type Composer, type ComposerSnapshot, type FieldInFault, fieldInFault, composeStrings as s } from '../../mail/draft/index.ts';

interface Reactions {
  /** The mail cannot go before this field is filled in; it says so itself. */
  onFault: (field: FieldInFault) => void;
  /** Whether the user asked for the save that is done, and so wants to hear of it. */
  takeAsked: () => boolean;
  /** Shows the message, whichever tab is active. */
  show: () => void;
}

/** Notifies the user of a composer's results: the message was sent or saved, or an error prevents sending. */
export function useComposerNews(composer: Composer, { onFault, takeAsked, show }: Reactions): void {
  const intl = useIntl();
  const { formatMessage } = intl;
  const report = useReport();
  const told = useRef<number>(undefined);
  /** Keep the send error visible, in other tabs too, until the user deals with it (SND-17). */
  const unsent = (problem: unknown, { tabDraftId, presence }: ComposerSnapshot['context']) => {
    if (speaksForItself(problem)) return;
    told.current = toasts.add({
      message: describeProblem(intl, problem),
      tone: 'danger',
      timeoutMs: null,
      isClosable: true,
      key: `unsent ${tabDraftId}`,
      action: presence === 'here' ? undefined : { label: formatMessage(s.continueWriting), onPress: show },
    });
  };
  const settle = useEffectEvent(() => {
    if (told.current !== undefined) toasts.close(told.current);
    told.current = undefined;
  });
  const tell = useEffectEvent((last: ReturnType<Composer['getSnapshot']>, next: typeof last) => {
    const { problem, savedAt } = next.context;
    if (problem === null) settle();
    else if (problem !== last.context.problem) {
      const field = fieldInFault(problem, next.context.draft);
      if (field) onFault(field);
      else if (last.hasTag('busy')) unsent(problem, next.context);
      else report(problem);
    }
    if (savedAt !== last.context.savedAt && takeAsked()) toasts.add({ message: formatMessage(s.savedToast), key: 'draft' });
    // Of one that waits for its time the page says so.
    const isGone = next.hasTag('sent') && next.context.submission?.type !== 'schedule';
    if (isGone && !last.hasTag('sent'))
      toasts.add({ message: formatMessage(next.context.submission?.isInReview ? s.reviewToast : s.sentToast) });
  });
  useEffect(() => {
    let last = composer.getSnapshot();
    const { unsubscribe } = composer.subscribe((next) => {
      tell(last, next);
      last = next;
    });
    return () => {
      unsubscribe();
      settle();
    };
  }, [composer]);
}
