import { fieldsOf } from '@jinshu/api';
import type * as z from 'zod/mini';

/** A call with fields in its body. */
export interface Call {
  body?: Parameters<typeof fieldsOf>[0];
}

/** A field of a call of the back stage, so that the file has the rules of the pages. */
export function callField<T>({ body }: Call, field: string): z.ZodMiniType<T> {
  const found = body && fieldsOf(body)?.[field];
  if (!found) throw new Error(`The call has no field ${field}.`);
  return found as z.ZodMiniType<T>;
}
