import type { Command } from 'prosemirror-state';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { TableActionName } from '../../foundation/strings/UiStrings.ts';
import * as styles from './RichTextEditor.css.ts';
import { TableGridPicker } from './TableGridPicker.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { insertTable, tableActions } from './tables.ts';
import * as tools from './tools.css.ts';

interface TableButtonProps {
  /** Whether the caret is in a table: then the button opens what can be done to it. */
  isTable: boolean;
  run: (command: Command) => void;
  /** Whether a command can be run where the caret is. */
  canRun: (command: Command) => boolean;
}

/** Toolbar button that inserts a table into the message, or changes the table at the caret. */
export function TableButton({ isTable, run, canRun }: TableButtonProps) {
  return isTable ? <TableMenu run={run} canRun={canRun} /> : <TableInsert run={run} />;
}

function TableInsert({ run }: Pick<TableButtonProps, 'run'>) {
  const strings = useStrings().richTextEditor;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <ToolbarButton icon="table" label={strings.table} />
      <Popover className={styles.popover} placement="bottom start">
        <Dialog aria-label={strings.table} className={tools.picker}>
          <TableGridPicker
            label={strings.table}
            onPick={(rows, columns) => {
              setIsOpen(false);
              run(insertTable(rows, columns));
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

const icons: Readonly<Record<TableActionName, IconName>> = {
  rowAbove: 'table_stack_above',
  rowBelow: 'table_stack_below',
  columnBefore: 'table_stack_left',
  columnAfter: 'table_stack_right',
  deleteRow: 'table_delete_row',
  deleteColumn: 'table_delete_column',
  merge: 'table_cells_merge',
  split: 'table_cells_split',
  header: 'table_freeze_row',
  deleteTable: 'table_dismiss',
};

const sections: readonly (readonly TableActionName[])[] = [
  ['rowAbove', 'rowBelow', 'columnBefore', 'columnAfter'],
  ['merge', 'split', 'header'],
  ['deleteRow', 'deleteColumn', 'deleteTable'],
];

function TableMenu({ run, canRun }: Omit<TableButtonProps, 'isTable'>) {
  const strings = useStrings().richTextEditor;
  return (
    <MenuTrigger>
      <ToolbarButton icon="table_edit" label={strings.tableTools} />
      <Popover className={styles.popover} placement="bottom start">
        <TableItems canRun={canRun} onAction={(action) => run(tableActions[action])} label={strings.tableTools} />
      </Popover>
    </MenuTrigger>
  );
}

/** Checks the available actions only while the menu is open, so that keystrokes don't pay for it. */
function TableItems({
  canRun,
  onAction,
  label,
}: {
  canRun: TableButtonProps['canRun'];
  onAction: (action: TableActionName) => void;
  label: string;
}) {
  const strings = useStrings().richTextEditor;
  const all = sections.flat();
  return (
    <Menu
      className={styles.menu}
      aria-label={label}
      disabledKeys={all.filter((action) => !canRun(tableActions[action]))}
      onAction={(key) => onAction(key as TableActionName)}
    >
      {sections.flatMap((actions, index) => [
        ...(index === 0 ? [] : [<Separator key={`line-${actions[0]}`} className={styles.menuLine} />]),
        <MenuSection key={actions[0] ?? index} aria-label={strings.tableActions[actions[0] ?? 'rowAbove']}>
          {actions.map((action) => (
            <MenuItem key={action} id={action} textValue={strings.tableActions[action]} className={styles.menuItem}>
              <Icon name={icons[action]} size={16} />
              {strings.tableActions[action]}
            </MenuItem>
          ))}
        </MenuSection>,
      ])}
    </Menu>
  );
}
