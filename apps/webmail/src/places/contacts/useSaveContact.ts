import { changeContact, createContact, deleteContacts, type PersonalContact } from '@jinshu/api';
import type { ContactDraft } from '@jinshu/ui/contact-form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { failing, tellFailure } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { contactOptions } from './book.queries.ts';
import { toChange, toForm } from './contactDrafts.ts';
import { contactsStrings as s } from './contacts.strings.ts';
import { useUndo } from './useUndo.ts';

interface SaveContact {
  onError: (error: unknown) => void;
  onSaved: (contact: PersonalContact) => void;
}

/** The contact that a change starts from. */
interface Origin {
  id: number;
  version: number;
  base: ContactDraft;
}

/** Saves and deletes a contact. */
export function useSaveContact({ onError, onSaved }: SaveContact) {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const undo = useUndo();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const changed = () => applyChange(queryClient, { type: 'contact.changed' });
  return {
    undo,
    isBusy: state === 'busy',
    isDone: state === 'done',
    /** Saves a change, or with no origin a new contact. */
    save: async (origin: Origin | undefined, draft: ContactDraft) => {
      setState('busy');
      onError(undefined);
      try {
        const saved = origin
          ? await api.call(changeContact, { params: { id: origin.id }, body: { ...toChange(draft, origin.base), version: origin.version } })
          : await api.call(createContact, { body: { ...toForm(draft), mustBeNew: true } });
        queryClient.setQueryData(contactOptions(api, saved.id).queryKey, saved);
        setState('done');
        toasts.add({ message: intl.formatMessage(s.saved, { name: saved.name }) });
        onSaved(saved);
      } catch (error) {
        setState('idle');
        onError(error);
      }
      changed();
    },
    remove: async (id: number, onRemoved: () => void) => {
      setState('busy');
      try {
        const { count, undoId } = await api.call(deleteContacts, { body: { ids: [id] } });
        setState('done');
        onRemoved();
        undo.offer(intl.formatMessage(s.deleted, { count }), undoId);
      } catch (error) {
        setState('idle');
        tellFailure(intl, error, failing.delete);
      }
      changed();
    },
  };
}
