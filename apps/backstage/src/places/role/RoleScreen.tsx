import type { RoleHolder } from '@jinshu/api';
import { TablePage } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useListWords } from '../../core/list/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
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
  const describe = useDescribe();
  const { retryLabel } = useListWords();
  const mayGovern = useMay('govern');
  const [asked, setAsked] = useState<{ about: 'give' | 'withdraw'; holder?: RoleHolder }>();
  const { data: holders, error, refetch, isPending } = useQuery(roleHoldersOptions);
  const columns = useRoleColumns();
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.none)} />, [formatMessage]);
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
      rows={holders ?? []}
      getKey={keyOf}
      textValue={textOf}
      rowSize="tall"
      rowActions={rowActions}
      onAction={(about, holder) => setAsked({ about: about === 'withdraw' ? 'withdraw' : 'give', holder })}
      isLoading={isPending}
      emptyState={emptyState}
      failure={error && !holders ? { message: describe(error), retryLabel, onRetry: () => void refetch() } : undefined}
      page={1}
      pageSize={Math.max(1, holders?.length ?? 1)}
      total={holders?.length ?? 0}
      onPageChange={() => undefined}
    >
      {asked && <RoleDialogs {...asked} onClose={() => setAsked(undefined)} />}
    </TablePage>
  );
}
