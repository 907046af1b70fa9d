import type { Address } from '@jinshu/api';
import { IconButton } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import type { RecipientFieldHandle } from '@jinshu/ui/recipient-field';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../core/problem/index.ts';
import { contactPickerStrings } from '../../mail/contact-picker/index.ts';
import {
  fieldInFault,
  firstWrong,
  type RecipientFieldName,
  recipientFields,
  composeStrings as s,
  shownFields,
} from '../../mail/draft/index.ts';
import { useWarnings } from '../../mail/recipient/index.ts';
import { LetterRecipients } from './LetterRecipients.tsx';
import { RecipientDialogs } from './RecipientDialogs.tsx';
import type { Writing } from './useWriting.ts';

type RowName = RecipientFieldName | 'replyTo';

export interface RecipientRowsHandle {
  /** Cuts what is still typed into recipients. */
  commit: () => void;
  /** Moves the focus to the first invalid recipient of a row, or to its input. */
  focus: (row: RowName) => void;
}

/** Returns the recipients as stored in the message. A name that is only looked up, and not typed, is displayed but not stored. */
const plain = (recipients: readonly Address[], before: readonly Address[] = []) =>
  recipients.map(({ address, name }) => ({ address, name: before.find((one) => one.address === address)?.name ?? name }));

/** Rows for the recipients of a message and for the address of replies. */
export function RecipientRows({ writing, ref }: { writing: Writing; ref: Ref<RecipientRowsHandle> }) {
  const intl = useIntl();
  const { snapshot, change, lastField } = writing;
  const rows = useRef(new Map<RowName, RecipientFieldHandle>());
  const [picking, setPicking] = useState<RecipientFieldName>();
  const [editing, setEditing] = useState<{ field: RecipientFieldName; index: number }>();
  const { draft, problem, hasReplyTo } = snapshot.context;
  const fault = fieldInFault(problem, draft);
  const shown = shownFields(snapshot.context);
  const answersTo = useMemo(() => (draft.replyTo === '' ? [] : [{ address: draft.replyTo, name: '' }]), [draft.replyTo]);
  const { warnings, names } = useRecipientWarnings(writing);
  const keep = (row: RowName) => (handle: RecipientFieldHandle | null) => {
    if (!handle) return undefined;
    rows.current.set(row, handle);
    return () => void rows.current.delete(row);
  };
  const changeReplyTo = (value: readonly Address[]) => change({ replyTo: value.at(-1)?.address ?? '' });
  useImperativeHandle(ref, () => ({
    commit: () => {
      for (const [row, handle] of rows.current) {
        if (row === 'replyTo') changeReplyTo(handle.commit());
        else change({ [row]: plain(handle.commit(), draft[row]) });
      }
    },
    focus: (row) => rows.current.get(row)?.focus(firstWrong(row === 'replyTo' ? answersTo : draft[row])),
  }));

  return (
    <>
      {shown.map((field) => (
        <LetterRecipients
          key={field}
          ref={keep(field)}
          isRare={field === 'cc'}
          label={intl.formatMessage(s[field])}
          recipients={draft[field]}
          warnings={warnings}
          names={names}
          onChange={(value) => change({ [field]: plain(value, draft[field]) })}
          onFocus={() => {
            lastField.current = field;
          }}
          onEdit={(_, index) => setEditing({ field, index })}
          moveTargets={recipientFields
            .filter((other) => other !== field && shown.includes(other))
            .map((id) => ({ id, label: intl.formatMessage(s[id]) }))}
          onMove={(moved, target) => {
            const to = recipientFields.find((one) => one === target);
            if (to) change({ [to]: [...draft[to], ...plain(moved)] });
          }}
          errorMessage={field === fault ? describeProblem(intl, problem) : undefined}
          end={field === 'to' && <PickButton onPress={() => setPicking(field)} />}
        />
      ))}
      {hasReplyTo && (
        <LetterRecipients
          ref={keep('replyTo')}
          label={intl.formatMessage(s.replyTo)}
          recipients={answersTo}
          onChange={changeReplyTo}
          errorMessage={fault === 'replyTo' ? describeProblem(intl, problem) : undefined}
        />
      )}
      <RecipientDialogs
        writing={writing}
        picking={picking}
        onPickingEnd={() => setPicking(undefined)}
        editing={editing}
        onEditingEnd={() => setEditing(undefined)}
      />
    </>
  );
}

function PickButton({ onPress }: { onPress: () => void }) {
  const { formatMessage } = useIntl();
  return <IconButton size="small" label={formatMessage(contactPickerStrings.open)} icon={<Icon name="contact_card" />} onPress={onPress} />;
}

/** Returns the warnings and known names of the recipients, and reports to the composer which of them don't exist. */
function useRecipientWarnings({ composer, snapshot }: Writing) {
  const { draft } = snapshot.context;
  const [answered] = useState(() =>
    draft.relation === 'reply-all' ? new Set([...draft.to, ...draft.cc].map(({ address }) => address.toLowerCase())) : undefined,
  );
  const everybody = useMemo(() => [...draft.to, ...draft.cc, ...draft.bcc], [draft.to, draft.cc, draft.bcc]);
  const { warnings, names, unknown } = useWarnings({ recipients: everybody, level: draft.level, answered });
  useEffect(() => {
    composer.send({ type: 'judged', unknown });
  }, [composer, unknown]);
  return { warnings, names };
}
