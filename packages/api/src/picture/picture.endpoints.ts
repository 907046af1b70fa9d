import * as z from 'zod/mini';
import { blob, endpoint, multipart } from '../contract/endpoint.ts';

/** The largest picture that a letter takes, in bytes: 10 MB, that size included (CMP-20, D-24). */
export const maximumPicture = 10_485_760;

/** The kinds of picture that a letter takes (CMP-19). */
export const pictureTypes = ['image/jpeg', 'image/gif', 'image/png', 'image/bmp'] as const;

/** Below which path the pictures stand that were uploaded for letters: their number follows, and a slash. */
export const picturePath = '/api/setting/picture/';

/** Where such a picture stands, below the address of the page. */
export const pictureAddress = /\/api\/setting\/picture\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\//g;

/** Keeps a picture for a letter, a signature or a template (CMP-21); answers where it stands. */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/setting/upload-img/',
  access: { of: 'account' },
  summary: 'Keeps a picture for a letter.',
  body: multipart('imgFile', z.object({})),
  response: z.object({ message: z.optional(z.string()), url: z.optional(z.string()) }),
  problems: ['image-type', 'image-size', 'too-large'],
});

/** Shows a picture that was kept for a letter, to whoever kept it. */
export const getPicture = endpoint({
  method: 'GET',
  path: '/setting/picture/:id/',
  access: { of: 'account' },
  summary: 'A picture that was kept for a letter.',
  params: z.object({ id: z.uuid() }),
  response: blob,
  problems: ['not-found'],
});
