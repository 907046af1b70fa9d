import { useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { nameProblem } from '../../mail/contact-form/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { SearchField } from '../../parts/search-field/index.ts';
import * as styles from './GroupChooser.css.ts';

/** A group, with how many of the selected contacts are in it. */
export interface ChosenGroup {
  id: string;
  name: string;
  memberCount: number;
}

/** Props of {@link GroupChooser}. */
export interface GroupChooserProps {
  groups: readonly ChosenGroup[];
  /** Number of selected contacts. */
  count: number;
  /** Called with the groups that all of them go into, and those that all of them leave. */
  onApply: (groups: { add: readonly string[]; remove: readonly string[] }) => void;
  /** Creates a group and puts the contacts into it. */
  onCreate: (name: string) => void;
  isPending?: boolean | undefined;
}

/** Chooses the groups of the selected contacts. A dash marks a group that only some of them are in. */
export function GroupChooser({ groups, count, onApply, onCreate, isPending = false }: GroupChooserProps) {
  const { addressBook: words } = useStrings();
  const [search, setSearch] = useState('');
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const wanted = search.trim();
  const found = groups.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  const canCreate = nameProblem(wanted) === undefined && !groups.some(({ name }) => name === wanted);
  const stateOf = ({ id, memberCount }: ChosenGroup) =>
    changed.get(id) ?? (memberCount >= count ? true : memberCount > 0 ? undefined : false);
  const apply = () => {
    const ids = (isIn: boolean) => [...changed].filter(([, now]) => now === isIn).map(([id]) => id);
    onApply({ add: ids(true), remove: ids(false) });
  };
  return (
    <div className={styles.root}>
      <div className={styles.find}>
        <SearchField label={words.findGroup} placeholder={words.findGroup} value={search} onChange={setSearch} autoFocus />
      </div>
      {found.length === 0 && <p className={styles.none}>{words.noSuchGroup}</p>}
      <ul className={styles.groups} aria-label={words.trees.pab}>
        {found.map((group) => {
          const state = stateOf(group);
          return (
            <li key={group.id} className={styles.group}>
              <Checkbox
                className={styles.box}
                isSelected={state === true}
                isIndeterminate={state === undefined}
                onChange={(isIn) => setChanged((known) => new Map(known).set(group.id, isIn))}
              >
                {group.name}
              </Checkbox>
              {group.memberCount > 0 && count > 1 && <span className={styles.count}>{words.membersOf(group.memberCount, count)}</span>}
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <Button variant="quiet" icon={<Icon name="add" />} isDisabled={!canCreate} isPending={isPending} onPress={() => onCreate(wanted)}>
          {canCreate ? words.createGroup(wanted) : words.newGroup}
        </Button>
        <Button tone="accent" isDisabled={changed.size === 0} isPending={isPending} onPress={apply}>
          {words.apply}
        </Button>
      </div>
    </div>
  );
}
