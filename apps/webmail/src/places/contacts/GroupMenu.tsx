import type { BookNode } from '@jinshu/ui/address-book';
import { Icon } from '@jinshu/ui/icon-more';
import { AnchoredMenu, MenuItem } from '@jinshu/ui/menu';
import { useIntl } from 'react-intl';
import { contactsStrings as s } from './contacts.strings.ts';

interface GroupMenuProps {
  node: BookNode;
  anchor: HTMLElement;
  onClose: () => void;
  onWrite?: (() => void) | undefined;
  onExport: () => void;
  onAsk: (kind: 'rename' | 'delete') => void;
}

/** The menu of a group of the user. */
export function GroupMenu({ node, anchor, onClose, onWrite, onExport, onAsk }: GroupMenuProps) {
  const { formatMessage } = useIntl();
  const run = (key: string) => {
    if (key === 'write') onWrite?.();
    else if (key === 'export') onExport();
    else onAsk(key as 'rename' | 'delete');
  };
  return (
    <AnchoredMenu anchor={anchor} label={node.name} onClose={onClose} onAction={(key) => run(String(key))}>
      {onWrite && (
        <MenuItem id="write" icon={<Icon name="mail" />}>
          {formatMessage(s.write)}
        </MenuItem>
      )}
      <MenuItem id="rename" icon={<Icon name="edit" />} shortcut="F2">
        {formatMessage(s.rename)}
      </MenuItem>
      <MenuItem id="export" icon={<Icon name="arrow_export" />}>
        {formatMessage(s.export)}
      </MenuItem>
      <MenuItem id="delete" icon={<Icon name="delete" />} tone="danger" shortcut="Delete">
        {formatMessage(s.delete)}
      </MenuItem>
    </AnchoredMenu>
  );
}
