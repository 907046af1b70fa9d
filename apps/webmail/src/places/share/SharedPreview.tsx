import { canPreview, type SharedEntry } from '@jinshu/api';
import { AttachmentPreview } from '@jinshu/ui/attachment-preview';
import { useState } from 'react';
import { usePreview } from '../../mail/preview/index.ts';

interface SharedPreviewProps {
  link: string;
  /** Grant of the opened share. */
  grant: string;
  fileId: number;
  /** Entries of the folder, to go through. */
  entries: readonly SharedEntry[];
  /** Returns the download URL of a file. */
  downloadHref: (fileId: number) => string;
  onClose: () => void;
}

/** Returns whether visitors can preview an entry of a share. */
export const canPreviewShared = ({ kind, name }: SharedEntry): boolean => kind === 'file' && canPreview(name);

/** Preview of the files of a share, one at a time (FIL-07). */
export function SharedPreview({ link, grant, fileId, entries, downloadHref, onClose }: SharedPreviewProps) {
  const [currentId, setCurrentId] = useState(fileId);
  const files = entries.filter(canPreviewShared);
  const current = files.find(({ id }) => id === currentId);
  const content = usePreview({
    mail: { link, fileId: currentId },
    file: { sid: '', name: current?.name ?? '', size: current?.size ?? 0 },
    grant,
  });
  return (
    <AttachmentPreview
      files={files.map(({ id, name, size }) => ({ id: String(id), name, size }))}
      currentId={String(currentId)}
      content={content}
      downloadHref={({ id }) => downloadHref(Number(id))}
      onCurrentChange={(id) => setCurrentId(Number(id))}
      onClose={onClose}
    />
  );
}
