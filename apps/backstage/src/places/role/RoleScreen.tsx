import type { RoleHolder } from '@jinshu/api';
import { TablePage } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useWholeList } from '../../core/list/index.ts';
import { useMay } from '../../core/session/index.ts';
import { operationRoleStrings as s } from './operation-role.strings.ts';
import { RoleDialogs } from './RoleDialogs.tsx';
import { roleHoldersOptions } from './role.queries.ts';
import { useRoleActions, useRoleColumns } from './useRoleColumns.tsx';

const keyOf = ({ accountId }: RoleHolder) => String(accountId);
const textOf = ({ name, userName }: RoleHolder) => `${name} ${userName}`;

/** People with a role of the back stage (BAK-11, BAK-16). */
export function RoleScreen() {
  const { formatMessage } = useIntl();
  const mayGovern = useMay('govern');
  const [asked, setAsked] = useState<{ about: 'give' | 'withdraw'; holder?: RoleHolder }>();
  const list = useWholeList(useQuery(roleHoldersOptions), formatMessage(s.none));
  const columns = useRoleColumns();
  const rowActions = useRoleActions();
  return (
    <TablePage
      title={formatMessage(s.title)}
      actions={
        mayGovern && (
          <Button tone="accent" onPress={() => setAsked({ about: 'give' })}>
            {formatMessage(s.give)}
          </Button>
        )
      }
      columns={columns}
      {...list}
      getKey={keyOf}
      textValue={textOf}
      rowSize="tall"
      rowActions={rowActions}
      onAction={(about, holder) => setAsked({ about: about === 'withdraw' ? 'withdraw' : 'give', holder })}
    >
      {asked && <RoleDialogs {...asked} onClose={() => setAsked(undefined)} />}
    </TablePage>
  );
}
