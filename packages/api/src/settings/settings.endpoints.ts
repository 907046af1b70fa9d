import * as z from 'zod/mini';
import { endpoint, type Schema } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';

const yes = z.boolean();

/** The schema of each parameter by its name on the wire (SET-118). */
export const parameterFields = {
  read_type: z.enum(['html', 'text']),
  page_limit: z.union([z.literal(10), z.literal(20), z.literal(50), z.literal(100)]),
  reading_pane: z.enum(['off', 'right', 'below']),
  is_save_sent: yes,
  is_confirm_read: yes,
  is_save_contact: yes,
  is_autosave: yes,
  is_alltonet: yes,
  is_sizetonet: yes,
  is_netsize: z.int().check(z.minimum(0), z.maximum(2_147_483_648)),
  sw_new_mail_remind: yes,
  is_swtime: yes,
  draft_auto_save_minute: z.int().check(z.minimum(1), z.maximum(60)),
  lock_left: z.union([z.literal(600), z.literal(900), z.literal(1800), z.literal(3600), z.literal(7200), z.literal(28800)]),
} as const;

/** The code name of each parameter by its name on the wire. */
export const parameterNames = {
  read_type: 'readType',
  page_limit: 'pageSize',
  reading_pane: 'readingPane',
  is_save_sent: 'savesToSent',
  is_confirm_read: 'wantsReceipt',
  is_save_contact: 'savesContacts',
  is_autosave: 'autosaves',
  is_alltonet: 'movesAllToDisk',
  is_sizetonet: 'movesLargeToDisk',
  is_netsize: 'diskThreshold',
  sw_new_mail_remind: 'remindsOfNewMail',
  is_swtime: 'uses12Hours',
  draft_auto_save_minute: 'draftAutosaveMinutes',
  lock_left: 'idleAfter',
} as const satisfies Record<keyof typeof parameterFields, string>;

/** Parameters that are on or off. */
export const parameterFlags = {
  savesToSent: named('is_save_sent', yes),
  wantsReceipt: named('is_confirm_read', yes),
  savesContacts: named('is_save_contact', yes),
  autosaves: named('is_autosave', yes),
  movesAllToDisk: named('is_alltonet', yes),
  movesLargeToDisk: named('is_sizetonet', yes),
  remindsOfNewMail: named('sw_new_mail_remind', yes),
  uses12Hours: named('is_swtime', yes),
} as const;

/** Preferences of a user. Lifetimes are in seconds, thresholds in bytes. */
export const parametersSchema = wireObject({
  readType: parameterFields.read_type,
  pageSize: named('page_limit', parameterFields.page_limit),
  /** Place of the reading pane; `off` opens messages in tabs. */
  readingPane: parameterFields.reading_pane,
  ...parameterFlags,
  diskThreshold: named('is_netsize', parameterFields.is_netsize),
  draftAutosaveMinutes: named('draft_auto_save_minute', parameterFields.draft_auto_save_minute),
  idleAfter: named('lock_left', parameterFields.lock_left),
});

export type Parameters = z.output<typeof parametersSchema>;

/** Place of the reading pane. */
export type ReadingPanePlace = Parameters['readingPane'];

/** Preferences of a new installation. An organization may decide others. */
export const defaultParameters: Parameters = {
  readType: 'html',
  pageSize: 20,
  readingPane: 'off',
  savesToSent: true,
  wantsReceipt: false,
  savesContacts: true,
  autosaves: true,
  movesAllToDisk: false,
  movesLargeToDisk: false,
  diskThreshold: 31_457_280,
  remindsOfNewMail: true,
  uses12Hours: false,
  draftAutosaveMinutes: 5,
  idleAfter: 1800,
};

const answer = z.object({ results: parametersSchema });

/** Returns all preferences. */
export const getParameters = endpoint({
  method: 'GET',
  path: '/setting/get-param/',
  access: { of: 'account' },
  summary: 'All parameters of the user.',
  response: answer,
});

/** One preference with its value, by its name on the wire. */
export type ParameterSetting = {
  [K in keyof typeof parameterFields]: { keyword: K; value: z.output<(typeof parameterFields)[K]> };
}[keyof typeof parameterFields];

const settingSchema = z.union(
  Object.entries<Schema>(parameterFields).map(([keyword, value]) => z.object({ keyword: z.literal(keyword), value })),
) as unknown as z.ZodMiniType<ParameterSetting>;

/** Saves one preference by keyword. */
export const saveSetting = endpoint({
  method: 'POST',
  path: '/setting/set-param2/',
  access: { of: 'account' },
  summary: 'Saves one setting.',
  body: settingSchema,
  response: z.object({ msg: z.string() }),
});
