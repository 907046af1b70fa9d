export {
  attachmentLexemes,
  contentLexemes,
  denseScripts,
  foldText,
  mailboxLexeme,
  personQuery,
  type QueryTerm,
  queryTerms,
  type SearchField,
  searchQuery,
  textLexemes,
  tsvectorText,
} from './lexemes.ts';
export { pinyinForms } from './pinyinForms.ts';
