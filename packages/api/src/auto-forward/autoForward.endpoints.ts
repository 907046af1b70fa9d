import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { text, wireObject } from '../contract/wire.ts';
import { isAddress } from '../recipient/parseRecipients.ts';
import { settingsResource } from '../settings/resource.ts';

/** Maximum number of forwarding addresses of a person. */
export const maximumForwards = 20;

/** An address that arriving messages are forwarded to. */
export const autoForwardSchema = wireObject({
  id: z.int(),
  target: z.string(),
  isActive: z.boolean(),
  /** Whether it is outside the organization. */
  isOutside: z.boolean(),
  /** Number of messages that it refused in a row. At the third, it is disabled. */
  refusals: z.int(),
});

export type AutoForward = z.output<typeof autoForwardSchema>;

/** The calls of the list of forwarding addresses. `forbidden`: the organization doesn't allow the address. */
export const autoForwardResource = settingsResource({
  resource: 'fw',
  noun: 'a forwarding address',
  row: autoForwardSchema,
  form: wireObject({ target: text(320).check(z.trim(), z.refine(isAddress, 'email-format')) }),
  problems: ['email-format', 'forbidden'],
});

const settings = { keepsCopy: z.boolean(), forwardsSpam: z.boolean() };

/** Returns how messages are forwarded, and whether forwarding, also to outside addresses, is allowed. */
export const getForwarding = endpoint({
  method: 'GET',
  path: '/setting/get-fw/',
  access: { of: 'account' },
  summary: 'How arriving messages are forwarded, and what the organization allows.',
  response: wireObject({ ...settings, isAllowed: z.boolean(), isOutsideAllowed: z.boolean() }),
});

/** Saves how messages are forwarded: with a copy that stays in the mailbox or without, with spam or without. */
export const setForwarding = endpoint({
  method: 'POST',
  path: '/setting/set-fw/',
  access: { of: 'account' },
  summary: 'Sets how arriving messages are forwarded.',
  body: wireObject(settings),
  response: z.object({ msg: z.string() }),
});
