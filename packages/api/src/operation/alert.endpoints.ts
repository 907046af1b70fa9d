import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';
import { systemParts } from './state.endpoints.ts';

const seeAll = { of: 'operation', needs: 'see-all' } as const;
const govern = { of: 'operation', needs: 'govern' } as const;

/** Causes that an alert is mailed for. */
export const alertCauses = [
  'silent',
  'check-found-faults',
  'no-relay',
  'too-many',
  'little-space',
  'no-space',
  'ends-soon',
  'ended',
  'missing',
  'never-made',
  'is-old',
  'has-faults',
  'records-differ',
] as const;

export type AlertCause = (typeof alertCauses)[number];

/** An alert that is not over. */
export const alertSchema = wireObject({
  part: z.enum(systemParts),
  /** Name of the domain whose records differ; empty otherwise. */
  target: z.string(),
  cause: z.enum(alertCauses),
  /** ISO moment. */
  since: z.string(),
  /** ISO moment of its last message; `null` before. */
  toldAt: z.nullable(z.string()),
});

export type Alert = z.output<typeof alertSchema>;

/** Limits that alerts are mailed at. */
export const alertLimitsFields = {
  /** Most messages that may wait in the queue. */
  queueLimit: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** Least percent of the space that is free. */
  freePercent: z.int().check(z.minimum(1), z.maximum(90)),
};

export const alertSettingsSchema = wireObject({
  ...alertLimitsFields,
  people: z.array(wireObject({ id: z.int(), userName: named('username', z.string()), name: named('realname', z.string()) })),
  alerts: z.array(alertSchema),
  /** Send it back with a change. */
  version: z.int(),
});

export type AlertSettings = z.output<typeof alertSettingsSchema>;

/** Returns recipients and limits of alerts, and those that are not over. */
export const getAlertSettings = endpoint({
  method: 'GET',
  path: '/operation/state/alert/',
  access: seeAll,
  summary: 'Recipients and limits of alerts, and those that are not over.',
  response: alertSettingsSchema,
});

/** Sets recipients and limits of alerts. */
export const setAlertSettings = endpoint({
  method: 'PUT',
  path: '/operation/state/alert/',
  access: govern,
  summary: 'Sets recipients and limits of alerts.',
  body: wireObject({ ...alertLimitsFields, people: z.array(z.int()).check(z.maxLength(50)), version: z.int() }),
  response: alertSettingsSchema,
  problems: ['operation-refused', 'operation-stale'],
});
