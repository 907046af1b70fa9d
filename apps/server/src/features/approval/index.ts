export { type Approval, selectApprovalDepartment, selectApprovalPage } from './approval.repository.ts';
