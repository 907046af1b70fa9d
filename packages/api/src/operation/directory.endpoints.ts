import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';
import { operationRoles } from './operationRole.ts';

const seeAll = { of: 'operation', needs: 'see-all' } as const;
const govern = { of: 'operation', needs: 'govern' } as const;

/** Why the directory can't be read, or has nothing to read. */
export const directoryFaults = [
  'unreachable',
  'certificate',
  'no-encryption',
  'login-refused',
  'base-missing',
  'refused',
  'no-people',
  'no-key',
] as const;

export type DirectoryFault = (typeof directoryFaults)[number];

/** Why the description of the OpenID provider can't be used. */
export const signOnFaults = ['unreachable', 'certificate', 'no-description', 'other-issuer'] as const;

export type SignOnFault = (typeof signOnFaults)[number];

/** Outcome of a synchronization: `halted` if so many people were missing that no one was disabled, `died` with its server. */
export const directoryOutcomes = ['done', 'halted', 'unread', 'failed', 'died'] as const;

export type DirectoryOutcome = (typeof directoryOutcomes)[number];

/** Numbers of what a synchronization changes. */
export const directoryCountsSchema = wireObject({
  departmentCount: z.int(),
  newCount: z.int(),
  changedCount: z.int(),
  unchangedCount: z.int(),
  disabledCount: z.int(),
  enabledCount: z.int(),
  leftOutCount: z.int(),
});

export type DirectoryCounts = z.output<typeof directoryCountsSchema>;

/** A synchronization that was begun. */
export const directoryRunSchema = wireObject({
  id: z.int(),
  /** ISO moment. */
  startedAt: z.string(),
  /** ISO moment; `null` while it runs. */
  endedAt: z.nullable(z.string()),
  /** Address of the administrator, `command line`, or `directory` for the schedule. */
  author: z.string(),
  /** `null` while it runs. */
  outcome: z.nullable(z.enum(directoryOutcomes)),
  counts: z.nullable(directoryCountsSchema),
});

export type DirectoryRun = z.output<typeof directoryRunSchema>;

const directorySchema = wireObject({
  url: z.string(),
  encryption: z.enum(['tls', 'starttls', 'none']),
  /** Name that the server reads the directory with; empty for none. */
  bindDn: z.string(),
  base: z.string(),
  filter: z.string(),
  /** Attribute of the department; `null` for the organizational units around a person. */
  departmentAttribute: z.nullable(z.string()),
  /** Attributes, as `JINSHU_LDAP_ATTRIBUTES` names them. */
  attributes: z.array(wireObject({ name: z.string(), attribute: z.string() })),
  /** Hours between two synchronizations; 0 for none by the server itself. */
  syncHours: z.int(),
  /** ISO moment of the next one. */
  nextAt: z.nullable(z.string()),
  /** Whether the policy lets people log in with the password of the directory. */
  isLoginOn: z.boolean(),
  /** People here who come from the directory. */
  peopleCount: z.int(),
  /** Those of them whom the directory has no more. */
  goneCount: z.int(),
});

const signOnSchema = wireObject({
  issuer: z.string(),
  clientId: z.string(),
  /** Name on the login page. */
  providerName: z.string(),
  /** Whether it is the organization's own: people need no binding. */
  isSignOn: z.boolean(),
  /** Whether the policy offers it at the login. */
  isLoginOn: z.boolean(),
  roles: z.array(wireObject({ group: z.string(), role: z.enum(operationRoles) })),
  /** Addresses to register at the provider. */
  redirectUri: z.string(),
  logoutUri: z.string(),
});

/** Settings of the directory and the OpenID provider, without secrets. `null`: nothing. */
export const directorySetUpSchema = wireObject({
  directory: z.nullable(directorySchema),
  signOn: z.nullable(signOnSchema),
  /** The last ones, the newest first. */
  runs: z.array(directoryRunSchema),
});

export type DirectorySetUp = z.output<typeof directorySetUpSchema>;

/** Kinds of what a synchronization reports. */
export const directoryRowKinds = ['department', 'new', 'changed', 'disabled', 'enabled', 'left-out'] as const;

export type DirectoryRowKind = (typeof directoryRowKinds)[number];

/** Number of rows of each kind that a report has at most. */
export const directoryRowLimit = 20;

/** Result of a synchronization, or of a dry run. */
export const directoryReportSchema = wireObject({
  /** Why the directory could not be read: then nothing was changed. */
  fault: z.nullable(z.enum(directoryFaults)),
  /** Words of the directory, or of the connection to it. */
  said: z.string(),
  /** Whether so many people are missing that no one is disabled. */
  isHalted: z.boolean(),
  counts: directoryCountsSchema,
  /** The first ones of each kind. */
  rows: z.array(
    wireObject({
      kind: z.enum(directoryRowKinds),
      /** Address of a person, or path of a department. */
      label: z.string(),
      /** Column and reason of someone who is left out. */
      field: z.string(),
      reason: z.string(),
    }),
  ),
});

export type DirectorySyncReport = z.output<typeof directoryReportSchema>;

/** Returns what is set up of the directory and the sign-on, and the last synchronizations. */
export const getDirectorySetUp = endpoint({
  method: 'GET',
  path: '/operation/directory/',
  access: seeAll,
  summary: 'Directory and sign-on as they are set up, and the last synchronizations.',
  response: directorySetUpSchema,
});

/** Logs in to the directory and searches for people. */
export const testDirectory = endpoint({
  method: 'POST',
  path: '/operation/directory/test/',
  access: govern,
  summary: 'Tests the connection to the directory: a login and a search.',
  response: wireObject({
    /** `null`: it works. */
    fault: z.nullable(z.enum(directoryFaults)),
    said: z.string(),
    /** A person that was found, as it would be taken over. */
    example: z.nullable(wireObject({ realname: z.string(), address: z.string(), department: z.string() })),
  }),
  problems: ['operation-refused'],
});

/** Reads the description of the OpenID provider. */
export const testSignOn = endpoint({
  method: 'POST',
  path: '/operation/directory/sign-on/test/',
  access: govern,
  summary: 'Tests the connection to the OpenID provider: reads its description.',
  response: wireObject({
    /** `null`: it works. */
    fault: z.nullable(z.enum(signOnFaults)),
    said: z.string(),
    /** Address that people log in at; empty with a fault. */
    loginAddress: z.string(),
    /** Whether a logout here leads to the provider, and whether one there ends the sessions here. */
    hasLogout: z.boolean(),
    hasBackChannel: z.boolean(),
  }),
  problems: ['operation-refused'],
});

/** Returns what a synchronization would do. Nothing is written. */
export const tryDirectorySync = endpoint({
  method: 'POST',
  path: '/operation/directory/sync/try/',
  access: govern,
  summary: 'Dry run of the synchronization: nothing is written.',
  response: directoryReportSchema,
  problems: ['operation-refused'],
});

/** Synchronizes people and departments with the directory. */
export const syncDirectoryNow = endpoint({
  method: 'POST',
  path: '/operation/directory/sync/',
  access: govern,
  summary: 'Synchronizes people and departments with the directory.',
  response: directoryReportSchema,
  problems: ['operation-refused'],
});
