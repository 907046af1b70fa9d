import { keepContactsApart, mergeContacts, proposeMerge } from '@jinshu/api';
import { type DuplicateSet, DuplicatesDialog } from '@jinshu/ui/address-book';
import type { ContactDraft } from '@jinshu/ui/contact-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { duplicatesOptions, groupsOptions } from './book.queries.ts';
import { toDraft, toForm } from './contactDrafts.ts';
import { contactsStrings as s } from './contacts.strings.ts';
import type { UndoControl } from './useUndo.ts';

interface DuplicatesProps {
  undo: UndoControl;
  /** Only sets with this contact. */
  contactId?: number | undefined;
  onMerged?: ((id: number) => void) | undefined;
  onClose: () => void;
}

const pageSize = 10;

/** Finds contacts that may be the same person, and merges them (CON-53). */
export function Duplicates({ undo, contactId, onMerged, onClose }: DuplicatesProps) {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const [page, setPage] = useState(1);
  const found = useQuery(duplicatesOptions(api, page, pageSize, contactId));
  const groups = useQuery(groupsOptions(api));
  const contacts = (found.data?.results ?? []).flatMap((set) => set.contacts);
  const versionOf = (id: string) => contacts.find((one) => String(one.id) === id)?.version ?? 0;
  const changed = () => applyChange(queryClient, { type: 'contact.changed' });
  const merging = useMutation({
    mutationFn: ({ set, fields }: { set: DuplicateSet; fields: ContactDraft }) =>
      api.call(mergeContacts, {
        body: { contacts: set.contacts.map(({ id }) => ({ id: Number(id), version: versionOf(id) })), fields: toForm(fields) },
      }),
    onSuccess: ({ contact, undoId }) => {
      undo.offer(intl.formatMessage(s.merged, { name: contact.name }), undoId);
      onMerged?.(contact.id);
    },
    onSettled: changed,
  });
  const parting = useMutation({
    mutationFn: (set: DuplicateSet) => api.call(keepContactsApart, { body: { ids: set.contacts.map(({ id }) => Number(id)) } }),
    onSettled: changed,
  });
  const error = merging.error ?? parting.error ?? found.error;
  const failedId = merging.error ? merging.variables.set.id : parting.error ? parting.variables.id : undefined;
  return (
    <DuplicatesDialog
      sets={(found.data?.results ?? []).map((set) => ({
        id: set.contacts.map(({ id, version }) => `${id}.${version}`).join('-'),
        reason: set.reason,
        value: set.value,
        contacts: set.contacts.map((contact) => ({ id: String(contact.id), draft: toDraft(contact) })),
      }))}
      total={found.data?.count ?? 0}
      page={page}
      pageSize={pageSize}
      onPageChange={setPage}
      propose={(some) => {
        const asked = some.flatMap(({ id }) => contacts.find((one) => String(one.id) === id) ?? []);
        const { fields } = proposeMerge(asked);
        const [first] = some;
        if (!first) throw new Error('There is nothing to merge.');
        return { ...first.draft, ...fields, groupIds: [...new Set(some.flatMap(({ draft }) => draft.groupIds))] } as ContactDraft;
      }}
      onMerge={(set, fields) => {
        parting.reset();
        merging.mutate({ set, fields });
      }}
      onKeepApart={(set) => {
        merging.reset();
        parting.mutate(set);
      }}
      failedId={failedId}
      nameOfGroup={(id) => groups.data?.results.find((group) => String(group.id) === id)?.name ?? id}
      pendingId={merging.isPending ? merging.variables.set.id : parting.isPending ? parting.variables.id : undefined}
      isLoading={found.isPending}
      errorMessage={error ? describeProblem(intl, error) : undefined}
      onClose={onClose}
    />
  );
}
