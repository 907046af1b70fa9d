import type { BulkAction } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Menu, MenuItem, MenuTrigger } from '@jinshu/ui/menu';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BulkDialog } from './BulkDialog.tsx';
import { bulkActionStrings, bulkStrings as s } from './people-bulk.strings.ts';

export interface BulkActionsProps {
  ids: readonly number[];
  onClear: () => void;
}

/** Actions of the line of the selected people. */
const offered: readonly BulkAction[] = ['change', 'disable', 'enable', 'reset', 'delete', 'restore'];

/** Buttons for the selected people: what is done for all of them (BAK-42). */
export function BulkActions({ ids, onClear }: BulkActionsProps) {
  const { formatMessage } = useIntl();
  const [action, setAction] = useState<BulkAction>();
  return (
    <>
      <MenuTrigger>
        <Button size="small">{formatMessage(s.actions)}</Button>
        <Menu placement="bottom end" onAction={(id) => setAction(offered.find((known) => known === id))}>
          {offered.map((known) => (
            <MenuItem key={known} id={known}>
              {formatMessage(bulkActionStrings[known])}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <Button size="small" variant="quiet" onPress={onClear}>
        {formatMessage(s.clear)}
      </Button>
      {action && <BulkDialog ids={ids} action={action} onClose={() => setAction(undefined)} />}
    </>
  );
}
