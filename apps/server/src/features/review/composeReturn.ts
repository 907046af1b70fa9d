import type { Address, Language } from '@jinshu/api';
import { composeMessage } from '../../mime/compose/index.ts';
import { oneLine } from '../../mime/header/index.ts';

/** Reason for a return: the one that a reviewer entered, or the hours that passed without a decision (BAK-63). */
export type ReturnReason = string | { undecidedHours: number };

/** Rejected message that is returned to its sender. */
export interface ReturnedMail {
  owner: Address;
  subject: string;
  recipients: readonly Address[];
  /** Address of the mailing list whose moderators rejected it. */
  list?: string | undefined;
  reason: ReturnReason;
  /** The mail itself. */
  raw: Buffer;
  messageId: string;
  language: Language;
  domain: string;
  at: Date;
}

const wordsOf = {
  'zh-hans': {
    from: '邮件系统',
    subject: (about: string) => `未通过审核：${about}`,
    opening: '您的邮件未通过审核，已退回，没有发给任何收件人。',
    listOpening: (list: string) => `您发给邮件列表 ${list} 的邮件未通过审核，没有发给列表成员。`,
    title: '主题：',
    to: '收件人：',
    more: (count: number) => ` 等 ${count} 人`,
    reason: '驳回原因：',
    undecided: (hours: number) => `${hours} 小时内没有审核人处理`,
    closing: '原邮件随附于后。修改后可以重新发送。',
    file: '原邮件',
  },
  'zh-tw': {
    from: '郵件系統',
    subject: (about: string) => `未通過審核：${about}`,
    opening: '您的郵件未通過審核，已退回，沒有寄給任何收件者。',
    listOpening: (list: string) => `您寄給郵件群組 ${list} 的郵件未通過審核，沒有寄給群組成員。`,
    title: '主旨：',
    to: '收件者：',
    more: (count: number) => ` 等 ${count} 人`,
    reason: '駁回原因：',
    undecided: (hours: number) => `${hours} 小時內沒有審核人處理`,
    closing: '原郵件隨附於後。修改後可以重新傳送。',
    file: '原郵件',
  },
  en: {
    from: 'Mail system',
    subject: (about: string) => `Rejected in review: ${about}`,
    opening: 'Your mail was rejected in review. It comes back to you and was sent to nobody.',
    listOpening: (list: string) => `Your mail to the list ${list} was rejected by a moderator. Its members don’t get it.`,
    title: 'Subject: ',
    to: 'Recipients: ',
    more: (count: number) => ` and others, ${count} in all`,
    reason: 'Reason: ',
    undecided: (hours: number) => `No reviewer decided within ${hours} hours.`,
    closing: 'Your mail is attached. You can change it and send it again.',
    file: 'original',
  },
} as const satisfies Record<Language, object>;

const shownRecipients = 20;
/** A larger mail is not sent back: its sender has it in Sent. */
const largestReturned = 20 * 1024 * 1024;

/** Writes the notice by which a rejected mail comes back to its sender, in the sender's language (REV-33). */
export async function composeReturn({ owner, subject, recipients, list, reason, raw, messageId, language, domain, at }: ReturnedMail) {
  const say = wordsOf[language];
  const words = typeof reason === 'string' ? reason.trim() : say.undecided(reason.undecidedHours);
  const named = recipients.slice(0, shownRecipients).map(({ address }) => address);
  const isReturned = raw.length <= largestReturned;
  const lines = [
    list === undefined ? say.opening : say.listOpening(list),
    '',
    `${say.title}${oneLine(subject)}`,
    `${say.to}${named.join(', ')}${recipients.length > named.length ? say.more(recipients.length) : ''}`,
    '',
    `${say.reason}${words}`,
    ...(isReturned ? ['', say.closing] : []),
    '',
  ];
  const notice = await composeMessage({
    from: { name: say.from, address: `mailer-daemon@${domain}` },
    to: [owner],
    cc: [],
    subject: say.subject(oneLine(subject)),
    text: lines.join('\n'),
    attachments: isReturned ? [{ name: `${say.file}.eml`, type: 'message/rfc822', content: raw }] : [],
    inReplyTo: messageId,
    references: [messageId],
    headers: { 'Auto-Submitted': 'auto-replied' },
    domain,
    date: at,
  });
  return { raw: notice.raw, reason: words };
}
