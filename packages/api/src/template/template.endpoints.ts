import * as z from 'zod/mini';
import { queryFlag, queryInt, wireObject } from '../contract/wire.ts';
import { settingsResource } from '../settings/resource.ts';
import { captionSchema, keptContentSchema } from '../signature/signature.endpoints.ts';

/** Templates per page. */
export const templatePageSize = 5;

/** A template. One that is disabled is kept, but isn't offered in the composer. */
export const templateSchema = wireObject({ id: z.int(), caption: z.string(), content: z.string(), isActive: z.boolean() });

export type Template = z.output<typeof templateSchema>;

/** The calls of the list of templates. A page that doesn't exist fails with `template-no-more`. */
export const templateResource = settingsResource({
  resource: 'template',
  noun: 'a template',
  row: templateSchema,
  form: wireObject({ caption: captionSchema, content: keptContentSchema }),
  query: wireObject({ page: queryInt(1, 100_000), pageSize: queryInt(1, 100), isActive: z.optional(queryFlag()) }),
  missing: 'template-not-found',
  listProblems: ['template-no-more'],
});

export const {
  list: listTemplates,
  get: getTemplate,
  create: createTemplate,
  update: changeTemplate,
  delete: deleteTemplate,
  bdel: deleteTemplates,
  clear: clearTemplates,
  enable: enableTemplates,
  disable: disableTemplates,
} = templateResource;
