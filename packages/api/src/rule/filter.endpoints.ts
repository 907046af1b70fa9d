import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { queryInt, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { bulkAnswerSchema } from '../message/bulk.schema.ts';
import { settingsResource } from '../settings/resource.ts';
import { filterFormSchema, filterSchema, maximumFilters, triedFilterSchema, tryFilterSchema } from './filter.schema.ts';

/** The calls of the list of filter rules. Rows come in order of priority. */
export const filterResource = settingsResource({
  resource: 'filters',
  noun: 'a filter rule',
  row: filterSchema,
  form: filterFormSchema,
  problems: ['folder-not-found', 'tag-not-found'],
});

export const {
  list: listFilters,
  get: getFilter,
  create: createFilter,
  update: changeFilter,
  delete: deleteFilter,
  bdel: deleteFilters,
  clear: clearFilters,
  enable: enableFilters,
  disable: disableFilters,
} = filterResource;

/** Puts the rules in a new order. Rules that aren't named follow in their old order. */
export const sortFilters = endpoint({
  method: 'POST',
  path: '/setting/filters/sort/',
  access: { of: 'account' },
  summary: 'Puts the filter rules in a new order.',
  body: z.object({ ids: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(maximumFilters)) }),
  response: z.object({ msg: z.string() }),
});

/** Tries conditions on existing messages, newest first. Each call examines one part of them and tells where the next one continues. */
export const tryFilter = endpoint({
  method: 'POST',
  path: '/setting/filters/try/',
  access: { of: 'mailbox', needs: 'full' },
  summary: 'Counts the existing messages that conditions match.',
  body: tryFilterSchema,
  response: triedFilterSchema,
  problems: ['folder-not-found'],
});

/**
 * Applies a rule to the messages of a folder in the background: it moves, flags, tags or marks them as read. A rule that forwards or deletes
 * fails with `forbidden`.
 */
export const applyFilter = endpoint({
  method: 'POST',
  path: '/setting/filters/:id/apply/',
  access: { of: 'mailbox', needs: 'full' },
  summary: 'Applies a filter rule to the messages of a folder.',
  params: z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  body: wireObject({ folder: rawNameSchema }),
  response: bulkAnswerSchema,
  problems: ['not-found', 'folder-not-found', 'tag-not-found'],
});

/** Undoes what an application of a rule has done so far. Messages that moved on since are left alone. */
export const undoFilter = endpoint({
  method: 'POST',
  path: '/setting/filters/undo/',
  access: { of: 'mailbox', needs: 'full' },
  summary: 'Undoes the application of a filter rule.',
  body: z.object({ job: z.uuid() }),
  response: bulkAnswerSchema,
  problems: ['not-found', 'folder-not-found', 'tag-not-found'],
});
