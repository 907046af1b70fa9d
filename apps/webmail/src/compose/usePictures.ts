import { Problem, picturePath, uploadPicture } from '@jinshu/api';
import type { RichTextEditorHandle } from '@jinshu/ui/rich-text-editor';
import type { RefObject } from 'react';
import { useAccount } from '../app/AccountProvider.tsx';
import { useReport } from '../problem/useReport.ts';
import { toasts } from '../toast/toasts.ts';

interface Refused {
  file: File;
  reason: 'type' | 'size';
}

/** Takes pictures that were chosen, pasted or dropped into a letter (CMP-19 to CMP-22, ERR-29, ERR-30). */
export function usePictures(editor: RefObject<RichTextEditorHandle | null>) {
  const { api, info } = useAccount();
  const report = useReport();
  // PRM-04, CMP-22: without it the editor has no button and takes none.
  if (info.disablesImageUpload) return {};
  const take = async (file: File) => {
    const { url, message } = await api.call(uploadPicture, { body: {}, file });
    if (url) editor.current?.insertImage({ src: url, alt: file.name });
    else if (message) toasts.add({ message, tone: 'danger' });
  };
  return {
    imagePath: picturePath,
    onImageFiles: (files: File[]) => {
      // One after the other, so that they stand in the order in which they were chosen.
      files.reduce((last, file) => last.then(() => take(file)), Promise.resolve()).catch(report);
    },
    onImagesRefused: (refused: Refused[]) => {
      for (const reason of new Set(refused.map((one) => one.reason))) report(new Problem(reason === 'type' ? 'image-type' : 'image-size'));
    },
  };
}
