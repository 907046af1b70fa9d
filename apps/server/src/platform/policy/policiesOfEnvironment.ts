import type { Config } from '../config/config.ts';
import type { PolicyValues } from './policies.ts';

/** Returns the values that environment variables give policies until these are set. */
export const policiesOfEnvironment = ({ captcha, canRecallRead, transitMaxBytes, smtp, sending }: Config): Partial<PolicyValues> => ({
  captcha,
  recall_read: canRecallRead,
  transit_size: transitMaxBytes,
  mail_size: smtp.maxBytes,
  // The largest attachment fits into the largest message unless it is set.
  attachment_size: Math.floor((smtp.maxBytes * 3) / 4),
  mails_per_hour: sending.mailsPerHour,
  mails_per_day: sending.mailsPerDay,
  recipients_per_day: sending.recipientsPerDay,
  recipients_per_mail: sending.recipientsPerMail,
});
