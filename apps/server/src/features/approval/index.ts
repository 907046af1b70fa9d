export { type Approval, lockApproval, selectApprovalDepartment, selectApprovalPage, updateDecision } from './approval.repository.ts';
