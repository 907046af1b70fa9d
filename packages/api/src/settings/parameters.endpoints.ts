import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';
import { parameterFlags, parametersSchema } from './settings.endpoints.ts';

// Apart from the calls of the first screen, so that it doesn't load these.

const all = z.object({ results: parametersSchema });

/** Returns the preferences that are on or off. */
export const getParameterFlags = endpoint({
  method: 'GET',
  path: '/setting/get-param-bool/',
  access: { of: 'account' },
  summary: 'The parameters of the user that are on or off.',
  response: z.object({ results: wireObject(parameterFlags) }),
});

/** Saves all preferences together. */
export const setParameters = endpoint({
  method: 'POST',
  path: '/setting/set-param/',
  access: { of: 'account' },
  summary: 'Saves all parameters.',
  body: parametersSchema,
  response: all,
});

/** Removes the user's own values, so that those of the organization apply. */
export const resetParameters = endpoint({
  method: 'POST',
  path: '/setting/rel-param/',
  access: { of: 'account' },
  summary: 'Resets all parameters to the values of the organization.',
  response: all,
});

/** Returns which address books the webmail shows, and the first domain whose book is shared. */
export const showBooks = endpoint({
  method: 'GET',
  path: '/setting/show/',
  access: { of: 'account' },
  summary: 'The address books that are shown.',
  response: wireObject({
    domainId: named('soab_domain_cid', z.int()),
    showsCompanyBook: named('webmail_cab_show', z.boolean()),
    showsSharedDomainBooks: named('webmail_soab_show', z.boolean()),
    showsOrganisationBook: named('webmail_oab_show', z.boolean()),
  }),
});
