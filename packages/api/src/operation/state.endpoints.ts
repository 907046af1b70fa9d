import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';

const seeAll = { of: 'operation', needs: 'see-all' } as const;
const govern = { of: 'operation', needs: 'govern' } as const;

/** Parts of the system. */
export const systemParts = [
  'database',
  'search',
  'files',
  'mail-queue',
  'sms-queue',
  'smtp',
  'push',
  'disk',
  'certificate',
  'servers',
  'backup',
  'domain-records',
] as const;

export type SystemPartId = (typeof systemParts)[number];

export const systemLevels = ['good', 'warning', 'failed'] as const;

export type SystemLevel = (typeof systemLevels)[number];

/** Causes of the level of a part. */
export const systemCauses = [
  'works',
  'slow',
  'silent',
  'behind',
  'never-checked',
  'check-is-old',
  'check-found-faults',
  'waits-long',
  'no-relay',
  'too-many',
  'no-gateway',
  'sends-fail',
  'little-space',
  'no-space',
  'not-here',
  'ends-soon',
  'ended',
  'missing',
  'schemas-differ',
  'never-made',
  'is-old',
  'has-faults',
  'records-differ',
] as const;

export type SystemCause = (typeof systemCauses)[number];

/** A part of the system. What its numbers count depends on the part. */
export const systemPartSchema = wireObject({
  id: z.enum(systemParts),
  level: z.enum(systemLevels),
  cause: z.enum(systemCauses),
  count: z.optional(z.int()),
  bytes: z.optional(z.int()),
  /** Percent of the space that is free. */
  percent: z.optional(z.int()),
  ms: z.optional(z.int()),
  /** ISO moment: of the last check or backup, or the end of the certificate. */
  at: z.optional(z.string()),
});

export type SystemPart = z.output<typeof systemPartSchema>;

/** A backup. */
export const backupSchema = wireObject({
  id: z.int(),
  startedAt: z.string(),
  /** `null` while it is made. */
  endedAt: z.nullable(z.string()),
  file: z.string(),
  bytes: z.int(),
  /** Missing and damaged blobs that the check of the backup found. */
  faults: z.int(),
  /** Why it failed; empty if it did not. */
  failure: z.string(),
});

export type BackupEntry = z.output<typeof backupSchema>;

export const systemStateSchema = wireObject({
  /** ISO moment of these facts. */
  at: z.string(),
  parts: z.array(systemPartSchema),
  /** Number of the last migration of the database. */
  schema: named('schema', z.int()),
  servers: z.array(
    wireObject({ id: z.string(), host: z.string(), version: z.string(), startedAt: z.string(), seenAt: z.string(), pushCount: z.int() }),
  ),
  backups: z.array(backupSchema),
});

export type SystemState = z.output<typeof systemStateSchema>;

/** Returns the state of each part, the servers and the last backups. */
export const getSystemState = endpoint({
  method: 'GET',
  path: '/operation/state/',
  access: seeAll,
  summary: 'State of each part of the system, servers and backups.',
  response: systemStateSchema,
});

/** Begins a backup into the folder for backups of the server, unless one is being made. */
export const startBackup = endpoint({
  method: 'POST',
  path: '/operation/state/backup/',
  access: govern,
  summary: 'Begins a backup.',
  response: backupSchema,
});

const traffic = z.array(
  wireObject({
    /** ISO moment at which the hour or the day begins. */
    at: z.string(),
    received: z.int(),
    sent: z.int(),
  }),
);
const users = z.array(wireObject({ userName: named('username', z.string()), name: named('realname', z.string()), bytes: z.int() }));

export const systemFiguresSchema = wireObject({
  people: z.int(),
  online: z.int(),
  mailboxes: z.int(),
  /** Messages of the last 24 hours and the last 30 days. */
  hours: traffic,
  days: traffic,
  /** Seconds until delivery in the last day, for half and for 95 % of the recipients; `null` without any. */
  medianSeconds: z.nullable(z.number()),
  mostSeconds: z.nullable(z.number()),
  mailBytes: z.int(),
  attachmentBytes: z.int(),
  diskBytes: z.int(),
  /** The 20 largest users of each. */
  mailUsers: users,
  attachmentUsers: users,
  diskUsers: users,
});

export type SystemFigures = z.output<typeof systemFiguresSchema>;

/** Returns the numbers of people, messages, delivery times and storage. */
export const getSystemFigures = endpoint({
  method: 'GET',
  path: '/operation/state/figures/',
  access: seeAll,
  summary: 'Numbers of people, messages and storage.',
  response: systemFiguresSchema,
});
