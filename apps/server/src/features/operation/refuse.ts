import { type OperationReason, Problem, type ProblemParams } from '@jinshu/api';

/** The refusal of a change, with its reason and the field that it belongs to. */
export const refused = (reason: OperationReason, { field, ...params }: ProblemParams & { field?: string } = {}): Problem =>
  new Problem('operation-refused', { reason, ...params }, field === undefined ? {} : { fields: { [field]: [reason] } });
