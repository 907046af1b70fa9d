import type { Folder } from '@jinshu/api';
import { FolderPicker } from '@jinshu/ui/folder-picker';
import { useStrings } from '@jinshu/ui/provider';
import { useState } from 'react';
import { FolderName } from '../folder/FolderName.tsx';
import { useFolderName } from '../folder/useFolderName.ts';

const icons = { INBOX: 'mail_inbox', Sent: 'send', Trash: 'delete', Spam: 'mail_prohibited' } as const;

export interface MovePopoverProps {
  anchor: HTMLElement;
  targets: readonly Pick<Folder, 'rawName' | 'name'>[];
  onMove: (rawName: string) => void;
  onClose: () => void;
}

/** The folders that mails can move to (LST-07), narrowed by what is typed, and a new one made on the way. */
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
