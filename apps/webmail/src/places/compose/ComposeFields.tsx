import { type Address, type Draft, maximumSubject, Problem } from '@jinshu/api';
import { IconButton } from '@jinshu/ui/button';
import { FieldLinks, SenderField, SubjectField } from '@jinshu/ui/compose-form';
import { MailLevelSelect } from '@jinshu/ui/compose-options';
import { Icon } from '@jinshu/ui/icon-more';
import type { RecipientFieldHandle } from '@jinshu/ui/recipient-field';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type Ref, Suspense, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { contactPickerStrings, RecipientPicker } from '../../mail/contact-picker/index.ts';
import {
  type ComposerSnapshot,
  composeParametersOptions,
  type FieldInFault,
  fieldInFault,
  firstWrong,
  type RecipientFieldName,
  recipientFields,
  composeStrings as s,
  shownFields,
} from '../../mail/draft/index.ts';
import { EditRecipient, useWarnings } from '../../mail/recipient/index.ts';
import { ComposeAttachments } from './ComposeAttachments.tsx';
import { LetterRecipients } from './LetterRecipients.tsx';
import type { useAttaching } from './useAttaching.ts';
import type { ComposeChangeFn } from './useComposing.ts';

export interface ComposeFieldsHandle {
  /** Cuts what is still typed into recipients. */
  commit: () => void;
  /** Moves the focus to the error: to the field, or to the first invalid recipient in it. */
  focus: (field: FieldInFault) => void;
}

export interface ComposeFieldsProps {
  context: ComposerSnapshot['context'];
  /** The addresses that an answer to all was begun with, in lower case. */
  answered: ReadonlySet<string> | undefined;
  change: ComposeChangeFn;
  attaching: ReturnType<typeof useAttaching>;
  links: ComponentProps<typeof FieldLinks>['links'];
  /** Called when a recipient field is edited. Contacts selected in the side pane are added to this field (CMP-18). */
  onEditField: (field: RecipientFieldName) => void;
  onSender: (sender: Address) => void;
  /** Called with the recipient addresses that belong to the organization but don't exist there. */
  onUnknown: (addresses: readonly string[]) => void;
  ref: Ref<ComposeFieldsHandle>;
}

/** Returns the recipients as stored in the message. A name that is only looked up, and not typed, is displayed but not stored. */
const plain = (recipients: readonly Address[], before: readonly Address[] = []) =>
  recipients.map(({ address, name }) => ({ address, name: before.find((one) => one.address === address)?.name ?? name }));

/** Rows above the message body: sender, recipients, subject and attachments. */
export function ComposeFields({ context, answered, change, attaching, links, onEditField, onSender, onUnknown, ref }: ComposeFieldsProps) {
  const intl = useIntl();
  const { api, status: account } = useAccount();
  const { data: parameters } = useQuery(composeParametersOptions(api));
  const recipients = useRef(new Map<RecipientFieldName | 'replyTo', RecipientFieldHandle>());
  const subject = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState<RecipientFieldName>();
  const [editing, setEditing] = useState<{ field: RecipientFieldName; index: number }>();
  const { draft, attachments, problem, limits, hasReplyTo } = context;
  const fault = fieldInFault(problem, draft);
  // Report a subject that is too long immediately, and not only on sending.
  const tooLong = draft.subject.length > maximumSubject ? new Problem('subject-too-long') : undefined;
  const subjectFault = fault === 'subject' ? problem : tooLong;
  const shown = shownFields(context);
  const answersTo = useMemo(() => (draft.replyTo === '' ? [] : [{ address: draft.replyTo, name: '' }]), [draft.replyTo]);
  const everybody = useMemo(() => [...draft.to, ...draft.cc, ...draft.bcc], [draft.to, draft.cc, draft.bcc]);
  const { warnings, names, unknown } = useWarnings({ recipients: everybody, level: draft.level, answered });
  const tellUnknown = useEffectEvent(onUnknown);
  useEffect(() => tellUnknown(unknown), [unknown]);
  const keep = (field: RecipientFieldName | 'replyTo') => (handle: RecipientFieldHandle | null) => {
    if (!handle) return undefined;
    recipients.current.set(field, handle);
    return () => void recipients.current.delete(field);
  };
  const changeReplyTo = (value: readonly Address[]) => change({ replyTo: value.at(-1)?.address ?? '' });
  useImperativeHandle(ref, () => ({
    commit: () => {
      for (const [field, handle] of recipients.current) {
        if (field === 'replyTo') changeReplyTo(handle.commit());
        else change({ [field]: plain(handle.commit(), draft[field]) });
      }
    },
    focus: (field) => {
      if (field === 'subject') return subject.current?.focus();
      const name = [...recipientFields, 'replyTo' as const].find((one) => one === field);
      if (name) recipients.current.get(name)?.focus(firstWrong(name === 'replyTo' ? answersTo : draft[name]));
    },
  }));
  const edited = editing && draft[editing.field][editing.index];

  return (
    <>
      <SenderField
        identities={(parameters?.identities ?? [draft.sender]).map((identity) => ({ ...identity, id: identity.address }))}
        value={draft.sender.address}
        onChange={(address) => {
          const sender = parameters?.identities.find((identity) => identity.address === address);
          if (sender) onSender(sender);
        }}
        isOthers={account.isInSharedMailbox}
        end={<FieldLinks links={links} />}
        // The default sender is hidden where space is limited.
        isRare={draft.sender.address === (parameters?.identities[0] ?? draft.sender).address}
      />
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
          onFocus={() => onEditField(field)}
          onEdit={(_, index) => setEditing({ field, index })}
          moveTargets={recipientFields
            .filter((other) => other !== field && shown.includes(other))
            .map((id) => ({ id, label: intl.formatMessage(s[id]) }))}
          onMove={(moved, target) => {
            const to = recipientFields.find((one) => one === target);
            if (to) change({ [to]: [...draft[to], ...plain(moved)] });
          }}
          errorMessage={field === fault ? describeProblem(intl, problem) : undefined}
          end={
            field === 'to' && (
              <IconButton
                size="small"
                label={intl.formatMessage(contactPickerStrings.open)}
                icon={<Icon name="contact_card" />}
                onPress={() => setPicking(field)}
              />
            )
          }
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
      <SubjectField
        ref={subject}
        value={draft.subject}
        onChange={(next) => change({ subject: next })}
        errorMessage={subjectFault === undefined ? undefined : describeProblem(intl, subjectFault)}
        end={
          limits.mailLevel > 0 && (
            <MailLevelSelect
              value={draft.level}
              maximum={limits.mailLevel}
              onChange={(level) => change({ level })}
              errorMessage={fault === 'level' ? describeProblem(intl, problem) : undefined}
            />
          )
        }
      />
      <ComposeAttachments label={intl.formatMessage(s.attachments)} attachments={attachments} attaching={attaching} />
      <Suspense>
        {picking && (
          <RecipientPicker
            chosen={{ to: draft.to, cc: draft.cc, bcc: draft.bcc }}
            kinds={shown}
            kind={picking}
            onConfirm={({ to, cc, bcc }) => change({ to: [...to], cc: [...cc], bcc: [...bcc] } satisfies Partial<Draft>)}
            onClose={() => setPicking(undefined)}
          />
        )}
        {editing && edited && (
          <EditRecipient
            recipient={edited}
            onClose={() => setEditing(undefined)}
            onSave={(next) => change({ [editing.field]: draft[editing.field].map((one, index) => (index === editing.index ? next : one)) })}
          />
        )}
      </Suspense>
    </>
  );
}
