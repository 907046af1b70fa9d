import { organisationOnly, whole } from './kinds.ts';

/** Decisions about accounts (BAK-40). */
export const accountPolicies = {
  removal_days: whole({
    about: 'how long a deleted account or shared mailbox can be restored',
    initial: 30,
    from: 1,
    to: 365,
    unit: 'days',
    ids: ['BAK-40', 'BAK-48'],
    scopes: organisationOnly,
  }),
};
