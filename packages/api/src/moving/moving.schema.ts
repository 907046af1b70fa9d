import * as z from 'zod/mini';
import { named, text, wireObject } from '../contract/wire.ts';

/** Protocols for fetching mail. */
export const fetchProtocolSchema = z.enum(['imap', 'pop3']);
/** Folders to fetch. */
export const folderScopeSchema = z.enum(['all', 'inbox', 'chosen']);
/**
 * State of fetching: not fetched yet, being fetched, fetched, no room in the mailbox, refused until the account is changed, or failed and
 * tried again.
 */
export const movingStatusSchema = z.enum(['waiting', 'receiving', 'done', 'full', 'refused', 'failed']);

export type FetchProtocol = z.output<typeof fetchProtocolSchema>;
export type FolderScope = z.output<typeof folderScopeSchema>;
export type MovingStatus = z.output<typeof movingStatusSchema>;

/** Why another server can't be used. */
export const serverRefusals = [
  'unreachable',
  'too-slow',
  'internal',
  'untrusted',
  'no-encryption',
  'login',
  'answer',
  'no-folder',
] as const;
export type ServerRefusalReason = (typeof serverRefusals)[number];

/** Host name or address of a server, without a port. */
export const serverNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(253), z.regex(/^(?:[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?|[0-9a-fA-F:]+)$/u));
/** Port of a server. */
export const portSchema = z.int().check(z.minimum(1), z.maximum(65_535));
/** Secret for another server. Line breaks would be commands. */
export const foreignPasswordSchema = text(1_000).check(z.regex(/^[^\r\n]*$/));
/** Name of an account of another server. */
export const foreignLoginSchema = text(320).check(z.trim(), z.minLength(1), z.regex(/^[^\r\n\t]*$/));

const fields = {
  protocol: fetchProtocolSchema,
  server: serverNameSchema,
  port: portSchema,
  usesSsl: named('ssl', z.boolean()),
  email: foreignLoginSchema,
  folderScope: folderScopeSchema,
  /** Names of folders of the other server, for the scope `chosen`. */
  chosenFolders: z.array(text(1_000)).check(z.maxLength(2_000)),
  /** Raw name of the folder for the mail. Null: folders of the same names. */
  targetFolder: z.nullable(text(200)),
  /** Number of days after which stored mail is deleted on the other server. Null: never. 0: at once. */
  removeAfterDays: z.nullable(z.int().check(z.minimum(0), z.maximum(90))),
  /** Minutes between two fetches. Null: as often as the organization allows. The server fetches no more often than that. */
  everyMinutes: z.nullable(z.int().check(z.minimum(5), z.maximum(10_080))),
};

/** Form of an account. An empty password keeps the stored one, unless server, port, protocol or account change. */
export const movingFormSchema = wireObject({ ...fields, password: foreignPasswordSchema });

/** Form of an account that is only tried. With the id of a stored account, an empty password stands for the stored one. */
export const movingTrialSchema = wireObject({ ...fields, password: foreignPasswordSchema, id: z.nullable(z.int()) });

/** Account of another mail system whose mail is fetched. */
export const movingSchema = wireObject({
  ...fields,
  id: z.int(),
  isActive: z.boolean(),
  moveStatus: movingStatusSchema,
  /** Reason of a failure and the other server's own words. */
  statusInfo: z.string(),
  lastReceiveTime: z.nullable(z.string()),
  /** Time of the next fetch; null if the account is switched off. */
  nextReceiveTime: z.nullable(z.string()),
  fetchedCount: z.int(),
  totalCount: z.int(),
  fetchedBytes: z.int(),
  /** Messages that came in the last run. */
  runCount: z.int(),
  currentFolder: z.string(),
  /** Folders that the other server has shown. */
  knownFolders: z.array(z.string()),
});

export type MovingForm = z.output<typeof movingFormSchema>;
export type MovingTrial = z.output<typeof movingTrialSchema>;
export type Moving = z.output<typeof movingSchema>;

/** Servers of a well-known provider. */
export const movingPresetSchema = wireObject({
  /** Name of the provider. */
  name: z.string(),
  protocol: fetchProtocolSchema,
  server: z.string(),
  port: z.int(),
  usesSsl: named('ssl', z.boolean()),
});
export type MovingPreset = z.output<typeof movingPresetSchema>;
