import { accessKinds, type MailboxAccess } from '@jinshu/api';
import { Icon } from '@jinshu/ui/icon-more';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { FilterSelect, useListAddress } from '../../core/list/index.ts';
import { useMay } from '../../core/session/index.ts';
import { accessOptions } from './access.queries.ts';
import { EndAccess } from './EndAccess.tsx';
import { accessKindStrings, mailboxAccessStrings as s } from './mailbox-access.strings.ts';
import { SharedTable } from './SharedTable.tsx';
import { useAccessColumns } from './useAccessColumns.tsx';

const keyOf = ({ kind, mailboxId, holderId }: MailboxAccess) => `${kind}-${mailboxId}-${holderId}`;
const textOf = ({ name, holderName }: MailboxAccess) => `${name} ${holderName}`;

/** Table of who has access to whose mailbox, and of automatic forwards (BAK-50). */
export function AccessTable() {
  const { formatMessage } = useIntl();
  const mayManage = useMay('manage');
  const address = useListAddress();
  const kind = accessKinds.find((one) => one === address.get('kind'));
  const [ending, setEnding] = useState<MailboxAccess>();
  const rowActions = useMemo(
    () => (mayManage ? [{ id: 'end', label: formatMessage(s.end), icon: <Icon name="delete" /> }] : undefined),
    [mayManage, formatMessage],
  );
  return (
    <>
      <SharedTable
        label={formatMessage(s.title)}
        searchLabel={formatMessage(s.search)}
        filters={
          <FilterSelect
            label={formatMessage(s.kind)}
            anyLabel={formatMessage(s.anyKind)}
            options={accessKinds.map((id) => ({ id, label: formatMessage(accessKindStrings[id]) }))}
            value={kind}
            onChange={(next) => address.set('kind', next)}
          />
        }
        options={(page, keyword) => accessOptions(page, keyword, kind)}
        columns={useAccessColumns()}
        getKey={keyOf}
        textValue={textOf}
        emptyTitle={formatMessage(s.none)}
        rowActions={rowActions}
        onAction={(_, access) => setEnding(access)}
      />
      {ending && <EndAccess access={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}
