import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { LetterDialog } from '@jinshu/ui/template-pane';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../core/problem/index.ts';
import { signatureStrings as s } from './signature.strings.ts';
import type { useKeptLetters } from './useKeptLetters.ts';

/** Dialogs to edit a signature or template, and to confirm its deletion. */
export function LetterDialogs({ title, kept }: { title: string; kept: ReturnType<typeof useKeptLetters> }) {
  const intl = useIntl();
  const { edited, setEdited, dropped, setDropped, save, drop } = kept;
  return (
    <>
      {edited && (
        <LetterDialog
          title={title}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setEdited(undefined)}
          letter={edited === 'new' ? undefined : edited}
          isSaving={save.isPending}
          errorMessage={save.error ? describeProblem(intl, save.error) : undefined}
          onSave={(form) => save.mutate(form)}
        />
      )}
      {dropped && (
        <AlertDialog
          isOpen
          title={intl.formatMessage(s.deleteTitle, { caption: dropped.caption })}
          confirmLabel={intl.formatMessage(s.delete)}
          cancelLabel={intl.formatMessage(s.keep)}
          onCancel={() => setDropped(undefined)}
          onConfirm={() => {
            drop.mutate(dropped);
            setDropped(undefined);
          }}
        />
      )}
    </>
  );
}
