export {
  type Approval,
  deleteWaiting,
  listApprovals,
  lockApproval,
  selectApprovalDepartment,
  selectApprovalPage,
  selectLastDecision,
  selectWaiting,
  updateDecision,
  upsertRequest,
  type WaitingApproval,
} from './approval.repository.ts';
