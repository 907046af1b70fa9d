import type { MessageAttachment } from '../message/message.schema.ts';

/** Stands between the number of a file that is a mail, and that of a file inside it. */
const separator = '!';
/** A mail in a mail in a mail: further down nobody looks. */
export const deepestAttached = 10;
/** The longest number of a file, however deep its parts and the mails around it are nested. */
export const maximumSid = 2000;

/** The number of a file inside a mail that is itself a file. */
export const insideOf = (sid: string, inner: string): string => `${sid}${separator}${inner}`;

/** The numbers on the way to a file, from the mail in the folder on. */
export const wayTo = (sid: string): string[] => sid.split(separator);

/** The number of the mail that holds a file; undefined where that is the mail in the folder itself. */
export const holderOf = (sid: string): string | undefined => {
  const end = sid.lastIndexOf(separator);
  return end < 0 ? undefined : sid.slice(0, end);
};

/** Whether a file is a mail, which can be read as one. */
export const isMailFile = ({ type, name }: Pick<MessageAttachment, 'type' | 'name'>): boolean =>
  type === 'message/rfc822' || type === 'message/global' || type === 'message/news' || /\.eml\s*$/i.test(name);
