import { type ReactNode, useId } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { MenuSwatch } from '../../parts/menu/index.ts';
import * as styles from './SettingsForm.css.ts';
import { SettingsPage } from './SettingsPage.tsx';

/** A folder or a tag, as this page names it. */
export interface NamedThing {
  id: string;
  name: string;
  /** Color of a tag. */
  color?: string | undefined;
}

/** Areas that can be locked. */
export type LockArea = 'folder' | 'calendar' | 'file';

/** Props of {@link FoldersAndTagsPage}. The caller opens the dialogs that ask for names. */
export interface FoldersAndTagsPageProps {
  folders: readonly NamedThing[];
  onAddFolder: () => void;
  onRenameFolder: (folder: NamedThing) => void;
  onDeleteFolder: (folder: NamedThing) => void;
  tags: readonly NamedThing[];
  onAddTag: () => void;
  onChangeTag: (tag: NamedThing) => void;
  onDeleteTag: (tag: NamedThing) => void;
  /** Whether each area has a lock. */
  locks: Readonly<Record<LockArea, boolean>>;
  onSetLock: (area: LockArea) => void;
  onChangeLock: (area: LockArea) => void;
  onRemoveLock: (area: LockArea) => void;
}

const AREAS: readonly LockArea[] = ['folder', 'calendar', 'file'];

/** The page of the user's folders and tags, and of the locks on areas. */
export function FoldersAndTagsPage(props: FoldersAndTagsPageProps) {
  const words = useStrings().foldersAndTagsPage;
  return (
    <SettingsPage title={words.title}>
      <Things
        title={words.folders}
        none={words.noFolders}
        add={words.addFolder}
        onAdd={props.onAddFolder}
        things={props.folders}
        icon={() => <Icon name="folder" size={16} />}
        change={words.rename}
        onChange={props.onRenameFolder}
        onDelete={props.onDeleteFolder}
      />
      <Things
        title={words.tags}
        none={words.noTags}
        add={words.addTag}
        onAdd={props.onAddTag}
        things={props.tags}
        icon={({ color = 'currentColor' }) => <MenuSwatch color={color} />}
        change={words.change}
        onChange={props.onChangeTag}
        onDelete={props.onDeleteTag}
      />
      <Group title={words.locks}>
        {AREAS.map((area) => (
          <li key={area} className={styles.thing}>
            <Icon name={props.locks[area] ? 'lock_closed' : 'lock_open'} size={16} />
            <span className={styles.thingName}>{words.areas[area]}</span>
            <span className={styles.thingNote}>{props.locks[area] ? words.locked : words.notLocked}</span>
            {props.locks[area] ? (
              <>
                <Button size="small" aria-label={words.changeLockOf(words.areas[area])} onPress={() => props.onChangeLock(area)}>
                  {words.changeLock}
                </Button>
                <Button size="small" aria-label={words.removeLockOf(words.areas[area])} onPress={() => props.onRemoveLock(area)}>
                  {words.removeLock}
                </Button>
              </>
            ) : (
              <Button size="small" aria-label={words.setLockOf(words.areas[area])} onPress={() => props.onSetLock(area)}>
                {words.setLock}
              </Button>
            )}
          </li>
        ))}
      </Group>
    </SettingsPage>
  );
}

interface ThingsProps {
  title: string;
  none: string;
  add: string;
  onAdd: () => void;
  things: readonly NamedThing[];
  icon: (thing: NamedThing) => ReactNode;
  change: (name: string) => string;
  onChange: (thing: NamedThing) => void;
  onDelete: (thing: NamedThing) => void;
}

function Things({ title, none, add, onAdd, things, icon, change, onChange, onDelete }: ThingsProps) {
  const words = useStrings().foldersAndTagsPage;
  return (
    <Group
      title={title}
      end={
        <Button size="small" icon={<Icon name="add" />} onPress={onAdd}>
          {add}
        </Button>
      }
    >
      {things.map((thing) => (
        <li key={thing.id} className={styles.thing}>
          {icon(thing)}
          <bdi className={styles.thingName} title={thing.name}>
            {thing.name}
          </bdi>
          <IconButton label={change(thing.name)} icon={<Icon name="edit" size={16} />} onPress={() => onChange(thing)} />
          <IconButton label={words.delete(thing.name)} icon={<Icon name="delete" size={16} />} onPress={() => onDelete(thing)} />
        </li>
      ))}
      {things.length === 0 && <li className={styles.thingNote}>{none}</li>}
    </Group>
  );
}

function Group({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.groupHead}>
        <h2 id={titleId} className={styles.groupTitle}>
          {title}
        </h2>
        {end}
      </div>
      <ul aria-labelledby={titleId} className={styles.things}>
        {children}
      </ul>
    </section>
  );
}
