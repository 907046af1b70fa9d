import { parseRecipients } from '@jinshu/api/rules';
import { ComposeForm, SubjectField } from '@jinshu/ui/compose-form';
import { groupByDay, type Message, MessageList } from '@jinshu/ui/message-list';
import { useStrings } from '@jinshu/ui/provider';
import { type Recipient, RecipientField } from '@jinshu/ui/recipient-field';
import { RichTextEditor } from '@jinshu/ui/rich-text-editor';
import { useState } from 'react';

const ignore = () => {};

/** A list and a form without words of the app: all text is in the language of the provider. */
export function Mailbox({ messages, now = new Date() }: { messages: readonly Message[]; now?: Date }) {
  const strings = useStrings();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [to, setTo] = useState<Recipient[]>([]);
  const [subject, setSubject] = useState('');
  return (
    <>
      <h2>{strings.folderTree.folders.INBOX}</h2>
      <MessageList
        groups={groupByDay(messages, { now, direction: 'descending' })}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        onOpen={ignore}
        onDelete={ignore}
      />
      <ComposeForm
        onSend={ignore}
        onPreview={ignore}
        onSaveDraft={ignore}
        onClose={ignore}
        fields={
          <>
            <RecipientField label={strings.messageHeader.to} value={to} onChange={setTo} parse={parseRecipients} />
            <SubjectField value={subject} onChange={setSubject} />
          </>
        }
        editor={<RichTextEditor minRows={6} />}
      />
    </>
  );
}
