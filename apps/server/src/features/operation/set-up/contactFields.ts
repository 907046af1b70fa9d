import { type CompanyFields, changeOperationContact, fieldsOf } from '@jinshu/api';
import type * as z from 'zod/mini';
import type { Call } from './callField.ts';

/** Fields of a contact of the company book, without its address and category. */
export const contactFields = Object.fromEntries(
  Object.entries(fieldsOf(changeOperationContact.body as NonNullable<Call['body']>) ?? {}).filter(
    ([field]) => !['categoryId', 'version', 'address'].includes(field),
  ),
) as { [F in Exclude<keyof CompanyFields, 'address'>]: z.ZodMiniType<CompanyFields[F] | undefined> };
