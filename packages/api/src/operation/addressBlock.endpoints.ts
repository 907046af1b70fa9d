import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, text, wireObject } from '../contract/wire.ts';

const seeAll = { of: 'operation', needs: 'see-all' } as const;
const govern = { of: 'operation', needs: 'govern' } as const;

/**
 * Kinds of entries: blocked after failed logins, blocked by the mail server after misuse, blocked by an administrator, or exempt from these
 * limits.
 */
export const addressBlockKinds = ['failures', 'misuse', 'block', 'exempt'] as const;

export type AddressBlockKind = (typeof addressBlockKinds)[number];

/** Misuse that the mail server blocks an address for: very many refused commands, or commands without a message. */
export const addressMisuses = ['errors', 'commands'] as const;

export type AddressMisuse = (typeof addressMisuses)[number];

/** An address or a network that is blocked or exempt. */
export const addressBlockSchema = wireObject({
  /** In CIDR form; without a prefix for one address. */
  network: z.string(),
  kind: z.enum(addressBlockKinds),
  /** Reason that the administrator entered. */
  reason: z.string(),
  /** ISO moment; `null` for no end. */
  until: z.nullable(z.string()),
  /** Accounts that it is blocked for after failed logins; empty if it is blocked for all. */
  accounts: z.array(z.string()),
  /** Address of the administrator; empty after failed logins and misuse. */
  createdBy: z.string(),
  /** Misuse it was blocked for; `null` for other kinds. */
  misuse: z.nullable(z.enum(addressMisuses)),
});

export type AddressBlock = z.output<typeof addressBlockSchema>;

const network = text(60).check(z.trim(), z.minLength(1));

/** Returns the addresses and networks that are blocked or exempt now. */
export const listAddressBlocks = endpoint({
  method: 'GET',
  path: '/operation/address-block/',
  access: seeAll,
  summary: 'Blocked and exempt addresses.',
  response: listOf(addressBlockSchema),
});

/** Blocks or exempts an address or a network. The address of the caller can't be blocked. */
export const addAddressBlock = endpoint({
  method: 'POST',
  path: '/operation/address-block/',
  access: govern,
  summary: 'Blocks or exempts an address or a network.',
  body: wireObject({
    network,
    kind: z.enum(['block', 'exempt']),
    reason: text(200).check(z.trim()),
    /** 0 for no end. */
    hours: z.int().check(z.minimum(0), z.maximum(87_600)),
  }),
  response: z.object({}),
  problems: ['operation-refused'],
});

/** Releases an address or a network. After failed logins all attempts from there are forgotten. */
export const releaseAddressBlock = endpoint({
  method: 'POST',
  path: '/operation/address-block/release/',
  access: govern,
  summary: 'Releases an address or a network.',
  body: wireObject({ network, kind: z.enum(addressBlockKinds) }),
  response: z.object({}),
  problems: ['operation-refused'],
});
