import { type ComposedAttachment, suggestsOnline } from '@jinshu/mail-machines';
import { FieldRow } from '@jinshu/ui/compose-form';
import { UploadList } from '@jinshu/ui/upload-list';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { attachmentStrings as s } from '../../mail/attachment/index.ts';
import { composeParametersOptions } from '../../mail/draft/index.ts';
import { AddFiles } from './AddFiles.tsx';
import { FileLevel } from './FileLevel.tsx';
import { OnlineChoice } from './OnlineChoice.tsx';
import type { useAttaching } from './useAttaching.ts';

export interface ComposeAttachmentsProps {
  /** The name of the row. */
  label: string;
  attachments: readonly ComposedAttachment[];
  attaching: ReturnType<typeof useAttaching>;
}

/** Attachments of a message, with their state, secrecy level and link option, and the controls to add more. */
export function ComposeAttachments({ label, attachments, attaching }: ComposeAttachmentsProps) {
  const intl = useIntl();
  const { api } = useAccount();
  const { data: parameters } = useQuery(composeParametersOptions(api));
  // In security mode each file has a level, up to the highest that the writer may give (ATT-06, CMP-43).
  const highest = parameters?.isSecure ? parameters.attachLevel : 0;
  const byKey = new Map(attachments.map((item) => [item.key, item]));

  return (
    <FieldRow label={label} end={<AddFiles attaching={attaching} />}>
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
        renderDetail={({ id }) => {
          const item = byKey.get(id);
          if (!item || item.state === 'failed') return null;
          return (
            <>
              {highest > 0 && <FileLevel item={item} highest={highest} onChange={(level) => attaching.change(id, { level })} />}
              {parameters && <OnlineChoice item={item} parameters={parameters} onChange={(change) => attaching.change(id, change)} />}
            </>
          );
        }}
      />
      {attachments.some(suggestsOnline) && <p role="status">{intl.formatMessage(s.suggestion)}</p>}
    </FieldRow>
  );
}
