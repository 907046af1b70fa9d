import type { FolderSize, Tag } from '@jinshu/api';
import { DeleteFolder, EmptyFolder, FolderName } from '../../../mail/folder/index.ts';
import { DeleteTag, EditTag } from '../../../mail/tag/index.ts';

/** Task of a dialog of the page. */
export type TagPageTask =
  | { kind: 'new' | 'new-tag' }
  | { kind: 'rename' | 'delete' | 'empty'; folder: FolderSize }
  | { kind: 'change-tag' | 'delete-tag'; tag: Tag & { messageCount: number } };

/** The dialog of a task. */
export function TagTaskDialog({ task, onDone }: { task: TagPageTask; onDone: () => void }) {
  switch (task.kind) {
    case 'new':
      return <FolderName onDone={onDone} />;
    case 'rename':
      return <FolderName folder={task.folder} onDone={onDone} />;
    case 'delete':
      return <DeleteFolder folder={task.folder} onDone={onDone} />;
    case 'empty':
      return <EmptyFolder folder={task.folder} onDone={onDone} />;
    case 'new-tag':
      return <EditTag onDone={onDone} />;
    case 'change-tag':
      return <EditTag tag={task.tag} onDone={onDone} />;
    case 'delete-tag':
      return <DeleteTag tag={task.tag} messageCount={task.tag.messageCount} onDone={onDone} />;
  }
}
