import { canPreview, type Disk, type DiskEntry } from '@jinshu/api';
import { AttachmentPreview } from '@jinshu/ui/attachment-preview';
import { useState } from 'react';
import { useAccount } from '../../core/account/AccountProvider.tsx';
import { downloadHref } from '../../mail/preview/previewCalls.ts';
import { usePreview } from '../../mail/preview/usePreview.ts';

interface DiskPreviewProps {
  disk: Disk;
  file: DiskEntry;
  /** Files of the folder, to go through. */
  files: readonly DiskEntry[];
  onClose: () => void;
}

/** Preview of the files of a folder, one at a time. */
export function DiskPreview({ disk, file, files, onClose }: DiskPreviewProps) {
  const { api } = useAccount();
  const [currentId, setCurrentId] = useState(file.id);
  const shown = files.filter(({ id, kind, name }) => kind === 'file' && (canPreview(name) || id === file.id));
  const current = shown.find(({ id }) => id === currentId) ?? file;
  const askedOf = (id: number) => ({ mail: { disk, fileId: id }, sid: '' });
  const content = usePreview({ mail: { disk, fileId: current.id }, file: { sid: '', name: current.name, size: current.size } });
  return (
    <AttachmentPreview
      files={shown.map(({ id, name, size }) => ({ id: String(id), name, size }))}
      currentId={String(current.id)}
      content={content}
      downloadHref={({ id }) => downloadHref(api, askedOf(Number(id)))}
      onCurrentChange={(id) => setCurrentId(Number(id))}
      onClose={onClose}
    />
  );
}
