import type { Address, Language } from '@jinshu/api';
import { composeMessage } from '../../mime/compose/index.ts';

/** Input of the notice that replaces a recalled message. */
export interface RecallNotice {
  sender: Address;
  language: Language;
  domain: string;
  at: Date;
}

const words = {
  'zh-hans': {
    subject: (name: string) => `${name} 召回了一封邮件`,
    text: '发件人召回了这封邮件，您在此之前没有打开过它。它的内容已不在您的邮箱中。',
  },
  'zh-tw': {
    subject: (name: string) => `${name} 收回了一封郵件`,
    text: '寄件者收回了這封郵件，您在此之前沒有開啟過它。它的內容已不在您的信箱中。',
  },
  en: {
    subject: (name: string) => `${name} recalled a mail`,
    text: 'The sender recalled this mail before you opened it. What it said is not in your mailbox any more.',
  },
} as const satisfies Record<Language, object>;

/** Returns the subject of a notice, in the language of the mailbox's owner. */
export const recallSubject = (language: Language, { name, address }: Address): string =>
  words[language].subject(name === '' ? address : name);

/** Composes the notice that replaces a recalled message. It names the sender and omits the original content. */
export const composeRecallNotice = ({ sender, language, domain, at }: RecallNotice): Promise<{ raw: Buffer }> =>
  composeMessage({
    from: sender,
    to: [],
    cc: [],
    subject: recallSubject(language, sender),
    text: words[language].text,
    headers: { 'Auto-Submitted': 'auto-generated' },
    domain,
    date: at,
  });
