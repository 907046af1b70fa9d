import { type Draft, parseRecipients } from '@jinshu/api';
import { FieldLinks, FieldRow, SenderField, SubjectField } from '@jinshu/ui/compose-form';
import { RecipientField, type RecipientFieldHandle } from '@jinshu/ui/recipient-field';
import { AddAttachment, UploadList } from '@jinshu/ui/upload-list';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type Ref, useImperativeHandle, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { describeProblem } from '../problem/describeProblem.ts';
import { composeParametersOptions } from './compose.queries.ts';
import { composeStrings as s } from './compose.strings.ts';
import { type ComposerSnapshot, fieldInFault, type RecipientFieldName, recipientFields } from './composer.ts';
import type { useAttaching } from './useAttaching.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface ComposeFieldsHandle {
  /** Cuts what is still typed into recipients. */
  commit: () => void;
  focus: (field: 'to' | 'subject') => void;
}

export interface ComposeFieldsProps {
  context: ComposerSnapshot['context'];
  change: (patch: Partial<Draft>) => void;
  attaching: ReturnType<typeof useAttaching>;
  links: ComponentProps<typeof FieldLinks>['links'];
  ref: Ref<ComposeFieldsHandle>;
}

const plain = (recipients: readonly { address: string; name: string }[]) => recipients.map(({ address, name }) => ({ address, name }));

/** The rows above the letter: who it is from and to, what it is about, and what it carries. */
export function ComposeFields({ context, change, attaching, links, ref }: ComposeFieldsProps) {
  const intl = useIntl();
  const { api } = useAccount();
  const { data: parameters } = useQuery(composeParametersOptions(api));
  const { suggestions, ask } = useSuggestions();
  const recipients = useRef(new Map<RecipientFieldName, RecipientFieldHandle>());
  const subject = useRef<HTMLInputElement>(null);
  const { draft, attachments, problem } = context;
  const fault = fieldInFault(problem);
  useImperativeHandle(ref, () => ({
    commit: () => {
      for (const [field, handle] of recipients.current) change({ [field]: plain(handle.commit()) });
    },
    focus: (field) => (field === 'to' ? recipients.current.get('to') : subject.current)?.focus(),
  }));

  return (
    <>
      <SenderField
        identities={(parameters?.identities ?? [draft.sender]).map((identity) => ({ ...identity, id: identity.address }))}
        value={draft.sender.address}
        onChange={(address) => {
          const sender = parameters?.identities.find((identity) => identity.address === address);
          if (sender) change({ sender });
        }}
        end={<FieldLinks links={links} />}
      />
      {recipientFields
        .filter((field) => field === 'to' || (field === 'cc' ? draft.hasCc : draft.hasBcc))
        .map((field) => (
          <RecipientField
            key={field}
            ref={(handle) => {
              if (!handle) return undefined;
              recipients.current.set(field, handle);
              return () => void recipients.current.delete(field);
            }}
            label={intl.formatMessage(s[field])}
            value={draft[field].map((recipient) => ({ ...recipient, isValid: parseRecipients(recipient.address)[0]?.isValid ?? false }))}
            onChange={(value) => change({ [field]: plain(value) })}
            parse={parseRecipients}
            suggestions={suggestions}
            onQuery={ask}
            autoFocus={field === 'to' && draft.to.length === 0}
            errorMessage={field === fault ? describeProblem(intl, problem) : undefined}
          />
        ))}
      <SubjectField
        ref={subject}
        value={draft.subject}
        onChange={(next) => change({ subject: next })}
        errorMessage={fault === 'subject' ? describeProblem(intl, problem) : undefined}
      />
      <FieldRow label={intl.formatMessage(s.attachments)} end={<AddAttachment onFiles={attaching.attach} />}>
        <UploadList
          uploads={attachments.map((item) => ({
            id: item.key,
            name: item.name,
            size: item.size,
            state: ({ ready: 'success', failed: 'error', uploading: 'uploading' } as const)[item.state],
            progress: item.size === 0 ? 1 : item.sentBytes / item.size,
            errorMessage: item.state === 'failed' ? describeProblem(intl, item.problem) : undefined,
          }))}
          onRemove={attaching.detach}
          onRetry={attaching.retry}
        />
      </FieldRow>
    </>
  );
}
