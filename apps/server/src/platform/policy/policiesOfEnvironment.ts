import type { Config } from '../config/index.ts';
import type { PolicyValues } from './policies.ts';

/** Whether the settings of the server have an SMS gateway. A demo writes SMS to files. */
export const hasSmsByEnvironment = ({ smsWebhook, isDemo }: Pick<Config, 'smsWebhook' | 'isDemo'>): boolean =>
  smsWebhook !== null || isDemo;

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
