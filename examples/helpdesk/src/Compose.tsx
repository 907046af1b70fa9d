import { parseRecipients } from '@jinshu/api/rules';
import { ComposeForm, SubjectField } from '@jinshu/ui/compose-form';
import { Dialog } from '@jinshu/ui/dialog';
import { type Recipient, RecipientField } from '@jinshu/ui/recipient-field';
import { RichTextEditor, type RichTextEditorHandle } from '@jinshu/ui/rich-text-editor';
import { useRef, useState } from 'react';

/** Message as it was written. */
export interface Written {
  to: readonly Recipient[];
  subject: string;
  html: string;
}

/** A message that is written in a dialog. It brings the editor, so load it with `React.lazy`. */
export function Compose({ onSend, onClose }: { onSend: (letter: Written) => void; onClose: () => void }) {
  const [to, setTo] = useState<Recipient[]>([]);
  const [subject, setSubject] = useState('');
  const [isChecked, setChecked] = useState(false);
  const editor = useRef<RichTextEditorHandle>(null);
  const error = to.length === 0 ? 'Name a recipient.' : to.every(({ isValid }) => isValid) ? undefined : 'Correct the address in red.';
  const send = () => {
    setChecked(true);
    if (error === undefined) onSend({ to, subject, html: editor.current?.getHtml() ?? '' });
  };
  return (
    <Dialog title="New message" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="large" isFlush>
      <ComposeForm
        onSend={send}
        fields={
          <>
            <RecipientField label="To" value={to} onChange={setTo} parse={parseRecipients} errorMessage={isChecked ? error : undefined} />
            <SubjectField value={subject} onChange={setSubject} />
          </>
        }
        editor={<RichTextEditor ref={editor} minRows={10} />}
      />
    </Dialog>
  );
}
