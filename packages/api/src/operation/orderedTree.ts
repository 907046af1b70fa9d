import * as z from 'zod/mini';
import { named, text, wireObject } from '../contract/wire.ts';

/** Maximum length of the name of a department or category, in characters. */
export const maximumNodeName = 50;

/** Name of a department or category. */
export const nodeNameSchema = text(200).check(
  z.trim(),
  z.minLength(1),
  z.refine((name) => [...name].length <= maximumNodeName && !/[\r\n\t]/.test(name)),
);

/** The node above another one; `null` at the top. */
export const parentSchema = named('parent', z.nullable(z.int()));

/** A place in a tree. `beforeId` is the sibling that follows; `null` puts a node last. */
export const treePlaceSchema = wireObject({ parentId: parentSchema, beforeId: named('before', z.nullable(z.int())) });

/** A change of a department or category: another name, another place, or both. */
export const nodeChangeSchema = wireObject({
  version: z.int(),
  name: z.optional(nodeNameSchema),
  place: z.optional(treePlaceSchema),
});
