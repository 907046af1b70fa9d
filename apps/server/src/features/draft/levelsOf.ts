import type { LevelLimits } from '@jinshu/api';
import type { PolicyValues } from '../../platform/policy/policies.ts';

/** Returns the security levels that policies allow (CMP-43). */
export const levelsOf = ({ is_security, mail_level, attach_level }: PolicyValues): LevelLimits => ({
  isSecure: is_security,
  mailLevel: mail_level,
  attachLevel: attach_level,
});
