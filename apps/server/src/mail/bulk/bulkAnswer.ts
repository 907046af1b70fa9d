import type { BulkOutcome } from './doBulk.ts';

const maximumNamed = 500;

/** Converts the outcome of a bulk call to the response of the contract. */
export const toBulkAnswer = ({ job }: BulkOutcome) => ({ msg: 'success', ...(job && { job }) });

/** Like `toBulkAnswer`, plus the new uids of moved messages unless there are very many. */
export const toMoveAnswer = ({ moved, job }: BulkOutcome) => ({
  ...toBulkAnswer({ moved, ...(job && { job }) }),
  ...(moved.length > 0 && moved.length <= maximumNamed && { uids: moved.map(({ to }) => to) }),
});
