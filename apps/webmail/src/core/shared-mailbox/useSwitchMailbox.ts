import { Problem, textOfShape } from '@jinshu/api';
import { useIntl } from 'react-intl';
import { useAccount } from '../account/index.ts';
import { describeProblem, speaksForItself } from '../problem/index.ts';
import { toasts } from '../toast/index.ts';

/**
 * Returns a function that switches to a shared mailbox, or without an id back to the user's own. If a message is being written, the user is
 * asked first.
 */
export function useSwitchMailbox(): (shareId: number | null) => void {
  const intl = useIntl();
  const { account, api, status } = useAccount();

  const fail = (error: unknown) => {
    if (speaksForItself(error)) return;
    // What the server says about it goes first, whatever else went wrong is the switch's failure (SHR-07).
    const isTold = error instanceof Problem && textOfShape(error.answer?.body ?? {}, 'form') !== undefined;
    toasts.add({ message: describeProblem(intl, isTold ? error : new Problem('share-switch-error')), tone: 'danger' });
  };
  const act = async (shareId: number | null) => (await import('./switchMailbox.ts')).switchMailbox(api, status, shareId);

  return (shareId) => {
    const left = account.on('left', () => void act(shareId).catch(fail));
    account.send({ type: 'leave', to: '/mailbox/welcome' });
    // The tabs were closed, or the user canceled. Stop listening: later events don't belong to this switch.
    const forget = () => {
      left.unsubscribe();
      following.unsubscribe();
    };
    const following = account.subscribe((snapshot) => snapshot.matches('open') && forget());
    if (account.getSnapshot().matches('open')) forget();
  };
}
