import {
  addContactsToGroups,
  addFromCompany,
  addFromOrganisation,
  addFromSharedDomain,
  createContactGroup,
  deleteContacts,
  promoteContacts,
  removeContactsFromGroups,
} from '@jinshu/api';
import type { ActionTarget } from '@jinshu/ui/address-book';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { failing, tellFailure, useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { collectPeople, type PeopleOf } from './book.queries.ts';
import { type BookView, collectedNode, wholeBook } from './bookAddress.ts';
import { contactsStrings as s } from './contacts.strings.ts';
import type { SelectionControl } from './useSelection.ts';
import type { UndoControl } from './useUndo.ts';

/** Contacts that a call is about. */
interface Meant {
  ids: number[];
  all?: { search?: string; groupId?: number; isCollected?: boolean };
}

/** Everyone that a view of the personal book finds. */
function everyone({ nodeId, search }: Pick<BookView, 'nodeId' | 'search'>): Meant {
  const words = search.trim();
  const part = nodeId === collectedNode ? { isCollected: true } : nodeId === wholeBook ? {} : { groupId: Number(nodeId) };
  return { ids: [], all: { ...part, ...(words !== '' && { search: words }) } };
}

interface BookActions {
  view: BookView;
  selection: SelectionControl;
  undo: UndoControl;
}

/** Returns the actions on the people of a book. Each shows its result and clears the selection. */
export function useBookActions({ view, selection, undo }: BookActions) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api, queryClient } = useAccount();
  const report = useReport();
  const meant = (target: ActionTarget): Meant => {
    if (target !== 'selected') return { ids: [Number(target.id)] };
    return selection.chosen.isAll ? everyone(view) : { ids: [...selection.chosen.people.keys()].map(Number) };
  };
  const run = async (work: () => Promise<unknown>, refuse: (error: unknown) => void = report) => {
    try {
      await work();
      selection.clear();
    } catch (error) {
      refuse(error);
    }
    applyChange(queryClient, { type: 'contact.changed' });
  };
  const tell = (message: string) => toasts.add({ message });
  const place = async (who: Meant, add: readonly number[], remove: readonly number[]) => {
    if (add.length > 0) await api.call(addContactsToGroups, { body: { ...who, groupIds: [...add] } });
    if (remove.length > 0) await api.call(removeContactsFromGroups, { body: { ...who, groupIds: [...remove] } });
  };
  const copyOf = async (target: ActionTarget) => {
    const people: PeopleOf = { ...view, nodeId: view.nodeId };
    const ids =
      target === 'selected' && selection.chosen.isAll ? (await collectPeople(api, people)).map(({ id }) => id) : meant(target).ids;
    if (view.source === 'oab') return api.call(addFromOrganisation, { body: { ids } });
    return api.call(view.source === 'cab' ? addFromCompany : addFromSharedDomain, { body: { ids } });
  };
  const remove = (who: Meant) =>
    run(
      async () => {
        const { count, undoId } = await api.call(deleteContacts, { body: who });
        undo.offer(formatMessage(s.deleted, { count }), undoId);
      },
      (error) => tellFailure(intl, error, failing.delete),
    );
  return {
    remove: (target: ActionTarget) => remove(meant(target)),
    /** Everyone that the view finds. */
    removeAll: () => remove(everyone(view)),
    promote: (target: ActionTarget) =>
      run(async () => tell(formatMessage(s.kept, await api.call(promoteContacts, { body: meant(target) })))),
    /** Puts the selected contacts into some groups and takes them out of others (CON-11). */
    distribute: ({ add, remove }: { add: readonly string[]; remove: readonly string[] }) =>
      run(async () => {
        await place(meant('selected'), add.map(Number), remove.map(Number));
        tell(formatMessage(s.regrouped));
      }),
    distributeToNew: (name: string) =>
      run(async () => {
        const group = await api.call(createContactGroup, { body: { name } });
        const { count } = await api.call(addContactsToGroups, { body: { ...meant('selected'), groupIds: [group.id] } });
        tell(formatMessage(s.grouped, { count, name: group.name }));
      }),
    drop: (ids: readonly string[], group: { id: string; name: string }) =>
      run(async () => {
        await place({ ids: ids.map(Number) }, [Number(group.id)], []);
        tell(formatMessage(s.grouped, { count: ids.length, name: group.name }));
      }),
    /** Copies people into the personal book (CON-05). */
    copy: (target: ActionTarget) =>
      run(
        async () => {
          const { count, knownCount: known } = await copyOf(target);
          tell(formatMessage(count === 0 ? s.allKnown : known === 0 ? s.copied : s.copiedSome, { count, known }));
        },
        (error) => tellFailure(intl, error, failing.add),
      ),
  };
}

export type BookActionSet = ReturnType<typeof useBookActions>;
