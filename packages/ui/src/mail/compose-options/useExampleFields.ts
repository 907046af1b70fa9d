import { useState } from 'react';
import type { FieldLink } from '../compose-form/index.ts';
import type { RecipientKind } from '../contact-picker/index.ts';
import type { Recipient } from '../recipient-field/index.ts';
import type { ExampleQuestion } from './ExampleLetter.tsx';
import { people, toRecipient } from './examples.ts';

type OptionalField = 'cc' | 'bcc' | 'replyTo' | 'separately';

/** The recipients of a message, and which of its fields are shown. */
export function useExampleFields(ask: (question: ExampleQuestion) => void) {
  const [fields, setFields] = useState<Record<RecipientKind, readonly Recipient[]>>({
    to: people.slice(0, 2).map(toRecipient),
    cc: [],
    bcc: [],
  });
  const [replyTo, setReplyTo] = useState<readonly Recipient[]>([]);
  const [shown, setShown] = useState<ReadonlySet<OptionalField>>(new Set<OptionalField>(['cc']));
  const [last, setLast] = useState<RecipientKind>('to');

  const held = (field: OptionalField) => (field === 'replyTo' ? replyTo : field === 'separately' ? [] : fields[field]);
  const empty = (field: OptionalField) => {
    if (field === 'replyTo') setReplyTo([]);
    else if (field !== 'separately') setFields((current) => ({ ...current, [field]: [] }));
  };
  const toggle = (field: OptionalField) => {
    const flip = () => {
      empty(field);
      setShown(shown.has(field) ? new Set([...shown].filter((one) => one !== field)) : new Set([...shown, field]));
    };
    if (shown.has(field) && held(field).length > 0) ask({ title: 'Take the recipients away?', confirm: 'Take away', run: flip });
    else flip();
  };
  const links: FieldLink[] = (
    [
      ['cc', 'Cc'],
      ['bcc', 'Bcc'],
      ['separately', 'Send separately'],
      ['replyTo', 'Reply-to'],
    ] as const
  ).map(([id, label]) => ({ id, label, isShown: shown.has(id), onPress: () => toggle(id) }));
  const kinds = (['to', 'cc', 'bcc'] as const).filter((kind) => kind === 'to' || (shown.has(kind) && !shown.has('separately')));

  return {
    fields,
    kinds,
    links,
    count: kinds.reduce((sum, kind) => sum + fields[kind].length, 0),
    change: (kind: RecipientKind, next: readonly Recipient[]) => setFields((current) => ({ ...current, [kind]: next })),
    /** Adds to a field, or to the one edited last. */
    add: (added: readonly Recipient[], kind = last) => setFields((current) => ({ ...current, [kind]: [...current[kind], ...added] })),
    setLast,
    hasReplyTo: shown.has('replyTo'),
    replyTo,
    setReplyTo,
  };
}

export type ExampleFieldsState = ReturnType<typeof useExampleFields>;
