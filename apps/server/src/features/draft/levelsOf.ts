import type { LevelLimits } from '@jinshu/api';

/** Policies about security levels. */
interface LevelPolicies {
  is_security: boolean;
  mail_level: number;
  attach_level: number;
}

/** Returns the security levels that policies allow (CMP-43). */
export const levelsOf = ({ is_security, mail_level, attach_level }: LevelPolicies): LevelLimits => ({
  isSecure: is_security,
  mailLevel: mail_level,
  attachLevel: attach_level,
});
