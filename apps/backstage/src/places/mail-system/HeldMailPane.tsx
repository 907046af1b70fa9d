import type { HeldMail } from '@jinshu/api';
import { TableList } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useListAddress, usePagedList } from '../../core/list/index.ts';
import { HeldMailQuestion } from './HeldMailQuestion.tsx';
import { heldMailStrings as s } from './held-mail.strings.ts';
import { heldMailOptions } from './heldMail.queries.ts';
import { useHeldMailColumns } from './useHeldMailColumns.tsx';
import { useHeldMailDecision } from './useHeldMailDecision.ts';

const keyOf = ({ id }: HeldMail) => String(id);
const textOf = ({ subject }: HeldMail) => subject;
const nothing: ReadonlySet<string> = new Set();

/** Mail that a spam or virus rule holds back, without its text (BAK-99). */
export function HeldMailPane() {
  const { formatMessage } = useIntl();
  const address = useListAddress();
  const [selected, setSelected] = useState(nothing);
  const [isAsking, setAsking] = useState(false);
  const list = useQuery(heldMailOptions({ page: address.page, pageSize: address.pageSize }));
  const table = usePagedList(list, address);
  const {
    mutate,
    isPending: isDeciding,
    mayDecide,
  } = useHeldMailDecision(() => {
    setAsking(false);
    setSelected(nothing);
  });
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.none)}>{formatMessage(s.noneHelp)}</EmptyState>, [formatMessage]);
  const ids = (list.data?.results ?? []).map(({ id }) => id).filter((id) => selected.has(String(id)));
  const actions = (
    <>
      <Button isDisabled={isDeciding} onPress={() => mutate({ action: 'release', ids })}>
        {formatMessage(s.release)}
      </Button>
      <Button tone="danger" isDisabled={isDeciding} onPress={() => setAsking(true)}>
        {formatMessage(s.delete)}
      </Button>
    </>
  );
  return (
    <>
      <TableList
        label={formatMessage(s.title)}
        selection={ids.length > 0 ? { label: formatMessage(s.selected, { count: ids.length }), actions } : undefined}
        columns={useHeldMailColumns()}
        getKey={keyOf}
        textValue={textOf}
        selectionMode={mayDecide ? 'multiple' : 'none'}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        emptyState={emptyState}
        {...table}
      />
      {isAsking && (
        <HeldMailQuestion
          count={ids.length}
          isPending={isDeciding}
          onConfirm={() => mutate({ action: 'delete', ids })}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
