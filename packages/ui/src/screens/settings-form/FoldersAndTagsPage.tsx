import { type ReactNode, useId } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { TagChip } from '../../mail/tag-chip/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { MenuSwatch } from '../../parts/menu/index.ts';
import * as tagStyles from './FoldersAndTags.css.ts';
import { type FolderEntry, FolderTable } from './FolderTable.tsx';
import * as styles from './SettingsForm.css.ts';
import { SettingsPage } from './SettingsPage.tsx';

/** A tag with the number of its messages. */
export interface TagEntry {
  id: string;
  name: string;
  /** Stored color, such as `#33B679`. */
  color: string;
  messageCount: number;
}

/** Props of {@link FoldersAndTagsPage}. The caller opens the dialogs. Without its handler, an action is left out. */
export interface FoldersAndTagsPageProps {
  folders: readonly FolderEntry[];
  /** Folders that every mailbox has. @default none */
  defaultFolders?: readonly FolderEntry[] | undefined;
  onAddFolder?: (() => void) | undefined;
  onRenameFolder?: ((folder: FolderEntry) => void) | undefined;
  onDeleteFolder?: ((folder: FolderEntry) => void) | undefined;
  /** Called with the ids of the user's folders in their new order. */
  onOrderFolders?: ((ids: readonly string[]) => void) | undefined;
  onEmptyFolder?: ((folder: FolderEntry) => void) | undefined;
  tags: readonly TagEntry[];
  onAddTag?: (() => void) | undefined;
  onChangeTag?: ((tag: TagEntry) => void) | undefined;
  onDeleteTag?: ((tag: TagEntry) => void) | undefined;
  /** Sections below the folders, such as the folder lock. */
  children?: ReactNode;
}

const noFolders: readonly FolderEntry[] = [];

/** The page of the user's folders and tags. */
export function FoldersAndTagsPage(props: FoldersAndTagsPageProps) {
  const { folders, defaultFolders = noFolders, tags, children } = props;
  const words = useStrings().foldersAndTagsPage;
  const foldersId = useId();
  const defaultsId = useId();
  const tagsId = useId();
  return (
    <SettingsPage isWide title={words.title} description={words.description}>
      <div className={tagStyles.columns}>
        <div>
          <Group titleId={foldersId} title={words.folders} add={words.addFolder} icon="folder_add" onAdd={props.onAddFolder}>
            {folders.length === 0 ? (
              <p className={styles.thingNote}>{words.noFolders}</p>
            ) : (
              <FolderTable
                titleId={foldersId}
                folders={folders}
                onRename={props.onRenameFolder}
                onOrder={props.onOrderFolders}
                onDelete={props.onDeleteFolder}
              />
            )}
          </Group>
          {defaultFolders.length > 0 && (
            <Group titleId={defaultsId} title={words.defaultFolders}>
              <FolderTable titleId={defaultsId} folders={defaultFolders} onEmpty={props.onEmptyFolder} />
            </Group>
          )}
        </div>
        <div className={tagStyles.beside}>
          <Group titleId={tagsId} title={words.tags} add={words.addTag} icon="tag" onAdd={props.onAddTag}>
            {tags.length === 0 ? (
              <p className={styles.thingNote}>{words.noTags}</p>
            ) : (
              <ul aria-labelledby={tagsId} className={styles.things}>
                {tags.map((tag) => (
                  <TagLine key={tag.id} tag={tag} onChange={props.onChangeTag} onDelete={props.onDeleteTag} />
                ))}
              </ul>
            )}
          </Group>
        </div>
        <div>{children}</div>
      </div>
    </SettingsPage>
  );
}

interface TagLineProps {
  tag: TagEntry;
  onChange: ((tag: TagEntry) => void) | undefined;
  onDelete: ((tag: TagEntry) => void) | undefined;
}

function TagLine({ tag, onChange, onDelete }: TagLineProps) {
  const words = useStrings().foldersAndTagsPage;
  return (
    <li className={styles.thing}>
      <MenuSwatch color={tag.color} />
      <span className={tagStyles.tag}>
        <TagChip name={tag.name} color={tag.color} />
      </span>
      <span className={tagStyles.count}>{words.messageCount(tag.messageCount)}</span>
      {onChange && <IconButton label={words.change(tag.name)} icon={<Icon name="edit" size={16} />} onPress={() => onChange(tag)} />}
      {onDelete && <IconButton label={words.delete(tag.name)} icon={<Icon name="delete" size={16} />} onPress={() => onDelete(tag)} />}
    </li>
  );
}

interface GroupProps {
  titleId: string;
  title: string;
  add?: string;
  icon?: 'folder_add' | 'tag';
  onAdd?: (() => void) | undefined;
  children: ReactNode;
}

function Group({ titleId, title, add, icon = 'tag', onAdd, children }: GroupProps) {
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.groupHead}>
        <h2 id={titleId} className={styles.groupTitle}>
          {title}
        </h2>
        {onAdd && (
          <Button size="small" icon={<Icon name={icon} size={16} />} onPress={onAdd}>
            {add}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
