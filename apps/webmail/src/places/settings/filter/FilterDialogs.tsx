import type { Filter } from '@jinshu/api';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useIntl } from 'react-intl';
import { settingsStrings } from '../settings.strings.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import type { RuleEditor } from './useRuleEditor.ts';
import type { RuleTargets } from './useRuleTargets.ts';

interface FilterDialogsProps {
  /** The question about unsaved changes. */
  leaving: RuleEditor['leaving'];
  /** The rule to apply. */
  toApply: Filter | undefined;
  folders: RuleTargets['sources'];
  onApply: (rule: Filter, folder: string) => void;
  onClose: () => void;
}

/** Dialogs of the page of filter rules: where to apply a rule, and whether unsaved changes are left. */
export function FilterDialogs({ leaving, toApply, folders, onApply, onClose }: FilterDialogsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {toApply && (
        <ApplyDialog
          rule={toApply}
          folders={folders}
          onApply={(folder) => {
            onClose();
            onApply(toApply, folder);
          }}
          onClose={onClose}
        />
      )}
      {leaving && (
        <AlertDialog
          isOpen
          tone="danger"
          title={formatMessage(settingsStrings.unsavedTitle)}
          confirmLabel={formatMessage(settingsStrings.discard)}
          cancelLabel={formatMessage(settingsStrings.stay)}
          onConfirm={leaving.go}
          onCancel={leaving.stay}
        >
          {formatMessage(settingsStrings.unsavedHelp)}
        </AlertDialog>
      )}
    </>
  );
}
