import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';

const yes = z.boolean();

/** Preferences of a user. Lifetimes are in seconds, thresholds in bytes. */
export const parametersSchema = wireObject({
  readType: z.enum(['html', 'text']),
  pageSize: named('page_limit', z.union([z.literal(10), z.literal(20), z.literal(50), z.literal(100)])),
  savesToSent: named('is_save_sent', yes),
  wantsReceipt: named('is_confirm_read', yes),
  savesContacts: named('is_save_contact', yes),
  movesAllToDisk: named('is_alltonet', yes),
  movesLargeToDisk: named('is_sizetonet', yes),
  diskThreshold: named('is_netsize', z.int().check(z.minimum(0), z.maximum(2_147_483_648))),
  remindsOfNewMail: named('sw_new_mail_remind', yes),
  uses12Hours: named('is_swtime', yes),
  draftAutosaveMinutes: named('draft_auto_save_minute', z.int().check(z.minimum(1), z.maximum(60))),
  idleAfter: named(
    'lock_left',
    z.union([z.literal(600), z.literal(900), z.literal(1800), z.literal(3600), z.literal(7200), z.literal(28800)]),
  ),
});

export type Parameters = z.output<typeof parametersSchema>;

/** Default preferences. */
export const defaultParameters: Parameters = {
  readType: 'html',
  pageSize: 20,
  savesToSent: true,
  wantsReceipt: false,
  savesContacts: true,
  movesAllToDisk: false,
  movesLargeToDisk: false,
  diskThreshold: 31_457_280,
  remindsOfNewMail: true,
  uses12Hours: false,
  draftAutosaveMinutes: 5,
  idleAfter: 1800,
};

/** Returns all preferences. */
export const getParameters = endpoint({
  method: 'GET',
  path: '/setting/get-param/',
  access: { of: 'account' },
  summary: 'All parameters of the user.',
  response: z.object({ results: parametersSchema }),
});

/** Saves one preference by keyword. */
export const saveSetting = endpoint({
  method: 'POST',
  path: '/setting/set-param2/',
  access: { of: 'account' },
  summary: 'Saves one setting.',
  body: wireObject({ keyword: z.literal('page_limit'), value: z.union([z.literal(10), z.literal(20), z.literal(50), z.literal(100)]) }),
  response: z.object({ msg: z.string() }),
});
