import type { Address, Language } from '@jinshu/api';
import { composeMessage } from '../../mime/compose/index.ts';
import { oneLine } from '../../mime/header/index.ts';

/** Notice to a reviewer: a message waits, or has passed to the substitutes (BAK-63). */
export interface Reminder {
  kind: 'reminded' | 'substitutes';
  to: Address;
  language: Language;
  subject: string;
  sender: Address;
  /** Reason of the rule. */
  rule: string;
  /** Hours until the next step. */
  hours: number;
  domain: string;
  at: Date;
}

const words = {
  'zh-hans': {
    from: '邮件系统',
    reminded: {
      subject: (about: string) => `待审邮件提醒：${about}`,
      opening: (hours: number) => `这封邮件还在等您审核。再过 ${hours} 小时仍未处理，将转给候补审核人。`,
    },
    substitutes: {
      subject: (about: string) => `转来的待审邮件：${about}`,
      opening: (hours: number) => `审核人没有按时处理这封邮件，已转给您。再过 ${hours} 小时仍未处理，将退回发件人。`,
    },
    title: '主题：',
    sender: '发件人：',
    rule: '送审原因：',
  },
  'zh-tw': {
    from: '郵件系統',
    reminded: {
      subject: (about: string) => `待審郵件提醒：${about}`,
      opening: (hours: number) => `這封郵件還在等您審核。再過 ${hours} 小時仍未處理，將轉給候補審核人。`,
    },
    substitutes: {
      subject: (about: string) => `轉來的待審郵件：${about}`,
      opening: (hours: number) => `審核人沒有按時處理這封郵件，已轉給您。再過 ${hours} 小時仍未處理，將退回寄件者。`,
    },
    title: '主旨：',
    sender: '寄件者：',
    rule: '送審原因：',
  },
  en: {
    from: 'Mail system',
    reminded: {
      subject: (about: string) => `Waiting for your review: ${about}`,
      opening: (hours: number) =>
        `This message is waiting for your review. Without a decision within ${hours} hours, it passes to the substitutes.`,
    },
    substitutes: {
      subject: (about: string) => `Passed to you for review: ${about}`,
      opening: (hours: number) =>
        `The reviewers didn’t decide in time, so this message was passed to you. Without a decision within ${hours} hours, it is returned to its sender.`,
    },
    title: 'Subject: ',
    sender: 'Sender: ',
    rule: 'Reason for the review: ',
  },
} as const satisfies Record<Language, object>;

/** Writes the notice in the language of its recipient. */
export async function composeReminder({ kind, to, language, subject, sender, rule, hours, domain, at }: Reminder): Promise<Buffer> {
  const say = words[language];
  const about = oneLine(subject);
  const lines = [say[kind].opening(hours), '', `${say.title}${about}`, `${say.sender}${sender.address}`, `${say.rule}${oneLine(rule)}`, ''];
  const { raw } = await composeMessage({
    from: { name: say.from, address: `mailer-daemon@${domain}` },
    to: [to],
    cc: [],
    subject: say[kind].subject(about),
    text: lines.join('\n'),
    attachments: [],
    headers: { 'Auto-Submitted': 'auto-generated' },
    domain,
    date: at,
  });
  return raw;
}
