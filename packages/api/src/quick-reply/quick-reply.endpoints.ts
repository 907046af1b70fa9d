import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, text, wireObject } from '../contract/wire.ts';
import { sendDraft, submissionSchema } from '../draft/draft.endpoints.ts';
import { maximumBody } from '../draft/draft.schema.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { uidSchema } from '../message/message.schema.ts';

/**
 * Sends a quick reply to the sender of a message, with the original quoted below. The client creates `replyId`. Repeating the call with the
 * same id returns the first submission. `timeZone` (IANA) is the writer's.
 */
export const replyToMessage = endpoint({
  method: 'POST',
  path: '/mail/message/reply/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Sends a quick reply to the sender of a message.',
  body: wireObject({
    folder: rawNameSchema,
    uid: uidSchema,
    html: named('html_text', text(maximumBody)),
    replyId: named('draft_id', z.optional(z.uuid())),
    timeZone: named('tz', z.optional(text(60))),
  }),
  response: submissionSchema,
  problems: ['mail-not-found', 'folder-not-found', ...(sendDraft.problems ?? [])],
});
