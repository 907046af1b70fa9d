import type { CloseQuestion } from '@jinshu/mail-machines';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { saveLetters } from '../../mail/draft/index.ts';
import { mailTabStrings as s } from './mail-tab.strings.ts';

const words = {
  'burn-close': { title: s.burnTitle, help: s.burnHelp, confirm: s.close },
  'burn-close-all': { title: s.burnAllTitle, help: s.burnHelp, confirm: s.close },
} as const;

export interface ClosingQuestionProps {
  question: CloseQuestion;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a tab closes that takes something with it (TAB-13 to TAB-16). */
export function ClosingQuestion({ question, onConfirm, onCancel }: ClosingQuestionProps) {
  const { formatMessage } = useIntl();
  if (question === 'discard-compose') return <UnsavedQuestion onConfirm={onConfirm} onCancel={onCancel} />;
  const { title, help, confirm } = words[question];
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={formatMessage(title)}
      confirmLabel={formatMessage(confirm)}
      cancelLabel={formatMessage(s.stay)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {formatMessage(help)}
    </AlertDialog>
  );
}

/** Asks whether to save or discard a message that is being closed (ERR-55). If saving fails, the tab stays open and shows the reason. */
function UnsavedQuestion({ onConfirm, onCancel }: Omit<ClosingQuestionProps, 'question'>) {
  const { formatMessage } = useIntl();
  const { account } = useAccount();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const areSaved = await saveLetters({ account }, account.getSnapshot().context.closing);
    if (areSaved) onConfirm();
    else onCancel();
  };
  return (
    <AlertDialog
      isOpen
      title={formatMessage(s.discardTitle)}
      confirmLabel={formatMessage(s.saveAndClose)}
      cancelLabel={formatMessage(s.stay)}
      other={{ label: formatMessage(s.discard), onPress: onConfirm }}
      isPending={isSaving}
      onConfirm={() => void save()}
      onCancel={onCancel}
    >
      {formatMessage(s.discardHelp)}
    </AlertDialog>
  );
}
