export { onCommitLetters } from './commitLetters.ts';
export { composeParametersOptions } from './compose.queries.ts';
export { composeStrings } from './compose.strings.ts';
export {
  type Composer,
  type ComposerSnapshot,
  type FieldInFault,
  fieldInFault,
  firstWrong,
  isSameForm,
  type RecipientFieldName,
  recipientFields,
  shownFields,
} from './composer.ts';
export { keepLetters } from './keepLetters.ts';
export { continueLeft, offerLeftCopies } from './parts.ts';
export { replyHtml } from './replyHtml.ts';
export { saveLetters } from './saveLetters.ts';
export { useBeginMail } from './useBeginMail.ts';
export { useLogOut } from './useLogOut.ts';
export { openProtected, useUnlocked } from './useUnlocked.ts';
export { forgetWanted, wantedAnswerOptions } from './wantedAnswer.ts';
