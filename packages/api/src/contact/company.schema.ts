import * as z from 'zod/mini';
import { named, wireObject } from '../contract/wire.ts';
import { companyContactFields, companyFormFields, optionalCompanyFields } from './contact.schema.ts';
import type { ContactFields } from './contactFields.ts';

const categoryId = named('cate_id', z.int());

/** A new contact of the company book. Fields that are left out are empty. */
export const companyContactFormSchema = wireObject({ ...companyFormFields, categoryId });

/** A change of a contact of the company book: only what differs. */
export const companyContactChangeSchema = wireObject({
  ...optionalCompanyFields,
  categoryId: named('cate_id', z.optional(z.int())),
  /** Version that the change starts from. */
  version: z.int(),
});

/** A contact of the company book, with every field. */
export const companyContactSchema = wireObject({
  ...companyContactFields,
  categoryId,
  categoryName: named('cate_name', z.string()),
  /** Send it back with a change. */
  version: z.int(),
});

export type CompanyContact = z.output<typeof companyContactSchema>;

/** The fields of a contact of the company book. It has neither a portrait nor groups. */
export type CompanyFields = Omit<ContactFields, 'imageUrl' | 'groupIds'>;
