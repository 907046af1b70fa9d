import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';

const yes = z.boolean();

/** The schema of each parameter that is not just on or off (SET-118). */
const valueFields = {
  readType: z.enum(['html', 'text']),
  pageSize: z.union([z.literal(10), z.literal(20), z.literal(50), z.literal(100)]),
  readingPane: z.enum(['off', 'right', 'below']),
  diskThreshold: z.int().check(z.minimum(0), z.maximum(2_147_483_648)),
  draftAutosaveMinutes: z.int().check(z.minimum(1), z.maximum(60)),
  idleAfter: z.union([z.literal(600), z.literal(900), z.literal(1800), z.literal(3600), z.literal(7200), z.literal(28800)]),
} as const;

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
  readType: valueFields.readType,
  pageSize: named('page_limit', valueFields.pageSize),
  /** Place of the reading pane; `off` opens messages in tabs. */
  readingPane: valueFields.readingPane,
  ...parameterFlags,
  diskThreshold: named('is_netsize', valueFields.diskThreshold),
  draftAutosaveMinutes: named('draft_auto_save_minute', valueFields.draftAutosaveMinutes),
  idleAfter: named('lock_left', valueFields.idleAfter),
});

export type Parameters = z.output<typeof parametersSchema>;

/** The name of each parameter on the wire. Policies have these names, too. */
export const parameterNames: Readonly<Record<keyof Parameters, string>> = {
  readType: 'read_type',
  pageSize: 'page_limit',
  readingPane: 'reading_pane',
  savesToSent: 'is_save_sent',
  wantsReceipt: 'is_confirm_read',
  savesContacts: 'is_save_contact',
  autosaves: 'is_autosave',
  movesAllToDisk: 'is_alltonet',
  movesLargeToDisk: 'is_sizetonet',
  diskThreshold: 'is_netsize',
  remindsOfNewMail: 'sw_new_mail_remind',
  uses12Hours: 'is_swtime',
  draftAutosaveMinutes: 'draft_auto_save_minute',
  idleAfter: 'lock_left',
};

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

/** One preference with its value. */
export type ParameterSetting = { [K in keyof Parameters]: { keyword: K; value: Parameters[K] } }[keyof Parameters];

const keywordSchema = (code: keyof Parameters) =>
  z.codec(z.literal(parameterNames[code]), z.literal(code), { decode: () => code, encode: () => parameterNames[code] });

const settingSchema = z.union(
  (Object.keys(parameterNames) as (keyof Parameters)[]).map((code) =>
    z.object({ keyword: keywordSchema(code), value: code in valueFields ? valueFields[code as keyof typeof valueFields] : yes }),
  ),
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
