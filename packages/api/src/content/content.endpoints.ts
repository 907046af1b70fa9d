import * as z from 'zod/mini';
import { blob, endpoint } from '../contract/endpoint.ts';

/** Path prefix of the images of the organization. Followed by the hash of the image and a slash. */
const contentPicturePath = '/api/core/content-picture/';

/** Path of an image of the organization. */
export const contentPictureUrl = (id: string): string => `${contentPicturePath}${id}/`;

/** Matches the path of an image of the organization. */
export const contentPictureAddress = /^\/api\/core\/content-picture\/[0-9a-f]{64}\/$/;

/** Returns an image of the organization, such as its logo. The login page shows some of them. */
export const getContentPicture = endpoint({
  method: 'GET',
  path: '/core/content-picture/:id/',
  access: { of: 'public' },
  summary: 'An image that the organization shows.',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  response: blob,
  problems: ['not-found'],
});
