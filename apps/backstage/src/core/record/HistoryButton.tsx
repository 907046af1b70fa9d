import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ActionHistory, type ActionHistoryProps } from './ActionHistory.tsx';
import { actionRecordStrings as s } from './action-record.strings.ts';

/** Opens the actions that are recorded for one target (BAK-105). */
export function HistoryButton({ name, ...target }: ActionHistoryProps & { name: string }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`${formatMessage(s.history)}: ${name}`} onPress={() => setOpen(true)}>
        {formatMessage(s.history)}
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
          <ActionHistory {...target} />
        </Dialog>
      )}
    </>
  );
}
