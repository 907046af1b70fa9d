import { canPreview, type Disk, type DiskEntry, downloadDiskFile } from '@jinshu/api';
import { AttachmentPreview } from '@jinshu/ui/attachment-preview';
import { useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { usePreview } from '../../mail/preview/index.ts';

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
  const content = usePreview({ mail: { disk, fileId: current.id }, file: { sid: '', name: current.name, size: current.size } });
  return (
    <AttachmentPreview
      files={shown.map(({ id, name, size }) => ({ id: String(id), name, size }))}
      currentId={String(current.id)}
      content={content}
      downloadHref={({ id }) => api.href(downloadDiskFile, { params: { disk, id: Number(id) }, query: { versionId: undefined } })}
      onCurrentChange={(id) => setCurrentId(Number(id))}
      onClose={onClose}
    />
  );
}
