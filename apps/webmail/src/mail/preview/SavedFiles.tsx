import { moveDiskEntries } from '@jinshu/api';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { DiskFolderPicker, diskStrings as s } from '../disk/index.ts';

interface SavedFilesProps {
  /** Files that were saved to the top of the personal drive. */
  ids: readonly number[];
  onClose: () => void;
}

/** Lets the user choose the folder for saved attachments. */
export function SavedFiles({ ids, onClose }: SavedFilesProps) {
  const { formatMessage } = useIntl();
  const { api, queryClient } = useAccount();
  return (
    <DiskFolderPicker
      title={formatMessage(s.saveTitle, { count: ids.length })}
      confirmLabel={formatMessage(s.saveHere)}
      disks={['personal']}
      onPick={async ({ folderId }) => {
        if (folderId === 0) return;
        const body = { fileIds: [...ids], folderIds: [], folderId, onTaken: 'keep' as const };
        await api.call(moveDiskEntries, { params: { disk: 'personal' }, body });
        applyChange(queryClient, { type: 'disk.changed', disk: 'personal' });
      }}
      onClose={onClose}
    />
  );
}
