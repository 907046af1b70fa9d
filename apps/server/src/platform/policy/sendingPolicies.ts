import { whole } from './kinds.ts';

const atMost = (about: string, initial: number, to = 1_000_000) =>
  whole({ about: `${about}, 0 for any number`, initial, from: 0, to, ids: ['BAK-96'] });

/** Sending limits of one person (BAK-96). */
export const sendingPolicies = {
  mails_per_hour: atMost('the messages that one person may send in an hour', 200),
  mails_per_day: atMost('the messages that one person may send in a day', 1_000),
  recipients_per_day: atMost('the recipients that one person may send to in a day', 5_000, 10_000_000),
  recipients_per_mail: atMost('the recipients of one message', 1_000),
};
