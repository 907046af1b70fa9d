import type { Draft } from '@jinshu/api';
import { Suspense } from 'react';
import { RecipientPicker } from '../../mail/contact-picker/index.ts';
import { type RecipientFieldName, shownFields } from '../../mail/draft/index.ts';
import { EditRecipient } from '../../mail/recipient/index.ts';
import type { Writing } from './useWriting.ts';

export interface RecipientDialogsProps {
  writing: Writing;
  /** Field for which contacts are being selected. */
  picking: RecipientFieldName | undefined;
  onPickingEnd: () => void;
  /** Recipient that is being edited. */
  editing: { field: RecipientFieldName; index: number } | undefined;
  onEditingEnd: () => void;
}

/** Dialogs that select the recipients of a message from the contacts, and edit one of them. */
export function RecipientDialogs({ writing: { snapshot, change }, picking, onPickingEnd, editing, onEditingEnd }: RecipientDialogsProps) {
  const { draft } = snapshot.context;
  const edited = editing && draft[editing.field][editing.index];
  return (
    <Suspense>
      {picking && (
        <RecipientPicker
          chosen={{ to: draft.to, cc: draft.cc, bcc: draft.bcc }}
          kinds={shownFields(snapshot.context)}
          kind={picking}
          onConfirm={({ to, cc, bcc }) => change({ to: [...to], cc: [...cc], bcc: [...bcc] } satisfies Partial<Draft>)}
          onClose={onPickingEnd}
        />
      )}
      {editing && edited && (
        <EditRecipient
          recipient={edited}
          onClose={onEditingEnd}
          onSave={(next) => change({ [editing.field]: draft[editing.field].map((one, index) => (index === editing.index ? next : one)) })}
        />
      )}
    </Suspense>
  );
}
