import type { AddressBlock } from '@jinshu/api';
import { TableBar, TableList } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { addressBlockStrings as s } from './address-block.strings.ts';
import { mailSystemStrings } from './mail-system.strings.ts';
import { NewBlock } from './NewBlock.tsx';
import { useBlockActions, useBlockColumns } from './useBlockColumns.tsx';
import { useBlocks } from './useBlocks.ts';

const keyOf = ({ kind, network }: AddressBlock) => `${kind} ${network}`;
const textOf = ({ network }: AddressBlock) => network;

/** Table of the blocked and exempt addresses (BAK-97). */
export function BlockTable() {
  const { formatMessage } = useIntl();
  const mayGovern = useMay('govern');
  const [isAdding, setAdding] = useState(false);
  const { list, release } = useBlocks();
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
        label={formatMessage(mailSystemStrings.blocks)}
        columns={useBlockColumns()}
        getKey={keyOf}
        textValue={textOf}
        rowActions={useBlockActions()}
        onAction={(_id, block) => release(block)}
      />
      {isAdding && <NewBlock onClose={() => setAdding(false)} />}
    </>
  );
}
