import { reviewListPlace } from '@jinshu/mail-machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { returnFocus } from '../../core/page/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { reviewOf } from './review.actors.ts';
import { reviewStrings as s } from './review.strings.ts';

/** Returns the review state, and the props of the buttons in one place: the list, or the tab of a message. */
export function useReview(place: string) {
  const { formatMessage } = useIntl();
  const deps = useAccount();
  const review = reviewOf(deps);
  const snapshot = useSelector(review, (current) => current);
  const { context } = snapshot;
  const isHere = context.place === place;
  // A tab that was closed meanwhile has nowhere to say that its answer did not get through: the list says it.
  const isOpen = useSelector(deps.account, ({ context: { tabs } }) => tabs.some(({ id }) => id === context.place));
  const tells = isHere || (place === reviewListPlace && !isOpen);

  // The toast key is shared, so that several mounted places show only one toast.
  useEffect(() => {
    const { unsubscribe } = review.on('decided', ({ answer: { status, ids }, taken }) => {
      const done = ids.length - taken.length;
      if (done > 0) toasts.add({ message: formatMessage(status === 'permit' ? s.permitted : s.rejected, { count: done }), key: 'review' });
      if (taken.length > 0) toasts.add({ message: formatMessage(s.taken, { count: taken.length }), tone: 'info', key: 'review-taken' });
      returnFocus();
    });
    return unsubscribe;
  }, [review, formatMessage]);

  /** Returns the props of the decision buttons for these messages. */
  const answering = (ids: readonly number[]) => ({
    presets: [s.presetFiles, s.presetRecipient, s.presetLevel].map((preset) => formatMessage(preset)),
    isPending: snapshot.hasTag('busy'),
    isAsking: isHere && snapshot.hasTag('asking'),
    onAskingChange: (isAsking: boolean) => review.send(isAsking ? { type: 'permit', ids, place } : { type: 'cancel' }),
    onPermit: () => review.send({ type: 'confirm' }),
  });
  const failed = tells && snapshot.matches('failed') ? context.problem : undefined;
  return { review, context, answering, failed };
}
