import type { MessageDescriptor } from 'react-intl';

/** Sentences for problems of the back stage. */
export const problemOperationStrings = {
  /** The reason is unknown to this page. */
  'operation-refused': { id: 'problem-operation.operation-refused' },
  /** Another administrator has changed it meanwhile. */
  'operation-stale': { id: 'problem-operation.operation-stale' },
  'operation-password': { id: 'problem-operation.operation-password' },
} as const satisfies Record<string, MessageDescriptor>;
