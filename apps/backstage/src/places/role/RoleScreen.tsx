import type { RoleHolder } from '@jinshu/api';
import { TablePage } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { Icon } from '@jinshu/ui/icon-more';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useListWords } from '../../core/list/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useMay } from '../../core/session/index.ts';
import { GiveRole } from './GiveRole.tsx';
import { operationRoleStrings as s } from './operation-role.strings.ts';
import { roleHoldersOptions } from './role.queries.ts';
import { useRoleColumns } from './useRoleColumns.tsx';
import { WithdrawRole } from './WithdrawRole.tsx';

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
  const rowActions = useMemo(
    () => [
      { id: 'give', label: formatMessage(s.change), icon: <Icon name="edit" /> },
      { id: 'withdraw', label: formatMessage(s.withdraw), icon: <Icon name="delete" /> },
    ],
    [formatMessage],
  );
  const close = () => setAsked(undefined);
  return (
    <TablePage
      title={formatMessage(s.title)}
      actions={
        mayGovern && (
          <Button tone="accent" icon={<Icon name="add" />} onPress={() => setAsked({ about: 'give' })}>
            {formatMessage(s.give)}
          </Button>
        )
      }
      columns={columns}
      rows={holders ?? []}
      getKey={keyOf}
      textValue={textOf}
      rowSize="tall"
      rowActions={mayGovern ? rowActions : undefined}
      onAction={(about, holder) => setAsked({ about: about === 'withdraw' ? 'withdraw' : 'give', holder })}
      isLoading={isPending}
      emptyState={emptyState}
      failure={error && !holders ? { message: describe(error), retryLabel, onRetry: () => void refetch() } : undefined}
      page={1}
      pageSize={Math.max(1, holders?.length ?? 1)}
      total={holders?.length ?? 0}
      onPageChange={() => undefined}
    >
      {asked?.about === 'give' && <GiveRole holder={asked.holder} onClose={close} />}
      {asked?.about === 'withdraw' && asked.holder && <WithdrawRole holder={asked.holder} onClose={close} />}
    </TablePage>
  );
}
