import { deleteTag, type Tag } from '@jinshu/api';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { failing, outcomeStrings, tellFailure } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { folderStrings } from '../folder/index.ts';
import { tagStrings as s } from './tag.strings.ts';

export interface DeleteTagProps {
  tag: Tag;
  /** Number of messages that have it. */
  messageCount: number;
  onDone: () => void;
}

/** Asks before a tag is deleted and taken off every message (TAG-32, TAG-36). */
export function DeleteTag({ tag, messageCount, onDone }: DeleteTagProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api, queryClient } = useAccount();
  const remove = useMutation({
    mutationFn: () => api.call(deleteTag, { params: { id: tag.id } }),
    onSuccess: () => {
      applyChange(queryClient, { type: 'tag.changed' });
      toasts.add({ message: formatMessage(outcomeStrings.deleted) });
    },
    onError: (error) => tellFailure(intl, error, failing.delete),
    onSettled: onDone,
  });
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={formatMessage(s.deleteTitle, { name: tag.name })}
      confirmLabel={formatMessage(folderStrings.delete)}
      cancelLabel={formatMessage(folderStrings.cancel)}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onDone}
    >
      {formatMessage(s.deleteHelp, { count: messageCount })}
    </AlertDialog>
  );
}
