import { messageTraitsSchema, readAttachedMessage } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { readPlainText } from '../../mime/reading/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { openMailFile } from '../attachment/index.ts';

/** RED: messages attached to other messages. */
export async function attachedMessageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, readAttachedMessage, async ({ session: { key: sessionKey, mailboxId }, query }) => {
    const { file, facts, report } = await openMailFile(deps, { sessionKey, mailboxId, ...query });
    const { subject, sender, to, cc, replyTo, sentAt, html, attachments, traits, isUnparsed } = facts;
    return {
      subject,
      sender,
      to,
      cc,
      replyTo,
      sentAt: sentAt?.toISOString() ?? null,
      text: await readPlainText(facts),
      html: html ?? '',
      isHtml: html !== null,
      attachments: attachments.map(({ contentId, ...attachment }) => ({ ...attachment, ...(contentId !== null && { contentId }) })),
      size: file.size,
      traits: z.encode(messageTraitsSchema, {
        ...traits,
        report: report && { kind: report.kind, recipients: report.recipients.slice(0, 100) },
      }),
      isUnparsed,
    };
  });
}
