import * as z from 'zod/mini';
import { entries } from './entries.schema.ts';
import { settings } from './settings.schema.ts';

/** Version of the format. A change that an older server can't read raises it. */
export const setUpVersion = 1;

/** Sections of the file. A section that is missing stays as it is, and so does a field that an entry leaves out. */
export const setUpSchema = z.strictObject({
  format: z.literal('jinshu-organization'),
  version: z.literal(setUpVersion),
  /** Remarks for the reader; not imported. */
  leftOut: z.optional(z.array(z.string())),
  pictures: z.optional(z.array(entries.pictures)),
  domains: z.optional(z.array(entries.domains)),
  departments: z.optional(z.array(entries.departments)),
  people: z.optional(z.array(entries.people)),
  sharedMailboxes: z.optional(z.array(entries.sharedMailboxes)),
  lists: z.optional(z.array(entries.lists)),
  groups: z.optional(z.array(entries.groups)),
  categories: z.optional(z.array(entries.categories)),
  contacts: z.optional(z.array(entries.contacts)),
  reviewRules: z.optional(z.array(entries.reviewRules)),
  deputies: z.optional(z.array(entries.deputies)),
  skins: z.optional(z.array(entries.skins)),
  policies: z.optional(z.array(entries.policies)),
  blocks: z.optional(z.array(entries.blocks)),
  senders: z.optional(z.array(entries.senders)),
  outgoingMail: z.optional(settings.outgoingMail),
  mailChecks: z.optional(settings.mailChecks),
  smsGateway: z.optional(settings.smsGateway),
  weatherSource: z.optional(settings.weatherSource),
  alerts: z.optional(settings.alerts),
  companyDrive: z.optional(settings.companyDrive),
});

/** A file of the set-up. */
export type SetUpFile = z.output<typeof setUpSchema>;

type Lists = { [N in keyof typeof entries]: z.output<(typeof entries)[N]> };
type Singles = { [N in keyof typeof settings]: z.output<(typeof settings)[N]> };

/** Name of a section. */
export type SectionName = keyof Lists | keyof Singles;
/** An entry of a section as a file has it. */
export type Entry<N extends SectionName> = (Lists & Singles)[N];
/** Names of people, departments and others from the top down. */
export type NamePath = readonly string[];
