import { FormDialog } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { contentStrings as s } from './content.strings.ts';

export interface EntryFrameProps {
  title: string;
  children: ReactNode;
  onSubmit: () => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
}

/** Frame of a dialog for an entry, with its removal. */
export function EntryFrame({ title, children, onSubmit, onRemove, onClose }: EntryFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <FormDialog
      title={title}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.done)}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      {children}
      {onRemove && (
        <div>
          <Button variant="quiet" tone="danger" onPress={onRemove}>
            {formatMessage(s.remove)}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
