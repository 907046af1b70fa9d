import * as z from 'zod/mini';
import { blob, endpoint, multipart } from '../contract/endpoint.ts';
import { queryFlag, wireObject } from '../contract/wire.ts';

const manage = { of: 'operation', needs: 'manage' } as const;

/** Limits of a file of people. */
export const personImportLimits = { bytes: 10 * 1024 * 1024, rows: 10_000 } as const;

/** Columns of a file of people. */
export const personImportFields = [
  'name',
  'address',
  'employeeNumber',
  'department',
  'position',
  'englishName',
  'mobile',
  'mailLevel',
  'attachLevel',
  'quotaBytes',
  'diskQuotaBytes',
] as const;

export type PersonImportField = (typeof personImportFields)[number];

/** Results of a row: a new person, one that changes, one that has these values already, or none because of a fault. */
export const personImportOutcomes = ['new', 'changed', 'unchanged', 'faulty'] as const;

export type PersonImportOutcome = (typeof personImportOutcomes)[number];

/** Why a cell is faulty. `repeated`: an earlier row has it. `other-person`: the number and the address are of different people. */
export const personImportReasons = [
  'missing',
  'too-long',
  'repeated',
  'address-invalid',
  'domain-unknown',
  'address-taken',
  'other-person',
  'department-unknown',
  'department-ambiguous',
  'out-of-reach',
  'level-invalid',
  'level-conflict',
  'capacity-invalid',
] as const;

export type PersonImportReason = (typeof personImportReasons)[number];

/** Cells of a row; those that are empty in the file are absent. */
const personCellsSchema = wireObject({
  name: z.optional(z.string()),
  address: z.optional(z.string()),
  employeeNumber: z.optional(z.string()),
  department: z.optional(z.string()),
  position: z.optional(z.string()),
  englishName: z.optional(z.string()),
  mobile: z.optional(z.string()),
  mailLevel: z.optional(z.string()),
  attachLevel: z.optional(z.string()),
  quotaBytes: z.optional(z.string()),
  diskQuotaBytes: z.optional(z.string()),
});

export type PersonCells = z.output<typeof personCellsSchema>;

const personImportRowSchema = wireObject({
  /** Number of the row in the file, as a spreadsheet counts. */
  row: z.int(),
  outcome: z.enum(personImportOutcomes),
  /** The cells by their columns. */
  cells: personCellsSchema,
  /** Columns whose value is new for a known person. */
  changed: z.array(z.enum(personImportFields)),
  /** Empty unless the row is faulty. */
  faults: z.array(wireObject({ field: z.enum(personImportFields), reason: z.enum(personImportReasons) })),
});

export type PersonImportRow = z.output<typeof personImportRowSchema>;

/** Reads a file of people and returns what each row would become. Nothing is written. */
export const checkPeopleImport = endpoint({
  method: 'POST',
  path: '/operation/person/import/check/',
  access: manage,
  summary: 'Says what an import of people would do.',
  body: multipart('file', z.object({})),
  response: wireObject({
    newCount: z.int(),
    changedCount: z.int(),
    unchangedCount: z.int(),
    faultyCount: z.int(),
    /** Headings of the file with their columns; `null` for those that are left out. */
    columns: z.array(wireObject({ heading: z.string(), field: z.nullable(z.enum(personImportFields)) })),
    count: z.int(),
    results: z.array(personImportRowSchema),
  }),
  problems: ['operation-refused', 'too-large'],
});

/** Begins a job that imports people from a file: the rows without faults, or none if `isAllOrNothing` and one is faulty. */
export const importPeople = endpoint({
  method: 'POST',
  path: '/operation/person/import/',
  access: manage,
  summary: 'Imports people from a csv or xlsx file.',
  body: multipart(
    'file',
    wireObject({
      isAllOrNothing: z.optional(queryFlag()),
      /** Whether new people have to choose a password at their first login. */
      mustChange: z.optional(queryFlag()),
    }),
  ),
  response: wireObject({ id: z.int() }),
  problems: ['operation-refused', 'too-large'],
});

/** Returns a sample of the table that `importPeople` takes. */
export const downloadPeopleSample = endpoint({
  method: 'GET',
  path: '/operation/person/import/sample/',
  access: manage,
  summary: 'A sample of a table of people.',
  query: z.object({ format: z.enum(['csv', 'xlsx']) }),
  response: blob,
});
