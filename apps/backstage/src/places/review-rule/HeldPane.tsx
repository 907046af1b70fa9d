import { type HeldReview, reviewStatuses } from '@jinshu/api';
import { TableList } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { FilterSelect, useLate, useListAddress, usePagedList } from '../../core/list/index.ts';
import { useMay } from '../../core/session/index.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { heldReviewStrings as s } from './held-review.strings.ts';
import { heldReviewsOptions } from './review-rule.queries.ts';
import { useHeldColumns } from './useHeldColumns.tsx';

const keyOf = ({ id }: HeldReview) => String(id);
const textOf = ({ subject, sender }: HeldReview) => `${sender.name} ${subject}`;
const nothing: ReadonlySet<string> = new Set();

/** Held messages without their text, which can be assigned to other reviewers (BAK-64). */
export function HeldPane() {
  const { formatMessage } = useIntl();
  const address = useListAddress();
  const [selected, setSelected] = useState(nothing);
  const [isAssigning, setAssigning] = useState(false);
  const keyword = useLate(address.keyword).trim();
  const status = reviewStatuses.find((one) => one === address.get('status')) ?? 'wait';
  const mayAssign = useMay('manage') && status === 'wait';
  const { page, pageSize } = address;
  const query = { page, pageSize, status, ...(keyword !== '' && { keyword }) };
  const list = useQuery(heldReviewsOptions(query));
  const table = usePagedList(list, address);
  const columns = useHeldColumns(status);
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.none)} />, [formatMessage]);
  const ids = (list.data?.results ?? []).map(({ id }) => id).filter((id) => selected.has(String(id)));
  return (
    <>
      <TableList
        label={formatMessage(s.grid)}
        search={{
          label: formatMessage(s.search),
          placeholder: formatMessage(s.searchPlaceholder),
          value: address.keyword,
          onChange: address.setKeyword,
        }}
        filters={
          <FilterSelect
            label={formatMessage(s.status)}
            anyLabel={formatMessage(s.wait)}
            options={(['permit', 'reject'] as const).map((id) => ({ id, label: formatMessage(s[id]) }))}
            value={status}
            onChange={(next) => address.set('status', next)}
          />
        }
        selection={
          mayAssign && ids.length > 0
            ? {
                label: formatMessage(s.selected, { count: ids.length }),
                actions: <Button onPress={() => setAssigning(true)}>{formatMessage(s.assign)}</Button>,
              }
            : undefined
        }
        columns={columns}
        getKey={keyOf}
        textValue={textOf}
        selectionMode={mayAssign ? 'multiple' : 'none'}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        emptyState={emptyState}
        {...table}
      />
      {isAssigning && (
        <AssignDialog
          ids={ids}
          onClose={() => {
            setAssigning(false);
            setSelected(nothing);
          }}
        />
      )}
    </>
  );
}
