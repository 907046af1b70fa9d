import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { messageActionStrings as s } from './message-action.strings.ts';

/** Actions that need confirmation. `expunge` can't be undone, and neither can deleting from Trash (LST-82). */
export type QuestionKind = 'delete' | 'expunge' | 'reject' | 'notSpam';

const words = {
  delete: { title: s.deleteTitle, help: s.deleteHelp, confirm: s.delete, option: undefined },
  expunge: { title: s.deleteTitle, help: s.deleteForGood, confirm: s.delete, option: undefined },
  reject: { title: s.rejectTitle, help: s.rejectHelp, confirm: s.reject, option: s.rejectAlsoDelete },
  notSpam: { title: s.notSpamTitle, help: s.notSpamHelp, confirm: s.notSpamConfirm, option: s.notSpamAllow },
} as const;

export interface MailQuestionProps {
  kind: QuestionKind;
  /** Number of messages; absent for the whole folder. */
  count?: number | undefined;
  /** With what the box of the question says: to delete as well (LST-60), or to let these senders through from now on (LST-62). */
  onConfirm: (isOptionChosen: boolean) => void;
  onCancel: () => void;
}

/** Asks before mail is deleted, refused or taken out of Spam (LST-57, LST-58, LST-60, LST-61). */
export function MailQuestion({ kind, count, onConfirm, onCancel }: MailQuestionProps) {
  const { formatMessage } = useIntl();
  const { info } = useAccount();
  const [isChosen, setChosen] = useState(kind === 'notSpam');
  const { title, help, confirm } = words[kind];
  // Refusing deletes nothing for whom deleting is hidden (PRM-07).
  const option = kind === 'reject' && info.hidesDelete ? undefined : words[kind].option;
  return (
    <AlertDialog
      isOpen
      tone={kind === 'notSpam' ? 'neutral' : 'danger'}
      title={count === undefined ? formatMessage(confirm) : formatMessage(title, { count })}
      confirmLabel={formatMessage(confirm)}
      cancelLabel={formatMessage(s.cancel)}
      option={option && { label: formatMessage(option), isSelected: isChosen, onChange: setChosen }}
      onConfirm={() => onConfirm(isChosen)}
      onCancel={onCancel}
    >
      {formatMessage(help)}
    </AlertDialog>
  );
}
