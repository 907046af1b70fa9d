import type { Language } from '@jinshu/api';

const cut = (text: string, length: number) => ([...text].length > length ? `${[...text].slice(0, length - 1).join('')}…` : text);

const words: Record<Language, (sender: string, subject: string) => string> = {
  'zh-hans': (sender, subject) => `${sender}给您发了一封邮件：${subject}`,
  'zh-tw': (sender, subject) => `${sender}寄了一封郵件給您：${subject}`,
  en: (sender, subject) => `${sender} has sent you a mail: ${subject}`,
};

/** Returns the text of an SMS about a message, in its sender's language: sender and subject, never the content. */
export const smsText = (language: Language, sender: string, subject: string): string =>
  words[language](cut(sender, 30), cut(subject.replace(/\s+/g, ' ').trim(), 60));
