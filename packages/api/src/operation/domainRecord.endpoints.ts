import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';
import { domainParams } from './domain.endpoints.ts';

const seeAll = { of: 'operation', needs: 'see-all' } as const;
const govern = { of: 'operation', needs: 'govern' } as const;

/** Kinds of DNS records that a domain needs for mail. */
export const domainRecordKinds = ['mx', 'spf', 'dkim', 'dmarc'] as const;

export type DomainRecordKind = (typeof domainRecordKinds)[number];

/** Result of a check: as expected, another record, none, or the name servers didn't answer. */
export const domainRecordStates = ['good', 'differs', 'missing', 'unknown'] as const;

export type DomainRecordState = (typeof domainRecordStates)[number];

/** A DNS record as it should be, and as the last check found it. */
export const domainRecordSchema = wireObject({
  kind: z.enum(domainRecordKinds),
  /** Name of the record. */
  name: z.string(),
  type: z.enum(['MX', 'TXT']),
  expected: z.string(),
  found: z.array(z.string()),
  /** `null` before the first check. */
  state: z.nullable(z.enum(domainRecordStates)),
});

export type DomainRecord = z.output<typeof domainRecordSchema>;

/** DNS records of a domain and its keys. No call returns a private key. */
export const domainRecordsSchema = wireObject({
  records: z.array(domainRecordSchema),
  /** ISO moment of the last check. */
  checkedAt: z.nullable(z.string()),
  /** Keys of the domain, the newest first. */
  keys: z.array(
    wireObject({
      selector: z.string(),
      createdAt: z.string(),
      /** Whether it signs. One that doesn't waits until its record is found. */
      isSigning: z.boolean(),
    }),
  ),
});

export type DomainRecords = z.output<typeof domainRecordsSchema>;

/** Returns the DNS records of a domain, expected and found. */
export const getDomainRecords = endpoint({
  method: 'GET',
  path: '/operation/domain/:name/record/',
  access: seeAll,
  summary: 'Expected and found DNS records of a domain.',
  params: domainParams,
  response: domainRecordsSchema,
});

/** Checks the DNS records of a domain now. A waiting key whose record is found signs from then on. */
export const checkDomainRecords = endpoint({
  method: 'POST',
  path: '/operation/domain/:name/record/check/',
  access: govern,
  summary: 'Checks the DNS records of a domain.',
  params: domainParams,
  response: domainRecordsSchema,
});

/** Makes a DKIM key pair for a domain. The former key signs until the record of the new one is found. */
export const makeDomainKey = endpoint({
  method: 'POST',
  path: '/operation/domain/:name/key/',
  access: { ...govern, asksPassword: true },
  summary: 'Makes a DKIM key pair for a domain.',
  params: domainParams,
  response: domainRecordsSchema,
  problems: ['operation-password'],
});
