import { Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import type { DiskFile } from '../disk/index.ts';
import { countDownload } from './downloadShared.ts';
import { openByLink, openGranted, type Visitor } from './openShare.ts';
import { reachFile } from './reachShare.ts';
import { isGranted, makeGrant } from './shareGrant.ts';

interface Asked {
  link: string;
  grant: string;
  fileId: number;
}

/** The subject of a preview's grant. No link of a share has a line break, so it opens no share. */
const previewOf = ({ link, fileId }: Asked) => `${link}\npreview ${fileId}`;

/** A shared file that may be previewed. */
export interface PreviewedShare {
  file: DiskFile;
  /** Counts the preview as a download. Returns the grant for its bytes. */
  count: () => Promise<string>;
}

/** Opens one file of a share for a preview, unless all downloads are used up. */
export async function openSharedFile(deps: Deps, asked: Asked, visitor: Visitor): Promise<PreviewedShare> {
  const reached = await openGranted(deps, asked, visitor);
  const file = await reachFile(deps, reached, asked.fileId);
  const { downloadLimit, downloadCount } = reached.share;
  if (downloadLimit !== null && downloadCount >= downloadLimit) throw new Problem('share-used-up');
  return {
    file,
    count: async () => {
      await countDownload(deps, reached, visitor, { name: file.name, size: file.size, isPreview: true });
      return makeGrant(deps, previewOf(asked));
    },
  };
}

/** Opens one file of a share whose preview was counted. */
export async function openCountedFile(deps: Deps, asked: Asked, visitor: Visitor): Promise<DiskFile> {
  if (!(await isGranted(deps, previewOf(asked), asked.grant))) throw new Problem('extraction-code-error');
  return reachFile(deps, await openByLink(deps, asked.link, visitor), asked.fileId);
}
