/** Roles of the back stage (D-150). */
export const operationRoles = ['super', 'organisation', 'auditor'] as const;

export type OperationRole = (typeof operationRoles)[number];

/**
 * Right that a call needs: `role` any role, `see` reading what belongs to departments, `see-all` reading what belongs to the whole organization,
 * `manage` changing what belongs to departments, `govern` changing everything else.
 */
export type OperationNeed = 'role' | 'see' | 'see-all' | 'manage' | 'govern';

const allowed: Readonly<Record<OperationRole, readonly OperationNeed[]>> = {
  super: ['role', 'see', 'see-all', 'manage', 'govern'],
  organisation: ['role', 'see', 'manage'],
  auditor: ['role', 'see', 'see-all'],
};

/** Whether a role allows what a call needs. */
export const isAllowedBy = (role: OperationRole, needs: OperationNeed): boolean => allowed[role].includes(needs);

/** Reach of a role: everything, or departments with all below them. */
export type OperationReach = 'all' | readonly number[];

/** Whether a role covers a department; `null` for what belongs to none. */
export const isWithinReach = (reach: OperationReach, departmentId: number | null): boolean =>
  reach === 'all' || (departmentId !== null && reach.includes(departmentId));

/** Why the back stage refuses a change: the `reason` in the params of `operation-refused`. */
export const operationReasons = [
  'no-role',
  'factor-missing',
  'last-super',
  'departments-missing',
  'address-invalid',
  'domain-unknown',
  'domain-invalid',
  'domain-taken',
  'domain-in-use',
  'domain-default',
  'domain-own',
  'domain-alias',
  'domain-has-aliases',
  'domain-unseen',
  'host-invalid',
  'port-invalid',
  'relay-password-missing',
  'relay-missing',
  'gateway-address-invalid',
  'gateway-key-missing',
  'gateway-missing',
  'city-missing',
  'mobile-invalid',
  'network-invalid',
  'own-address',
  'sender-invalid',
  'address-taken',
  'number-taken',
  'person-unknown',
  'department-unknown',
  'department-name-taken',
  'department-into-itself',
  'department-not-empty',
  'category-unknown',
  'category-name-taken',
  'category-into-itself',
  'category-not-empty',
  'contact-taken',
  'last-full-member',
  'member-unknown',
  'person-active',
  'person-deleted',
  'sole-full-member',
  'sole-reviewer',
  'sole-moderator',
  'sole-disk-administrator',
  'file-unreadable',
  'file-too-long',
  'file-empty',
  'file-columns',
  'file-faulty',
  'file-taken',
  'nothing-to-undo',
  'owner-unknown',
  'group-unknown',
  'group-inside-only',
  'writers-missing',
  'moderators-missing',
  'already-decided',
  'reason-missing',
  'reviewers-missing',
  'last-reviewer',
  'substitutes-missing',
  'review-decided',
  'deputy-same',
  'days-reversed',
  'policy-unknown',
  'policy-value',
  'policy-scope',
  'policy-conflict',
  'directory-missing',
  'directory-busy',
  'sign-on-missing',
  'skin-contrast',
  'skin-tokens',
  'skin-default',
  'skin-published',
  'skin-picture',
  'skin-limit',
] as const;

export type OperationReason = (typeof operationReasons)[number];
