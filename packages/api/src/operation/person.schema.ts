import * as z from 'zod/mini';
import { named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';
import { operationPage } from './operationRecord.endpoints.ts';
import { operationRoles } from './operationRole.ts';
import { departmentNameSchema } from './operationSession.endpoints.ts';

/** States of an account. `blocked`: logins fail for a while from at least one place. `waiting`: a request of the person waits. */
export const personStates = ['active', 'disabled', 'blocked', 'waiting', 'to-be-deleted'] as const;

export type PersonState = (typeof personStates)[number];

/** Columns by which people are sorted. */
export const personColumns = ['name', 'address', 'number', 'department', 'used', 'lastLogin'] as const;

/** Filters and order of the people, without the page. */
const filters = {
  /** Name, pinyin, address or employee number. */
  keyword: z.optional(text(200)),
  /** A department with all below it. */
  departmentId: named('department', z.optional(queryInt(1, Number.MAX_SAFE_INTEGER))),
  state: z.optional(z.enum(personStates)),
  domain: z.optional(text(255)),
  role: z.optional(z.enum(operationRoles)),
  /** Whether a second factor is bound. */
  hasFactor: named('has_twofactor', z.optional(queryFlag())),
  /** Only those who use 90 % of their mailbox or more. */
  isNearlyFull: z.optional(queryFlag()),
  /** Only those who have not logged in for 30 days. */
  isUnused: z.optional(queryFlag()),
  sort: z.optional(z.enum(personColumns)),
  isDescending: named('desc', z.optional(queryFlag())),
};

export const personQuery = wireObject({ ...operationPage, ...filters });
export const personExportQuery = wireObject({ ...filters, format: z.enum(['csv', 'xlsx']) });

/** A person in the list. */
const listed = {
  id: z.int(),
  userName: named('username', z.string()),
  name: named('realname', z.string()),
  /** Empty if there is none. */
  employeeNumber: z.string(),
  department: z.nullable(departmentNameSchema),
  /** Highest level of the person's messages. */
  mailLevel: z.int(),
  usedBytes: z.int(),
  /** 0 for no limit. */
  quotaBytes: z.int(),
  /** ISO moment; `null` for never. */
  lastLoginAt: z.nullable(z.string()),
  state: z.enum(personStates),
  /** Last day of the grace time, as an ISO moment; `null` for people who aren't deleted. */
  removedAt: z.nullable(z.string()),
  role: z.nullable(z.enum(operationRoles)),
  hasFactor: named('has_twofactor', z.boolean()),
};

export const listedPersonSchema = wireObject(listed);

export type ListedPerson = z.output<typeof listedPersonSchema>;

/** A person with everything that the page of the person shows. */
export const personSchema = wireObject({
  ...listed,
  /** Send it back with a change. */
  version: z.int(),
  englishName: z.string(),
  position: z.string(),
  mobile: z.string(),
  isHidden: z.boolean(),
  /** Whether mail is accepted while the person is disabled. */
  acceptsMail: z.boolean(),
  attachLevel: z.int(),
  diskUsedBytes: z.int(),
  /** 0 for no limit. */
  diskQuotaBytes: z.int(),
  mustChangePassword: named('change_password', z.boolean()),
  hasLock: z.boolean(),
  hasAuthenticator: z.boolean(),
  hasSms: z.boolean(),
  /** Number of passkeys. */
  passkeys: z.int(),
  recoveryCodes: z.int(),
  hasClientCode: z.boolean(),
  createdAt: z.string(),
});

export type PersonDetails = z.output<typeof personSchema>;

/** Numbers of messages, bytes and people that a deletion affects. */
export const personUseSchema = wireObject({
  messages: z.int(),
  bytes: z.int(),
  /** People who use the mailbox. */
  people: z.int(),
  /** Day of the removal if the person is deleted now, as an ISO moment. */
  removedAt: z.string(),
});

export type PersonUse = z.output<typeof personUseSchema>;

const line = (maximum: number) =>
  text(maximum).check(
    z.trim(),
    z.refine((value) => !/[\r\n\t]/.test(value)),
  );
const bytes = z.int().check(z.minimum(0), z.maximum(1_000_000_000_000_000));
const level = z.int().check(z.minimum(0), z.maximum(5));

const fields = {
  name: named('realname', line(35).check(z.minLength(1))),
  englishName: line(100),
  /** Empty for none. */
  employeeNumber: line(32),
  /** `null` for none. */
  departmentId: named('department', z.nullable(z.int())),
  position: line(100),
  mobile: line(40),
  mailLevel: level,
  attachLevel: level,
  quotaBytes: bytes,
  diskQuotaBytes: bytes,
};

/** Fields of a person that can be changed. */
export const personChangeSchema = wireObject({
  version: z.int(),
  name: named('realname', z.optional(fields.name.schema)),
  englishName: z.optional(fields.englishName),
  employeeNumber: z.optional(fields.employeeNumber),
  departmentId: named('department', z.optional(fields.departmentId.schema)),
  position: z.optional(fields.position),
  mobile: z.optional(fields.mobile),
  isHidden: z.optional(z.boolean()),
  mailLevel: z.optional(level),
  attachLevel: z.optional(level),
  quotaBytes: z.optional(bytes),
  diskQuotaBytes: z.optional(bytes),
});

export type PersonChange = z.output<typeof personChangeSchema>;

/** A secret payload, see `sealSecret`; absent for one that the server makes. */
export const newPasswordFields = {
  password: z.optional(z.string().check(z.maxLength(4096))),
  mustChange: named('change_password', z.boolean()),
};

/** Input of a new person. */
export const newPersonSchema = wireObject({
  address: named('username', line(320).check(z.minLength(3))),
  ...newPasswordFields,
  name: fields.name,
  englishName: z.optional(fields.englishName),
  employeeNumber: z.optional(fields.employeeNumber),
  departmentId: named('department', z.optional(fields.departmentId.schema)),
  position: z.optional(fields.position),
  mobile: z.optional(fields.mobile),
  mailLevel: z.optional(level),
  attachLevel: z.optional(level),
  quotaBytes: z.optional(bytes),
  diskQuotaBytes: z.optional(bytes),
});

export type NewPersonInput = z.output<typeof newPersonSchema>;

/** Things of a person that can be cleared, each alone. */
export const clearableThings = ['block', 'lock', 'authenticator', 'sms', 'passkeys', 'recovery-codes', 'client-code'] as const;

export type ClearableThing = (typeof clearableThings)[number];

/** A session of a person in the webmail. */
export const personSessionSchema = wireObject({
  id: z.uuid(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  ip: z.string(),
  browser: z.string(),
});

export type PersonSession = z.output<typeof personSessionSchema>;
