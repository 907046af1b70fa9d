import { type ComposedAttachment, suggestsOnline } from '@jinshu/mail-machines';
import { Button } from '@jinshu/ui/button';
import { FieldRow } from '@jinshu/ui/compose-form';
import { mailLevels } from '@jinshu/ui/compose-options';
import { Menu, MenuItem, MenuTrigger } from '@jinshu/ui/menu';
import { useStrings } from '@jinshu/ui/provider';
import { AddAttachment, UploadList } from '@jinshu/ui/upload-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { attachmentStrings as s } from '../../mail/attachment/index.ts';
import { composeParametersOptions } from '../../mail/draft/index.ts';
import type { useAttaching } from '../compose/useAttaching.ts';
import { OnlineChoice } from './OnlineChoice.tsx';

const AttachmentPicker = lazyPart(async () => (await import('./AttachmentPicker.tsx')).AttachmentPicker);
const BigUploads = lazyPart(async () => (await import('./BigUploads.tsx')).BigUploads);

export interface ComposeAttachmentsProps {
  /** The name of the row. */
  label: string;
  attachments: readonly ComposedAttachment[];
  attaching: ReturnType<typeof useAttaching>;
}

/** Attachments of a message, with their state, secrecy level and link option, and the controls to add more. */
export function ComposeAttachments({ label, attachments, attaching }: ComposeAttachmentsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api } = useAccount();
  const { data: parameters } = useQuery(composeParametersOptions(api));
  const [open, setOpen] = useState<'picker' | 'uploads' | null>(null);
  // In security mode each file has a level, up to the highest that the writer may give (ATT-06, CMP-43).
  const highest = parameters?.isSecure ? parameters.attachLevel : 0;
  const byKey = new Map(attachments.map((item) => [item.key, item]));

  return (
    <FieldRow
      label={label}
      end={
        <AddAttachment
          onFiles={attaching.attach}
          menuLabel={formatMessage(s.more)}
          menu={
            <Menu aria-label={formatMessage(s.more)} placement="bottom end" onAction={(key) => setOpen(key as 'picker' | 'uploads')}>
              <MenuItem id="picker">{formatMessage(s.fromFileCentre)}</MenuItem>
              <MenuItem id="uploads">{formatMessage(s.largeFiles)}</MenuItem>
            </Menu>
          }
        />
      }
    >
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
              {highest > 0 && <Level item={item} highest={highest} onChange={(level) => attaching.change(id, { level })} />}
              {parameters && <OnlineChoice item={item} parameters={parameters} onChange={(change) => attaching.change(id, change)} />}
            </>
          );
        }}
      />
      {attachments.some(suggestsOnline) && <p role="status">{formatMessage(s.suggestion)}</p>}
      {open === 'picker' && <AttachmentPicker onAttach={attaching.attachKept} onClose={() => setOpen(null)} />}
      {open === 'uploads' && <BigUploads onDone={attaching.attachKept} onComing={attaching.attachComing} onClose={() => setOpen(null)} />}
    </FieldRow>
  );
}

/** Secrecy level of one file. */
function Level({ item, highest, onChange }: { item: ComposedAttachment; highest: number; onChange: (level: number) => void }) {
  const { formatMessage } = useIntl();
  const words = useStrings().mailLevel;
  const [one] = mailLevels.slice(item.level - 1, item.level);
  const shown = item.level === 0 || !one ? words.choose : words.levels[one];
  return (
    <MenuTrigger>
      <Button variant="link" size="small" aria-label={formatMessage(s.levelOf, { name: item.name, level: shown })}>
        {shown}
      </Button>
      <Menu
        aria-label={words.label}
        selectionMode="single"
        selectedKeys={item.level === 0 ? [] : [item.level]}
        onAction={(level) => onChange(Number(level))}
      >
        {mailLevels.slice(0, highest).map((level, index) => (
          <MenuItem key={level} id={index + 1}>
            {words.levels[level]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
