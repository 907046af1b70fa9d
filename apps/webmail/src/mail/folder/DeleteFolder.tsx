import { deleteFolder } from '@jinshu/api';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { Select, SelectItem } from '@jinshu/ui/select';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange, folderListOptions, messageKeys } from '../../core/cache/index.ts';
import { failing, outcomeStrings, tellFailure } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { folderStrings as s } from './folder.strings.ts';
import type { ListedFolder } from './ListedFolder.ts';
import { folderSizesOptions } from './sizes.queries.ts';
import { useFolderName } from './useFolderName.ts';

export interface DeleteFolderProps {
  folder: ListedFolder;
  onDone: () => void;
  /**
   * Called with the raw name before the folder is deleted, so that it isn't requested afterwards. Returns a function that reopens the
   * folder if deleting fails.
   */
  onLeave?: ((rawName: string) => () => void) | undefined;
}

/** Dialog that deletes a folder. It tells how many messages it has, and asks where they go (FLD-21, FLD-22). */
export function DeleteFolder({ folder: { rawName, name }, onDone, onLeave }: DeleteFolderProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { account, api, info } = useAccount();
  const queryClient = useQueryClient();
  const nameOf = useFolderName();
  const { data: folders = [] } = useQuery(folderListOptions(api));
  const { data: sizes } = useQuery(folderSizesOptions(api));
  const messageCount = sizes?.find((folder) => folder.rawName === rawName)?.messageCount;
  const [deletesContent, setDeletesContent] = useState(false);
  const [targetFolder, setTargetFolder] = useState('INBOX');
  const remove = useMutation({
    mutationFn: () =>
      api.call(deleteFolder, { body: { sourceFolder: rawName, deletesContent, targetFolder: deletesContent ? undefined : targetFolder } }),
    onMutate: () => onLeave?.(rawName),
    onSuccess: () => {
      for (const tab of account.getSnapshot().context.tabs)
        if (tab.folder === rawName && tab.kind !== 'review' && !tab.isBurn) account.send({ type: 'close', id: tab.id });
      // Before the question closes, and the focus goes back to a line that asks for what it leads to.
      queryClient.setQueryData(folderListOptions(api).queryKey, (list) => list?.filter((folder) => folder.rawName !== rawName));
      queryClient.removeQueries({ queryKey: messageKeys.list(rawName) });
      queryClient.removeQueries({ queryKey: messageKeys.detailsIn(rawName) });
      applyChange(queryClient, { type: 'folder.changed' }, { type: 'message.added', folder: targetFolder, uids: [], isArrival: false });
      toasts.add({ message: formatMessage(outcomeStrings.deleted) });
      onDone();
    },
    onError: (error, _, comeBack) => {
      comeBack?.();
      tellFailure(intl, error, failing.delete);
      onDone();
    },
  });
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={formatMessage(s.deleteTitle, { name })}
      confirmLabel={formatMessage(s.delete)}
      cancelLabel={formatMessage(s.cancel)}
      // Where no mail may be deleted, none goes along with its folder (PRM-07).
      option={
        info.hidesDelete || messageCount === 0
          ? undefined
          : { label: formatMessage(s.deleteWithContent), isSelected: deletesContent, onChange: setDeletesContent }
      }
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onDone}
    >
      {messageCount !== undefined && <p>{formatMessage(s.deleteCount, { count: messageCount })}</p>}
      {!deletesContent && messageCount !== 0 && (
        <Select
          label={formatMessage(s.deleteTarget)}
          value={targetFolder}
          onChange={(key) => setTargetFolder(String(key))}
          items={folders.filter((folder) => !folder.isLocked && folder.rawName !== rawName && folder.rawName !== 'Drafts')}
        >
          {(folder) => <SelectItem id={folder.rawName}>{nameOf(folder)}</SelectItem>}
        </Select>
      )}
    </AlertDialog>
  );
}
