import { Problem, picturePath, uploadPicture } from '@jinshu/api';
import type { RichTextEditorHandle } from '@jinshu/ui/rich-text-editor';
import { type RefObject, useRef } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';

interface Refused {
  file: File;
  reason: 'type' | 'size';
}

/** Handles images that were selected, pasted or dropped into a message (CMP-19 to CMP-22, ERR-29, ERR-30). */
export function usePictures(editor: RefObject<RichTextEditorHandle | null>, takesFiles: () => boolean) {
  const { api, info } = useAccount();
  const report = useReport();
  const coming = useRef<Promise<boolean> | undefined>(undefined);
  /** Uploads and inserts an image. Returns whether it was inserted; reports the reason if not. */
  const take = async (file: File): Promise<boolean> => {
    try {
      const { url, message } = await api.call(uploadPicture, { body: {}, file });
      if (url) editor.current?.insertImage({ src: url, alt: file.name });
      else if (message) toasts.add({ message, tone: 'danger' });
      return Boolean(url);
    } catch (error) {
      report(error);
      return false;
    }
  };
  const takeAll = (files: readonly File[]) => {
    if (!takesFiles()) return;
    // Upload one after the other, so that the images keep the order of selection.
    const all = files.reduce(async (before, file) => {
      const isWhole = await before;
      return (await take(file)) && isWhole;
    }, coming.current ?? Promise.resolve(true));
    coming.current = all;
    void all.then(() => {
      if (coming.current === all) coming.current = undefined;
    });
  };
  return {
    /** Resolves when pending images are inserted, with whether all of them succeeded. Undefined if none is pending. */
    coming: () => coming.current,
    // PRM-04, CMP-22: without it the editor has no button and takes none.
    pictures: info.disablesImageUpload
      ? {}
      : {
          imagePath: picturePath,
          onImageFiles: takeAll,
          onImagesRefused: (refused: Refused[]) => {
            for (const reason of new Set(refused.map((one) => one.reason)))
              report(new Problem(reason === 'type' ? 'image-type' : 'image-size'));
          },
        },
  };
}
