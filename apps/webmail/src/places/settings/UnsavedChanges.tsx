import { useLeaveGuard } from '@jinshu/app/page';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { UnsavedSettings } from '@jinshu/ui/settings-form';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { settingsStrings as s } from './settings.strings.ts';

/** Asks before the user leaves a page of the settings with unsaved changes. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const [isUnsaved, setUnsaved] = useState(false);
  const leaving = useLeaveGuard(isUnsaved);
  return (
    <>
      <UnsavedSettings onChange={setUnsaved}>{children}</UnsavedSettings>
      {leaving && (
        <AlertDialog
          isOpen
          tone="danger"
          title={formatMessage(s.unsavedTitle)}
          confirmLabel={formatMessage(s.discard)}
          cancelLabel={formatMessage(s.stay)}
          onConfirm={leaving.go}
          onCancel={leaving.stay}
        >
          {formatMessage(s.unsavedHelp)}
        </AlertDialog>
      )}
    </>
  );
}
