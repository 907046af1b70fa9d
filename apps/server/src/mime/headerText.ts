/** Text for one line of a header or of a notice: whoever wrote it cannot begin another one. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Whether a text stands in a header as it is. */
export const isPrintableAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** A moment as a header writes it (RFC 5322). */
export const dateField = (date: Date): string => date.toUTCString().replace('GMT', '+0000');

/** The `maximumSubject` of the contract, which the processes that read files do without: they start sooner, and find nothing but files. */
export const subjectLimit = 998;

/** A subject as long as one may be. Of a longer one the end is left out, and that is seen; no character is cut in half. */
export const shortSubject = (subject: string): string =>
  subject.length <= subjectLimit ? subject : `${subject.slice(0, subjectLimit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
