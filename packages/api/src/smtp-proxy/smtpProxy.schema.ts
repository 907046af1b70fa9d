import * as z from 'zod/mini';
import { named, text, wireObject } from '../contract/wire.ts';
import { foreignPasswordSchema, portSchema, serverNameSchema } from '../moving/moving.schema.ts';

const fields = {
  server: serverNameSchema,
  port: portSchema,
  usesSsl: named('ssl', z.boolean()),
  needsAuth: named('auth', z.boolean()),
  /** Name to log in by. Empty if the server doesn't ask for one. */
  account: text(320).check(z.trim(), z.regex(/^[^\r\n\t]*$/)),
  /** Sender address whose mail goes through the server. Empty: the account. */
  email: text(320).check(z.trim()),
};

/** Form of an SMTP proxy. An empty password keeps the stored one, unless server, port, encryption or account change. */
export const smtpProxyFormSchema = wireObject({ ...fields, password: foreignPasswordSchema });

/** Form of an SMTP proxy that is only tried. With the id of a stored one, an empty password stands for its password. */
export const smtpProxyTrialSchema = wireObject({ ...fields, password: foreignPasswordSchema, id: z.nullable(z.int()) });

/** Server of another mail system that sends messages from one address. */
export const smtpProxySchema = wireObject({
  ...fields,
  id: z.int(),
  isActive: z.boolean(),
  /** Reason of the last failure and the other server's own words. Empty if mail went through since. */
  statusInfo: z.string(),
  failedAt: z.nullable(z.string()),
});

export type SmtpProxyForm = z.output<typeof smtpProxyFormSchema>;
export type SmtpProxyTrial = z.output<typeof smtpProxyTrialSchema>;
export type SmtpProxy = z.output<typeof smtpProxySchema>;

/** Outgoing server of a well-known provider. */
export const smtpPresetSchema = wireObject({
  /** Name of the provider. */
  name: z.string(),
  server: z.string(),
  port: z.int(),
  usesSsl: named('ssl', z.boolean()),
});
export type SmtpPreset = z.output<typeof smtpPresetSchema>;
