import type { BulkOutcome } from './doBulk.ts';

const maximumNamed = 500;

/** How the contract tells what came of a bulk call. */
export const toBulkAnswer = ({ job }: BulkOutcome) => ({ msg: 'success', ...(job && { job }) });

/** As `toBulkAnswer`, with where the mails are now unless they are very many. */
export const toMoveAnswer = ({ moved, job }: BulkOutcome) => ({
  ...toBulkAnswer({ moved, ...(job && { job }) }),
  ...(moved.length > 0 && moved.length <= maximumNamed && { uids: moved.map(({ to }) => to) }),
});
