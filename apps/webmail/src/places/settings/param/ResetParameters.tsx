import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { Button } from '@jinshu/ui/button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { paramStrings as s } from './param.strings.ts';

/** Button that resets all parameters, after a question. */
export function ResetParameters({ onReset }: { onReset: () => void }) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {formatMessage(s.reset)}
      </Button>
      {isAsking && (
        <AlertDialog
          isOpen
          title={formatMessage(s.resetTitle)}
          confirmLabel={formatMessage(s.reset)}
          cancelLabel={formatMessage(s.cancel)}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onReset();
          }}
        >
          {formatMessage(s.resetHelp)}
        </AlertDialog>
      )}
    </div>
  );
}
