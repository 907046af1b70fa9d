import { languages, Problem, type ProblemCode, problemKinds, problemOfAnswer } from '@jinshu/api';
import { describeProblem, problemMoreStrings, problemStrings } from '@jinshu/app/problem';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { describeRefusal } from '../../mail/attachment/attachmentProblems.ts';
import { wordsOf } from '../../testing/words.ts';

const locales = { 'zh-hans': 'zh-CN', 'zh-tw': 'zh-TW', en: 'en-US' } as const;
const speaking = (language: keyof typeof locales) => createIntl({ locale: locales[language], messages: wordsOf(language) });
const intl = speaking('en');
const of = (status: number, body: unknown) => describeProblem(intl, problemOfAnswer(status, body));

describe('I18-02 the words of a problem', () => {
  /** Problems this page never causes: an unsupported body, and live updates where they are off. */
  const neverMet = new Set(['unsupported-body', 'no-push']);
  /** Problems for which the import dialog has its own texts, loaded with it (ERR-21, ERR-22). */
  const toldByImport = new Set(['import-not-mail', 'import-too-big']);
  /** Problems of the back stage, which has texts of its own. */
  const isOfBackStage = (code: string) => code.startsWith('operation-');
  const codes = Object.keys(problemKinds).filter((code) => !neverMet.has(code) && !toldByImport.has(code) && !isOfBackStage(code));

  it.each(languages)('are there for every code in %s', (language) => {
    const strings: Record<string, { id: string }> = { ...problemStrings, ...problemMoreStrings };
    const missing = codes.filter((code) => !wordsOf(language)[strings[code]?.id ?? '']);
    expect(missing).toEqual([]);
  });

  it.each(languages)('are said for what the app itself notices in %s', (language) => {
    expect(describeProblem(speaking(language), new Problem('offline'))).toBe(wordsOf(language)['problem.offline']);
  });
});

describe('the catalogue', () => {
  const says: readonly [string, ProblemCode, string][] = [
    ['ERR-02', 'session-expired', 'Your session has expired. Log in again.'],
    ['ERR-03', 'internal', 'Internal server error. Try again.'],
    ['ERR-04', 'unavailable', 'System error. Try again. If it continues, contact your administrator.'],
    ['ERR-06', 'captcha-not-passed', 'Couldn’t verify the captcha. Try again.'],
    ['ERR-12', 'send-failed', 'Couldn’t send the message.'],
    ['ERR-14', 'mail-not-found', 'Message not found. Have you moved it to another folder?'],
    ['ERR-15', 'folder-not-found', 'The folder of this message doesn’t exist or was deleted.'],
    ['ERR-17', 'mail-password-wrong', 'Incorrect password. Enter it again.'],
    ['ERR-20', 'send-no-folders', 'You can’t send folders.'],
    ['ERR-27', 'upload-over-pdisk', 'The personal disk doesn’t have enough space for this upload.'],
    ['ERR-28', 'upload-over-cdisk', 'The enterprise disk doesn’t have enough space for this upload.'],
    ['ERR-33', 'extraction-code-error', 'The link or the access code is incorrect.'],
    ['ERR-34', 'share-cancelled', 'The owner stopped sharing this.'],
    ['ERR-26', 'upload-over-mailbox', 'The mailbox doesn’t have enough space for this upload.'],
    ['ERR-32', 'executable-refused', 'Executable files aren’t allowed for security reasons.'],
    ['ERR-36', 'input-receiver', 'Enter a recipient.'],
    ['ERR-37', 'missing-subject', 'Enter a subject.'],
    ['ERR-38', 'enter-content', 'Enter a message.'],
    ['ERR-39', 'enter-note', 'Enter a note.'],
    ['ERR-40', 'note-too-long', 'Use 200 characters or fewer.'],
    ['ERR-41', 'input-reject-reason', 'Enter a reason for the rejection.'],
    ['ERR-43', 'sms-number-required', 'Enter a mobile number for the SMS notice.'],
    ['ERR-44', 'nothing-to-save', 'To save a draft, add content, a subject or an attachment.'],
    ['ERR-45', 'search-conditions', 'Enter a keyword, a subject or attachment text.'],
    ['ERR-46', 'email-format', 'Enter a valid email address.'],
    ['ERR-48', 'mail-level-required', 'Choose a secrecy level for the message.'],
    ['ERR-49', 'attach-level-required', 'Choose a secrecy level for each attachment.'],
    ['ERR-50', 'attach-level-above-mail', '“a.pdf” has a higher secrecy level than the message.'],
  ];

  it('I18-08 ATT-13 names the largest size of a file with two decimals where it needs them', () =>
    expect([1_342_177_280, 2_147_483_648].map((most) => describeRefusal(intl, { name: 'a.iso', refusal: 'over-limit' }, most))).toEqual([
      expect.stringContaining('1.25 GB'),
      expect.stringContaining('2 GB'),
    ]));

  it('ERR-47 not a system mailbox', () => {
    const problem = new Problem('not-system-mailbox', { address: 'zhou@partner.example' });
    expect(describeProblem(intl, problem)).toBe('zhou@partner.example isn’t a mailbox of this system.');
  });

  it.each(says)('%s is what %s says in English, and words of their own in the other languages', (_, code, english) => {
    const said = languages.map((language) => describeProblem(speaking(language), new Problem(code, { name: 'a.pdf' })));
    expect([said[languages.indexOf('en')], new Set(said).size]).toEqual([english, languages.length]);
  });
});

describe('describeProblem', () => {
  it('says what a code means in the language of the user, not of the server', () =>
    expect(describeProblem(speaking('zh-hans'), problemOfAnswer(404, { detail: 'Not found.', code: 'mail-not-found' }))).toBe(
      wordsOf('zh-hans')['problem.mail-not-found'],
    ));

  it.each([
    ['API-13 non_field_errors first', 400, { non_field_errors: ['first', 'second'], error: 'e', detail: 'd' }, 'first'],
    ['API-13 then error', 400, { error: 'e', detail: 'd' }, 'e'],
    ['API-13 then detail', 400, { detail: 'd' }, 'd'],
    ['API-15 detail of a refusal', 403, { detail: 'You may not.' }, 'You may not.'],
    ['API-19 error_message', 400, { error_message: 'taken' }, 'taken'],
    ['a code that nobody knows', 400, { detail: 'Full moon.', code: 'full-moon' }, 'Full moon.'],
  ])('%s, as a server without codes says it', (_, status, body, text) => expect(of(status, body)).toBe(text));

  it('API-16 says ERR-03 for status 500, whatever the server says', () =>
    expect(of(500, { detail: 'Traceback (most recent call last)' })).toBe(wordsOf('en')['problem.internal']));

  it.each([501, 502, 503])('API-17 says ERR-04 for status %i', (status) =>
    expect(of(status, {})).toBe(wordsOf('en')['problem.unavailable']),
  );

  it.each([
    [400, 'invalid-input'],
    [403, 'forbidden'],
    [404, 'not-found'],
  ])('finds words for a silent answer with status %i', (status, code) => expect(of(status, {})).toBe(wordsOf('en')[`problem.${code}`]));

  it('says that something went wrong where nothing is known', () =>
    expect(describeProblem(intl, new TypeError('x is not a function'))).toBe(wordsOf('en')['problem.internal']));
});
