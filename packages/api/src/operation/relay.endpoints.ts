import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, text, wireObject } from '../contract/wire.ts';

const seeAll = { of: 'operation', needs: 'see-all' } as const;
const govern = { of: 'operation', needs: 'govern' } as const;

/** Way of outgoing mail: as the settings of the server say, through a relay, or directly to the mail servers of the recipients. */
export const relayModes = ['settings', 'relay', 'direct'] as const;

export type RelayMode = (typeof relayModes)[number];

/** Encryption to the relay: where it is offered, required by STARTTLS, or TLS from the first byte. */
export const relaySecurities = ['any', 'starttls', 'tls'] as const;

export type RelaySecurity = (typeof relaySecurities)[number];

const relayFields = {
  mode: z.enum(relayModes),
  host: text(255),
  port: z.int(),
  security: z.enum(relaySecurities),
  /** Empty without a login. */
  account: named('username', text(320)),
};

/** The way of outgoing mail. No call returns the password. */
export const outgoingRelaySchema = wireObject({
  ...relayFields,
  hasPassword: z.boolean(),
  /** The relay that the settings of the server name, as `host:port`; empty for none. */
  settingsRelay: z.string(),
  /** Send it back with a change. */
  version: z.int(),
});

export type OutgoingRelay = z.output<typeof outgoingRelaySchema>;

/** Returns the way of outgoing mail. */
export const getOutgoingRelay = endpoint({
  method: 'GET',
  path: '/operation/relay/',
  access: seeAll,
  summary: 'Way of outgoing mail.',
  response: outgoingRelaySchema,
});

/** Sets the way of outgoing mail. A stored password is kept if none is given and host, port and account stay. */
export const setOutgoingRelay = endpoint({
  method: 'PUT',
  path: '/operation/relay/',
  access: govern,
  summary: 'Sets the way of outgoing mail.',
  body: wireObject({
    ...relayFields,
    /** A secret payload, see `sealSecret`. */
    password: z.optional(z.string().check(z.maxLength(4096))),
    version: z.int(),
  }),
  response: outgoingRelaySchema,
  problems: ['operation-refused', 'operation-stale'],
});

/** Sends a test mail to an address by the way in force. Returns the lines that the other server answered. */
export const testOutgoingRelay = endpoint({
  method: 'POST',
  path: '/operation/relay/test/',
  access: govern,
  summary: 'Sends a test mail, and returns the answers of the other server.',
  body: wireObject({ address: named('username', text(320).check(z.trim(), z.minLength(1))) }),
  response: wireObject({
    isAccepted: z.boolean(),
    /** Answers of the other server, in their order. */
    answers: z.array(z.string()),
    /** Error that ended the attempt without an answer; empty otherwise. */
    failure: z.string(),
  }),
  problems: ['operation-refused'],
});
