import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, queryInt, wireObject } from '../contract/wire.ts';
import { captionSchema, keptContentSchema, keptLetterParams } from '../signature/signature.endpoints.ts';

/** Templates per page. */
export const templatePageSize = 5;

/** A template. */
export const templateSchema = wireObject({ id: z.int(), caption: z.string(), content: z.string() });

export type Template = z.output<typeof templateSchema>;

const formSchema = wireObject({ caption: captionSchema, content: keptContentSchema });

/** Returns one page of templates. A page that doesn't exist fails with `template-no-more`. */
export const listTemplates = endpoint({
  method: 'GET',
  path: '/setting/template/',
  access: { of: 'account' },
  summary: 'A page of templates.',
  query: wireObject({ page: queryInt(1, 100_000), pageSize: queryInt(1, 100) }),
  response: listOf(templateSchema),
  problems: ['template-no-more'],
});

/** Returns one template. */
export const getTemplate = endpoint({
  method: 'GET',
  path: '/setting/template/:id/',
  access: { of: 'account' },
  summary: 'One template.',
  params: keptLetterParams,
  response: templateSchema,
  problems: ['template-not-found'],
});

/** Creates a template. */
export const createTemplate = endpoint({
  method: 'POST',
  path: '/setting/template/',
  access: { of: 'account' },
  summary: 'Adds a template.',
  body: formSchema,
  response: templateSchema,
  problems: ['too-many-kept'],
});

/** Changes a template. */
export const changeTemplate = endpoint({
  method: 'PUT',
  path: '/setting/template/:id/',
  access: { of: 'account' },
  summary: 'Changes a template.',
  params: keptLetterParams,
  body: formSchema,
  response: templateSchema,
  problems: ['template-not-found'],
});

/** Deletes a template. */
export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/setting/template/:id/',
  access: { of: 'account' },
  summary: 'Deletes a template.',
  params: keptLetterParams,
  response: z.object({ msg: z.string() }),
  problems: ['template-not-found'],
});
