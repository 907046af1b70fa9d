import * as z from 'zod/mini';
import { blob, endpoint } from '../contract/endpoint.ts';
import { listOf, named, text, wireObject } from '../contract/wire.ts';
import { recordOutcomes } from '../record/record.schema.ts';
import { operationPage } from './operationRecord.endpoints.ts';

/** Kinds of records about all people. */
export const peopleRecordKinds = ['login', 'sent', 'received', 'deleted'] as const;

export type PeopleRecordKind = (typeof peopleRecordKinds)[number];

/** The most rows of a file of records. */
export const maximumExportedRecords = 100_000;

const filters = {
  /** Finds in person, address, other side, subject, message id, IP address and place. */
  keyword: z.optional(text(200)),
  outcome: z.optional(z.enum(recordOutcomes)),
  /** `Message-ID` of a message: its own records alone. */
  messageId: z.optional(text(998)),
  /** First and last moment. */
  from: named('from', z.optional(z.iso.datetime())),
  to: named('to', z.optional(z.iso.datetime())),
};

/** A login, or a message that was sent, received or deleted. Never its text. */
export const peopleRecordSchema = wireObject({
  id: z.int(),
  /** ISO moment. */
  at: z.string(),
  /** Name and address of whose record it is; empty for people who were removed. */
  name: named('realname', z.string()),
  userName: named('username', z.string()),
  /** IP address of a login, and its provider or place if it is known; else empty. */
  ip: z.string(),
  place: named('isp', z.string()),
  /** Sender, or the recipients of a message that was sent; empty for a login. */
  person: z.string(),
  subject: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Raw name of the folder that it came to or was deleted from. */
  folder: z.string(),
  /** `Message-ID`; empty if it isn't known. */
  messageId: z.string(),
  outcome: z.enum(recordOutcomes),
  /** Response of a mail server, for a message that wasn't delivered. */
  info: z.string(),
});

export type PeopleRecord = z.output<typeof peopleRecordSchema>;

/** Returns records of the people that the role covers, newest first. A search is recorded itself. */
export const listPeopleRecords = endpoint({
  method: 'GET',
  path: '/operation/record/people/',
  access: { of: 'operation', needs: 'see' },
  summary: 'Logins, and sent, received and deleted mail of all people, newest first.',
  query: wireObject({ ...operationPage, ...filters, kind: z.enum(peopleRecordKinds) }),
  response: listOf(peopleRecordSchema),
});

/** Returns the records that match as a file, newest first. `action`: those of administrators. */
export const exportRecords = endpoint({
  method: 'GET',
  path: '/operation/record/export/',
  access: { of: 'operation', needs: 'see', asksPassword: true },
  summary: 'Records as a csv or xlsx file.',
  query: wireObject({ ...filters, kind: z.enum(['action', ...peopleRecordKinds]), format: z.enum(['csv', 'xlsx']) }),
  response: blob,
  problems: ['operation-password'],
});
