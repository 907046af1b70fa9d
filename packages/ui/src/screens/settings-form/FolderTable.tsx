import { Icon } from '../../foundation/icon-more/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { formatSize, showBidiControls } from '../../foundation/text/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../parts/menu/index.ts';
import * as styles from './FoldersAndTags.css.ts';

/** A folder with what it holds. */
export interface FolderEntry {
  id: string;
  name: string;
  messageCount: number;
  unreadCount: number;
  /** Size of its messages, in bytes. */
  size: number;
  /** Whether it can be emptied. @default false */
  canEmpty?: boolean | undefined;
}

export interface FolderTableProps {
  /** Id of its heading. */
  titleId: string;
  folders: readonly FolderEntry[];
  onRename?: ((folder: FolderEntry) => void) | undefined;
  onDelete?: ((folder: FolderEntry) => void) | undefined;
  onEmpty?: ((folder: FolderEntry) => void) | undefined;
  /** Called with the ids in their new order. */
  onOrder?: ((ids: readonly string[]) => void) | undefined;
}

/** Table of folders: messages, unread messages, size, and what can be done with each. */
export function FolderTable({ titleId, folders, onRename, onDelete, onEmpty, onOrder }: FolderTableProps) {
  const words = useStrings().foldersAndTagsPage;
  const locale = toIntlLocale(useLocaleCode());
  const number = new Intl.NumberFormat(locale);
  const move = (index: number, by: 1 | -1) => {
    const ids = folders.map(({ id }) => id);
    const [moved = ''] = ids.splice(index, 1);
    onOrder?.(ids.toSpliced(index + by, 0, moved));
  };
  return (
    <table aria-labelledby={titleId} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.columns.name}</th>
          <th scope="col" className={styles.amount}>
            {words.columns.messages}
          </th>
          <th scope="col" className={styles.amount}>
            {words.columns.unread}
          </th>
          <th scope="col" className={styles.amount}>
            {words.columns.size}
          </th>
          <th scope="col">
            <span className={visuallyHidden}>{words.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {folders.map((folder, index) => {
          const name = showBidiControls(folder.name);
          const size = formatSize(folder.size, locale);
          return (
            <tr key={folder.id}>
              <th scope="row">
                <span className={styles.named}>
                  <Icon name="folder" size={16} />
                  <span className={styles.texts}>
                    <bdi className={styles.name} title={name}>
                      {name}
                    </bdi>
                    <span className={styles.brief}>{words.brief(folder.messageCount, folder.unreadCount, size)}</span>
                  </span>
                </span>
              </th>
              <td className={styles.amount}>{number.format(folder.messageCount)}</td>
              <td className={styles.amount} {...(folder.unreadCount > 0 && { 'data-new': true })}>
                {number.format(folder.unreadCount)}
              </td>
              <td className={styles.amount}>{size}</td>
              <td className={styles.buttons}>
                {onRename && (
                  <IconButton label={words.rename(name)} icon={<Icon name="edit" size={16} />} onPress={() => onRename(folder)} />
                )}
                {onOrder && folders.length > 1 && <Mover name={name} index={index} last={folders.length - 1} onMove={move} />}
                {onEmpty && folder.canEmpty && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={words.empty(name)}
                    isDisabled={folder.messageCount === 0}
                    onPress={() => onEmpty(folder)}
                  >
                    {words.emptyShort}
                  </Button>
                )}
                {onDelete && (
                  <IconButton label={words.delete(name)} icon={<Icon name="delete" size={16} />} onPress={() => onDelete(folder)} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface MoverProps {
  name: string;
  index: number;
  last: number;
  onMove: (index: number, by: 1 | -1) => void;
}

function Mover({ name, index, last, onMove }: MoverProps) {
  const words = useStrings().foldersAndTagsPage;
  return (
    <MenuTrigger>
      <IconButton label={words.move(name)} icon={<Icon name="arrow_sort" size={16} />} />
      <Menu
        aria-label={words.move(name)}
        placement="bottom end"
        disabledKeys={[...(index === 0 ? ['up'] : []), ...(index === last ? ['down'] : [])]}
        onAction={(key) => onMove(index, key === 'up' ? -1 : 1)}
      >
        <MenuItem id="up" icon={<Icon name="arrow_up" size={16} />}>
          {words.moveUp}
        </MenuItem>
        <MenuItem id="down" icon={<Icon name="arrow_down" size={16} />}>
          {words.moveDown}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
