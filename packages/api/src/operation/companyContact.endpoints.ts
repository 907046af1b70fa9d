import * as z from 'zod/mini';
import { companyContactChangeSchema, companyContactFormSchema, companyContactSchema } from '../contact/company.schema.ts';
import { importReasons } from '../contact/transfer.endpoints.ts';
import { blob, endpoint, multipart } from '../contract/endpoint.ts';
import { listOf, named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';
import { operationPage } from './operationRecord.endpoints.ts';
import { personImportOutcomes } from './personImport.endpoints.ts';
import { idParams } from './role.endpoints.ts';

const seeAll = { of: 'operation', needs: 'see-all' } as const;
const govern = { of: 'operation', needs: 'govern' } as const;
const categoryQuery = queryInt(1, 2_147_483_647);

/** Columns that the contacts of the company book are sorted by. */
export const companyContactSorts = ['name', 'address', 'company'] as const;

const filter = {
  keyword: z.optional(text(200)),
  /** A category with all below it. */
  categoryId: named('cate_id', z.optional(categoryQuery)),
};

/** Returns contacts of the company book. */
export const listOperationContacts = endpoint({
  method: 'GET',
  path: '/operation/company-contact/',
  access: seeAll,
  summary: 'Contacts of the company book, page by page.',
  query: wireObject({
    ...operationPage,
    ...filter,
    sort: z.optional(z.enum(companyContactSorts)),
    isDescending: named('is_desc', z.optional(queryFlag())),
  }),
  response: listOf(companyContactSchema),
});

/** Returns a contact of the company book. */
export const getOperationContact = endpoint({
  method: 'GET',
  path: '/operation/company-contact/:id/',
  access: seeAll,
  summary: 'A contact of the company book.',
  params: idParams,
  response: companyContactSchema,
});

/** Adds a contact to the company book. An address that is there already is refused. */
export const createOperationContact = endpoint({
  method: 'POST',
  path: '/operation/company-contact/',
  access: govern,
  summary: 'Adds a contact to the company book.',
  body: companyContactFormSchema,
  response: companyContactSchema,
  problems: ['operation-refused'],
});

/** Changes fields of a contact of the company book, or its category. */
export const changeOperationContact = endpoint({
  method: 'PATCH',
  path: '/operation/company-contact/:id/',
  access: govern,
  summary: 'Changes a contact of the company book.',
  params: idParams,
  body: companyContactChangeSchema,
  response: companyContactSchema,
  problems: ['operation-refused', 'operation-stale'],
});

/** Maximum number of contacts that are moved or deleted at once. */
export const maximumMovedContacts = 1000;

const ids = z.array(z.int()).check(z.minLength(1), z.maxLength(maximumMovedContacts));

/** Moves contacts of the company book to another category. */
export const moveOperationContacts = endpoint({
  method: 'POST',
  path: '/operation/company-contact/move/',
  access: govern,
  summary: 'Moves contacts of the company book to a category.',
  body: wireObject({ ids, categoryId: named('cate_id', z.int()) }),
  response: wireObject({ count: z.int() }),
  problems: ['operation-refused'],
});

/** Deletes contacts of the company book. */
export const deleteOperationContacts = endpoint({
  method: 'POST',
  path: '/operation/company-contact/delete/',
  access: govern,
  summary: 'Deletes contacts of the company book.',
  body: wireObject({ ids }),
  response: wireObject({ count: z.int() }),
});

/** Limits of a file of contacts for the company book. */
export const companyImportLimits = { bytes: 10 * 1024 * 1024, rows: 10_000 } as const;

const companyImportRowSchema = wireObject({
  /** Number of the row below the headings, or of the card in the file. */
  row: z.int(),
  outcome: z.enum(personImportOutcomes),
  name: named('fullname', z.string()),
  address: named('email', z.string()),
  /** Path of its category. */
  category: z.array(z.string()),
  /** Column and reason of a fault; `null` without one. */
  fault: z.nullable(wireObject({ column: z.enum(['address', 'name']), reason: z.enum(importReasons) })),
  /** Headings whose values don't fit and are left out. */
  ignored: z.array(z.string()),
});

export type CompanyImportRow = z.output<typeof companyImportRowSchema>;

const companyImport = {
  newCount: z.int(),
  changedCount: z.int(),
  unchangedCount: z.int(),
  faultyCount: z.int(),
  /** Headings of the file with their columns; `null` for those that are left out. */
  columns: z.array(wireObject({ heading: z.string(), field: z.nullable(z.string()) })),
  count: z.int(),
  results: z.array(companyImportRowSchema),
};

const importForm = {
  /** Category of rows that name none. A row names one in the column of groups, by its path: `Suppliers/Printing`. */
  categoryId: named('cate_id', categoryQuery),
};

const importProblems = ['operation-refused', 'contact-file-type', 'contact-file-size', 'contact-file-unreadable', 'too-large'] as const;

/** Reads a file of contacts and returns what each row would become. Nothing is written. */
export const checkCompanyImport = endpoint({
  method: 'POST',
  path: '/operation/company-contact/import/check/',
  access: govern,
  summary: 'Says what an import into the company book would do.',
  body: multipart('file', wireObject(importForm)),
  response: wireObject(companyImport),
  problems: [...importProblems],
});

/** Imports contacts from a csv, xls, xlsx or vCard file in one transaction: the rows without faults, or none if `isAllOrNothing` and one is faulty. */
export const importCompanyContacts = endpoint({
  method: 'POST',
  path: '/operation/company-contact/import/',
  access: govern,
  summary: 'Imports contacts into the company book.',
  body: multipart('file', wireObject({ ...importForm, isAllOrNothing: z.optional(queryFlag()) })),
  response: wireObject({
    ...companyImport,
    /** Number of the file with the results. */
    id: z.int(),
  }),
  problems: [...importProblems],
});

/** Returns the results of an own import, one line a row. It can be called once. */
export const downloadCompanyImport = endpoint({
  method: 'POST',
  path: '/operation/company-contact/import/:id/file/',
  access: govern,
  summary: 'Results of an import into the company book.',
  params: idParams,
  body: z.object({ format: z.enum(['csv', 'xlsx']) }),
  response: blob,
  problems: ['operation-refused'],
});

/** Returns a sample of the table that `importCompanyContacts` takes. */
export const downloadCompanySample = endpoint({
  method: 'GET',
  path: '/operation/company-contact/import/sample/',
  access: govern,
  summary: 'A sample of a table of contacts for the company book.',
  query: z.object({ format: z.enum(['csv', 'xlsx']) }),
  response: blob,
});

/** Forms that the company book is exported in. */
export const companyExportFormats = ['csv', 'xlsx', 'vcf'] as const;

/** Returns the contacts of the company book that a filter finds as a file. */
export const exportOperationContacts = endpoint({
  method: 'GET',
  path: '/operation/company-contact/export/',
  access: seeAll,
  summary: 'Contacts of the company book as a file.',
  query: wireObject({ ...filter, format: z.enum(companyExportFormats) }),
  response: blob,
});
