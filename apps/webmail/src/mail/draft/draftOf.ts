import {
  type Address,
  type ComposeParameters,
  type Draft,
  emptyDraft,
  type Message,
  type MessageRef,
  type Relation,
  relations,
} from '@jinshu/api';
import type { KeptAttachment } from '@jinshu/mail-machines';
import { toWallDay, toWallMinute } from '../../core/clock/index.ts';

/** Converts a message that the server prepared (views 3 to 7), or a draft, into composer content (CMP-33, CMP-53). */
export function draftOf(
  message: Message,
  relation: Relation,
  { folder, uid }: MessageRef,
  sender: Address,
  defaults: Pick<ComposeParameters, 'savesToSent' | 'wantsReceipt'>,
): { draft: Draft; attachments: KeptAttachment[] } {
  const draft: Draft = {
    ...emptyDraft(message.draftId ?? crypto.randomUUID(), sender),
    savesToSent: message.savesToSent ?? defaults.savesToSent,
    wantsReceipt: message.wantsReceipt ?? defaults.wantsReceipt,
    isSeparate: message.isSeparate ?? false,
    isSecure: message.isSecure ?? false,
    version: message.draftVersion ?? 0,
    to: message.to,
    cc: message.cc,
    bcc: message.bcc,
    ...(message.hasCc !== undefined && { hasCc: message.hasCc }),
    hasBcc: message.hasBcc ?? message.bcc.length > 0,
    replyTo: message.draftId ? (message.replyTo[0]?.address ?? '') : '',
    subject: message.subject,
    isHtml: message.isHtml,
    html: message.html,
    text: message.text,
    isUrgent: message.isUrgent,
    // What was protected does not go open the second time.
    ...((message.draftId !== undefined || relation === 'send-again') && optionsOf(message)),
    level: message.level ?? 0,
    // The draft of a reply stays a reply. The server stores which message it replies to.
    relation: message.draftId === undefined ? relation : (relations.find((one) => one === message.relation) ?? ''),
    folder,
    uid,
  };
  const attachments = message.attachments.flatMap(({ id, name, size, level, isNet, isCompany, isOnline, validity }): KeptAttachment[] =>
    id === undefined
      ? []
      : [{ id, name, size, level, isOnline, validity, source: isNet ? 'personal' : isCompany ? 'company' : 'attachment' }],
  );
  return { draft, attachments };
}

/** Options of a reopened draft (CMP-53) or of a message that is sent again. The password isn't stored, so the user must enter it again. */
const optionsOf = ({ attributes, ...message }: Message): Partial<Draft> => ({
  isScheduled: attributes.isScheduled ?? false,
  scheduledAt: toWallMinute(attributes.scheduledAt ?? ''),
  hasPassword: attributes.isPassword,
  isBurn: attributes.isBurn,
  burnLimit: attributes.isBurn ? Math.max(1, attributes.burnLeft ?? 1) : 1,
  burnDate: attributes.isBurn ? toWallDay(attributes.burnDate ?? '') : '',
  notifiesBySms: message.notifiesBySms ?? false,
});
