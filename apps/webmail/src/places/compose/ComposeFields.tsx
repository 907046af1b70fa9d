import { maximumSubject, Problem } from '@jinshu/api';
import { FieldLinks, SenderField, SubjectField } from '@jinshu/ui/compose-form';
import { MailLevelSelect } from '@jinshu/ui/compose-options';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { composeParametersOptions, type FieldInFault, fieldInFault, recipientFields, composeStrings as s } from '../../mail/draft/index.ts';
import { ComposeAttachments } from './ComposeAttachments.tsx';
import { RecipientRows, type RecipientRowsHandle } from './RecipientRows.tsx';
import type { Writing } from './useWriting.ts';

export interface ComposeFieldsHandle {
  /** Cuts what is still typed into recipients. */
  commit: () => void;
  /** Moves the focus to the error: to the field, or to the first invalid recipient in it. */
  focus: (field: FieldInFault) => void;
}

/** Rows above the message body: sender, recipients, subject and attachments. */
export function ComposeFields({ writing, ref }: { writing: Writing; ref: Ref<ComposeFieldsHandle> }) {
  const { formatMessage } = useIntl();
  const recipients = useRef<RecipientRowsHandle>(null);
  const subject = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    commit: () => recipients.current?.commit(),
    focus: (field) => {
      if (field === 'subject') return subject.current?.focus();
      const row = [...recipientFields, 'replyTo' as const].find((one) => one === field);
      if (row) recipients.current?.focus(row);
    },
  }));
  return (
    <>
      <SenderRow writing={writing} />
      <RecipientRows ref={recipients} writing={writing} />
      <SubjectRow ref={subject} writing={writing} />
      <ComposeAttachments
        label={formatMessage(s.attachments)}
        attachments={writing.snapshot.context.attachments}
        attaching={writing.attaching}
      />
    </>
  );
}

function SenderRow({ writing: { snapshot, change, signature, links } }: { writing: Writing }) {
  const { api, status } = useAccount();
  const { data: parameters } = useQuery(composeParametersOptions(api));
  const { sender } = snapshot.context.draft;
  return (
    <SenderField
      identities={(parameters?.identities ?? [sender]).map((identity) => ({ ...identity, id: identity.address }))}
      value={sender.address}
      onChange={(address) => {
        const next = parameters?.identities.find((identity) => identity.address === address);
        if (!next) return;
        change({ sender: next });
        signature.current?.follow(next.address);
      }}
      isOthers={status.isInSharedMailbox}
      end={<FieldLinks links={links} />}
      // The default sender is hidden where space is limited.
      isRare={sender.address === (parameters?.identities[0] ?? sender).address}
    />
  );
}

function SubjectRow({ writing: { snapshot, change }, ref }: { writing: Writing; ref: Ref<HTMLInputElement> }) {
  const intl = useIntl();
  const { draft, problem, limits } = snapshot.context;
  const fault = fieldInFault(problem, draft);
  // Report a subject that is too long immediately, and not only on sending.
  const tooLong = draft.subject.length > maximumSubject ? new Problem('subject-too-long') : undefined;
  const subjectFault = fault === 'subject' ? problem : tooLong;
  return (
    <SubjectField
      ref={ref}
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
  );
}
