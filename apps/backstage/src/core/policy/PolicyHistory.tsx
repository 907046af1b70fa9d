import type { OperationPolicy } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ActionHistory } from '../record/index.ts';
import { policyStrings as s } from './policy.strings.ts';

/** Opens the actions that are recorded for a policy in a scope (BAK-105). */
export function PolicyHistory({ policy, name }: { policy: OperationPolicy; name: string }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`${formatMessage(s.historyOf)}: ${name}`} onPress={() => setOpen(true)}>
        {formatMessage(s.historyOf)}
      </Button>
      {isOpen && (
        <Dialog
          title={formatMessage(s.historyTitle, { name })}
          isOpen
          size="large"
          height={560}
          onOpenChange={setOpen}
          footer={<Button onPress={() => setOpen(false)}>{formatMessage(s.close)}</Button>}
        >
          <ActionHistory kind="policy" id={policy.recordId} />
        </Dialog>
      )}
    </>
  );
}
