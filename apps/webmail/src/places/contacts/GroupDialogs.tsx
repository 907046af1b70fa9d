import { createContactGroup, deleteContactGroup, renameContactGroup } from '@jinshu/api';
import type { BookNode } from '@jinshu/ui/address-book';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { ContactGroupDialog } from '@jinshu/ui/contact-form';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { describeProblem, failing, tellFailure } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { contactsStrings as s } from './contacts.strings.ts';

/** Dialog to open for a group. */
export type AskedGroup = { kind: 'new' } | { kind: 'rename' | 'delete'; node: BookNode };

interface GroupDialogsProps {
  asked: AskedGroup;
  onClose: () => void;
  onCreated: (id: string) => void;
  onDeleted: (id: string) => void;
}

/** Creates, renames and deletes the groups of the personal book (CON-22 to CON-25). */
export function GroupDialogs({ asked, onClose, onCreated, onDeleted }: GroupDialogsProps) {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const changed = () => applyChange(queryClient, { type: 'contact.changed' });
  const naming = useMutation({
    mutationFn: (name: string) =>
      asked.kind === 'new'
        ? api.call(createContactGroup, { body: { name } })
        : api.call(renameContactGroup, { params: { id: Number(asked.node.id) }, body: { name } }),
    onSuccess: ({ id }) => {
      changed();
      onClose();
      if (asked.kind === 'new') onCreated(String(id));
    },
  });
  const remove = (node: BookNode) => {
    onClose();
    api
      .call(deleteContactGroup, { params: { id: Number(node.id) } })
      .then(
        () => {
          onDeleted(node.id);
          toasts.add({ message: intl.formatMessage(s.groupDeleted, { name: node.name }) });
        },
        (error: unknown) => tellFailure(intl, error, failing.delete),
      )
      .finally(changed);
  };
  if (asked.kind === 'delete')
    return (
      <AlertDialog
        isOpen
        tone="danger"
        title={intl.formatMessage(s.deleteGroupTitle, { name: asked.node.name })}
        confirmLabel={intl.formatMessage(s.delete)}
        onConfirm={() => remove(asked.node)}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        {intl.formatMessage(s.deleteGroupHelp)}
      </AlertDialog>
    );
  return (
    <ContactGroupDialog
      isOpen
      name={asked.kind === 'rename' ? asked.node.name : ''}
      isPending={naming.isPending}
      errorMessage={naming.error ? describeProblem(intl, naming.error) : undefined}
      onSubmit={(name) => naming.mutate(name)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  );
}
