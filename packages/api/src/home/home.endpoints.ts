import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';

const welcomeUserSchema = wireObject({
  /** Megabytes of the mailbox. A total of 0 means no limit. */
  capacityUsed: z.number(),
  capacityTotal: z.number(),
  /** Percentage; 0 without a limit. */
  capacityUsedRate: z.number(),
  /** Moment, IP address and provider or place of the login before this one; empty if there was none. */
  lastLogin: z.string(),
  loginIp: z.string(),
  loginIsp: z.string(),
  /** Unread messages in the inbox. */
  unread: z.int(),
});

/** Weather of a place. */
export const weatherSchema = z.object({
  cityname: z.string(),
  /** Degrees Celsius. */
  temLow: z.number(),
  temHigh: z.number(),
  stateDetailed: z.string(),
  windState: z.string(),
  /** Address of an image; empty if there is none. */
  imgLocation1: z.string(),
});

export type Weather = z.output<typeof weatherSchema>;

/** Figures of the home page. */
export const welcomeSchema = wireObject({
  user: named('userinfo', welcomeUserSchema),
  weather: named('weatherinfo', wireObject({ hasWeather: z.boolean(), data: z.optional(weatherSchema) })),
});

export type Welcome = z.output<typeof welcomeSchema>;

/** Returns the figures of the home page. */
export const getWelcome = endpoint({
  method: 'GET',
  path: '/core/welcome/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Figures of the home page: unread mail, capacity, the last login, the weather.',
  response: welcomeSchema,
});

/** Returns the places of this login and of the one before it, for the security reminder. */
export const getLoginPlaces = endpoint({
  method: 'GET',
  path: '/core/login-logs/',
  access: { of: 'account' },
  summary: 'Places of this login and of the one before it, and when that was.',
  response: wireObject({
    /** Provider or place, or the IP address where neither is known. Empty if there was no login before. */
    current: named('ip1', z.string()),
    last: named('ip2', z.string()),
    /** ISO moment of the last login; empty if there was none. */
    lastAt: named('ct2', z.string()),
    /** Whether the places differ. */
    isElsewhere: z.boolean(),
  }),
});
