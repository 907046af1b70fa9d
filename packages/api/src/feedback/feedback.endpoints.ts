import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { text, wireObject } from '../contract/wire.ts';

/** Maximum lengths of feedback, in characters. */
export const feedbackLimits = { title: 100, content: 5000, contact: 200 } as const;

/** Feedback of a user. `contact` says how to reach them; it may be empty. */
export const feedbackSchema = wireObject({
  title: text(feedbackLimits.title).check(z.trim(), z.minLength(1)),
  content: text(feedbackLimits.content).check(z.trim(), z.minLength(1)),
  contact: text(feedbackLimits.contact).check(z.trim()),
});

export type Feedback = z.output<typeof feedbackSchema>;

/** Sends feedback to the administrators. */
export const sendFeedback = endpoint({
  method: 'POST',
  path: '/setting/set-feedback/',
  access: { of: 'account' },
  summary: 'Sends feedback to the administrators.',
  body: feedbackSchema,
  response: z.object({ msg: z.string() }),
  problems: ['rate-limited'],
});
