import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { Icon } from '@jinshu/ui/icon';
import { MarkAsMenu } from '@jinshu/ui/list-toolbar';
import { MenuTrigger } from '@jinshu/ui/menu';
import { useStrings } from '@jinshu/ui/provider';
import { useAccount } from '../../core/account/index.ts';
import type { ListActions } from './useListActions.tsx';

export interface ChosenSummaryProps {
  selectedCount: number;
  actions: ListActions;
  /** Called with the button when the user wants to move the selected messages. */
  onMoveTo: (anchor: HTMLElement) => void;
  onClear: () => void;
}

/** The number of selected messages and the common actions on them, in place of a message (LAY-27). */
export function ChosenSummary({ selectedCount, actions, onMoveTo, onClear }: ChosenSummaryProps) {
  const { info, rights } = useAccount();
  const { listToolbar: words, mailboxLayout } = useStrings();
  return (
    <EmptyState
      title={mailboxLayout.selected(selectedCount)}
      actions={
        <>
          {!info.hidesDelete && (
            <Button icon={<Icon name="delete" />} onPress={() => actions.askToDelete()}>
              {words.delete}
            </Button>
          )}
          {rights.canChange && (
            <MenuTrigger>
              <Button icon={<Icon name="mail_read" />}>{words.markAs}</Button>
              <MarkAsMenu tags={actions.tags} onMarkAs={(mark) => actions.markAs(mark)} />
            </MenuTrigger>
          )}
          {rights.canChange && (
            <Button icon={<Icon name="folder_arrow_right" />} onPress={({ target }) => onMoveTo(target as HTMLElement)}>
              {words.moveTo}
            </Button>
          )}
          <Button variant="quiet" onPress={onClear}>
            {mailboxLayout.cancelSelection}
          </Button>
        </>
      }
    />
  );
}
