import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { text, wireObject } from '../contract/wire.ts';
import { weatherSchema } from '../home/index.ts';

const seeAll = { of: 'operation', needs: 'see-all' } as const;
const govern = { of: 'operation', needs: 'govern' } as const;

/** Way to another service: as the settings of the server say, the service of this page, or none. */
export const gatewayModes = ['settings', 'own', 'none'] as const;

export type GatewayMode = (typeof gatewayModes)[number];

const way = {
  mode: z.enum(gatewayModes),
  /** Web address of the service. */
  address: text(1_000),
  /** Whether the service takes a key. */
  isKeyed: z.boolean(),
};
/** A secret payload, see `sealSecret`. Without it the stored key stays, if the address does. */
const newKey = z.optional(z.string().check(z.maxLength(4096)));
const stored = {
  hasKey: z.boolean(),
  /** Whether the settings of the server name one. */
  isInSettings: z.boolean(),
  /** Send it back with a change. */
  version: z.int(),
};

/** The SMS gateway. No call returns its key. */
export const smsGatewaySchema = wireObject({ ...way, ...stored });

export type SmsGatewaySettings = z.output<typeof smsGatewaySchema>;

/** Returns the SMS gateway. */
export const getSmsGateway = endpoint({
  method: 'GET',
  path: '/operation/gateway/sms/',
  access: seeAll,
  summary: 'SMS gateway.',
  response: smsGatewaySchema,
});

/** Sets the SMS gateway. */
export const setSmsGateway = endpoint({
  method: 'PUT',
  path: '/operation/gateway/sms/',
  access: govern,
  summary: 'Sets the SMS gateway.',
  body: wireObject({ ...way, key: newKey, version: z.int() }),
  response: smsGatewaySchema,
  problems: ['operation-refused', 'operation-stale'],
});

/** Sends a test message to a number by the gateway in force. */
export const testSmsGateway = endpoint({
  method: 'POST',
  path: '/operation/gateway/sms/test/',
  access: govern,
  summary: 'Sends a test message by the SMS gateway.',
  body: wireObject({ mobile: text(40) }),
  response: wireObject({
    isAccepted: z.boolean(),
    /** Error of the attempt; empty otherwise. */
    failure: z.string(),
  }),
  problems: ['operation-refused'],
});

const city = {
  city: text(50),
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
};

/** The source of the weather with its city. No call returns its key. */
export const weatherSourceSchema = wireObject({ ...way, ...city, ...stored });

export type WeatherSourceSettings = z.output<typeof weatherSourceSchema>;

/** Returns the source of the weather. */
export const getWeatherSource = endpoint({
  method: 'GET',
  path: '/operation/gateway/weather/',
  access: seeAll,
  summary: 'Source of the weather, with its city.',
  response: weatherSourceSchema,
});

/** Sets the source of the weather. */
export const setWeatherSource = endpoint({
  method: 'PUT',
  path: '/operation/gateway/weather/',
  access: govern,
  summary: 'Sets the source of the weather, with its city.',
  body: wireObject({ ...way, ...city, key: newKey, version: z.int() }),
  response: weatherSourceSchema,
  problems: ['operation-refused', 'operation-stale'],
});

/** Queries the source in force. */
export const testWeatherSource = endpoint({
  method: 'POST',
  path: '/operation/gateway/weather/test/',
  access: govern,
  summary: 'Queries the source of the weather.',
  response: wireObject({
    data: z.nullable(weatherSchema),
    /** Error of the attempt; empty otherwise. */
    failure: z.string(),
  }),
  problems: ['operation-refused'],
});
