import { useState } from 'react';
import { FieldLinks, FieldRow, SenderField, SubjectField } from '../compose-form/index.ts';
import type { RecipientKind } from '../contact-picker/index.ts';
import { RecipientField } from '../recipient-field/index.ts';
import { AddAttachment, UploadList } from '../upload-list/index.ts';
import { identities, parse } from './examples.ts';
import { MailLevelSelect } from './MailLevelSelect.tsx';
import type { ExampleFieldsState } from './useExampleFields.ts';

const words: Record<RecipientKind, string> = { to: 'To', cc: 'Cc', bcc: 'Bcc' };

interface ExampleFieldsProps {
  state: ExampleFieldsState;
  subject: string;
  onSubjectChange: (subject: string) => void;
  isSecurityMode: boolean;
}

export function ExampleFields({ state, subject, onSubjectChange, isSecurityMode }: ExampleFieldsProps) {
  const { fields, kinds } = state;
  const [level, setLevel] = useState(2);
  return (
    <>
      <SenderField identities={identities} value="1" onChange={() => {}} end={<FieldLinks links={state.links} />} />
      {kinds.map((kind) => (
        <RecipientField
          key={kind}
          label={words[kind]}
          value={fields[kind]}
          parse={parse}
          onFocus={() => state.setLast(kind)}
          onChange={(next) => state.change(kind, next)}
          moveTargets={kinds.filter((other) => other !== kind).map((id) => ({ id, label: words[id] }))}
          onMove={(moved, target) => state.add(moved, target as RecipientKind)}
        />
      ))}
      {state.hasReplyTo && <RecipientField label="Reply-to" value={state.replyTo} parse={parse} onChange={state.setReplyTo} />}
      <SubjectField
        value={subject}
        onChange={onSubjectChange}
        end={isSecurityMode && <MailLevelSelect value={level} maximum={4} onChange={setLevel} />}
      />
      <FieldRow label="Attachments" end={<AddAttachment onFiles={() => {}} />}>
        <UploadList uploads={[{ id: '1', name: '框架合同-法务批注.docx', size: 700_416, state: 'success' }]} onRemove={() => {}} />
      </FieldRow>
    </>
  );
}
