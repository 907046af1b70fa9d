import * as z from 'zod/mini';
import { blob, endpoint, multipart } from '../contract/endpoint.ts';
import { named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';

/** Extensions of the files that contacts are imported from. */
export const contactFileTypes = ['csv', 'xls', 'xlsx', 'vcf'] as const;

/** Outcome of a row of an imported file. */
export const importOutcomes = ['added', 'changed', 'same', 'refused'] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** Reason why a row of a file becomes no contact. A row without a name is called by its address before the @. */
export const importReasons = ['no-address', 'bad-address', 'long-name', 'repeated', 'book-full'] as const;

export type ImportReason = (typeof importReasons)[number];

/** A row of an imported file. */
export const importRowSchema = wireObject({
  /** Number of the row in the table, from 1 for the first below the headings, or of the card in the file. */
  row: z.int(),
  outcome: z.enum(importOutcomes),
  address: named('email', z.string()),
  name: named('fullname', z.string()),
  /** Why the row is refused; `null` for others. */
  reason: z.nullable(z.enum(importReasons)),
  /** Headings whose values didn't fit and are left out. */
  ignored: z.array(z.string()),
});

export type ImportRow = z.output<typeof importRowSchema>;

/** Maximum number of rows that the answer to an import names: refused ones first, then in the order of the file. */
export const maximumReportedRows = 1000;

/**
 * Imports contacts from a table or a vCard file of at most 10 MB and 50,000 rows. A dry run only says what would happen. Problems:
 * `contact-file-type`, `contact-file-size`, and `contact-file-unreadable` with `reason` `damaged`, `empty`, `no-address-column` or
 * `too-many-rows`.
 */
export const importContacts = endpoint({
  method: 'POST',
  path: '/contact/pab/members/import/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Imports personal contacts from a csv, xls, xlsx or vCard file.',
  body: multipart(
    'file',
    wireObject({
      isDryRun: z.optional(queryFlag()),
      /** Whether contacts that exist take the values of the file. Without it, they stay as they are. */
      updatesExisting: z.optional(queryFlag()),
      /** A group for all of them. */
      groupId: z.optional(queryInt(1, 2_147_483_647)),
    }),
  ),
  response: wireObject({
    /** Contacts that were added. */
    count: z.int(),
    changedCount: z.int(),
    sameCount: z.int(),
    refusedCount: z.int(),
    /** Headings of the table with their fields. `null` for ignored columns. */
    columns: z.array(wireObject({ heading: z.string(), field: z.nullable(z.string()) })),
    results: z.array(importRowSchema),
  }),
  problems: ['contact-file-type', 'contact-file-size', 'contact-file-unreadable', 'contact-group-not-found', 'too-large'],
});

/** Returns a sample of the table that `importContacts` takes. */
export const downloadContactSample = endpoint({
  method: 'GET',
  path: '/contact/pab/members/tutorial/',
  access: { of: 'account' },
  summary: 'A sample of a table of contacts.',
  query: z.object({ format: z.enum(['csv', 'xlsx']) }),
  response: blob,
});

/** Forms that contacts are exported in: tables, vCard 4.0, and tables for Foxmail and Outlook. */
export const contactExportFormats = ['csv', 'xlsx', 'vcf', 'foxmail', 'outlook'] as const;

export type ContactExportFormat = (typeof contactExportFormats)[number];

/** Returns personal contacts as a file: those with the ids, those of a group, or all. */
export const exportContacts = endpoint({
  method: 'GET',
  path: '/contact/pab/members/export/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Personal contacts as a file.',
  query: wireObject({
    format: z.enum(contactExportFormats),
    ids: z.optional(text(8000).check(z.regex(/^\d{1,15}(,\d{1,15})*$/))),
    groupId: z.optional(queryInt(0, 2_147_483_647)),
    isCollected: z.optional(queryFlag()),
    search: z.optional(text(100)),
  }),
  response: blob,
});

const organisation = { of: 'mailbox', needs: 'read', permission: 'organisationBook' } as const;
const departmentId = named('dept_id', z.optional(queryInt(0, 2_147_483_647)));

/** Returns the members of a department and those below it, or of the organization, as a file in a general form. */
export const exportMembers = endpoint({
  method: 'GET',
  path: '/contact/oab/members/export/',
  access: organisation,
  summary: 'Members of the organization as a file.',
  query: wireObject({ departmentId, format: z.optional(z.enum(['csv', 'xlsx', 'vcf'])) }),
  response: blob,
});

/** Returns the members of the organization as a table that Foxmail imports. */
export const exportMembersForFoxmail = endpoint({
  method: 'GET',
  path: '/contact/oab/members/foxmail/',
  access: organisation,
  summary: 'Members of the organization as a table for Foxmail.',
  query: wireObject({ departmentId }),
  response: blob,
});

/** Returns the members of the organization as a table that Outlook imports. */
export const exportMembersForOutlook = endpoint({
  method: 'GET',
  path: '/contact/oab/members/outlook/',
  access: organisation,
  summary: 'Members of the organization as a table for Outlook.',
  query: wireObject({ departmentId }),
  response: blob,
});

/** Programs that the tutorial explains. */
export const tutorialPrograms = ['foxmail', 'outlook', 'general'] as const;

export type TutorialProgram = (typeof tutorialPrograms)[number];

/** Returns the tutorial on using exported files: the programs in their order, each with the format and the number of its steps. */
export const getExportTutorial = endpoint({
  method: 'GET',
  path: '/contact/oab/members/tutorial/',
  access: organisation,
  summary: 'How exported files are used in other programs.',
  response: z.object({
    count: z.int(),
    results: z.array(
      wireObject({
        program: z.enum(tutorialPrograms),
        /** The file's extension. */
        format: z.string(),
        /** Character set of the file. */
        charset: z.string(),
        /** Headings of its columns, in their order. */
        columns: z.array(z.string()),
      }),
    ),
  }),
});
