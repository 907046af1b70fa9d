/** Collapses text to a single line for a header or a notice, so that it cannot inject another line. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Whether a text can be written to a header unencoded. */
export const isPrintableAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** A moment as a header writes it (RFC 5322). */
export const dateField = (date: Date): string => date.toUTCString().replace('GMT', '+0000');

/**
 * Same as `maximumSubject` of the contract. The processes that read files do not import the contract: they start faster and can access only
 * files.
 */
export const subjectLimit = 998;

/** A subject as long as one may be. Of a longer one the end is left out, and that is seen; no character is cut in half. */
export const shortSubject = (subject: string): string =>
  subject.length <= subjectLimit ? subject : `${subject.slice(0, subjectLimit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
