import type { PreparedMessage } from '../mime/prepareMessage.ts';
import { contentLexemes } from '../search/lexemes.ts';

/** What full text finds of a mail whose letter is sealed: its head, and nothing of what stands in the letter's place. */
export const headLexemes = ({ facts }: PreparedMessage): string[] =>
  contentLexemes({ subject: facts.subject, sender: facts.sender, recipients: [...facts.to, ...facts.cc], text: '', attachmentNames: [] });
