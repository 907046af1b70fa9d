import { Fragment } from 'react';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { MenuItem, MenuSeparator } from '../../parts/menu/index.ts';
import type { MoreItem, MoreItemName } from './moreItems.ts';

/** Icons of the *More* items. */
export const moreIcons: Readonly<Record<MoreItemName, IconName>> = {
  reply: 'arrow_reply',
  replyAll: 'arrow_reply_all',
  forward: 'arrow_forward',
  forwardAsAttachment: 'attach',
  sendAgain: 'arrow_repeat_all',
  download: 'arrow_download',
  header: 'document',
  source: 'document_text',
  showText: 'text_align_left',
  showHtml: 'image',
  addContact: 'person_add',
  addToWhitelist: 'shield_checkmark',
  notSpam: 'mail_inbox',
  block: 'person_prohibited',
  filterLike: 'filter',
  reject: 'dismiss_circle',
  delete: 'delete',
  expunge: 'delete',
};
const shortcuts: Partial<Record<MoreItemName, string>> = { reply: 'R', replyAll: 'A', forward: 'F', delete: 'Del', expunge: 'Shift+Del' };
/** Items that begin a group, with a rule above. */
const groups: readonly (readonly MoreItemName[])[] = [
  ['reply', 'replyAll', 'forward', 'forwardAsAttachment', 'sendAgain'],
  ['download', 'header', 'source', 'showText', 'showHtml'],
  ['addContact', 'addToWhitelist', 'notSpam', 'block', 'filterLike'],
  ['reject', 'delete', 'expunge'],
];
const groupOf = (name: MoreItemName | undefined) => groups.findIndex((group) => name !== undefined && group.includes(name));

/** Props of {@link MoreEntries}. */
export interface MoreEntriesProps {
  /** Items returned by `moreItems`. */
  items: readonly MoreItem[];
  onMore: (name: MoreItemName) => void;
}

/** The items of *More* with their drawings, keys and rules, for a `Menu` that may hold others. */
export function MoreEntries({ items, onMore }: MoreEntriesProps) {
  const { messageToolbar: words } = useStrings();
  return items.map(({ name, isDisabled, isDangerous }, index) => (
    <Fragment key={name}>
      {index > 0 && groupOf(name) !== groupOf(items[index - 1]?.name) && <MenuSeparator />}
      <MenuItem
        id={name}
        icon={<Icon name={moreIcons[name]} />}
        shortcut={shortcuts[name]}
        isDisabled={isDisabled}
        tone={isDangerous ? 'danger' : 'neutral'}
        onAction={() => onMore(name)}
      >
        {words.items[name]}
      </MenuItem>
    </Fragment>
  ));
}
