import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, text, wireObject } from '../contract/wire.ts';

const seeAll = { of: 'operation', needs: 'see-all' } as const;
const govern = { of: 'operation', needs: 'govern' } as const;

/** Parameters of a call about a domain. */
export const domainParams = z.object({ name: text(255) });

/** A domain of the organization. */
export const operationDomainSchema = wireObject({
  name: z.string(),
  /** Whether new addresses are in it unless another domain is named. */
  isDefault: z.boolean(),
  /** Whether the settings of the server name it. Such a domain stays. */
  isOwn: z.boolean(),
  /** Domain that its mail goes to; `null` unless it is an alias. */
  aliasOf: z.nullable(z.string()),
  /** Domains that are aliases of it. */
  aliasDomains: z.array(z.string()),
  /** Domains whose people see those of this one as a book. */
  seenBy: z.array(z.string()),
  /** Domain that the book of shared domains opens with for the people of this one; `null` for the first by name. */
  firstShared: named('soab_domain', z.nullable(z.string())),
  mailboxCount: z.int(),
  listCount: z.int(),
  /** Number of further addresses of people. */
  aliasCount: z.int(),
  /** ISO moment. */
  createdAt: z.string(),
  /** Send it back with a change. */
  version: z.int(),
});

export type OperationDomain = z.output<typeof operationDomainSchema>;

/** Returns the domains, the default one first. */
export const listOperationDomains = endpoint({
  method: 'GET',
  path: '/operation/domain/',
  access: seeAll,
  summary: 'Domains of the organization.',
  response: listOf(operationDomainSchema),
});

/** Adds a domain. Letters beyond ASCII are stored as punycode. */
export const createDomain = endpoint({
  method: 'POST',
  path: '/operation/domain/',
  access: govern,
  summary: 'Adds a domain.',
  body: wireObject({ name: text(255).check(z.trim(), z.minLength(1)) }),
  response: operationDomainSchema,
  problems: ['operation-refused'],
});

/** Maximum number of domains that see the people of one. */
export const maximumSeenBy = 1000;

/** Makes a domain the one of new addresses, an alias of another, or no longer an alias, or sets its book for other domains. */
export const changeDomain = endpoint({
  method: 'PATCH',
  path: '/operation/domain/:name/',
  access: govern,
  summary: 'Makes a domain the default or an alias, or sets who sees its people.',
  params: domainParams,
  body: wireObject({
    version: z.int(),
    isDefault: z.optional(z.literal(true)),
    aliasOf: z.optional(z.nullable(text(255))),
    seenBy: z.optional(z.array(text(255)).check(z.maxLength(maximumSeenBy))),
    firstShared: named('soab_domain', z.optional(z.nullable(text(255)))),
  }),
  response: operationDomainSchema,
  problems: ['operation-refused', 'operation-stale'],
});

/** Removes a domain that nothing uses. The refusal has the numbers of mailboxes, lists and further addresses. */
export const deleteDomain = endpoint({
  method: 'POST',
  path: '/operation/domain/:name/delete/',
  access: govern,
  summary: 'Removes a domain that nothing uses.',
  params: domainParams,
  response: z.object({}),
  problems: ['operation-refused'],
});
