import type { BookNode } from '@jinshu/ui/address-book';
import { Icon } from '@jinshu/ui/icon-more';
import { AnchoredMenu, MenuItem } from '@jinshu/ui/menu';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { contactsStrings as s } from './contacts.strings.ts';
import { exportBook } from './exportBook.ts';
import { useWriteTo } from './useWriteTo.ts';

interface GroupMenuProps {
  node: BookNode;
  anchor: HTMLElement;
  onClose: () => void;
  onAsk: (kind: 'rename' | 'delete') => void;
}

/** The menu of a group of the user. */
export function GroupMenu({ node, anchor, onClose, onAsk }: GroupMenuProps) {
  const { formatMessage } = useIntl();
  const { api, rights } = useAccount();
  const report = useReport();
  const write = useWriteTo();
  const run = (key: string) => {
    if (key === 'write') void write.group(Number(node.id));
    else if (key === 'export') exportBook(api, { source: 'pab', nodeId: node.id, search: '' }, 'xlsx').catch(report);
    else onAsk(key as 'rename' | 'delete');
  };
  return (
    <AnchoredMenu anchor={anchor} label={node.name} onClose={onClose} onAction={(key) => run(String(key))}>
      {rights.canSend && (
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
