import { Suspense } from 'react';
import { LockCheck } from '../../core/lock/index.ts';
import { DeleteFolder, EmptyFolder, FolderName } from '../../mail/folder/index.ts';
import { ImportMail } from '../../mail/import-export/index.ts';
import { FolderActions } from './FolderActions.tsx';
import type { FolderTask } from './FolderPane.tsx';

export interface FolderDialogsProps {
  task: FolderTask;
  /** Called with the next task, or null when there is none. */
  onTask: (task: FolderTask | null) => void;
  /** Called with the raw name of a folder before it is deleted. Returns a function that reopens it. */
  onLeave: (rawName: string) => () => void;
}

/** The menu and the dialogs of folders; loaded when the first of them opens. */
export function FolderDialogs({ task, onTask, onLeave }: FolderDialogsProps) {
  const onDone = () => onTask(null);
  switch (task.kind) {
    case 'menu':
      return <FolderActions {...task} onTask={onTask} />;
    case 'new':
      return <FolderName onDone={onDone} />;
    case 'rename':
      return <FolderName folder={task.folder} onDone={onDone} />;
    case 'empty':
      return <EmptyFolder folder={task.folder} onDone={onDone} />;
    case 'delete':
      return <DeleteFolder folder={task.folder} onDone={onDone} onLeave={onLeave} />;
    case 'import':
      return (
        <Suspense>
          <ImportMail rawName={task.folder.rawName} onDone={onDone} />
        </Suspense>
      );
    case 'unlock':
      return (
        <Suspense>
          <LockCheck area="folders" target="/mailbox" onEnd={onDone} />
        </Suspense>
      );
  }
}
