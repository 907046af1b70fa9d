import type { PolicyName, PolicyValues } from './policies.ts';

/** Two policies whose values do not fit together. */
export interface Conflict {
  /** The one that is bounded, and the one that bounds it. */
  policies: readonly [PolicyName, PolicyName];
  sentence: string;
}

/** Returns which values do not fit together, and why. */
export function conflictOf(values: PolicyValues): Conflict | undefined {
  // Base64 makes three bytes four.
  if ((values.attachment_size * 4) / 3 > values.mail_size)
    return {
      policies: ['attachment_size', 'mail_size'],
      sentence: `An attachment of ${values.attachment_size} bytes does not fit into a message of ${values.mail_size} bytes once it is encoded: attachment_size may be three quarters of mail_size.`,
    };
  if (values.attach_level > values.mail_level)
    return {
      policies: ['attach_level', 'mail_level'],
      sentence: 'No attachment may have a level above that of its message: attach_level is above mail_level.',
    };
  if (!values.lock_left_choices.includes(values.lock_left))
    return {
      policies: ['lock_left', 'lock_left_choices'],
      sentence: `Users cannot choose ${values.lock_left} seconds, so it cannot be the idle time of those who chose none: lock_left is not in lock_left_choices.`,
    };
  if (!values.skins.includes(values.skin_name))
    return {
      policies: ['skin_name', 'skins'],
      sentence: `Users cannot choose the skin ${values.skin_name}, so it cannot be that of those who chose none: skin_name is not in skins.`,
    };
  if (!values.link_validities.includes(values.link_validity))
    return {
      policies: ['link_validity', 'link_validities'],
      sentence: `Links cannot be valid for "${values.link_validity}", so it cannot be preselected: link_validity is not in link_validities.`,
    };
  const { system_remark_from: from, system_remark_until: until } = values;
  if (from !== '' && until !== '' && from > until)
    return {
      policies: ['system_remark_until', 'system_remark_from'],
      sentence: `The notice cannot end on ${until} before it begins on ${from}: system_remark_until is before system_remark_from.`,
    };
  return undefined;
}
