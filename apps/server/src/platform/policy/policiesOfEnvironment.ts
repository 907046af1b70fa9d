import type { Config } from '../config/config.ts';
import type { PolicyValues } from './policies.ts';

/** Returns the values that environment variables give policies until these are set. */
export const policiesOfEnvironment = ({ captcha, canRecallRead, transitMaxBytes }: Config): Partial<PolicyValues> => ({
  captcha,
  recall_read: canRecallRead,
  transit_size: transitMaxBytes,
});
