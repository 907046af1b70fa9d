import { emptyFolder } from '@jinshu/api';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { failing, tellFailure } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { folderStrings as s } from './folder.strings.ts';
import type { ListedFolder } from './ListedFolder.ts';
import { useFolderName } from './useFolderName.ts';

/** Asks before all mail of a folder goes for good (LST-59). */
export function EmptyFolder({ folder, onDone }: { folder: ListedFolder; onDone: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api } = useAccount();
  const queryClient = useQueryClient();
  const name = useFolderName()(folder);
  const empty = useMutation({
    mutationFn: () => api.call(emptyFolder, { body: { folder: folder.rawName } }),
    onSuccess: () => {
      applyChange(queryClient, { type: 'message.removed', folder: folder.rawName, uids: [] });
      toasts.add({ message: formatMessage(s.emptied, { name }) });
    },
    onError: (error) => tellFailure(intl, error, failing.delete),
    onSettled: onDone,
  });
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={formatMessage(s.emptyTitle, { name })}
      confirmLabel={formatMessage(s.empty)}
      cancelLabel={formatMessage(s.cancel)}
      isPending={empty.isPending}
      onConfirm={() => empty.mutate()}
      onCancel={onDone}
    >
      {formatMessage(s.emptyHelp)}
    </AlertDialog>
  );
}
