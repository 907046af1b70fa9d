import { mailboxLexeme } from '../../mime/lexeme/index.ts';

/** Lexeme that replaces the mailbox's lexeme in the text of a draft, so that the search does not find drafts (SRC-20). */
export const draftLexeme = (mailboxId: number): string => `${mailboxLexeme(mailboxId)}d`;

/** The part of a tsquery that keeps it to one mailbox; with a draft lexeme its drafts count too. */
export const mailboxQuery = (mailboxId: number, drafts?: string): string => {
  const own = `'${mailboxLexeme(mailboxId)}'`;
  return drafts === undefined ? own : `(${own} | '${drafts}')`;
};
