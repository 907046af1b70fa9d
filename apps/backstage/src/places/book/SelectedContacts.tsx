import { Button } from '@jinshu/ui/button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { bookStrings as s } from './company-book.strings.ts';
import { DeleteContacts } from './DeleteContacts.tsx';
import { MoveContacts } from './MoveContacts.tsx';

export interface SelectedContactsProps {
  ids: readonly number[];
  onClear: () => void;
}

/** Buttons for the selected contacts. */
export function SelectedContacts({ ids, onClear }: SelectedContactsProps) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<'move' | 'delete'>();
  const Dialog = asked === 'move' ? MoveContacts : DeleteContacts;
  return (
    <>
      <Button size="small" onPress={() => setAsked('move')}>
        {formatMessage(s.move)}
      </Button>
      <Button size="small" tone="danger" onPress={() => setAsked('delete')}>
        {formatMessage(s.delete)}
      </Button>
      <Button size="small" variant="quiet" onPress={onClear}>
        {formatMessage(s.clear)}
      </Button>
      {asked && <Dialog ids={ids} onDone={onClear} onClose={() => setAsked(undefined)} />}
    </>
  );
}
