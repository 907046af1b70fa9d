import type { OperationMailbox } from '@jinshu/api';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { mailboxesOptions } from './mailbox.queries.ts';
import { SharedTable } from './SharedTable.tsx';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';
import { useMailboxColumns } from './useMailboxColumns.tsx';

const keyOf = ({ id }: OperationMailbox) => String(id);
const textOf = ({ name, userName }: OperationMailbox) => `${name} ${userName}`;

/** Table of the shared mailboxes (BAK-48). */
export function MailboxTable() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <SharedTable
      label={formatMessage(s.section)}
      searchLabel={formatMessage(s.search)}
      options={mailboxesOptions}
      columns={useMailboxColumns()}
      getKey={keyOf}
      textValue={textOf}
      emptyTitle={formatMessage(s.none)}
      emptyHelp={formatMessage(s.noneHelp)}
      rowSize="tall"
      onRowAction={({ id }) => void navigate(`/operation/shared/mailbox/${id}`)}
    />
  );
}
