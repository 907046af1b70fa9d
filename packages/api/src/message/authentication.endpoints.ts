import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { queryInt, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { authenticationSchema } from './authentication.schema.ts';

/** Returns the current result of the sender check. Call it after `readMessage` returned `checking`. */
export const checkSender = endpoint({
  method: 'GET',
  path: '/mail/message/sender-check/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Result of the sender check, as far as it is known.',
  query: wireObject({ uid: queryInt(1, Number.MAX_SAFE_INTEGER), folder: rawNameSchema }),
  response: z.object({ authentication: authenticationSchema }),
  problems: ['mail-not-found', 'folder-not-found'],
});
