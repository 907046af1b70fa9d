import { flag, organisationOnly, whole } from './kinds.ts';

/** Mail systems of others (BAK-82). */
export const foreignPolicies = {
  is_fetching: flag({ about: 'mail can be fetched from other mail systems', initial: true, ids: ['SET-79', 'BAK-82'] }),
  fetch_minutes: whole({
    about: 'the time between two fetches from another mail system',
    initial: 10,
    from: 1,
    to: 1440,
    unit: 'minutes',
    ids: ['SET-84'],
    scopes: organisationOnly,
  }),
  is_smtp_proxy: flag({ about: 'mail can be sent through servers of other systems', initial: true, ids: ['SET-97', 'BAK-82'] }),
  foreign_internal: flag({
    about: 'mail servers of other systems can be in the own network, and do without encryption there',
    initial: false,
    ids: ['SET-81', 'SET-99'],
    scopes: organisationOnly,
  }),
};
