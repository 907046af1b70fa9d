import type { Language } from '@jinshu/api';
import { composeMessage } from '../../mime/compose/index.ts';
import { oneLine } from '../../mime/header/index.ts';

/** Rejected messages of one sender. */
export interface Refusal {
  /** User who rejected them. */
  refusedBy: string;
  sender: string;
  mails: readonly { subject: string; messageId: string }[];
  language: Language;
  domain: string;
  at: Date;
}

const words = {
  'zh-hans': {
    from: '邮件系统',
    subject: '拒收通知',
    colon: '：',
    opening: (address: string) => `${address} 拒收了您的下列邮件：`,
    more: (count: number) => `以及另外 ${count} 封。`,
  },
  'zh-tw': {
    from: '郵件系統',
    subject: '拒收通知',
    colon: '：',
    opening: (address: string) => `${address} 拒收了您的下列郵件：`,
    more: (count: number) => `以及另外 ${count} 封。`,
  },
  en: {
    from: 'Mail system',
    subject: 'Refused',
    colon: ': ',
    opening: (address: string) => `${address} has refused your mail:`,
    more: (count: number) => `and ${count} more.`,
  },
} as const satisfies Record<Language, object>;

const namedMails = 20;

const textIn = (language: Language, { refusedBy, mails }: Refusal): string => {
  const { opening, more } = words[language];
  const left = mails.length - namedMails;
  return [
    opening(refusedBy),
    '',
    ...mails.slice(0, namedMails).map(({ subject }) => `    ${oneLine(subject)}`),
    ...(left > 0 ? [`    ${more(left)}`] : []),
    '',
  ].join('\n');
};

/**
 * Writes the notice that a sender's messages were rejected (LST-83). It is in the language of the user who rejected them and in English,
 * because the sender's language is unknown. It is marked as automatic (RFC 3834), so that no program responds to it.
 */
export async function composeRefusal(refusal: Refusal): Promise<{ raw: Buffer; messageId: string }> {
  const { sender, mails, language, domain, at } = refusal;
  const { from, subject, colon } = words[language];
  const [first] = mails;
  const inReplyTo = first && first.messageId !== '' ? first.messageId : undefined;
  return composeMessage({
    from: { name: from, address: `mailer-daemon@${domain}` },
    to: [{ name: '', address: sender }],
    cc: [],
    subject: `${subject}${colon}${oneLine(first?.subject ?? '')}`,
    text: language === 'en' ? textIn('en', refusal) : `${textIn(language, refusal)}\n${textIn('en', refusal)}`,
    ...(inReplyTo && { inReplyTo, references: [inReplyTo] }),
    headers: { 'Auto-Submitted': 'auto-replied' },
    domain,
    date: at,
  });
}
