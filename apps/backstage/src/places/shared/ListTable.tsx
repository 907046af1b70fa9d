import type { OperationList } from '@jinshu/api';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { listsOptions } from './list.queries.ts';
import { mailingListStrings as s } from './mailing-list.strings.ts';
import { SharedTable } from './SharedTable.tsx';
import { useListColumns } from './useListColumns.tsx';

const keyOf = ({ id }: OperationList) => String(id);
const textOf = ({ name, userName }: OperationList) => `${name} ${userName}`;

/** Table of the mailing lists (BAK-51). */
export function ListTable() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <SharedTable
      label={formatMessage(s.title)}
      searchLabel={formatMessage(s.search)}
      options={listsOptions}
      columns={useListColumns()}
      getKey={keyOf}
      textValue={textOf}
      emptyTitle={formatMessage(s.none)}
      emptyHelp={formatMessage(s.noneHelp)}
      rowSize="tall"
      onRowAction={({ id }) => void navigate(`/operation/shared/list/${id}`)}
    />
  );
}
