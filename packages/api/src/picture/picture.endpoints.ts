import * as z from 'zod/mini';
import { blob, endpoint, multipart } from '../contract/endpoint.ts';

/** Maximum size of an image in a message, in bytes: 10 MB, inclusive. */
export const maximumPicture = 10_485_760;

/** Image types accepted in a message. */
export const pictureTypes = ['image/jpeg', 'image/gif', 'image/png', 'image/bmp'] as const;

/** Path prefix of images uploaded for messages. Followed by the id and a slash. */
export const picturePath = '/api/setting/picture/';

/** Matches the path of an uploaded image, and captures its id. */
export const pictureAddress = /\/api\/setting\/picture\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\//g;

/** Uploads an image for a message, signature or template. Returns its URL. */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/setting/upload-img/',
  access: { of: 'account' },
  summary: 'Stores an image for a message.',
  body: multipart('imgFile', z.object({})),
  response: z.object({ message: z.optional(z.string()), url: z.optional(z.string()) }),
  problems: ['image-type', 'image-size', 'too-large'],
});

/** Returns an image uploaded for a message. Only the account that uploaded it can fetch it. */
export const getPicture = endpoint({
  method: 'GET',
  path: '/setting/picture/:id/',
  access: { of: 'account' },
  summary: 'An image stored for a message.',
  params: z.object({ id: z.uuid() }),
  response: blob,
  problems: ['not-found'],
});
