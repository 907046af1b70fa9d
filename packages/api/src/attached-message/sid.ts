import type { MessageAttachment } from '../message/message.schema.ts';

/** Separator between the id of an attached message and the id of a file inside it. */
const separator = '!';
/** Maximum nesting depth of attached messages. */
export const deepestAttached = 10;
/** Maximum length of a file id, for any nesting of MIME parts and messages. */
export const maximumSid = 2000;

/** Returns the id of a file inside an attached message. */
export const insideOf = (sid: string, inner: string): string => `${sid}${separator}${inner}`;

/** Returns the ids along the path to a file, starting with the message in the folder. */
export const wayTo = (sid: string): string[] => sid.split(separator);

/** The number of the mail that holds a file; undefined where that is the mail in the folder itself. */
export const holderOf = (sid: string): string | undefined => {
  const end = sid.lastIndexOf(separator);
  return end < 0 ? undefined : sid.slice(0, end);
};

/** Whether a file is an email message that can be opened as one. */
export const isMailFile = ({ type, name }: Pick<MessageAttachment, 'type' | 'name'>): boolean =>
  type === 'message/rfc822' || type === 'message/global' || type === 'message/news' || /\.eml\s*$/i.test(name);
