import { organisationOnly, whole } from './kinds.ts';

const atMost = (about: string, initial: number, to = 1_000_000) =>
  whole({ about: `${about}, 0 for any number`, initial, from: 0, to, ids: ['BAK-96'] });
/** Limits of other mail servers. */
const ofAddress = (about: string) => ({ ...atMost(about, 0), scopes: organisationOnly });

/** Limits of sending: of one person, and of one address that hands mail over (BAK-96). */
export const sendingPolicies = {
  mails_per_hour: atMost('the messages that one person may send in an hour', 200),
  mails_per_day: atMost('the messages that one person may send in a day', 1_000),
  recipients_per_day: atMost('the recipients that one person may send to in a day', 5_000, 10_000_000),
  recipients_per_mail: atMost('the recipients of one message', 1_000),
  address_mails_per_hour: ofAddress('the messages that one IP address may hand over in an hour'),
  address_connections_per_hour: ofAddress('the connections that one IP address may open in an hour for handing mail over'),
};
