import type { OperationGroup } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { mailingListStrings as s } from './mailing-list.strings.ts';
import { useWriters } from './useWriters.ts';
import { WriterFields } from './WriterFields.tsx';

/** Dialog for the people that may write to a department or to everyone (BAK-56). */
export function GroupDialog({ group, onClose }: { group: OperationGroup; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { values, change, isPending, errorMessage, save } = useWriters(group, onClose);
  return (
    <FormDialog
      title={group.userName}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.save)}
      isPending={isPending}
      errorMessage={errorMessage}
      onSubmit={save}
      onCancel={onClose}
    >
      <WriterFields values={values} onChange={change} isStaff />
    </FormDialog>
  );
}
