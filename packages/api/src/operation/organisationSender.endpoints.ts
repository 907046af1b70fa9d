import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, text, wireObject } from '../contract/wire.ts';
import { operationPage } from './operationRecord.endpoints.ts';

const seeAll = { of: 'operation', needs: 'see-all' } as const;
const govern = { of: 'operation', needs: 'govern' } as const;

/** Treatment of a sender by the whole organization. */
export const organisationSenderActions = ['refuse', 'accept'] as const;

export type OrganisationSenderAction = (typeof organisationSenderActions)[number];

const pattern = text(320).check(z.trim(), z.minLength(1));

/** A sender, or all of a domain. */
export const organisationSenderSchema = wireObject({
  /** An address, or `@` and a domain. */
  pattern: z.string(),
  action: z.enum(organisationSenderActions),
  note: z.string(),
  createdAt: z.string(),
});

export type OrganisationSender = z.output<typeof organisationSenderSchema>;

/** Returns a page of the senders. */
export const listOrganisationSenders = endpoint({
  method: 'GET',
  path: '/operation/sender/',
  access: seeAll,
  summary: 'Senders that the organization refuses or always accepts.',
  query: wireObject({ ...operationPage, keyword: z.optional(text(200)) }),
  response: listOf(organisationSenderSchema),
});

/** Refuses or always accepts a sender, or all of a domain. */
export const setOrganisationSender = endpoint({
  method: 'PUT',
  path: '/operation/sender/',
  access: govern,
  summary: 'Refuses or accepts a sender.',
  body: wireObject({ pattern, action: z.enum(organisationSenderActions), note: text(200).check(z.trim()) }),
  response: z.object({}),
  problems: ['operation-refused'],
});

/** Removes the rule of a sender. */
export const removeOrganisationSender = endpoint({
  method: 'POST',
  path: '/operation/sender/remove/',
  access: govern,
  summary: 'Removes the rule of a sender.',
  body: wireObject({ pattern }),
  response: z.object({}),
});
