import type { OperationReach, OperationRole } from '@jinshu/api';

/** Session of a caller in the back stage. */
export interface OperationSession {
  /** The SHA-256 of the cookie's secret in hexadecimal. */
  key: string;
  accountId: number;
  address: string;
  name: string;
  role: OperationRole;
  /** Departments that the caller was appointed for, without those below them. */
  departmentIds: readonly number[];
  /** What the caller may see: everything, or those departments with all below them. */
  reach: OperationReach;
  token: string;
  passwordAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
}
