import { Menu, MenuItem } from '@jinshu/ui/menu';
import { AddAttachment } from '@jinshu/ui/upload-list';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../core/language/index.ts';
import { attachmentStrings as s } from '../../mail/attachment/index.ts';
import type { useAttaching } from './useAttaching.ts';

const AttachmentPicker = lazyPart(async () => (await import('./AttachmentPicker.tsx')).AttachmentPicker);
const BigUploads = lazyPart(async () => (await import('./BigUploads.tsx')).BigUploads);

/** Button and menu that add files to a message: from the device, from the file center, or large ones. */
export function AddFiles({ attaching }: { attaching: ReturnType<typeof useAttaching> }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<'picker' | 'uploads' | null>(null);
  return (
    <>
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
      {open === 'picker' && <AttachmentPicker onAttach={attaching.attachKept} onClose={() => setOpen(null)} />}
      {open === 'uploads' && <BigUploads onDone={attaching.attachKept} onComing={attaching.attachComing} onClose={() => setOpen(null)} />}
    </>
  );
}
