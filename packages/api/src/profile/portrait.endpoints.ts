import * as z from 'zod/mini';
import { blob, endpoint, multipart } from '../contract/endpoint.ts';
import { listOf, named, text, wireObject } from '../contract/wire.ts';

/** Widths and heights in which a portrait is stored, in pixels. */
export const portraitSizes = { small: 48, regular: 96, large: 256 } as const;

export type PortraitSize = keyof typeof portraitSizes;

/** Path prefix of portraits. Followed by the hash of the image, a slash, the size and a slash. */
export const portraitPath = '/api/setting/portrait/';

/** Path of a portrait in one size. */
export const portraitUrl = (id: string, size: PortraitSize = 'large'): string => `${portraitPath}${id}/${size}/`;

/** Reads the hash from the path of a portrait. Undefined for any other text. */
export const portraitIdOf = (url: string): string | undefined => /^\/api\/setting\/portrait\/([0-9a-f]{64})\//.exec(url)?.[1];

/** The same portrait in another size. Any other address stays as it is. */
export const portraitIn = (url: string, size: PortraitSize): string => {
  const id = portraitIdOf(url);
  return id === undefined ? url : portraitUrl(id, size);
};

/** Uploads a portrait, cut to a square around its middle. It is shown to others once a profile with its address was granted. */
export const uploadPortrait = endpoint({
  method: 'POST',
  path: '/setting/upload-portrait/',
  access: { of: 'account' },
  summary: 'Stores a portrait of the user in three sizes.',
  body: multipart('imgFile', z.object({})),
  response: z.object({ url: z.string() }),
  problems: ['image-type', 'image-size', 'too-large'],
});

/** Returns a portrait. One that was not granted yet is returned to its owner only. */
export const getPortrait = endpoint({
  method: 'GET',
  path: '/setting/portrait/:id/:size/',
  access: { of: 'account' },
  summary: 'The portrait of a person.',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)), size: z.enum(['small', 'regular', 'large']) }),
  response: blob,
  problems: ['not-found'],
});

/** Returns the portraits of people of the organization. Addresses without one are left out. */
export const listPortraits = endpoint({
  method: 'POST',
  path: '/contact/portraits/',
  access: { of: 'account' },
  summary: 'The portraits that belong to addresses.',
  body: wireObject({ addresses: named('emails', z.array(text(320)).check(z.maxLength(200))) }),
  response: listOf(wireObject({ address: named('email', z.string()), imageUrl: named('imgurl', z.string()) })),
});
