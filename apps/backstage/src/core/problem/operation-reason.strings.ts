import type { MessageDescriptor } from 'react-intl';

/** Why the back stage refuses a change. */
export const operationReasonStrings = {
  'no-role': { id: 'operation-reason.no-role' },
  'factor-missing': { id: 'operation-reason.factor-missing' },
  'last-super': { id: 'operation-reason.last-super' },
  'departments-missing': { id: 'operation-reason.departments-missing' },
  'address-invalid': { id: 'operation-reason.address-invalid' },
  'domain-unknown': { id: 'operation-reason.domain-unknown' },
  'address-taken': { id: 'operation-reason.address-taken' },
  'number-taken': { id: 'operation-reason.number-taken' },
  'person-unknown': { id: 'operation-reason.person-unknown' },
  'department-unknown': { id: 'operation-reason.department-unknown' },
  'department-name-taken': { id: 'operation-reason.department-name-taken' },
  'department-into-itself': { id: 'operation-reason.department-into-itself' },
  'department-not-empty': { id: 'operation-reason.department-not-empty' },
  'already-decided': { id: 'operation-reason.already-decided' },
  'reason-missing': { id: 'operation-reason.reason-missing' },
  'policy-unknown': { id: 'operation-reason.policy-unknown' },
  'policy-value': { id: 'operation-reason.policy-value' },
  'policy-scope': { id: 'operation-reason.policy-scope' },
  'policy-conflict': { id: 'operation-reason.policy-conflict' },
  'last-full-member': { id: 'operation-reason.last-full-member' },
  'member-unknown': { id: 'operation-reason.member-unknown' },
} as const satisfies Record<string, MessageDescriptor>;
