import { type Disk, disks, Problem } from '@jinshu/api';
import type { KeptAttachment } from '@jinshu/mail-machines';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { TabList, TabPanel, Tabs } from '@jinshu/ui/tabs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useReport } from '../../core/problem/index.ts';
import { attachmentStrings as s } from '../../mail/attachment/index.ts';
import { GuardedDrive } from './GuardedDrive.tsx';
import type { Entry } from './PickerPlace.tsx';
import { StoredFiles } from './StoredFiles.tsx';

export interface AttachmentPickerProps {
  onAttach: (files: KeptAttachment[]) => void;
  onClose: () => void;
}

type Source = 'attachment' | Disk;

/** Dialog that attaches stored files: mail attachments, the personal drive, the company drive (ATT-02). */
export function AttachmentPicker({ onAttach, onClose }: AttachmentPickerProps) {
  const { formatMessage } = useIntl();
  const report = useReport();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Entry & { source: Source }>>(new Map());
  const choose = (source: Source, entries: readonly Entry[], ids: ReadonlySet<string>) => {
    const next = new Map(chosen);
    for (const entry of entries) {
      if (ids.has(String(entry.id))) next.set(`${source}-${entry.id}`, { ...entry, source });
      else next.delete(`${source}-${entry.id}`);
    }
    setChosen(next);
  };
  const selectedIn = (source: Source) =>
    new Set([...chosen.values()].filter((entry) => entry.source === source).map(({ id }) => String(id)));
  const attach = () => {
    const files = [...chosen.values()];
    if (files.some(({ isFolder }) => isFolder)) return report(new Problem('send-no-folders'));
    onAttach(files.map(({ id, name, size, source }) => ({ id, name, size, source })));
    onClose();
  };
  const places = ['attachment', ...disks] as const;
  const titles = { attachment: s.stored, personal: s.personal, company: s.company } as const;

  return (
    <Dialog
      title={formatMessage(s.pickerTitle)}
      size="large"
      height={620}
      isFlush
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{formatMessage(s.cancel)}</Button>
          <Button tone="accent" isDisabled={chosen.size === 0} onPress={attach}>
            {formatMessage(s.attach, { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Tabs>
        <TabList label={formatMessage(s.places)} tabs={places.map((id) => ({ id, title: formatMessage(titles[id]) }))} />
        {places.map((source) => (
          <TabPanel key={source} id={source} padding="none">
            {source === 'attachment' ? (
              <StoredFiles selected={selectedIn(source)} onChoose={(entries, ids) => choose(source, entries, ids)} />
            ) : (
              <GuardedDrive disk={source} selected={selectedIn(source)} onChoose={(entries, ids) => choose(source, entries, ids)} />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  );
}
