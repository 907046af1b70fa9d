/** Where the text of a problem stands in the answer: the four shapes of area API. */
export type ProblemShape = 'non_field_errors' | 'detail' | 'error' | 'error_message';

interface ProblemKind {
  status: number;
  shape: ProblemShape;
  /** For people who read answers: logs, other clients. The webmail has its own words for each code. */
  text: string;
}

/**
 * Every problem that a call can answer: a closed list. A code that area ERR names is its key in kebab case.
 * `offline` and `unreadable-answer` are the client's own: no server sends them.
 */
export const problemKinds = {
  'invalid-input': { status: 400, shape: 'non_field_errors', text: 'The input is not valid.' },
  'too-large': { status: 400, shape: 'non_field_errors', text: 'This is larger than the server takes in.' },
  'unsupported-body': { status: 400, shape: 'non_field_errors', text: 'The body is not of a kind that this call takes.' },
  'session-expired': { status: 401, shape: 'detail', text: 'The session has expired, please log in again.' },
  'login-failed': { status: 400, shape: 'non_field_errors', text: 'Account or password is wrong.' },
  'login-disabled': { status: 400, shape: 'non_field_errors', text: 'This account cannot log in.' },
  'login-rate-limited': { status: 400, shape: 'non_field_errors', text: 'Too many failed attempts, please try again later.' },
  'captcha-not-passed': { status: 400, shape: 'non_field_errors', text: 'The captcha was not passed, please verify again.' },
  'secret-unreadable': { status: 400, shape: 'non_field_errors', text: 'The encrypted part cannot be read, please reload the page.' },
  forbidden: { status: 403, shape: 'detail', text: 'This is not permitted.' },
  'not-found': { status: 404, shape: 'detail', text: 'There is nothing at this address.' },
  'mail-not-found': { status: 404, shape: 'detail', text: 'Not found. Have you moved it to another folder?' },
  'folder-not-found': {
    status: 404,
    shape: 'detail',
    text: 'The folder in which this message is located does not exist or has been deleted.',
  },
  'folder-name-taken': { status: 400, shape: 'error_message', text: 'A folder of this name exists already.' },
  'folder-name-invalid': { status: 400, shape: 'error_message', text: 'This name cannot be used for a folder.' },
  'folder-is-default': { status: 400, shape: 'error_message', text: 'A default folder cannot be removed or renamed.' },
  'tag-not-found': { status: 404, shape: 'detail', text: 'This tag does not exist.' },
  'tag-name-taken': { status: 400, shape: 'error_message', text: 'A tag of this name exists already.' },
  'attachment-not-found': { status: 404, shape: 'detail', text: 'This attachment does not exist.' },
  'draft-not-found': { status: 404, shape: 'detail', text: 'This draft does not exist.' },
  'draft-stale': { status: 400, shape: 'non_field_errors', text: 'The draft was changed elsewhere.' },
  'draft-sent': { status: 400, shape: 'non_field_errors', text: 'This mail has been sent already.' },
  'input-receiver': { status: 400, shape: 'non_field_errors', text: 'Please input a receiver.' },
  'missing-subject': { status: 400, shape: 'non_field_errors', text: 'The subject is missing.' },
  'enter-content': { status: 400, shape: 'non_field_errors', text: 'Please enter the content of the mail.' },
  'email-format': { status: 400, shape: 'non_field_errors', text: 'Wrong e-mail format.' },
  'nothing-to-save': { status: 400, shape: 'non_field_errors', text: 'A draft needs content, a subject or an attachment.' },
  'sender-not-yours': { status: 403, shape: 'detail', text: 'This sender address is not yours.' },
  'feature-not-ready': { status: 400, shape: 'non_field_errors', text: 'This way of sending is not available yet.' },
  'executable-refused': { status: 400, shape: 'non_field_errors', text: 'Executable files are refused for security reasons.' },
  'upload-over-mailbox': { status: 400, shape: 'non_field_errors', text: 'Upload failed, exceeding the personal mailbox capacity.' },
  'upload-incomplete': { status: 400, shape: 'non_field_errors', text: 'Parts of the file are missing.' },
  'upload-damaged': { status: 400, shape: 'non_field_errors', text: 'The file was damaged on its way, please upload it again.' },
  'area-locked': { status: 403, shape: 'detail', text: 'This is locked, please enter the lock password first.' },
  'lock-exists': { status: 400, shape: 'error_message', text: 'There is a lock password already.' },
  'lock-not-found': { status: 404, shape: 'detail', text: 'There is no lock here.' },
  'lock-password-rule': {
    status: 400,
    shape: 'error_message',
    text: 'A lock password has 6 to 20 characters and no spaces.',
  },
  'lock-password-wrong': { status: 400, shape: 'error_message', text: 'The lock password is wrong.' },
  'import-not-mail': { status: 400, shape: 'non_field_errors', text: 'The imported file is not a mail.' },
  'import-too-big': { status: 400, shape: 'non_field_errors', text: 'The file is too big for the remaining mailbox capacity.' },
  'enter-note': { status: 400, shape: 'non_field_errors', text: 'Please enter a note.' },
  'note-too-long': { status: 400, shape: 'non_field_errors', text: 'No more than 200 characters.' },
  'search-conditions': { status: 400, shape: 'non_field_errors', text: 'A search needs a keyword, a subject or an attachment text.' },
  'rate-limited': { status: 403, shape: 'detail', text: 'Too many requests, please wait a moment.' },
  'no-push': { status: 403, shape: 'detail', text: 'Live updates are switched off.' },
  internal: { status: 500, shape: 'detail', text: 'Internal server error, please try again.' },
  unavailable: { status: 503, shape: 'detail', text: 'System error, please try again and contact the administrator.' },
  offline: { status: 0, shape: 'detail', text: 'The server cannot be reached.' },
  'unreadable-answer': { status: 0, shape: 'detail', text: 'The answer of the server cannot be read.' },
} as const satisfies Record<string, ProblemKind>;

/** The name of a problem. */
export type ProblemCode = keyof typeof problemKinds;

/** Problems that any call may answer, whatever it declares. */
export const commonProblems = [
  'invalid-input',
  'session-expired',
  'forbidden',
  'not-found',
  'area-locked',
  'rate-limited',
  'internal',
  'unavailable',
] as const satisfies readonly ProblemCode[];

/** Values that a sentence about the problem may need. */
export type ProblemParams = Record<string, string | number>;

/** The wire form of a problem: one of the four shapes of area API, errors per field (API-21), and the code beside them. */
export interface ProblemBody {
  non_field_errors?: string[];
  detail?: string;
  error?: string;
  error_message?: string;
  code?: string;
  params?: ProblemParams;
  [field: string]: unknown;
}

/** What the client keeps of an answer that tells of a problem. */
export interface ProblemAnswer {
  status: number;
  body: ProblemBody;
}

/** Something that went wrong and has a name. The server throws it, one handler writes it, the client throws it again. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: ProblemParams;
  /** Texts per field (API-21), for forms. */
  readonly fields: Readonly<Record<string, string[]>>;
  /** The answer it was read from; absent on the server. */
  readonly answer: ProblemAnswer | undefined;

  constructor(code: ProblemCode, params: ProblemParams = {}, more: { fields?: Record<string, string[]>; answer?: ProblemAnswer } = {}) {
    super(more.answer ? (problemTexts(more.answer.body)[0] ?? problemKinds[code].text) : problemKinds[code].text);
    this.name = 'Problem';
    this.code = code;
    this.params = params;
    this.fields = more.fields ?? {};
    this.answer = more.answer;
  }

  /** The HTTP status: of the answer, or what the code stands for. */
  get status(): number {
    return this.answer?.status ?? problemKinds[this.code].status;
  }
}

/** A problem as the server writes it. */
export function problemBody(problem: Problem): ProblemBody {
  const { shape, text } = problemKinds[problem.code];
  return {
    ...problem.fields,
    [shape]: shape === 'non_field_errors' ? [text] : text,
    code: problem.code,
    ...(Object.keys(problem.params).length > 0 && { params: problem.params }),
  };
}

const knownKeys = new Set(['non_field_errors', 'detail', 'error', 'error_message', 'code', 'params']);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const firstText = (value: unknown) => (Array.isArray(value) ? value.find(isText) : isText(value) ? value : undefined);

/** The texts of an answer in the order in which a client shows them (API-13, API-19, SND-17). */
export function problemTexts(body: ProblemBody): string[] {
  return [firstText(body.non_field_errors), firstText(body.error), firstText(body.detail), firstText(body.error_message)].filter(isText);
}

function codeOfStatus(status: number): ProblemCode {
  if (status === 401) return 'session-expired';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 500) return 'internal';
  if (status > 500) return 'unavailable';
  return 'invalid-input';
}

/** Reads a problem from an answer of any server that keeps the shapes of area API, whether it knows our codes or not. */
export function problemOfAnswer(status: number, body: unknown): Problem {
  const answer: ProblemAnswer = { status, body: body !== null && typeof body === 'object' ? (body as ProblemBody) : {} };
  const { code, params } = answer.body;
  const fields: Record<string, string[]> = {};
  for (const [key, value] of Object.entries(answer.body)) {
    if (!knownKeys.has(key) && Array.isArray(value)) fields[key] = value.filter(isText);
  }
  return new Problem(isText(code) && Object.hasOwn(problemKinds, code) ? (code as ProblemCode) : codeOfStatus(status), params ?? {}, {
    fields,
    answer,
  });
}
