import * as z from 'zod/mini';
import { endpoint, multipart } from '../contract/endpoint.ts';

/** Largest width and height in which an image of the organization is stored, in pixels: that of the banners on a dense screen. */
export const contentPictureSide = 2_400;

/**
 * Uploads an image for the logo, the home page or the app center, and returns its URL. Only its pixels are stored. It shows once a policy has
 * its URL; one that no policy has is removed after a day.
 */
export const uploadContentPicture = endpoint({
  method: 'POST',
  path: '/operation/content/picture/',
  access: { of: 'operation', needs: 'govern' },
  summary: 'Stores an image for the content of the organization.',
  body: multipart('file', z.object({})),
  response: z.object({ url: z.string() }),
  problems: ['image-type', 'image-size', 'too-large'],
});
