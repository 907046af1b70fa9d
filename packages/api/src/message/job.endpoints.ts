import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';

/**
 * Progress of a bulk call that runs in the background. `stopped`: the user stopped it, or it failed, for example because its folder was
 * deleted.
 */
export const mailJobSchema = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'stopped']),
  done: z.int(),
  total: z.int(),
});

export type MailJob = z.output<typeof mailJobSchema>;

const params = z.object({ id: z.uuid() });

/** Returns the progress of a job. Each step also appears in the journal. */
export const getMailJob = endpoint({
  method: 'GET',
  path: '/mail/job/:id/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Progress of a bulk call that continues in the background.',
  params,
  response: mailJobSchema,
  problems: ['not-found'],
});

/** Stops a job where it is: what it has done stays done. */
export const stopMailJob = endpoint({
  method: 'DELETE',
  path: '/mail/job/:id/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Stops a bulk call that continues in the background.',
  params,
  response: mailJobSchema,
  problems: ['not-found'],
});
