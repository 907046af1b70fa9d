import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, text, wireObject } from '../contract/wire.ts';
import { bulkAnswerSchema } from '../message/bulk.schema.ts';

/** Preset tag colors. The first is the default. */
export const tagColors = [
  '#33B679',
  '#0B8457',
  '#7CB342',
  '#C0A913',
  '#F0A21B',
  '#EE7B30',
  '#D9482B',
  '#C2334D',
  '#E06C9F',
  '#B84BB0',
  '#8A5BD6',
  '#5A63D8',
  '#2F7DE1',
  '#1E9CC7',
  '#8C6E54',
  '#6B7684',
] as const;

/** Maximum length of a tag name, in characters. Names are required and trimmed. */
export const maximumTagName = 20;

/** A tag's identifier on the wire (`tagname`), which a message carries as a keyword: `tag` and a number. */
export const tagIdSchema = z.string().check(z.regex(/^tag\d{1,9}$/));

const tagNameSchema = text(80).check(
  z.trim(),
  z.minLength(1),
  z.refine((name) => [...name].length <= maximumTagName),
);
const tagColorSchema = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

/** A user's tag: a name and a color. */
export const tagSchema = wireObject({ id: named('tagname', tagIdSchema), name: z.string(), color: z.string() });

export type Tag = z.output<typeof tagSchema>;

const tagFormSchema = wireObject({ name: tagNameSchema, color: tagColorSchema });
const params = z.object({ id: tagIdSchema });

/** Returns the user's tags. */
export const listTags = endpoint({
  method: 'GET',
  path: '/mail/tag/',
  access: { of: 'mailbox', needs: 'read' },
  summary: "The user's tags.",
  response: z.object({ count: z.int(), results: z.array(tagSchema) }),
});

/** Creates a tag. */
export const createTag = endpoint({
  method: 'POST',
  path: '/mail/tag/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Creates a tag.',
  body: tagFormSchema,
  response: tagSchema,
  problems: ['tag-name-taken'],
});

/** Returns one tag. */
export const getTag = endpoint({
  method: 'GET',
  path: '/mail/tag/:id/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'One tag.',
  params,
  response: tagSchema,
  problems: ['tag-not-found'],
});

/** Changes name and color of a tag. */
export const changeTag = endpoint({
  method: 'PUT',
  path: '/mail/tag/:id/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Changes a tag.',
  params,
  body: tagFormSchema,
  response: tagSchema,
  problems: ['tag-not-found', 'tag-name-taken'],
});

/** Deletes a tag and removes it from all messages. If it has very many, a background job removes it. */
export const deleteTag = endpoint({
  method: 'DELETE',
  path: '/mail/tag/:id/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Deletes a tag and removes it from every message.',
  params,
  response: bulkAnswerSchema,
  problems: ['tag-not-found'],
});
