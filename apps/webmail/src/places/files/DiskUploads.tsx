import type { Disk } from '@jinshu/api';
import { type DragEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { type DroppedHandles, openerOf, rememberHandles } from '../../mail/attachment/index.ts';
import { UploadCorner } from './UploadCorner.tsx';
import { type FileWithPath, useUploads } from './useUploads.ts';

/** Handle by which the page starts uploads. */
export interface DiskUploadsHandle {
  /** Lets the user choose files, or a folder with its content. */
  choose: (isFolder?: boolean) => void;
  upload: (files: readonly FileWithPath[]) => void;
  /** Notes the handles of dropped files, before they are uploaded. */
  remember: (event: DragEvent) => void;
}

/** Uploads into the open folder of a drive, with their list. */
export function DiskUploads({ ref, disk, folderId }: { ref: Ref<DiskUploadsHandle>; disk: Disk; folderId: number }) {
  const uploads = useUploads();
  const handles = useRef<DroppedHandles>(new Map());
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const upload = (chosen: readonly FileWithPath[]) => uploads.upload(disk, folderId, chosen, (file) => openerOf(handles.current, file));
  useImperativeHandle(ref, () => ({
    choose: (isFolder = false) => (isFolder ? folder : files).current?.click(),
    upload,
    remember: (event) => rememberHandles(event, handles.current),
  }));
  const take = (target: HTMLInputElement) => {
    const chosen = [...(target.files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }));
    target.value = '';
    if (chosen.length > 0) upload(chosen);
  };
  return (
    <>
      <UploadCorner uploads={uploads} />
      <input ref={files} type="file" multiple hidden data-testid="disk-files" onChange={({ target }) => take(target)} />
      <input
        ref={folder}
        type="file"
        hidden
        {...{ webkitdirectory: '' }}
        data-testid="disk-folder"
        onChange={({ target }) => take(target)}
      />
    </>
  );
}
