import type { OrganisationSender } from '@jinshu/api';
import { TableBar, TableList } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { mailSystemStrings } from './mail-system.strings.ts';
import { NewSender } from './NewSender.tsx';
import { organisationSenderStrings as s } from './organisation-sender.strings.ts';
import { useSenderActions, useSenderColumns } from './useSenderColumns.tsx';
import { useSenders } from './useSenders.tsx';

const keyOf = ({ pattern }: OrganisationSender) => pattern;

/** Table of the senders that the whole organization refuses or accepts (BAK-98). */
export function SenderTable() {
  const { formatMessage } = useIntl();
  const mayGovern = useMay('govern');
  const [isAdding, setAdding] = useState(false);
  const { list, remove } = useSenders();
  return (
    <>
      {mayGovern && (
        <TableBar>
          <Button tone="accent" onPress={() => setAdding(true)}>
            {formatMessage(s.add)}
          </Button>
        </TableBar>
      )}
      <TableList
        {...list}
        label={formatMessage(mailSystemStrings.senders)}
        columns={useSenderColumns()}
        getKey={keyOf}
        textValue={keyOf}
        rowActions={useSenderActions()}
        onAction={(_id, { pattern }) => remove(pattern)}
      />
      {isAdding && <NewSender onClose={() => setAdding(false)} />}
    </>
  );
}
