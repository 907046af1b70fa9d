import type { CloseQuestion } from '@jinshu/mail-machines';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useIntl } from 'react-intl';
import { mailTabStrings as s } from './mail-tab.strings.ts';

const words = {
  'discard-compose': { title: s.discardTitle, help: s.discardHelp, confirm: s.discard },
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
