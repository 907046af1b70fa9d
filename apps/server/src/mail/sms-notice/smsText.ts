import type { Language } from '@jinshu/api';

const cut = (text: string, length: number) => ([...text].length > length ? `${[...text].slice(0, length - 1).join('')}…` : text);

const words: Record<Language, { one: (sender: string, subject: string) => string; some: (count: number) => string }> = {
  'zh-hans': {
    one: (sender, subject) => `${sender}给您发了一封邮件：${subject}`,
    some: (count) => `您有 ${count} 封新邮件`,
  },
  'zh-tw': {
    one: (sender, subject) => `${sender}寄了一封郵件給您：${subject}`,
    some: (count) => `您有 ${count} 封新郵件`,
  },
  en: {
    one: (sender, subject) => `${sender} has sent you a mail: ${subject}`,
    some: (count) => `You have ${count} new messages`,
  },
};

/** Returns the text of an SMS about a message, in its sender's language: sender and subject, never the content. */
export const smsText = (language: Language, sender: string, subject: string): string =>
  words[language].one(cut(sender, 30), cut(subject.replace(/\s+/g, ' ').trim(), 60));

/** Returns the text of an SMS about several messages. */
export const smsDigest = (language: Language, count: number): string => words[language].some(count);
