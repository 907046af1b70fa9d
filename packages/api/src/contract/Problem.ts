import { problemSentences } from './problemSentences.ts';

/** Kind of response that contains the text of a problem: of a form as a whole, of a name, or of anything else. */
export type ProblemShape = 'form' | 'detail' | 'error' | 'message';

/** Field of each shape on the wire. */
const shapeFields: Readonly<Record<ProblemShape, string>> = {
  form: 'non_field_errors',
  detail: 'detail',
  error: 'error',
  message: 'error_message',
};

interface ProblemKind {
  status: number;
  shape: ProblemShape;
}

// Every page loads this list, so repeated values are defined once.
const refused = { status: 400, shape: 'form' } as const;
const unfit = { status: 400, shape: 'message' } as const;
const forbidden = { status: 403, shape: 'detail' } as const;
const missing = { status: 404, shape: 'detail' } as const;

/**
 * Every problem that a call can answer: a closed list. A code that area ERR names is its key in kebab case.
 * `offline` and `unreadable-answer` are the client's own: no server sends them.
 */
export const problemKinds = {
  'invalid-input': refused,
  'too-large': refused,
  'unsupported-body': refused,
  'session-expired': { status: 401, shape: 'detail' },
  'login-failed': refused,
  'login-disabled': refused,
  'login-rate-limited': refused,
  'captcha-not-passed': refused,
  'secret-unreadable': refused,
  forbidden,
  'mailbox-share-power': forbidden,
  'not-found': missing,
  'mail-not-found': missing,
  'folder-not-found': missing,
  'folder-name-taken': unfit,
  'folder-name-invalid': unfit,
  'folder-is-default': unfit,
  'tag-not-found': missing,
  'tag-name-taken': unfit,
  'attachment-not-found': missing,
  'draft-not-found': missing,
  'draft-stale': refused,
  'draft-sent': refused,
  'input-receiver': refused,
  'missing-subject': refused,
  'subject-too-long': refused,
  'enter-content': refused,
  'email-format': refused,
  'nothing-to-save': refused,
  'signature-not-found': missing,
  'template-not-found': missing,
  'template-no-more': missing,
  'too-many-kept': unfit,
  'server-refused': refused,
  'contact-not-found': missing,
  'contact-exists': refused,
  'contact-stale': refused,
  'contact-group-not-found': missing,
  'contact-group-taken': unfit,
  'contact-undo-over': missing,
  'contact-file-type': unfit,
  'contact-file-size': unfit,
  'contact-file-unreadable': unfit,
  'image-type': unfit,
  'image-size': unfit,
  'sender-not-yours': forbidden,
  'feature-not-ready': refused,
  'mail-password-wrong': refused,
  'mail-closed-again': refused,
  'sealed-not-attached': forbidden,
  'burn-not-forwarded': forbidden,
  'mail-password-rule': refused,
  'options-exclusive': refused,
  'schedule-past': refused,
  'burn-date-past': refused,
  'mail-level-required': refused,
  'attach-level-required': refused,
  'attach-level-above-mail': refused,
  'level-above-own': refused,
  'sms-number-required': refused,
  'send-failed': refused,
  'sending-limit': refused,
  'list-not-allowed': refused,
  'executable-refused': refused,
  'upload-over-mailbox': refused,
  'upload-over-pdisk': refused,
  'upload-over-cdisk': refused,
  'upload-incomplete': refused,
  'upload-damaged': refused,
  'send-no-folders': refused,
  'disk-folder-not-found': missing,
  'disk-file-not-found': missing,
  'disk-name-taken': unfit,
  'disk-move-into-itself': unfit,
  'disk-too-deep': unfit,
  'disk-member-unknown': unfit,
  'extraction-code-error': missing,
  'share-cancelled': missing,
  'share-expired': missing,
  'share-used-up': missing,
  'share-not-for-you': forbidden,
  'share-code-limited': forbidden,
  'link-expired': missing,
  'area-locked': forbidden,
  'screen-locked': forbidden,
  'password-expired': forbidden,
  'factor-needed': forbidden,
  'calendar-not-found': missing,
  'calendar-name-rule': unfit,
  'calendar-is-default': unfit,
  'not-system-mailbox': unfit,
  'event-not-found': missing,
  'event-title-required': refused,
  'event-ends-early': refused,
  'repeat-count-rule': refused,
  'repeat-ends-early': refused,
  'not-a-calendar-file': refused,
  'lock-exists': unfit,
  'lock-not-found': missing,
  'lock-password-rule': unfit,
  'lock-password-wrong': unfit,
  'share-switch-error': refused,
  'import-not-mail': refused,
  'import-too-big': refused,
  'enter-note': refused,
  'note-too-long': refused,
  'input-reject-reason': refused,
  'search-conditions': refused,
  'code-wrong': refused,
  'passkey-wrong': refused,
  'passkey-off': refused,
  'passkey-address': refused,
  'passkey-limit': refused,
  'social-off': refused,
  'social-over': refused,
  'social-refused': refused,
  'social-unreachable': refused,
  'social-taken': refused,
  'password-wrong': refused,
  'password-elsewhere': refused,
  'directory-unreachable': refused,
  'second-step-over': refused,
  'sms-too-soon': refused,
  'sms-not-sent': refused,
  'client-code-rule': refused,
  'registration-off': refused,
  'registration-waiting': refused,
  'registration-refused': refused,
  'recovery-off': refused,
  'recovery-over': refused,
  'security-answer-needed': refused,
  'security-answer-wrong': refused,
  'operation-refused': unfit,
  'operation-stale': unfit,
  'operation-password': forbidden,
  'rate-limited': forbidden,
  'no-push': forbidden,
  internal: { status: 500, shape: 'detail' },
  unavailable: { status: 503, shape: 'detail' },
  offline: { status: 0, shape: 'detail' },
  'unreadable-answer': { status: 0, shape: 'detail' },
} as const satisfies Record<string, ProblemKind>;

/** The name of a problem. */
export type ProblemCode = keyof typeof problemKinds;

/** Problems that any call may answer, whatever it declares. */
export const commonProblems = [
  'invalid-input',
  'session-expired',
  'forbidden',
  'mailbox-share-power',
  'not-found',
  'area-locked',
  'screen-locked',
  'password-expired',
  'factor-needed',
  'rate-limited',
  'internal',
  'unavailable',
] as const satisfies readonly ProblemCode[];

/** Values that a sentence about the problem may need. */
export type ProblemParams = Record<string, string | number>;

/** Wire form of a problem: the text in the field of its shape (`textOfShape`), errors per field, and the code. */
export interface ProblemBody {
  code?: string;
  params?: ProblemParams;
  [field: string]: unknown;
}

/** Error response as kept by the client. */
export interface ProblemAnswer {
  status: number;
  body: ProblemBody;
}

/** Something that went wrong and has a name. The server throws it, one handler writes it, the client throws it again. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: ProblemParams;
  /** Texts per field, for forms. */
  readonly fields: Readonly<Record<string, string[]>>;
  /** The answer it was read from; absent on the server. */
  readonly answer: ProblemAnswer | undefined;

  constructor(code: ProblemCode, params: ProblemParams = {}, more: { fields?: Record<string, string[]>; answer?: ProblemAnswer } = {}) {
    super(more.answer ? (problemTexts(more.answer.body)[0] ?? code) : code);
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
  const { shape } = problemKinds[problem.code];
  const text = problemSentences[problem.code];
  return {
    ...problem.fields,
    [shapeFields[shape]]: shape === 'form' ? [text] : text,
    code: problem.code,
    ...(Object.keys(problem.params).length > 0 && { params: problem.params }),
  };
}

const knownKeys = new Set([...Object.values(shapeFields), 'code', 'params']);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const firstText = (value: unknown) => (Array.isArray(value) ? value.find(isText) : isText(value) ? value : undefined);

/** Returns the text of a response in one of its shapes. */
export const textOfShape = (body: ProblemBody, shape: ProblemShape): string | undefined => firstText(body[shapeFields[shape]]);

/** Returns the texts of a response, in the order in which a client shows them. */
export function problemTexts(body: ProblemBody): string[] {
  return (['form', 'error', 'detail', 'message'] as const).map((shape) => textOfShape(body, shape)).filter(isText);
}

const codesOfStatus: Partial<Record<number, ProblemCode>> = {
  401: 'session-expired',
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
  500: 'internal',
};
const codeOfStatus = (status: number) => codesOfStatus[status] ?? (status > 500 ? 'unavailable' : 'invalid-input');

/**
 * Returns the body of an error response: an object, or a plain text as `detail`. HTML pages of proxies are dropped, since they mean nothing
 * to users.
 */
const bodyOf = (body: unknown): ProblemBody =>
  body !== null && typeof body === 'object' ? (body as ProblemBody) : isText(body) && !/^\s*</.test(body) ? { detail: body } : {};

/** Reads a problem from an answer of any server that keeps the shapes of area API, whether it knows our codes or not. */
export function problemOfAnswer(status: number, body: unknown): Problem {
  const answer: ProblemAnswer = { status, body: bodyOf(body) };
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
