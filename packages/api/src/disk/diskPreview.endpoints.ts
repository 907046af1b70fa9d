import { blob, endpoint } from '../contract/endpoint.ts';
import { previewSchema } from '../preview/preview.endpoints.ts';
import { diskEntryParams } from './disk.schema.ts';

/** Returns the preview of a file of a drive. Office files are converted. */
export const previewDiskFile = endpoint({
  method: 'GET',
  path: '/netdisk/:disk/openoffice/:id/',
  access: { of: 'mailbox', needs: 'read', lock: 'files' },
  summary: 'Preview of a file of a disk.',
  params: diskEntryParams,
  response: previewSchema,
  problems: ['disk-file-not-found'],
});

/** Returns the image or PDF of the preview. */
export const showDiskPreview = endpoint({
  method: 'GET',
  path: '/netdisk/:disk/openoffice/:id/content/',
  access: { of: 'mailbox', needs: 'read', lock: 'files' },
  summary: 'Image or PDF shown as the preview of a file of a disk.',
  params: diskEntryParams,
  response: blob,
  problems: ['disk-file-not-found'],
});
