import { type Address, type ComposeParameters, type Draft, emptyDraft, type Message, type MessageRef, type Relation } from '@jinshu/api';

/** Turns a mail that the server made ready (views 3 to 7), or a draft, into the form of a composer (CMP-33, CMP-53). */
export function draftOf(
  message: Message,
  relation: Relation,
  { folder, uid }: MessageRef,
  sender: Address,
  defaults: Pick<ComposeParameters, 'savesToSent' | 'wantsReceipt'>,
): { draft: Draft; attachments: { id: number; name: string; size: number }[] } {
  const draft: Draft = {
    ...emptyDraft(message.draftId ?? crypto.randomUUID(), sender),
    savesToSent: message.savesToSent ?? defaults.savesToSent,
    wantsReceipt: message.wantsReceipt ?? defaults.wantsReceipt,
    isSeparate: message.isSeparate ?? false,
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
    relation,
    folder,
    uid,
  };
  const attachments = message.attachments.flatMap(({ id, name, size }) => (id === undefined ? [] : [{ id, name, size }]));
  return { draft, attachments };
}
