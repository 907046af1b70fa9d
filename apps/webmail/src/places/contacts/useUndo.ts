import { contactUndoSeconds, undoContacts } from '@jinshu/api';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { contactsStrings as s } from './contacts.strings.ts';

/** One key for all of them: only the last removal can be undone. */
const key = 'contacts-undo';

/** Shows the result of a removal or a merge, with an undo button (CON-54). */
export function useUndo() {
  const { formatMessage } = useIntl();
  const { api, queryClient } = useAccount();
  const report = useReport();
  const last = useRef<string>(undefined);
  const undo = () => {
    const undoId = last.current;
    last.current = undefined;
    if (undoId === undefined) return;
    api
      .call(undoContacts, { body: { undoId } })
      .then(({ count }) => toasts.add({ message: formatMessage(s.undone, { count }), key }), report)
      .finally(() => applyChange(queryClient, { type: 'contact.changed' }));
  };
  const offer = (message: string, undoId: string) => {
    last.current = undoId;
    toasts.add({ message, key, timeoutMs: contactUndoSeconds.offered * 1000, action: { label: formatMessage(s.undo), onPress: undo } });
  };
  return { offer, undo };
}

export type UndoControl = ReturnType<typeof useUndo>;
