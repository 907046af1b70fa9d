import { organisationOnly, whole } from './kinds.ts';

const days = (about: string, from: number, ids: readonly string[]) =>
  whole({ about, initial: 365, from, to: 3650, unit: 'days', ids, scopes: organisationOnly });

/** Retention of records, in days (BAK-106). */
export const recordPolicies = {
  login_record_days: days('how long records of logins are kept', 30, ['QRY-16', 'BAK-106']),
  mail_record_days: days('how long records of sent, received and deleted mail are kept', 30, ['QRY-16', 'BAK-106']),
  security_record_days: days('how long records of security and of administrators are kept', 180, ['BAK-106']),
};
