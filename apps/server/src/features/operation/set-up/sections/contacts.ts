import { selectCompanyPage } from '../../../contact/index.ts';
import { putContact } from '../../company-contact/changeContact.ts';
import { fieldsOf } from '../../company-contact/companyFields.ts';
import type { Section } from '../Section.ts';
import type { Entry } from '../setUp.schema.ts';

/** More than a company book can have. */
const allOfThem = { page: 1, pageSize: 1_000_000, sort: 'address' } as const;

/** People outside in the company book. */
export const contacts: Section<'contacts'> = {
  name: 'contacts',
  keyOf: ({ address }) => address.toLowerCase(),
  labelOf: ({ address }) => address,
  read: async ({ deps, categories }) =>
    (await selectCompanyPage(deps.db, allOfThem)).results.map((contact) => {
      const { address, ...fields } = fieldsOf(contact);
      return { address, category: categories.pathOf(contact.categoryId) ?? [], ...fields } as Entry<'contacts'>;
    }),
  put: async ({ deps, author, categories }, { entry }) => {
    // A category that is there is written as it is there.
    const category = categories.pathOf(categories.need(entry.category)) ?? entry.category;
    await putContact(deps, author, { ...entry, category });
  },
};
