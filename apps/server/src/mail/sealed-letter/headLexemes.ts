import { contentLexemes } from '../../mime/lexeme/index.ts';
import type { PreparedMessage } from '../../mime/reading/index.ts';

/** Returns the search lexemes of a sealed message: only from its head, not from its content or placeholder text. */
export const headLexemes = ({ facts }: PreparedMessage): string[] =>
  contentLexemes({ subject: facts.subject, sender: facts.sender, recipients: [...facts.to, ...facts.cc], text: '', attachmentNames: [] });
