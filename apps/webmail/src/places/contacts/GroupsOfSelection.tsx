import { GroupChooser } from '@jinshu/ui/address-book';
import type { BookActionSet } from './useBookActions.ts';
import type { BookData } from './useBookData.ts';
import type { SelectionControl } from './useSelection.ts';

interface GroupsOfSelectionProps {
  selection: SelectionControl;
  data: BookData;
  actions: BookActionSet;
  close: () => void;
}

/** Puts the selected contacts into groups (CON-11). */
export function GroupsOfSelection({ selection: { chosen }, data, actions, close }: GroupsOfSelectionProps) {
  const people = [...chosen.people.values()];
  const groups = data.groups.map(({ id, name }) => ({
    id: String(id),
    name,
    memberCount: people.filter((person) => 'groupIds' in person && person.groupIds.includes(id)).length,
  }));
  return (
    <GroupChooser
      groups={groups}
      count={chosen.isAll ? data.count : people.length}
      onApply={(changed) => {
        close();
        void actions.distribute(changed);
      }}
      onCreate={(name) => {
        close();
        void actions.distributeToNew(name);
      }}
    />
  );
}
