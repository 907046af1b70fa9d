import type { OperationGroup } from '@jinshu/api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { groupsOptions } from './list.queries.ts';
import { mailingListStrings as s } from './mailing-list.strings.ts';
import { SharedTable } from './SharedTable.tsx';
import { useGroupColumns } from './useGroupColumns.tsx';

const keyOf = ({ userName }: OperationGroup) => userName;

/** Table of the department addresses and those of everyone in a domain (BAK-56). */
export function GroupTable() {
  const { formatMessage } = useIntl();
  const mayManage = useMay('manage');
  const [opened, setOpened] = useState<OperationGroup>();
  return (
    <>
      <SharedTable
        label={formatMessage(s.groups)}
        searchLabel={formatMessage(s.searchGroups)}
        options={groupsOptions}
        columns={useGroupColumns()}
        getKey={keyOf}
        textValue={keyOf}
        emptyTitle={formatMessage(s.noGroups)}
        onRowAction={mayManage ? setOpened : undefined}
      />
      {opened && <GroupDialog group={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
