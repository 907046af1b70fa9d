import { useLeaveGuard } from '@jinshu/app/page';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useIntl } from 'react-intl';
import { formStrings as s } from './form.strings.ts';

/** Asks before unsaved input is discarded (BAK-07). */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const { formatMessage } = useIntl();
  const leaving = useLeaveGuard(isUnsaved);
  return (
    leaving && (
      <AlertDialog
        isOpen
        tone="danger"
        title={formatMessage(s.leaveTitle)}
        confirmLabel={formatMessage(s.discard)}
        cancelLabel={formatMessage(s.stay)}
        onConfirm={leaving.go}
        onCancel={leaving.stay}
      >
        {formatMessage(s.leaveHelp)}
      </AlertDialog>
    )
  );
}
