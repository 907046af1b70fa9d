import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, text, wireObject } from '../contract/wire.ts';
import { settingsResource } from '../settings/resource.ts';
import { smtpPresetSchema, smtpProxyFormSchema, smtpProxySchema, smtpProxyTrialSchema } from './smtpProxy.schema.ts';

const access = { of: 'account' } as const;

/**
 * SMTP proxies: servers of other mail systems that send messages. Each gives the account one more sender address. Adding or changing
 * one logs in to the server first, which takes 3 to 10 seconds.
 */
export const smtpProxyResource = settingsResource({
  resource: 'transefers',
  noun: 'an SMTP proxy',
  row: smtpProxySchema,
  form: smtpProxyFormSchema,
  problems: ['server-refused', 'email-format', 'sender-not-yours'],
});

/** Logs in to the server without storing anything. */
export const verifySmtpProxy = endpoint({
  method: 'POST',
  path: '/setting/transefers/verify/',
  access,
  summary: 'Tries an SMTP proxy without storing it.',
  body: smtpProxyTrialSchema,
  response: z.object({ msg: z.string() }),
  problems: ['server-refused', 'email-format', 'sender-not-yours'],
});

/** Returns the outgoing server of the well-known provider of an address. Empty if it isn't known. */
export const presetSmtpProxy = endpoint({
  method: 'GET',
  path: '/setting/transefers/default/',
  access,
  summary: 'Outgoing server of the well-known provider of an address.',
  query: wireObject({ email: text(320) }),
  response: listOf(smtpPresetSchema),
});
