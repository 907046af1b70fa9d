import { FolderPicker } from '@jinshu/ui/folder-picker';
import { useStrings } from '@jinshu/ui/provider';
import { useState } from 'react';
import { FolderName } from '../folder/FolderName.tsx';
import { useFolderName } from '../folder/useFolderName.ts';
import type { RowPopoverProps } from './RowPopover.tsx';

const icons = { INBOX: 'mail_inbox', Sent: 'send', Trash: 'delete', Spam: 'mail_prohibited' } as const;

/** The folders that mails can move to (LST-07), narrowed by what is typed, and a new one made on the way. */
export function MovePopover({ target, actions, onClose }: RowPopoverProps) {
  const { listToolbar } = useStrings();
  const nameOf = useFolderName();
  const [newName, setNewName] = useState<string | null>(null);
  const { anchor, kind: _, ...mails } = target;
  if (!actions) return null;
  if (newName !== null) return <FolderName initialName={newName} onCreated={(rawName) => actions.move(rawName, mails)} onDone={onClose} />;
  return (
    <FolderPicker
      anchor={anchor}
      label={listToolbar.moveTo}
      folders={actions.targets.map((folder) => ({
        id: folder.rawName,
        name: nameOf(folder),
        icon: icons[folder.rawName as keyof typeof icons],
      }))}
      onPick={(folder) => actions.move(folder, mails)}
      onNew={setNewName}
      onClose={onClose}
    />
  );
}
