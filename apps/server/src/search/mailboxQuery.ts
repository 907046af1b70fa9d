import { mailboxLexeme } from './lexemes.ts';

/** The lexeme that stands in a draft's text in place of its mailbox's, so that the search does not come upon it (SRC-20). */
export const draftLexeme = (mailboxId: number): string => `${mailboxLexeme(mailboxId)}d`;

/** The part of a tsquery that keeps it to one mailbox; with a draft lexeme its drafts count too. */
export const mailboxQuery = (mailboxId: number, drafts?: string): string => {
  const own = `'${mailboxLexeme(mailboxId)}'`;
  return drafts === undefined ? own : `(${own} | '${drafts}')`;
};
