import { keepContactsApart, type PersonalContact, Problem } from '@jinshu/api';
import { type ContactDraft, type ContactProblems, changedFields } from '@jinshu/ui/contact-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { keptForm, useKeptAcrossLock } from '../../core/kept-form/index.ts';
import { describeProblem, useReport } from '../../core/problem/index.ts';
import { contactOptions, duplicatesOptions, groupsOptions } from './book.queries.ts';
import { addressOf } from './bookAddress.ts';
import { newDraft, rebased, toDraft } from './contactDrafts.ts';
import { useBookView } from './useBookView.ts';
import { useSaveContact } from './useSaveContact.ts';

/** Initial and current values of the form. */
interface Edited {
  base: ContactDraft;
  value: ContactDraft;
  version: number;
}

const begun = (contact: PersonalContact): Edited => {
  const draft = toDraft(contact);
  return { base: draft, value: draft, version: contact.version };
};

const begunAnew = (nodeId: string, params: URLSearchParams): Edited => {
  const groupIds = /^[1-9]\d*$/.test(nodeId) ? [nodeId] : [];
  const draft = newDraft({ name: params.get('name') ?? '', address: params.get('address') ?? '', groupIds });
  return { base: newDraft({ groupIds }), value: draft, version: 0 };
};

/** Returns the errors that a problem names, by field. */
function problemsOf(error: unknown): ContactProblems {
  if (!(error instanceof Problem)) return {};
  if (error.code === 'contact-exists') return { address: 'taken' };
  const names: Readonly<Record<string, keyof ContactDraft>> = { email: 'address', fullname: 'name', imgurl: 'imageUrl' };
  return Object.fromEntries(Object.keys(error.fields).map((field) => [names[field] ?? field, 'refused' as const]));
}

/**
 * The form of a contact: what is typed, what the contact has become elsewhere, and saving. A change in another window is
 * applied to a form without changes; otherwise the user decides, and no input is lost.
 */
export function useContactEdit(edit: string) {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const navigate = useNavigate();
  const report = useReport();
  const { view, show, params } = useBookView('pab');
  const isNew = edit === 'new';
  const id = Number(edit);
  const stored = useQuery({ ...contactOptions(api, id), enabled: !isNew });
  const groups = useQuery(groupsOptions(api));
  const found = useQuery({ ...duplicatesOptions(api, 1, 5, id), enabled: !isNew });
  const key = `contact/${edit}`;
  const [edited, setEdited] = useState(
    () => keptForm<Edited>(key) ?? (isNew ? begunAnew(view.nodeId, params) : stored.data && begun(stored.data)),
  );
  const [saveError, setSaveError] = useState<unknown>();
  const goToCard = (contactId: number) => void navigate(addressOf({ ...view, edit: null, contact: String(contactId) }), { replace: true });
  const save = useSaveContact({ onError: setSaveError, onSaved: ({ id: saved }) => goToCard(saved) });
  const isDirty = edited !== undefined && changedFields(edited.value, edited.base).length > 0;
  useKeptAcrossLock(key, isDirty && !save.isDone ? edited : undefined);
  const { data } = stored;
  const isNewer = !isNew && !save.isBusy && !save.isDone && data !== undefined && edited !== undefined && data.version > edited.version;
  // A form without changes has nothing to lose. During rendering, so that no frame shows old values.
  if (data && !isNew && (!edited || (isNewer && !isDirty))) setEdited(begun(data));
  const latest = isNewer && isDirty ? toDraft(data) : undefined;
  const isGone = stored.error instanceof Problem && stored.error.code === 'contact-not-found' && edited !== undefined;
  const existing = saveError instanceof Problem && saveError.code === 'contact-exists' ? Number(saveError.params.id) : undefined;
  const isStale = saveError instanceof Problem && saveError.code === 'contact-stale';
  const problems = problemsOf(saveError);
  const isTold = existing !== undefined || isStale || isGone || Object.keys(problems).length > 0;
  const duplicates = (found.data?.results ?? []).flatMap((set) =>
    set.contacts.filter((one) => one.id !== id).map((one) => ({ id: String(one.id), name: one.name || one.address, reason: set.reason })),
  );
  const list = (groups.data?.results ?? []).map((group) => ({ id: String(group.id), name: group.name }));
  const { base, value, version } = edited ?? { base: newDraft({}), value: newDraft({}), version: 0 };
  return {
    isReady: edited !== undefined,
    error: stored.error,
    reload: () => void stored.refetch(),
    base,
    value,
    latest,
    isDirty,
    isGone,
    isDone: save.isDone,
    isPending: save.isBusy,
    existingId: existing !== undefined && existing > 0 ? existing : undefined,
    problems,
    message: saveError && !isTold ? describeProblem(intl, saveError) : undefined,
    groups: list,
    nameOfGroup: (groupId: string) => list.find((group) => group.id === groupId)?.name ?? groupId,
    duplicates: [...new Map(duplicates.map((one) => [one.id, one])).values()],
    undo: save.undo,
    set: (next: ContactDraft) => {
      setEdited({ base, value: next, version });
      setSaveError(undefined);
    },
    save: (draft: ContactDraft) => save.save(isNew ? undefined : { id, version, base }, draft),
    saveAsNew: () => save.save(undefined, value),
    remove: isNew ? undefined : () => save.remove(id, () => show({ edit: null, contact: null }, true)),
    /** Puts what was typed over what the contact has become. It is saved with the next press of Save. */
    keepMine: () => {
      if (!data || !latest) return;
      setEdited({ base: latest, value: rebased(value, base, latest), version: data.version });
      setSaveError(undefined);
    },
    takeTheirs: () => {
      if (data) setEdited(begun(data));
      setSaveError(undefined);
    },
    keepApart: (other: number) =>
      void api
        .call(keepContactsApart, { body: { ids: [id, other] } })
        .then(() => applyChange(queryClient, { type: 'contact.changed' }), report),
    goToCard,
    open: (contactId: number) => void navigate(addressOf({ source: 'pab', contact: String(contactId) })),
    close: () => show({ edit: null, ...(!isNew && { contact: edit }) }),
  };
}

export type ContactEdit = ReturnType<typeof useContactEdit>;
