import type { ListedPerson, OperationPolicy, OperationSession, PersonDetails } from '@jinshu/api';

export const exampleSession = (change: Partial<OperationSession> = {}): OperationSession => ({
  accountId: 1,
  userName: 'admin@jinshu.example',
  name: '管理员',
  role: 'super',
  departments: [],
  token: 'token',
  idleAfter: 900,
  expiresAfter: 28_800,
  passwordFor: 600,
  ...change,
});

export const exampleListed = (change: Partial<ListedPerson> = {}): ListedPerson => ({
  id: 7,
  userName: 'lin.yue@jinshu.example',
  name: '林月',
  employeeNumber: 'JS1008',
  department: { id: 2, name: '研究部' },
  mailLevel: 2,
  usedBytes: 3 * 1024 ** 3,
  quotaBytes: 10 * 1024 ** 3,
  lastLoginAt: '2026-11-20T01:12:00Z',
  state: 'active',
  removedAt: null,
  role: null,
  hasFactor: false,
  ...change,
});

export const examplePerson = (change: Partial<PersonDetails> = {}): PersonDetails => ({
  ...exampleListed(),
  version: 3,
  englishName: 'Lin Yue',
  position: '高级研究员',
  mobile: '13800000000',
  isHidden: false,
  attachLevel: 1,
  diskUsedBytes: 1024 ** 3,
  diskQuotaBytes: 5 * 1024 ** 3,
  mustChangePassword: false,
  hasLock: true,
  hasAuthenticator: true,
  hasSms: false,
  passkeys: 2,
  recoveryCodes: 4,
  hasClientCode: false,
  createdAt: '2025-03-03T00:00:00Z',
  ...change,
});

export const examplePolicy = (change: Partial<OperationPolicy> & Pick<OperationPolicy, 'name' | 'kind' | 'value'>): OperationPolicy => ({
  initial: change.value,
  source: 'initial',
  sourceName: '',
  isSetHere: false,
  scopes: ['organisation', 'department', 'person'],
  about: '',
  range: '',
  requirements: [],
  version: 1,
  recordId: change.name,
  changedBy: '',
  changedAt: null,
  elsewhere: [],
  ...change,
});
