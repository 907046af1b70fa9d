import type { Folder } from '@jinshu/api';
import { FolderPicker } from '@jinshu/ui/folder-picker';
import { useStrings } from '@jinshu/ui/provider';
import { useState } from 'react';
import { FolderName, useFolderName } from '../folder/index.ts';

const icons = { INBOX: 'mail_inbox', Sent: 'send', Trash: 'delete', Spam: 'mail_prohibited' } as const;

export interface MovePopoverProps {
  anchor: HTMLElement;
  targets: readonly Pick<Folder, 'rawName' | 'name'>[];
  onMove: (rawName: string) => void;
  onClose: () => void;
}

/** Picker of the folder to move messages to (LST-07). Typing filters the folders, and a new one can be created. */
export function MovePopover({ anchor, targets, onMove, onClose }: MovePopoverProps) {
  const { listToolbar } = useStrings();
  const nameOf = useFolderName();
  const [newName, setNewName] = useState<string | null>(null);
  if (newName !== null) return <FolderName initialName={newName} onCreated={onMove} onDone={onClose} />;
  return (
    <FolderPicker
      anchor={anchor}
      label={listToolbar.moveTo}
      folders={targets.map((folder) => ({
        id: folder.rawName,
        name: nameOf(folder),
        icon: icons[folder.rawName as keyof typeof icons],
      }))}
      onPick={onMove}
      onNew={setNewName}
      onClose={onClose}
    />
  );
}
